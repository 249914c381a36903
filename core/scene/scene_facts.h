// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the colours of a scene depend on besides the launch's shape: how many blocks the device is predicted
/// to run at once, and where and when blocks were seen to run.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/trace/block_trace.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron {

/// Columns by block rank; nothing is known of blocks past their end. A trace fills all of them, a launch
/// whose threads report their multiprocessor only `sm`.
struct ObservedBlocks {
    std::vector<std::int32_t> sm;
    std::vector<std::uint32_t> wave;  ///< how many blocks had the block's place on its SM before it
    std::vector<std::uint64_t> begin; ///< nanoseconds from the first begin
    std::vector<std::uint64_t> end;
    std::uint32_t multiprocessors = 0; ///< that ran a block
    std::uint32_t waves = 0;
    std::uint64_t nanoseconds = 0; ///< to the last end
    std::string source;            ///< "recorded on NVIDIA H200", "live on NVIDIA H200"

    bool isTraced() const { return !begin.empty(); }
};

struct SceneFacts {
    /// Predicted: blocks that run at once on the whole device, whole clusters of them; 0 where none fits or
    /// there is no device.
    Count blocksAtOnce = 0;
    bool isAtMost = false; ///< with clusters on a device whose groups are not known: perhaps fewer
    std::shared_ptr<const ObservedBlocks> observed;
};

/// The prediction's part, for a device with so many multiprocessors. `evaluation` may be null.
SceneFacts predictedFacts(const Evaluation* evaluation, std::uint32_t multiprocessors);

/// Of a launch of this shape. A trace of two kernels is read for the first.
std::shared_ptr<const ObservedBlocks> observedBlocks(const BlockTrace& trace, const LaunchShape& shape,
                                                     std::string source);
std::shared_ptr<const ObservedBlocks> observedBlocks(const Placement& placement, std::string source);

} // namespace trichevron
