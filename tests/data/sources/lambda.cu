// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
template <class Function>
__device__ void forEach(int n, Function function) {
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        function(i);
}

__global__ void lambdas(float* x, int n, float factor) {
    forEach(n, [=](int i) { x[i] *= factor; });
    __syncthreads();
    forEach(n, [&x, n](int i) { x[i] += x[(i + 1) % n]; });
}
