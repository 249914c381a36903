// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void sumOfFour(const float4* __restrict__ in, float* __restrict__ out, int n) {
#pragma unroll 8
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        const float4 v = in[i];
        out[i] = v.x + v.y + v.z + v.w;
    }
}
