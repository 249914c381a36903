// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_comparison.h"

#include "core/base/saturating.h"
#include "core/program/kernel_names.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace trichevron::core {

namespace {

auto dimensionsOf(const ProgramConfiguration& c) {
    const auto axes = [](const auto& extent) { return std::tuple(extent.x, extent.y, extent.z); };
    return std::tuple(axes(c.gridDim), axes(c.blockDim), axes(c.clusterDim.value_or(ClusterExtent{})));
}
using Dimensions = decltype(dimensionsOf(ProgramConfiguration{}));

/// What a trace does not say may be anything.
ByteRange possibleSmem(const ProgramConfiguration& c) {
    return c.smemBytes().value_or(ByteRange{0, std::numeric_limits<std::uint64_t>::max()});
}

/// Ranges of bytes, of which it is asked whether one overlaps another range.
class ByteRanges {
public:
    void add(const ByteRange& range) { ranges_.push_back(range); }
    /// After the last add().
    void sort() {
        std::sort(ranges_.begin(), ranges_.end(),
                  [](const ByteRange& a, const ByteRange& b) { return a.least < b.least; });
        std::uint64_t most = 0;
        for (const ByteRange& range : ranges_)
            largest_.push_back(most = std::max(most, range.most));
    }
    bool overlaps(const ByteRange& range) const {
        const auto after =
            std::upper_bound(ranges_.begin(), ranges_.end(), range.most,
                             [](std::uint64_t most, const ByteRange& other) { return most < other.least; });
        return after != ranges_.begin() &&
               largest_[static_cast<std::size_t>(after - ranges_.begin()) - 1] >= range.least;
    }

private:
    std::vector<ByteRange> ranges_;
    std::vector<std::uint64_t> largest_; ///< the largest `most` up to each range
};

/// The configurations of one kernel in one program, of which it is asked whether one may be the same as one
/// of the other program: formats of traces leave out registers, and round shared memory.
class KnownConfigurations {
public:
    void add(const ProgramConfiguration& c) {
        const Dimensions dimensions = dimensionsOf(c);
        byRegisters_[{dimensions, c.numRegs}].add(possibleSmem(c));
        byDimensions_[dimensions].add(possibleSmem(c));
    }
    /// After the last add().
    void sort() {
        for (auto& [key, ranges] : byRegisters_)
            ranges.sort();
        for (auto& [key, ranges] : byDimensions_)
            ranges.sort();
    }
    bool mayHave(const ProgramConfiguration& c) const {
        const Dimensions dimensions = dimensionsOf(c);
        const ByteRange smem = possibleSmem(c);
        if (!c.numRegs)
            return overlaps(byDimensions_, dimensions, smem);
        return overlaps(byRegisters_, {dimensions, c.numRegs}, smem) ||
               overlaps(byRegisters_, {dimensions, std::nullopt}, smem);
    }

private:
    template <class Key>
    static bool overlaps(const std::map<Key, ByteRanges>& ranges, const Key& key, const ByteRange& smem) {
        const auto found = ranges.find(key);
        return found != ranges.end() && found->second.overlaps(smem);
    }

    std::map<std::pair<Dimensions, std::optional<std::uint32_t>>, ByteRanges> byRegisters_;
    std::map<Dimensions, ByteRanges> byDimensions_;
};

std::uint64_t timeDistance(const KernelChange& change) {
    const auto [a, b] = change.totalNs;
    return a > b ? a - b : b - a;
}

} // namespace

ProgramComparison comparePrograms(const ProgramAnalysis& first, const ProgramAnalysis& second) {
    ProgramComparison comparison;
    struct Entry {
        KernelChange change;
        std::array<KnownConfigurations, 2> known;
        std::array<std::vector<std::uint32_t>, 2> numbers; ///< of the configurations
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
            entry.known[side].add(c);
            entry.numbers[side].push_back(i);
        }
    }
    for (auto& [kernel, entry] : entries) {
        entry.change.kernel = kernel;
        for (KnownConfigurations& known : entry.known)
            known.sort();
        for (std::size_t side = 0; side < 2; ++side)
            for (const std::uint32_t number : entry.numbers[side])
                if (!entry.known[1 - side].mayHave(sides[side]->program->configurations[number]))
                    entry.change.onlyIn[side].push_back(number);
        entry.change.configurationsChanged =
            entry.change.count[0] > 0 && entry.change.count[1] > 0 &&
            !(entry.change.onlyIn[0].empty() && entry.change.onlyIn[1].empty());
        comparison.kernels.push_back(std::move(entry.change));
    }
    std::vector<std::string> kernels;
    for (const KernelChange& change : comparison.kernels)
        kernels.push_back(change.kernel);
    std::vector<std::string> names = distinctKernelNames(kernels);
    for (std::size_t i = 0; i < names.size(); ++i)
        comparison.kernels[i].name = std::move(names[i]);
    std::stable_sort(
        comparison.kernels.begin(), comparison.kernels.end(),
        [](const KernelChange& a, const KernelChange& b) { return timeDistance(a) > timeDistance(b); });
    return comparison;
}

} // namespace trichevron::core
