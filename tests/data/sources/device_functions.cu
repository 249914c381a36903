// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__device__ __forceinline__ float squared(float x) {
    return x * x;
}
__device__ __noinline__ float lengthOf(float x, float y, float z) {
    return sqrtf(squared(x) + squared(y) + squared(z));
}

__global__ void lengths(const float3* in, float* out) {
    const float3 v = in[threadIdx.x];
    out[threadIdx.x] = lengthOf(v.x, v.y, v.z);
}
