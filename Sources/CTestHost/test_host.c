#include "test_host.h"
#include "host_process.h"
#include <stdlib.h>
#include <unistd.h>

// A test program that is started over again as a host serves before its own main function, and never comes to it: previews are
// drawn in a process that holds the very code of the tests, but runs none of them.

// Of the testing library; answers requests until the channel ends.
extern int proofsheet_serve_tests(int channel);

void proofsheet_link_test_host(void) {}

// The C library hands constructors what it hands the main function.
__attribute__((constructor)) static void serve_where_started_as_host(int count, char **arguments) {
    (void)count;
    const char *channel = getenv("PROOFSHEET_HOST_CHANNEL");
    if (!channel) return;
    _exit(proofsheet_become_host(arguments) ? proofsheet_serve_tests(atoi(channel)) : EXIT_FAILURE);
}
