// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// An output compared with what it should hold.
#pragma once

#include "core/argument/element_type.h"
#include "core/catalogue/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

class ComparedOutput {
public:
    /// `expected` are the bytes of all elements, and outlives this object.
    ComparedOutput(const ElementType& type, std::string_view expected, double tolerance);

    /// The next bytes of the output, whole lanes. Integers are equal or not. A floating-point value differs
    /// by more than tolerance · max(1, |expected|); not a number equals not a number.
    void add(std::string_view bytes);

    /// Lanes that were compared, and those that the output or the expectation lacks.
    std::uint64_t checked() const;
    std::uint64_t mismatches() const;
    /// "element 3 is 2.5 instead of 2": of the first that differs. Precondition: there is one.
    Text firstDifference() const;

private:
    ScalarType type_;
    std::string_view expected_;
    double tolerance_;
    std::uint64_t bytes_ = 0;
    std::uint64_t wrong_ = 0;
    std::uint64_t first_ = 0;
    std::string found_;
    std::string wanted_;
};

} // namespace trichevron::core
