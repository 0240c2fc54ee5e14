#ifndef PROOFSHEET_TEST_HOST_H
#define PROOFSHEET_TEST_HOST_H

/// Does nothing: whoever calls it keeps the rest of this target in the program.
void proofsheet_link_test_host(void);

#endif
