// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void __launch_bounds__(256) bounded(float* x) {
    float values[24];
    for (int i = 0; i < 24; ++i)
        values[i] = x[threadIdx.x + 256 * i];
    for (int i = 0; i < 24; ++i)
        for (int j = 0; j < 24; ++j)
            values[i] = values[i] * values[j] + values[(i + j) % 24];
    for (int i = 0; i < 24; ++i)
        x[threadIdx.x + 256 * i] = values[i];
}
