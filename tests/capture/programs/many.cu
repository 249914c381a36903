// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Launches an empty kernel N times and prints how long the launches took and the peak of its memory. many N
// [FILE]: FILE gets its process id first. N 0: until it is killed. many N FILE MICROSECONDS: waits so long
// between launches.
#include <cuda_runtime.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

__global__ void empty(int) {}

static long statusKb(const char* what) {
    long kb = 0;
    char line[256];
    if (FILE* file = std::fopen("/proc/self/status", "r")) {
        while (std::fgets(line, sizeof line, file) != nullptr)
            if (std::strncmp(line, what, std::strlen(what)) == 0)
                kb = std::atol(line + std::strlen(what) + 1);
        std::fclose(file);
    }
    return kb;
}

static double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int main(int count, char** arguments) {
    const long launches = count > 1 ? std::atol(arguments[1]) : 1000;
    const long pause = count > 3 ? std::atol(arguments[3]) : 0;
    cudaFree(nullptr);
    for (int i = 0; i < 200; ++i)
        empty<<<1, 32>>>(i);
    cudaDeviceSynchronize();
    if (count > 2)
        if (FILE* file = std::fopen(arguments[2], "w")) {
            std::fprintf(file, "%d\n", static_cast<int>(getpid()));
            std::fclose(file);
        }
    const double begin = now();
    for (long i = 0; launches == 0 || i < launches; ++i) {
        empty<<<1 + i % 4, 32>>>(1);
        if (pause > 0)
            usleep(static_cast<useconds_t>(pause));
    }
    const double launched = now();
    const int code = cudaDeviceSynchronize();
    const double end = now();
    std::printf("{\"launches\":%ld,\"launchNs\":%.1f,\"totalNs\":%.1f,\"peakKb\":%ld,\"residentKb\":%ld,"
                "\"code\":%d}\n",
                launches + 200, (launched - begin) / launches * 1e9, (end - begin) / launches * 1e9,
                statusKb("VmHWM"), statusKb("VmRSS"), code);
    return 0;
}
