#ifndef PROOFSHEET_FIXED_CLOCK_H
#define PROOFSHEET_FIXED_CLOCK_H

#include <stdbool.h>

/// The moment at which every host's clock stands, in seconds since 1970: 1 January 2025, 9:41 UTC.
enum { PROOFSHEET_FIXED_TIME = 1735724460 };

/// Begins with the first random number again; hosts do so before every cell, so that no cell depends on those drawn before it.
void proofsheet_restart_random_numbers(void);

/// Lets the calling thread of a process that is no host find the time and the random numbers of hosts, from the first one on, or
/// those that everybody finds.
void proofsheet_fix_this_thread(bool is_fixed);

#endif
