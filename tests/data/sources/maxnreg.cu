// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void __maxnreg__(32) limited(const float* in, float* out) {
    float a[32];
#pragma unroll
    for (int i = 0; i < 32; ++i)
        a[i] = in[threadIdx.x + i * 32];
    for (int round = 0; round < 10; ++round)
#pragma unroll
        for (int i = 0; i < 32; ++i)
            a[i] += a[(i + 3) % 32] * a[(i + 5) % 32];
#pragma unroll
    for (int i = 0; i < 32; ++i)
        out[threadIdx.x + i * 32] = a[i];
}
