// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// host code
template <typename T, int PerThread>
__global__ void copy(const T* in, T* out) {
    const int first = (blockIdx.x * blockDim.x + threadIdx.x) * PerThread;
    T values[PerThread];
    for (int i = 0; i < PerThread; ++i)
        values[i] = in[first + i];
    for (int i = 0; i < PerThread; ++i)
        out[first + i] = values[i];
}

void run(const int* a, int* b, const double* c, double* d) {
    copy<int, 4><<<10, 128>>>(a, b);
    copy<double, 16><<<10, 128>>>(c, d);
}
