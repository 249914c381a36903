// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a buffer holds after a launch, in a few numbers.
#pragma once

#include "core/argument/element_type.h"
#include "core/measurement/launch_result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Collects a buffer that comes in pieces, in order.
class OutputSummary {
public:
    OutputSummary(std::string name, const ElementType& type);

    /// `bytes` are whole lanes.
    void add(std::string_view bytes);

    const std::string& name() const { return name_; }
    std::uint64_t lanes() const { return lanes_; }
    std::uint64_t notNumbers() const { return notNumbers_; } ///< NaN
    /// Of the numbers; none without one.
    std::optional<double> minimum() const;
    std::optional<double> maximum() const;
    /// FNV-1a of the bytes, 64 bits, as 16 hexadecimal digits.
    std::string checksum() const;
    const std::vector<std::string>& first() const { return first_; } ///< the first lanes, as text
    /// Its row of outputTable().
    std::vector<Text> row() const;

private:
    std::string name_;
    ElementType type_;
    std::uint64_t lanes_ = 0;
    std::uint64_t notNumbers_ = 0;
    double minimum_ = 0;
    double maximum_ = 0;
    bool hasNumber_ = false;
    std::uint64_t hash_;
    std::vector<std::string> first_;
};

/// The table of the outputs, without rows.
ResultTable outputTable();

/// The lane at `bytes` as text: the shortest that reads back as the same value.
std::string laneText(ScalarType type, const char* bytes);

} // namespace trichevron::core
