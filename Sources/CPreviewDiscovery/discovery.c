#define _GNU_SOURCE
#include "discovery.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

// The layouts of this file are Swift's stable ABI: docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h of the
// compiler's repository. Every reference is a 32-bit distance from its own address.

struct range { uintptr_t start; size_t length; };
struct sections { uintptr_t version; const void *base; void *unused[2]; struct range protocols, conformances; };

struct conformance { int32_t protocol, type, witnesses; uint32_t flags; };
struct type_descriptor { uint32_t flags; int32_t parent, name, accessor; };
struct existential { uintptr_t kind; uint32_t flags, count; uintptr_t protocols[]; };
struct response { const void *metadata; size_t state; };
typedef __attribute__((swiftcall)) struct response (*accessor)(size_t request);

// Exported by the runtime on systems with ELF.
extern void swift_enumerateAllMetadataSections(bool (*body)(const struct sections *, void *), void *);

enum { KIND_EXISTENTIAL = 0x303, KIND_CLASS = 16, KIND_STRUCT = 17, KIND_ENUM = 18 };
enum { FLAG_GENERIC = 0x80, KIND_MASK = 0x1f, REFERENCE_SHIFT = 3, REFERENCE_MASK = 7 };
enum { REFERENCE_DIRECT = 0, REFERENCE_INDIRECT = 1 };

struct search { const void *protocol, *image; proofsheet_type_visitor visit; void *context; };

const void *proofsheet_protocol_of_existential(const void *metadata) {
    const struct existential *type = metadata;
    if (type->kind != KIND_EXISTENTIAL || type->count != 1) return NULL;
    return (const void *)(type->protocols[0] & ~(uintptr_t)1);
}

const void *proofsheet_image_address(void *library) {
    struct link_map *map = NULL;
    if (dlinfo(library, RTLD_DI_LINKMAP, &map) != 0 || !map) return NULL;
    return map->l_ld;
}

const char *proofsheet_image_path(const void *address) {
    Dl_info info;
    return dladdr(address, &info) ? info.dli_fname : NULL;
}

int proofsheet_pipe(int ends[2]) {
    return pipe2(ends, O_CLOEXEC);
}

long proofsheet_stack_size(void) {
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    void *lowest = NULL;
    size_t size = 0;
    int result = pthread_attr_getstack(&attributes, &lowest, &size);
    pthread_attr_destroy(&attributes);
    return result == 0 && size < LONG_MAX ? (long)size : 0;
}

static const void *follow(const int32_t *field) {
    return *field ? (const char *)field + *field : NULL;
}

/// Bit 0 tells that the distance leads to a pointer to the thing.
static const void *follow_indirectable(const int32_t *field) {
    if (!(*field & ~1)) return NULL;
    const void *target = (const char *)field + (*field & ~1);
    return *field & 1 ? *(const void *const *)target : target;
}

static const struct type_descriptor *type_of(const struct conformance *record) {
    const void *target = follow(&record->type);
    switch (record->flags >> REFERENCE_SHIFT & REFERENCE_MASK) {
    case REFERENCE_DIRECT: return target;
    case REFERENCE_INDIRECT: return target ? *(const void *const *)target : NULL;
    default: return NULL;
    }
}

static void visit_record(const struct conformance *record, const struct search *search) {
    if (follow_indirectable(&record->protocol) != search->protocol) return;
    const struct type_descriptor *type = type_of(record);
    if (!type || type->flags & FLAG_GENERIC) return;
    uint32_t kind = type->flags & KIND_MASK;
    if (kind != KIND_CLASS && kind != KIND_STRUCT && kind != KIND_ENUM) return;
    accessor metadata_of = (accessor)follow(&type->accessor);
    if (!metadata_of) return;
    const void *metadata = metadata_of(0).metadata;
    if (metadata) search->visit(metadata, search->context);
}

static bool is_in_image(uintptr_t address, const void *image) {
    Dl_info one, other;
    return dladdr((const void *)address, &one) && dladdr(image, &other) && one.dli_fbase == other.dli_fbase;
}

static bool visit_sections(const struct sections *sections, void *context) {
    const struct search *search = context;
    struct range range = sections->conformances;
    if (!range.start || (search->image && !is_in_image(range.start, search->image))) return true;
    const int32_t *fields = (const int32_t *)range.start;
    for (size_t index = 0; index < range.length / sizeof *fields; index++) {
        const struct conformance *record = follow(&fields[index]);
        if (record) visit_record(record, search);
    }
    return true;
}

void proofsheet_each_conforming_type(
    const void *protocol, const void *image, proofsheet_type_visitor visit, void *context
) {
    struct search search = {protocol, image, visit, context};
    swift_enumerateAllMetadataSections(visit_sections, &search);
}
