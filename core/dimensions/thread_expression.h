// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The indices and ranks of one thread as CUDA C++ expressions for a kernel, and the same arithmetic with
/// this thread's numbers.
#pragma once

#include "core/dimensions/hierarchy.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

struct ThreadExpression {
    std::string id;            ///< stable: "threadId", "globalIndex"
    std::string name;          ///< "thread ID"; in the language at the time
    std::vector<Count> values; ///< one, or three for an index; none for a group, which is an object in CUDA
    /// CUDA C++, one per value. Wide enough for every thread of this launch: 32-bit arithmetic only where all
    /// ranks of the launch fit. Empty where the rank does not fit 64 bits, and for a group.
    std::vector<std::string> cuda;
    /// The same with cooperative groups (namespace cg = cooperative_groups); empty where they have no
    /// equivalent.
    std::string cooperative;
    /// The arithmetic with numbers in place of names, one per value: whole numbers, min, + - * / % and
    /// parentheses. Empty for a built-in variable, which is not computed.
    std::vector<std::string> numbers;
};

/// All expressions of a thread. Those of clusters only for a launch with clusters, and the element (with its
/// first `problemAxes` axes) only where the problem has one for this thread; with several axes also its
/// linear index, in which nx and ny are the size of the problem. Precondition: as for computePlace().
std::vector<ThreadExpression> threadExpressions(const LaunchShape& shape, const ThreadPlace& place,
                                                const std::optional<ProblemExtent>& problem, int problemAxes);

/// The expression with this id; null where the list has none.
const ThreadExpression* expressionWithId(const std::vector<ThreadExpression>& expressions,
                                         std::string_view id);

/// "117", "(37, 23, 0)"
std::string valueText(const ThreadExpression& expression);
/// The text to copy: one expression, or one line per axis.
std::string cudaText(const ThreadExpression& expression);

/// Thread IDs of the warp's threads: the last warp of a block may have fewer than warpSize.
struct WarpMates {
    Count first = 0;
    Count last = 0;
};
WarpMates findWarpMates(const LaunchShape& shape, const ThreadPlace& place);

/// The first and the last block of the cluster that a block belongs to.
struct ClusterMates {
    BlockIndex first;
    BlockIndex last;
};
ClusterMates findClusterMates(const LaunchShape& shape, const ThreadPlace& place);

} // namespace trichevron::core
