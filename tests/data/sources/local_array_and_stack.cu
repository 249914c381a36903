// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__device__ __noinline__ int deep(int* values, int n) {
    int copies[20];
    for (int i = 0; i < 20; ++i)
        copies[i] = values[(i + n) % 20];
    return copies[n % 20];
}

__global__ void nested(int* x) {
    int values[20];
    for (int i = 0; i < 20; ++i)
        values[i] = x[i];
    x[threadIdx.x] = deep(values, x[threadIdx.x]);
}
