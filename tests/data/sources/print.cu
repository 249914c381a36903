// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// host code
#include <cstdio>

__global__ void hello(int n) {
    if (static_cast<int>(threadIdx.x) < n)
        printf("block %d, thread %d\n", blockIdx.x, threadIdx.x);
}

int main() {
    hello<<<2, 32>>>(3);
    return cudaDeviceSynchronize();
}
