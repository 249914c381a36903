// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/launch/launch_attributes.h"

#include <fmt/format.h>

#include <cmath>

namespace trichevron::core {

std::optional<double> memberNumber(const AttributeMember& member, double number) {
    const bool isInRange =
        number >= static_cast<double>(member.min) && number <= static_cast<double>(member.max);
    if (!isInRange || (!member.isRatio && std::floor(number) != number))
        return std::nullopt;
    return number;
}

std::string memberText(const AttributeMember& member, double number) {
    return member.isRatio ? fmt::format("{}", number) : fmt::format("{}", static_cast<std::int64_t>(number));
}

} // namespace trichevron::core
