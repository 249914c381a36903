// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// host code
#include <cassert>

__global__ void checked(const int* x, int n) {
    assert(x[threadIdx.x] < n);
}
