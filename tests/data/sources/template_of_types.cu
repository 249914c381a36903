// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
template <class T, class Accumulator>
__global__ void dot(const T* a, const T* b, Accumulator* out, int n) {
    Accumulator sum = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        sum += static_cast<Accumulator>(a[i]) * static_cast<Accumulator>(b[i]);
    out[threadIdx.x] = sum;
}
template __global__ void dot<float, double>(const float*, const float*, double*, int);
template __global__ void dot<int, long long>(const int*, const int*, long long*, int);
template __global__ void dot<double, double>(const double*, const double*, double*, int);
