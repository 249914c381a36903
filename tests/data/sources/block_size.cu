// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// from sm_90
__global__ void __block_size__((128, 1, 1)) fixedBlock(float* x) {
    x[blockIdx.x * 128 + threadIdx.x] += 1;
}
