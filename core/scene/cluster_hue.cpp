// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/cluster_hue.h"

namespace trichevron::core {
namespace {

/// The sum of the octal digits. The rank itself, of which colours see the last digit, would give clusters 0,
/// 8 and 16 one colour: they lie below each other where rows have eight clusters.
std::uint32_t digitSum(std::uint32_t coordinate) {
    std::uint32_t sum = 0;
    for (; coordinate != 0; coordinate /= hueCategories)
        sum += coordinate % hueCategories;
    return sum;
}

} // namespace

Hue clusterHue(const Cell& cluster) {
    // Odd factors keep the differences along an axis; these also separate most diagonal neighbours.
    return categoryHue(Count{digitSum(cluster[0])} + 3 * Count{digitSum(cluster[1])} +
                       5 * Count{digitSum(cluster[2])});
}

} // namespace trichevron::core
