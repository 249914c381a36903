// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A program that loads the driver that its first argument names late, and launches "late" as often as the
// second says.
#include <cuda.h>

#include <cstdio>
#include <cstdlib>

#include <dlfcn.h>

int main(int count, char** arguments) {
    void* const driver = count == 3 ? ::dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL) : nullptr;
    if (driver == nullptr)
        return 3;
    const auto init = reinterpret_cast<decltype(&cuInit)>(::dlsym(driver, "cuInit"));
    const auto launch = reinterpret_cast<decltype(&cuLaunchKernel)>(::dlsym(driver, "cuLaunchKernel"));
    if (init(0) != CUDA_SUCCESS)
        return 4;
    static char kernel[] = "late"; // CUPTI reads it until the end
    for (int i = 0; i < std::atoi(arguments[2]); ++i)
        launch(reinterpret_cast<CUfunction>(kernel), 8, 1, 1, 64, 1, 1, 0, nullptr, nullptr, nullptr);
    std::puts("done");
    return 0;
}
