// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Loads a library that uses CUDA after a while: late LIBRARY COUNT.
#include <cstdio>
#include <cstdlib>

#include <dlfcn.h>
#include <unistd.h>

int main(int, char** arguments) {
    usleep(200'000);
    void* const library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        std::fprintf(stderr, "%s\n", dlerror());
        return 3;
    }
    return reinterpret_cast<int (*)(int)>(dlsym(library, "launchLate"))(std::atoi(arguments[2]));
}
