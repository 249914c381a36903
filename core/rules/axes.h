// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Checks of the x, y and z axes of an extent.
#pragma once

#include "core/dimensions/extent.h"
#include "core/dimensions/extent_text.h"
#include "core/rules/finding.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core::rules {

inline constexpr std::array<LaunchField, 3> gridFields{LaunchField::GridX, LaunchField::GridY,
                                                       LaunchField::GridZ};
inline constexpr std::array<LaunchField, 3> clusterFields{LaunchField::ClusterX, LaunchField::ClusterY,
                                                          LaunchField::ClusterZ};
inline constexpr std::array<LaunchField, 3> blockFields{LaunchField::BlockX, LaunchField::BlockY,
                                                        LaunchField::BlockZ};

/// "x", "y" or "z"
inline std::string axisName(Axis axis) {
    return axis == Axis::X ? "x" : axis == Axis::Y ? "y" : "z";
}

/// Whether the driver's "X", "Y" or "Z" is our "x", "y" or "z".
inline bool isSameAxis(std::string_view name, std::string_view driversName) {
    return name.size() == 1 && driversName.size() == 1 && name[0] - 'x' == driversName[0] - 'X';
}

template <class Level>
std::vector<Count> numbers(const Extent<Level>& extent) {
    return {extent.x, extent.y, extent.z};
}

inline bool isZero(std::uint32_t value, std::uint32_t /*limit*/) {
    return value == 0;
}
inline bool isAbove(std::uint32_t value, std::uint32_t limit) {
    return value > limit;
}

/// At least 1 on each axis.
template <class Level>
Extent<Level> withoutZeros(const Extent<Level>& extent) {
    return {std::max(extent.x, 1U), std::max(extent.y, 1U), std::max(extent.z, 1U)};
}

/// At most the limit on each axis.
template <class Level>
Extent<Level> clamped(const Extent<Level>& extent, const std::array<std::uint32_t, 3>& limits) {
    return {std::min(extent.x, limits[0]), std::min(extent.y, limits[1]), std::min(extent.z, limits[2])};
}

/// Marks the axes that violate a limit and describes the first of them; describes all three when none does.
template <class Level, class IsViolated>
void describeAxes(Finding& finding, const Extent<Level>& extent, const std::array<std::uint32_t, 3>& limits,
                  const std::array<LaunchField, 3>& fields, IsViolated isViolated) {
    bool described = false;
    for (const Axis axis : allAxes) {
        const auto i = static_cast<std::size_t>(axis);
        if (!isViolated(extent[axis], limits[i]))
            continue;
        finding.fields.add(fields[i]);
        if (!described)
            finding.arguments = {
                {"value", Count{extent[axis]}}, {"limit", Count{limits[i]}}, {"axis", axisName(axis)}};
        described = true;
    }
    if (described)
        return;
    finding.arguments = {{"value", extentText(extent)},
                         {"limit", extentText(Extent<Level>{limits[0], limits[1], limits[2]})},
                         {"axis", std::string("x, y, z")}};
}

} // namespace trichevron::core::rules
