// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// from sm_90
__global__ void __cluster_dims__(2, 1, 1) pairs(int* out) {
    __shared__ int mine;
    mine = blockIdx.x;
    __syncthreads();
    out[blockIdx.x * blockDim.x + threadIdx.x] = mine;
}
