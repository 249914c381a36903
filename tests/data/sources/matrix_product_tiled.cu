// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
template <int Tile>
__global__ void product(const float* a, const float* b, float* c, int n) {
    __shared__ float as[Tile][Tile];
    __shared__ float bs[Tile][Tile];
    const int row = blockIdx.y * Tile + threadIdx.y;
    const int column = blockIdx.x * Tile + threadIdx.x;
    float sum = 0;
    for (int t = 0; t < n; t += Tile) {
        as[threadIdx.y][threadIdx.x] = a[row * n + t + threadIdx.x];
        bs[threadIdx.y][threadIdx.x] = b[(t + threadIdx.y) * n + column];
        __syncthreads();
        for (int k = 0; k < Tile; ++k)
            sum += as[threadIdx.y][k] * bs[k][threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
template __global__ void product<16>(const float*, const float*, float*, int);
template __global__ void product<32>(const float*, const float*, float*, int);
