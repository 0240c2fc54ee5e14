#ifndef PROOFSHEET_DISCOVERY_H
#define PROOFSHEET_DISCOVERY_H

/// Receives the metadata of one type that conforms.
typedef void (*proofsheet_type_visitor)(const void *_Nonnull metadata, void *_Nullable context);

/// The descriptor of the one Swift protocol of an existential type's metadata, or null where it is another kind of type.
const void *_Nullable proofsheet_protocol_of_existential(const void *_Nonnull metadata);

/// Visits every struct, enum and class without generic parameters that conforms to the protocol, in the order of the records.
///
/// `image` is any address inside the library to read, for example of one of its symbols; null reads all loaded images.
void proofsheet_each_conforming_type(
    const void *_Nonnull protocol, const void *_Nullable image, proofsheet_type_visitor _Nonnull visit, void *_Nullable context);

/// The address at which a library opened with dlopen is loaded, or null.
const void *_Nullable proofsheet_image_address(void *_Nonnull library);

/// The path of the library or program that holds an address, or null.
const char *_Nullable proofsheet_image_path(const void *_Nonnull address);

/// How large the stack of the calling thread may grow, in bytes; 0 where the system does not say.
long proofsheet_stack_size(void);

/// Makes a pipe whose ends other programs do not inherit; 0 where it could be made.
int proofsheet_pipe(int ends[_Nonnull 2]);

#endif
