// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include <cooperative_groups.h>

__global__ void phases(int* x, int n) {
    const cooperative_groups::grid_group grid = cooperative_groups::this_grid();
    for (int phase = 0; phase < n; ++phase) {
        x[grid.thread_rank()] += phase;
        grid.sync();
    }
}
