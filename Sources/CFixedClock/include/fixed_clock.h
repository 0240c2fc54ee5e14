#ifndef PROOFSHEET_FIXED_CLOCK_H
#define PROOFSHEET_FIXED_CLOCK_H

/// The moment at which every host's clock stands, in seconds since 1970: 1 January 2025, 9:41 UTC.
enum { PROOFSHEET_FIXED_TIME = 1735724460 };

#endif
