// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
struct Table {
    int values[100];
};

__global__ void reads(const __grid_constant__ Table table, int* out) {
    out[threadIdx.x] = table.values[threadIdx.x % 100];
}
