// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/cluster_hue.h"

#include "core/scene/detail.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace trichevron::core {
namespace {

constexpr std::uint32_t clusterColours = 6;
/// The categories whose colours differ most: light blue is near blue, and purple near pink.
constexpr std::array<std::uint32_t, clusterColours> distinctCategories{0, 1, 2, 3, 5, 6};

/// How many colours a step along x, y and z goes on.
using Steps = std::array<std::uint32_t, 3>;
/// With each of these neither a step along one axis nor one along two axes leads to the same colour.
constexpr Steps stepChoices[] = {{1, 2, 3}, {1, 4, 3}, {1, 3, 2}, {1, 3, 4}, {2, 1, 3}, {4, 1, 3},
                                 {3, 1, 2}, {3, 1, 4}, {2, 3, 1}, {4, 3, 1}, {3, 2, 1}, {3, 4, 1}};

/// The axis that may be folded into rows, whatever the level of detail.
std::optional<std::size_t> foldedAxis(const LaunchShape& shape, const Cell& clusters) {
    if (clusters[0] == 1 && clusters[1] == 1)
        return 2;
    for (const Cell& counts : {sizeOf(shape.grid), clusters}) {
        const Arrangement arrangement = arrangementOf(counts, false);
        if (arrangement == Arrangement::RowsOfX || arrangement == Arrangement::RowsOfY)
            return arrangement == Arrangement::RowsOfX ? 0 : 1;
    }
    return std::nullopt;
}

class ClusterNumbers {
public:
    ClusterNumbers(const LaunchShape& shape, bool splitsFolds)
        : clusters_(sizeOf(gridInClusters(shape))), fold_(foldedAxis(shape, clusters_)),
          splitsFolds_(splitsFolds) {
        // Rows have a power of two of clusters: no multiple of 6, as are that number less or more one.
        for (const Steps& steps : stepChoices) {
            if (fold_ && steps.at(*fold_) != 1)
                continue;
            steps_ = steps;
            if (doSuccessorsDiffer())
                return;
        }
    }

    std::uint32_t at(const Cell& cluster) const {
        std::uint64_t number = 0;
        for (std::size_t a = 0; a < 3; ++a)
            number += std::uint64_t{steps_.at(a)} * (fold_ == a ? alongFold(cluster.at(a)) : cluster.at(a));
        return static_cast<std::uint32_t>(number % clusterColours);
    }

private:
    /// In a zoom the clusters of a row lie in squares of squares, so that a neighbour may be 1, 3, 11, … or
    /// 2, 6, 22, … clusters further, and six more would have the same colour. With each pair turned round
    /// none has.
    std::uint64_t alongFold(std::uint32_t at) const {
        return splitsFolds_ ? std::uint64_t{at / 2} + (at % 2 == 0 ? 0 : clusterColours - 1) : at;
    }

    /// The last cluster of a row and the first of the next, and the same for layers; where the fold is split,
    /// every second step is another one.
    bool doSuccessorsDiffer() const {
        const auto [x, y, z] = clusters_;
        for (const std::uint32_t from : {0U, 1U}) {
            if (x > 1 && from + 1 < y && at({x - 1, from, 0}) == at({0, from + 1, 0}))
                return false;
            if ((x > 1 || y > 1) && from + 1 < z && at({x - 1, y - 1, from}) == at({0, 0, from + 1}))
                return false;
        }
        return true;
    }

    Cell clusters_;
    std::optional<std::size_t> fold_;
    bool splitsFolds_;
    Steps steps_{};
};

template <class Extent>
bool hasBoxFor(const Extent& cells, const BoxBudget& budget) {
    return chooseDetail({.size = sizeOf(cells), .budget = budget}).step == Cell{1, 1, 1};
}

} // namespace

Hue clusterHue(const LaunchShape& shape, const Cell& cluster, bool splitsFolds) {
    return categoryHue(distinctCategories.at(ClusterNumbers(shape, splitsFolds).at(cluster)));
}

std::vector<Count> firstOfEachHue(const LaunchShape& shape, bool splitsFolds) {
    // Along each axis the colours repeat after this many clusters, also along one whose fold is split.
    constexpr std::uint32_t period = 2 * clusterColours;
    const ClusterNumbers numbers(shape, splitsFolds);
    const GridInClusters clusters = gridInClusters(shape);
    std::array<bool, clusterColours> isFound{};
    std::vector<Count> first;
    Cell at{};
    for (at[2] = 0; at[2] < std::min(clusters.z, period); ++at[2])
        for (at[1] = 0; at[1] < std::min(clusters.y, period); ++at[1])
            for (at[0] = 0; at[0] < std::min(clusters.x, period); ++at[0])
                if (!std::exchange(isFound.at(numbers.at(at)), true))
                    first.push_back(toRank(indexAt<level::GridOfClusters>(at), clusters));
    return first;
}

bool areClustersFew(const LaunchShape& shape) {
    // Boxes are half as wide where each then stands for one cluster, see gridPanel().
    constexpr BoxBudget ofGridAlone{2048, 48};
    return hasBoxFor(gridInClusters(shape), ofGridAlone);
}

bool areBlocksFew(const LaunchShape& shape) {
    constexpr BoxBudget besideBlock{256, 16};
    return hasBoxFor(shape.grid, besideBlock);
}

} // namespace trichevron::core
