#ifndef PROOFSHEET_HOST_PROCESS_H
#define PROOFSHEET_HOST_PROCESS_H

#include <stdbool.h>

/// Makes this process fit to draw what users write: with a large stack, for which the program begins again with these arguments,
/// without core dumps, and gone when its parent is. False where the parent is gone already.
bool proofsheet_become_host(char **arguments);

#endif
