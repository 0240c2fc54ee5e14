#define _GNU_SOURCE
#include "fixed_clock.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// Preloaded into hosts, so that user code finds the same time of day and the same random numbers in every run. Clocks
// that only measure how long something takes go on, or nothing that waits would ever end.

typedef int clock_function(clockid_t, struct timespec *);
typedef long syscall_function(long, ...);

static _Atomic uint64_t counter;

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

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI) {
        *result = (struct timespec){PROOFSHEET_FIXED_TIME, 0};
        return 0;
    }
    static _Atomic(clock_function *) original;
    if (!original) original = (clock_function *)dlsym(RTLD_NEXT, "clock_gettime");
    return original(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    (void)zone;
    *result = (struct timeval){PROOFSHEET_FIXED_TIME, 0};
    return 0;
}

time_t time(time_t *result) {
    if (result) *result = PROOFSHEET_FIXED_TIME;
    return PROOFSHEET_FIXED_TIME;
}

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
    (void)flags;
    fill(buffer, length);
    return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
    if (length > 256) {
        errno = EIO;
        return -1;
    }
    fill(buffer, length);
    return 0;
}

void arc4random_buf(void *buffer, size_t length) { fill(buffer, length); }

uint32_t arc4random(void) { return (uint32_t)(next_number() >> 32); }

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
    if (number == SYS_getrandom) return getrandom((void *)values[0], (size_t)values[1], (unsigned)values[2]);
    static _Atomic(syscall_function *) original;
    if (!original) original = (syscall_function *)dlsym(RTLD_NEXT, "syscall");
    return original(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}
