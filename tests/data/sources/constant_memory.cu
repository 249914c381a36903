// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__constant__ float weights[256];
__constant__ int offset;

__global__ void weighted(const float* in, float* out) {
    out[threadIdx.x] = in[threadIdx.x + offset] * weights[threadIdx.x & 255];
}
