#include <dlfcn.h>
#include <host_process.h>
#include <stdio.h>

// Loads the runtime and lets it serve the tool over descriptor 3. User code is loaded by the runtime, which has to be
// the only copy of the views in this process; so this program knows nothing of Swift.

enum { CHANNEL = 3, EXIT_USAGE = 64, EXIT_NO_RUNTIME = 65 };

int main(int count, char **arguments) {
    if (count != 2) {
        fputs("proofsheet-host is started by proofsheet, with the path of the runtime.\n", stderr);
        return EXIT_USAGE;
    }
    if (!proofsheet_become_host(arguments)) return EXIT_USAGE;

    void *runtime = dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL);
    int (*serve)(int) = runtime ? (int (*)(int))dlsym(runtime, "proofsheet_serve") : NULL;
    if (!serve) {
        fprintf(stderr, "%s\n", dlerror());
        return EXIT_NO_RUNTIME;
    }
    return serve(CHANNEL);
}
