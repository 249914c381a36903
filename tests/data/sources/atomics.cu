// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void atomics(int* i, unsigned long long* l, float* f, double* d) {
    atomicAdd(i, 1);
    atomicMax(i + 1, static_cast<int>(threadIdx.x));
    atomicCAS(l, 0ULL, 1ULL);
    atomicExch(l + 1, 5ULL);
    atomicAdd(f, 1.0F);
    atomicAdd(d, 1.0);
    atomicAdd_block(i + 2, 1);
}
