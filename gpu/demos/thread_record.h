// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the kernel threadIds writes, as kernel and CPU both see it.
#pragma once

namespace trichevron {

// Shown from here
struct Triple {
    unsigned x, y, z;
};

// What a thread says of itself.
struct ThreadRecord {
    Triple threadIndex;    // threadIdx
    Triple blockIndex;     // blockIdx
    Triple clusterIndex;   // of the cluster in the grid
    Triple blockInCluster; // index of the block in its cluster
    unsigned threadId;     // rank of the thread in its block
    unsigned warp;         // of the block
    unsigned lane;         // of the warp
    unsigned blockRankInCluster;
    Triple clusterDim;              // blocks of the cluster along each axis
    unsigned clusterBlocks;         // blocks of the cluster
    unsigned clusterThreads;        // threads of the cluster
    unsigned long long gridBlocks;  // blocks of the grid
    unsigned long long gridThreads; // threads of the grid
    unsigned long long blockRank;   // of the block in the grid
    unsigned long long clusterRank; // of the cluster in the grid
    unsigned long long globalRank;  // of the thread in the grid
    unsigned sm;                    // the multiprocessor that it ran on
    unsigned written;               // 1: tells a record from memory that no thread wrote
};
// Shown to here

} // namespace trichevron
