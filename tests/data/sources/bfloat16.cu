// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include <cuda_bf16.h>

__global__ void converted(const __nv_bfloat16* in, float* out, int n) {
    float sum = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        sum += __bfloat162float(in[i]);
    out[threadIdx.x] = sum;
}
