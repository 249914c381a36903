// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the demos are about, in the order in which they are offered.
#pragma once

namespace trichevron {

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
const char* titleOf(Chapter chapter);

} // namespace trichevron
