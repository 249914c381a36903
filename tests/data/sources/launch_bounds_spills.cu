// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void __launch_bounds__(1024, 2) crowded(const float* in, float* out, int n) {
    float a[40];
#pragma unroll
    for (int i = 0; i < 40; ++i)
        a[i] = in[threadIdx.x + i * 1024];
    for (int round = 0; round < n; ++round)
#pragma unroll
        for (int i = 0; i < 40; ++i)
            a[i] = a[i] * a[(i + 7) % 40] + in[round];
#pragma unroll
    for (int i = 0; i < 40; ++i)
        out[threadIdx.x + i * 1024] = a[i];
}
