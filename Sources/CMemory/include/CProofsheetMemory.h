#pragma once

/// Lets the process keep up to 256 MB of freed memory, so that the pixels of one picture lie where those of the last one lay.
void proofsheet_reuse_memory(void);
