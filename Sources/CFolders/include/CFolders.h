#pragma once

/// Lets two paths of one file system change places at one stroke; 0, or -1 with errno set.
int proofsheet_swap(const char *first, const char *second);

/// Brings everything written to the file system of an open folder onto the disk; 0, or -1 with errno set.
int proofsheet_sync(int folder);
