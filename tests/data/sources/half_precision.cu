// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include <cuda_fp16.h>

__global__ void halves(const __half2* a, const __half2* b, __half2* out, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        out[i] = __hfma2(a[i], b[i], out[i]);
}
