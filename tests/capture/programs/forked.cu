// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Launches ten times; then a child that is forked without exec tries it, which CUDA refuses; then ten times
// more.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

#include <sys/wait.h>
#include <unistd.h>

__global__ void empty(int) {}

static int launchTen() {
    for (int i = 0; i < 10; ++i)
        empty<<<2, 64>>>(i);
    const int launched = cudaGetLastError();
    const int end = cudaDeviceSynchronize();
    return launched != 0 ? launched : end;
}

int main() {
    if (launchTen() != 0)
        return 9;
    const pid_t child = fork();
    if (child == 0)
        std::exit(launchTen() & 0x7F); // with the handlers at exit
    int status = 0;
    waitpid(child, &status, 0);
    std::printf("{\"childExited\":%d,\"childStatus\":%d,\"childSignal\":%d}\n", WIFEXITED(status) ? 1 : 0,
                WIFEXITED(status) ? WEXITSTATUS(status) : -1, WIFSIGNALED(status) ? WTERMSIG(status) : 0);
    return launchTen();
}
