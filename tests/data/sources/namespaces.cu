// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
namespace outer {
namespace inner {
__global__ void kernel(int* x) {
    x[threadIdx.x] = 1;
}
} // namespace inner
inline namespace v2 {
__global__ void kernel(int* x) {
    x[threadIdx.x] = 2;
}
} // namespace v2
} // namespace outer
