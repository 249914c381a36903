// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
constexpr int tile = 32;

__global__ void transpose(const float* in, float* out, int width, int height) {
    __shared__ float values[tile][tile + 1];
    int x = blockIdx.x * tile + threadIdx.x;
    int y = blockIdx.y * tile + threadIdx.y;
    if (x < width && y < height)
        values[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    x = blockIdx.y * tile + threadIdx.x;
    y = blockIdx.x * tile + threadIdx.y;
    if (x < height && y < width)
        out[y * height + x] = values[threadIdx.x][threadIdx.y];
}
