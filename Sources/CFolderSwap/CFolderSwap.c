#define _GNU_SOURCE
#include "CFolderSwap.h"
#include <fcntl.h>
#include <stdio.h>

int proofsheet_swap(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}
