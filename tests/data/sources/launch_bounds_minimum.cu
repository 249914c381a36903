// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void __launch_bounds__(512, 4) packed(const double* in, double* out, int n) {
    double sums[16] = {};
    for (int i = threadIdx.x; i < n; i += 512)
#pragma unroll
        for (int k = 0; k < 16; ++k)
            sums[k] = fma(in[i + k * n], sums[(k + 1) % 16], in[i]);
#pragma unroll
    for (int k = 0; k < 16; ++k)
        out[k * 512 + threadIdx.x] = sums[k];
}
