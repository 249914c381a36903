// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the colours of a scene depend on besides the launch's shape: the predicted number of blocks that run
/// at the same time, and the observed SMs and times of blocks.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/trace/block_trace.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Columns by block rank; blocks past the end of a column were not observed. A trace fills all columns, a
/// launch whose threads report their SM only `sm`.
struct ObservedBlocks {
    std::vector<std::int32_t> sm;
    std::vector<std::uint32_t> round; ///< how many blocks ran before it in the same slot of its SM
    std::vector<std::uint64_t> begin; ///< nanoseconds since the first block started
    std::vector<std::uint64_t> end;
    std::vector<std::int32_t> multiprocessors; ///< SMs that ran a block, in order
    std::uint32_t rounds = 0;
    std::uint64_t nanoseconds = 0; ///< until the last block ended
    std::string source;            ///< "recorded on NVIDIA H200"; in the language at the time

    bool isTraced() const { return !begin.empty(); }
};

struct SceneFacts {
    /// Predicted number of blocks that run at the same time on the whole device, in whole clusters; 0 where
    /// the launch is refused or there is no device.
    Count concurrentBlocks = 0;
    bool hasDevice = false;           ///< so that there is a prediction
    std::optional<RuleId> refusedFor; ///< the rule that the device reports; none where it accepts the launch
    bool isUpperBound = false;        ///< an upper bound: clusters on a device with unknown GPCs
    bool loopsOverProblem =
        false; ///< threads take their elements in a loop, so that none is idle by its index
    std::shared_ptr<const ObservedBlocks> observed;
    bool lacksTrace = false; ///< the device is a recording, which has no trace of this launch
    /// What "automatic" stands for, where the launch is one of several that are looked at one after the
    /// other: see automaticForAll(). Empty: the launch alone decides.
    std::string_view automaticForAll;
    friend bool operator==(const SceneFacts&, const SceneFacts&) = default;
};

/// The predicted facts for a device with this number of SMs. `evaluation` may be null.
SceneFacts predictedFacts(const Evaluation* evaluation, std::uint32_t multiprocessors);

/// The observation of a launch of this shape: of its kernel with this number, where it has several.
std::shared_ptr<const ObservedBlocks> observedBlocks(const BlockTrace& trace, const LaunchShape& shape,
                                                     std::string source, std::uint32_t kernel = 0);
std::shared_ptr<const ObservedBlocks> observedBlocks(const Placement& placement, std::string source);

} // namespace trichevron::core
