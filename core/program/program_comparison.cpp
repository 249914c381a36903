// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_comparison.h"

#include "core/base/saturating.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace trichevron::core {

namespace {

/// What makes a configuration another one, whatever the program numbers and the profiler says of it.
auto shapeOf(const ProgramConfiguration& c) {
    const auto axes = [](const auto& extent) { return std::tuple(extent.x, extent.y, extent.z); };
    const std::optional<ByteRange> smem = c.smemBytes();
    return std::tuple(axes(c.gridDim), axes(c.blockDim), axes(c.clusterDim.value_or(ClusterExtent{})),
                      c.numRegs.value_or(0), smem ? smem->least : 0, smem ? smem->most : 0);
}
using ComparedShape = decltype(shapeOf(ProgramConfiguration{}));

using NumberedShapes = std::vector<std::pair<ComparedShape, std::uint32_t>>;

/// The numbers of the shapes that are not among the others; both are sorted.
std::vector<std::uint32_t> withoutShapes(const NumberedShapes& shapes, const NumberedShapes& others) {
    const auto byShape = [](const auto& a, const auto& b) { return a.first < b.first; };
    std::vector<std::uint32_t> numbers;
    for (const auto& shape : shapes)
        if (!std::binary_search(others.begin(), others.end(), shape, byShape))
            numbers.push_back(shape.second);
    return numbers;
}

std::uint64_t timeDistance(const KernelChange& change) {
    const auto [a, b] = change.totalNs;
    return a > b ? a - b : b - a;
}

} // namespace

ProgramComparison comparePrograms(const ProgramAnalysis& first, const ProgramAnalysis& second) {
    ProgramComparison comparison;
    struct Entry {
        KernelChange change;
        /// With the number of the configuration.
        std::array<NumberedShapes, 2> shapes;
    };
    std::map<std::string, Entry> entries;
    const std::array<const ProgramAnalysis*, 2> sides{&first, &second};
    for (std::size_t side = 0; side < 2; ++side) {
        const ProgramAnalysis& analysis = *sides[side];
        comparison.gpuNs[side] = analysis.gpuNs;
        for (std::uint32_t i = 0; i < analysis.configurations.size(); ++i) {
            const ProgramConfiguration& c = analysis.program->configurations[i];
            Entry& entry = entries[analysis.program->kernels[c.kernel]];
            const ConfigurationSummary& summary = analysis.configurations[i];
            entry.change.count[side] = saturatingSum(entry.change.count[side], summary.count);
            entry.change.totalNs[side] = saturatingSum(entry.change.totalNs[side], summary.totalNs);
            entry.shapes[side].emplace_back(shapeOf(c), i);
        }
    }
    for (auto& [kernel, entry] : entries) {
        entry.change.kernel = kernel;
        for (auto& shapes : entry.shapes)
            std::sort(shapes.begin(), shapes.end());
        for (std::size_t side = 0; side < 2; ++side)
            entry.change.onlyIn[side] = withoutShapes(entry.shapes[side], entry.shapes[1 - side]);
        entry.change.configurationsChanged =
            entry.change.count[0] > 0 && entry.change.count[1] > 0 &&
            !(entry.change.onlyIn[0].empty() && entry.change.onlyIn[1].empty());
        comparison.kernels.push_back(std::move(entry.change));
    }
    std::stable_sort(
        comparison.kernels.begin(), comparison.kernels.end(),
        [](const KernelChange& a, const KernelChange& b) { return timeDistance(a) > timeDistance(b); });
    return comparison;
}

} // namespace trichevron::core
