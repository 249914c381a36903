// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
struct alignas(128) Line {
    char bytes[128];
};

__global__ void lines(Line* out, int which) {
    __shared__ char before;
    __shared__ Line lines[3];
    before = static_cast<char>(which);
    __syncthreads();
    lines[threadIdx.x % 3].bytes[threadIdx.x % 128] = before;
    __syncthreads();
    out[threadIdx.x] = lines[which % 3];
}
