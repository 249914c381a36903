// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/compared_output.h"

#include "core/argument/output_summary.h"
#include "core/argument/own_launch.h"
#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace trichevron::core {

double defaultTolerance(ScalarType type) {
    switch (type) {
    case ScalarType::Half:
        return 1e-2;
    case ScalarType::BFloat16:
        return 5e-2;
    case ScalarType::Float:
        return 1e-5;
    case ScalarType::Double:
        return 1e-12;
    default:
        return 0;
    }
}

ComparedOutput::ComparedOutput(const ElementType& type, std::string_view expected, double tolerance)
    : type_(type.scalar), expected_(expected), tolerance_(tolerance) {}

void ComparedOutput::add(std::string_view bytes) {
    const std::size_t size = sizeOf(type_);
    const std::uint64_t begin = bytes_;
    bytes_ += bytes.size();
    if (begin >= expected_.size())
        return;
    const std::size_t common = std::min<std::size_t>(bytes.size(), expected_.size() - begin);
    const char* expected = expected_.data() + begin;
    if (std::memcmp(bytes.data(), expected, common) == 0)
        return;
    for (std::size_t at = 0; at + size <= common; at += size) {
        if (std::memcmp(bytes.data() + at, expected + at, size) == 0)
            continue;
        if (isFloating(type_)) {
            const double found = laneNumber(type_, bytes.data() + at);
            const double wanted = laneNumber(type_, expected + at);
            if ((std::isnan(found) && std::isnan(wanted)) || found == wanted ||
                std::fabs(found - wanted) <= tolerance_ * std::max(1.0, std::fabs(wanted)))
                continue;
        }
        if (wrong_++ == 0) {
            first_ = (begin + at) / size;
            found_ = laneText(type_, bytes.data() + at);
            wanted_ = laneText(type_, expected + at);
        }
    }
}

std::uint64_t ComparedOutput::checked() const {
    return std::max<std::uint64_t>(bytes_, expected_.size()) / sizeOf(type_);
}

std::uint64_t ComparedOutput::mismatches() const {
    const std::uint64_t missing =
        bytes_ > expected_.size() ? bytes_ - expected_.size() : expected_.size() - bytes_;
    return wrong_ + (missing + sizeOf(type_) - 1) / sizeOf(type_);
}

Text ComparedOutput::firstDifference() const {
    if (wrong_ == 0)
        return "it has {found, plural, one {# value} other {# values}} instead of {expected}"_msg.with(
            "found"_a = bytes_ / sizeOf(type_), "expected"_a = expected_.size() / sizeOf(type_));
    return "element {index} is {found} instead of {expected}"_msg.with(
        "index"_a = std::to_string(first_), "found"_a = found_, "expected"_a = wanted_);
}

} // namespace trichevron::core
