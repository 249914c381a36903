// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void compact(const int* in, int* out, int* size) {
    const int value = in[threadIdx.x];
    const unsigned mask = __ballot_sync(0xFFFFFFFF, value != 0);
    const int lane = threadIdx.x % 32;
    int base = 0;
    if (lane == 0)
        base = atomicAdd(size, __popc(mask));
    base = __shfl_sync(0xFFFFFFFF, base, 0);
    if (value != 0)
        out[base + __popc(mask & ((1U << lane) - 1))] = value;
}
