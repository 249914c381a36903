// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/element_text.h"

#include "core/catalogue/message_literal.h"
#include "core/text/number_text.h"

#include <cstddef>
#include <string_view>

namespace trichevron::core {
namespace {

/// Empty for an unknown name.
std::string placeText(std::string_view axis, std::uint32_t place) {
    const auto index = "index"_a = digits(place);
    if (axis == "columns")
        return "column {index}"_msg(index);
    if (axis == "rows")
        return "row {index}"_msg(index);
    if (axis == "width")
        return "x {index}"_msg(index);
    if (axis == "height")
        return "y {index}"_msg(index);
    if (axis == "depth")
        return "z {index}"_msg(index);
    return "";
}

} // namespace

std::string elementText(const Index<level::Problem>& element, std::span<const std::string> axisNames) {
    if (axisNames.size() < 2 || axisNames.size() > allAxes.size())
        return "";
    std::string text;
    for (std::size_t a = 0; a < axisNames.size(); ++a) {
        const std::string place = placeText(axisNames[a], element[allAxes[a]]);
        if (place.empty())
            return "";
        text += (a == 0 ? "" : ", ") + place;
    }
    return text;
}

} // namespace trichevron::core
