#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

// Loads the runtime and lets it serve the tool over descriptor 3. User code is loaded by the runtime, which has to be
// the only copy of the views in this process; so this program knows nothing of Swift.

enum { CHANNEL = 3, EXIT_USAGE = 64, EXIT_NO_RUNTIME = 65 };

int main(int count, char **arguments) {
    if (count != 2) {
        fputs("proofsheet-host is started by proofsheet, with the path of the runtime.\n", stderr);
        return EXIT_USAGE;
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() == 1) return EXIT_USAGE;
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});

    void *runtime = dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL);
    int (*serve)(int) = runtime ? (int (*)(int))dlsym(runtime, "proofsheet_serve") : NULL;
    if (!serve) {
        fprintf(stderr, "%s\n", dlerror());
        return EXIT_NO_RUNTIME;
    }
    return serve(CHANNEL);
}
