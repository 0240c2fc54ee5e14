#include "CProofsheetMemory.h"
#include <malloc.h>

void proofsheet_reuse_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
}
