// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void set(int* x) {
    *x = 1;
}
__global__ void set(float* x, float to = 2) {
    *x = to;
}
__global__ void set(double* x, double* y) {
    *x = sin(*y);
}
