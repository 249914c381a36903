// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// host code
static __global__ void internal(int* x) {
    *x = 1;
}
namespace {
__global__ void anonymous(int* x) {
    *x = 2;
}
} // namespace

void run(int* x) {
    internal<<<1, 1>>>(x);
    anonymous<<<1, 1>>>(x);
}
