#define _GNU_SOURCE
#include "CFolders.h"
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int proofsheet_swap(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int proofsheet_sync(int folder) { return syncfs(folder); }
