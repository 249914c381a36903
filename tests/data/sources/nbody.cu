// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__device__ float3 attraction(float4 a, float4 b, float3 sum) {
    const float3 d = {b.x - a.x, b.y - a.y, b.z - a.z};
    const float inverse = rsqrtf(d.x * d.x + d.y * d.y + d.z * d.z + 1e-6F);
    const float s = b.w * inverse * inverse * inverse;
    return {sum.x + d.x * s, sum.y + d.y * s, sum.z + d.z * s};
}

__global__ void nbody(const float4* bodies, float3* out, int n) {
    __shared__ float4 tile[128];
    const int i = blockIdx.x * 128 + threadIdx.x;
    const float4 mine = bodies[i];
    float3 sum = {0, 0, 0};
    for (int t = 0; t < n; t += 128) {
        tile[threadIdx.x] = bodies[t + threadIdx.x];
        __syncthreads();
#pragma unroll 16
        for (int k = 0; k < 128; ++k)
            sum = attraction(mine, tile[k], sum);
        __syncthreads();
    }
    out[i] = sum;
}
