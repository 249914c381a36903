// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
using Operation = float (*)(float, float);

__device__ float add(float a, float b) {
    return a + b;
}
__device__ float multiply(float a, float b) {
    return a * b;
}
__device__ Operation operations[] = {add, multiply};

__global__ void apply(float* x, int which) {
    x[threadIdx.x] = operations[which](x[threadIdx.x], 2.0F);
}
