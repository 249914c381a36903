// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
template <class... Values>
__device__ float sum(Values... values) {
    return (values + ...);
}

__global__ void sums(float* x) {
    x[threadIdx.x] = sum(x[0], x[1], x[2], x[threadIdx.x], 4.0F);
}
