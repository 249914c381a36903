// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void groups(const int* in, unsigned* out) {
    out[threadIdx.x] = __match_any_sync(__activemask(), in[threadIdx.x]);
}
