// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// from sm_90
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void __cluster_dims__(4, 1, 1) exchange(int* out) {
    __shared__ int mine[64];
    const cg::cluster_group cluster = cg::this_cluster();
    mine[threadIdx.x % 64] = cluster.block_rank();
    cluster.sync();
    const int* other = cluster.map_shared_rank(mine, (cluster.block_rank() + 1) % 4);
    out[blockIdx.x * blockDim.x + threadIdx.x] = other[threadIdx.x % 64];
    cluster.sync();
}
