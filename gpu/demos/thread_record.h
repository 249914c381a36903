// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The record that the kernel threadIds writes, shared by kernel and CPU.
#pragma once

namespace trichevron::gpu {

// Shown from here
struct Triple {
    unsigned x, y, z;
};

// The IDs of one thread.
struct ThreadRecord {
    Triple threadIndex;    // threadIdx
    Triple blockIndex;     // blockIdx
    Triple clusterIndex;   // index of the cluster in the grid
    Triple blockInCluster; // index of the block in its cluster
    unsigned threadId;     // rank of the thread in its block
    unsigned warp;         // index of the warp in its block
    unsigned lane;         // index of the lane in its warp
    unsigned blockRankInCluster;
    Triple clusterDim;              // blocks in the cluster along each axis
    unsigned clusterBlocks;         // blocks in the cluster
    unsigned clusterThreads;        // threads in the cluster
    unsigned long long gridBlocks;  // blocks in the grid
    unsigned long long gridThreads; // threads in the grid
    unsigned long long blockRank;   // rank of the block in the grid
    unsigned long long clusterRank; // rank of the cluster in the grid
    unsigned long long globalRank;  // rank of the thread in the grid
    unsigned sm;                    // SM that the thread ran on
    unsigned written;               // 1 if a thread wrote this record
};
// Shown to here

} // namespace trichevron::gpu
