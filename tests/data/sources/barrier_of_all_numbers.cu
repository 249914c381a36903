// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void anyBarrier(int* x, int which) {
    asm volatile("bar.sync %0, 128;" ::"r"(which));
    x[threadIdx.x] = which;
}
