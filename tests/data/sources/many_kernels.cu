// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#define KERNEL(name, operation)                                                                              \
    __global__ void name(float* x) {                                                                         \
        x[threadIdx.x] = x[threadIdx.x] operation 2.0F;                                                      \
    }
KERNEL(plus, +)
KERNEL(minus, -)
KERNEL(times, *)
KERNEL(by, /)
