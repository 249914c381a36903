// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// host code
#include <cstdio>
#include <vector>

__global__ void axpy(float a, const float* x, float* y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}

int main() {
    const int n = 1000;
    std::vector<float> host(n, 1.0F);
    float* x = nullptr;
    float* y = nullptr;
    cudaMalloc(&x, n * sizeof(float));
    cudaMalloc(&y, n * sizeof(float));
    cudaMemcpy(x, host.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    axpy<<<(n + 255) / 256, 256>>>(2.0F, x, y, n);
    std::printf("%s\n", cudaGetErrorString(cudaGetLastError()));
    cudaFree(x);
    cudaFree(y);
}
