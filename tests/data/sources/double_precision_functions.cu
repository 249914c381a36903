// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void functions(double* x) {
    const double value = x[threadIdx.x];
    x[threadIdx.x] = sin(value) + exp(value) / pow(value, 1.5) + tgamma(value) + erfcinv(value);
}
