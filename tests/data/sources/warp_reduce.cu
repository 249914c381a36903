// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// from sm_80
__global__ void reduced(const unsigned* in, unsigned* out) {
    out[threadIdx.x] = __reduce_add_sync(0xFFFFFFFF, in[threadIdx.x]);
}
