// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The chapters of the demos, in display order.
#pragma once

namespace trichevron::gpu {

enum class Chapter {
    ThreadIds,
    Addition,
    Volume,
    BlockCooperation,
    ExecutionConfiguration,
    SharedMemory,
    Streams,
    LocalMemory,
    LaunchBounds,
    Clusters,
    DistributedSharedMemory,
    BlocksAsClusters,
    Cooperative,
    Coherency,
    Errors
};

/// "Thread IDs", "Addition", …
const char* chapterTitle(Chapter chapter);

} // namespace trichevron::gpu
