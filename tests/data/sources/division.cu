// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void divide(long long* a, const unsigned long long* b, float* f, double* d) {
    a[threadIdx.x] = a[threadIdx.x] / static_cast<long long>(b[threadIdx.x]) + a[threadIdx.x] % 7;
    f[threadIdx.x] /= f[threadIdx.x + 1];
    d[threadIdx.x] = 1 / d[threadIdx.x];
}
