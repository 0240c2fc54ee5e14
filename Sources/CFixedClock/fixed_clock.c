#define _GNU_SOURCE
#include "fixed_clock.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// Preloaded into hosts, and linked into test programs, so that previews find the same time of day and the same random numbers
// in every run. Clocks that only measure how long something takes go on, or nothing that waits would ever end.
//
// Everything is as usual in a process that is no host, but for a thread that draws a view.

typedef int clock_function(clockid_t, struct timespec *);
typedef int day_function(struct timeval *, void *);
typedef time_t time_function(time_t *);
typedef ssize_t random_function(void *, size_t, unsigned);
typedef int entropy_function(void *, size_t);
typedef void fill_function(void *, size_t);
typedef long syscall_function(long, ...);

// What a run may ask to be otherwise, to see whether anybody notices.
static time_t now = PROOFSHEET_FIXED_TIME;
static _Atomic uint64_t counter;
static uint64_t first_number;

static _Thread_local bool is_fixed_here;

static bool is_fixed(void) {
    enum { UNKNOWN, HOST, OTHER };
    static _Atomic int process = UNKNOWN;
    // Asked for by whoever comes first, which may be the constructor of any library.
    if (process == UNKNOWN) process = getenv("PROOFSHEET_HOST") ? HOST : OTHER;
    return process == HOST || is_fixed_here;
}

void proofsheet_fix_this_thread(bool is_fixed) {
    if (is_fixed) counter = first_number;
    is_fixed_here = is_fixed;
}

__attribute__((constructor)) static void read_conditions(void) {
    if (!is_fixed()) return;

    const char *later = getenv("PROOFSHEET_HOST_SECONDS_LATER"), *seed = getenv("PROOFSHEET_HOST_SEED");
    if (later) now += strtoll(later, NULL, 10);
    if (seed) first_number = strtoull(seed, NULL, 10);
    proofsheet_restart_random_numbers();
}

void proofsheet_restart_random_numbers(void) {
    counter = first_number;
    srandom((unsigned)first_number + 1);
}

/// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
static uint64_t next_number(void) {
    uint64_t z = atomic_fetch_add(&counter, UINT64_C(0x9E3779B97F4A7C15)) + UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static void fill(void *buffer, size_t length) {
    unsigned char *bytes = buffer;
    for (size_t index = 0; index < length; index++) bytes[index] = (unsigned char)(next_number() >> 32);
}

// The function that would have been called without this file.
#define ORIGINAL(type, name) \
    static _Atomic(type *) original; \
    if (!original) original = (type *)dlsym(RTLD_NEXT, name)

int clock_gettime(clockid_t clock, struct timespec *result) {
    bool is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
    if (is_date && is_fixed()) {
        *result = (struct timespec){now, 0};
        return 0;
    }
    ORIGINAL(clock_function, "clock_gettime");
    return original(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    if (!is_fixed()) {
        ORIGINAL(day_function, "gettimeofday");
        return original(result, zone);
    }
    *result = (struct timeval){now, 0};
    return 0;
}

time_t time(time_t *result) {
    if (!is_fixed()) {
        ORIGINAL(time_function, "time");
        return original(result);
    }
    if (result) *result = now;
    return now;
}

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
    if (!is_fixed()) {
        ORIGINAL(random_function, "getrandom");
        return original(buffer, length, flags);
    }
    fill(buffer, length);
    return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
    if (!is_fixed()) {
        ORIGINAL(entropy_function, "getentropy");
        return original(buffer, length);
    }
    if (length > 256) {
        errno = EIO;
        return -1;
    }
    fill(buffer, length);
    return 0;
}

// Older C libraries have no functions of these names, so that there is nothing usual to call.

void arc4random_buf(void *buffer, size_t length) {
    if (is_fixed()) {
        fill(buffer, length);
        return;
    }
    ORIGINAL(fill_function, "arc4random_buf");
    if (original) {
        original(buffer, length);
        return;
    }
    // A call gives at most 256 bytes.
    for (size_t done = 0; done < length; done += 256) {
        size_t part = length - done < 256 ? length - done : 256;
        if (getentropy((char *)buffer + done, part) != 0) abort();
    }
}

uint32_t arc4random(void) {
    if (is_fixed()) return (uint32_t)(next_number() >> 32);
    uint32_t number;
    arc4random_buf(&number, sizeof number);
    return number;
}

/// Evenly spread: numbers below 2^32 modulo the bound are drawn again.
uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    uint32_t least = -bound % bound, number;
    do number = arc4random();
    while (number < least);
    return number % bound;
}

long syscall(long number, ...) {
    long values[6];
    va_list arguments;
    va_start(arguments, number);
    for (int index = 0; index < 6; index++) values[index] = va_arg(arguments, long);
    va_end(arguments);
    if (number == SYS_getrandom && is_fixed()) return getrandom((void *)values[0], (size_t)values[1], (unsigned)values[2]);
    ORIGINAL(syscall_function, "syscall");
    return original(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

// Files of random numbers are read from the same source: Foundation's UUID does so. A descriptor is a real one, of the null
// device, so that it can be closed, passed on and waited for; what is read from it is made here.

enum { DESCRIPTORS = 4096 };
static _Atomic bool is_random[DESCRIPTORS];

typedef int open_function(const char *, int, ...);
typedef int openat_function(int, const char *, int, ...);
typedef int close_function(int);
typedef ssize_t read_function(int, void *, size_t);
typedef FILE *fopen_function(const char *, const char *);

static bool names_random(const char *path) {
    return path && is_fixed() && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0);
}

static int open_with(const char *name, const char *path, int flags, mode_t mode) {
    open_function *original = (open_function *)dlsym(RTLD_NEXT, name);
    if (!names_random(path)) return original(path, flags, mode);
    int descriptor = original("/dev/null", flags, mode);
    if (descriptor < 0) return descriptor;
    if (descriptor < DESCRIPTORS) {
        is_random[descriptor] = true;
        return descriptor;
    }
    close(descriptor);
    errno = EMFILE;
    return -1;
}

static mode_t mode_of(int flags, va_list arguments) {
    return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(arguments, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = mode_of(flags, arguments);
    va_end(arguments);
    return open_with("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = mode_of(flags, arguments);
    va_end(arguments);
    return open_with("open64", path, flags, mode);
}

static int openat_with(const char *name, int folder, const char *path, int flags, mode_t mode) {
    if (names_random(path)) return open(path, flags, mode);
    return ((openat_function *)dlsym(RTLD_NEXT, name))(folder, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = mode_of(flags, arguments);
    va_end(arguments);
    return openat_with("openat", folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = mode_of(flags, arguments);
    va_end(arguments);
    return openat_with("openat64", folder, path, flags, mode);
}

int close(int descriptor) {
    if (descriptor >= 0 && descriptor < DESCRIPTORS) is_random[descriptor] = false;
    ORIGINAL(close_function, "close");
    return original(descriptor);
}

ssize_t read(int descriptor, void *buffer, size_t length) {
    if (descriptor >= 0 && descriptor < DESCRIPTORS && is_random[descriptor]) {
        fill(buffer, length);
        return (ssize_t)length;
    }
    ORIGINAL(read_function, "read");
    return original(descriptor, buffer, length);
}

static ssize_t read_stream(void *cookie, char *buffer, size_t length) {
    (void)cookie;
    fill(buffer, length);
    return (ssize_t)length;
}

static FILE *fopen_with(const char *name, const char *path, const char *mode) {
    if (names_random(path)) return fopencookie(NULL, mode, (cookie_io_functions_t){.read = read_stream});
    return ((fopen_function *)dlsym(RTLD_NEXT, name))(path, mode);
}

FILE *fopen(const char *path, const char *mode) { return fopen_with("fopen", path, mode); }

FILE *fopen64(const char *path, const char *mode) { return fopen_with("fopen64", path, mode); }
