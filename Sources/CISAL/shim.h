#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>

// The header's own figure is an expression that Swift does not import.
static const uint32_t isal_level1_buffer_size = ISAL_DEF_LVL1_DEFAULT;
