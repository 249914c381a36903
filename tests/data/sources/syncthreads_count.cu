// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void votes(const int* in, int* out) {
    const int count = __syncthreads_count(in[threadIdx.x] > 0);
    const int any = __syncthreads_or(in[threadIdx.x] == 7);
    out[threadIdx.x] = count + any;
}
