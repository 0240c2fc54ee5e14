#define _GNU_SOURCE
#include "host_process.h"
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

enum { STACK = 512 << 20, THREAD_STACK = 8 << 20 };

// Views are nested as deep as their author likes, and every level takes some kilobytes of the call stack. The stack of the
// main thread has the size that was allowed when the program began, so the program begins again.
static void take_a_large_stack(char **arguments) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_STACK, &limit) != 0) return;
    rlim_t wanted = limit.rlim_max < STACK ? limit.rlim_max : STACK;
    if (limit.rlim_cur < wanted) {
        char path[PATH_MAX + 1];
        ssize_t length = readlink("/proc/self/exe", path, PATH_MAX);
        limit.rlim_cur = wanted;
        if (length > 0 && setrlimit(RLIMIT_STACK, &limit) == 0) {
            path[length] = 0;
            execv(path, arguments);
        }
    }
    // Other threads would be given as much.
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return;
    if (pthread_attr_setstacksize(&attributes, THREAD_STACK) == 0) pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
}

bool proofsheet_become_host(char **arguments) {
    take_a_large_stack(arguments);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // What user code starts stays below this process, whatever becomes of those in between, so that it can be ended with it.
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    if (getppid() == 1) return false;
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    return true;
}
