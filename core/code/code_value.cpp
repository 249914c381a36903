// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_value.h"

#include <utility>

namespace trichevron::core {

CodeNumber CodeNumber::of(std::int64_t value) {
    CodeNumber number;
    number.whole = value;
    return number;
}

CodeNumber CodeNumber::ofReal(double value) {
    CodeNumber number;
    number.isReal = true;
    number.real = value;
    return number;
}

CodeNumber CodeNumber::unknown(std::string name) {
    CodeNumber number;
    number.missing.push_back(std::move(name));
    return number;
}

CodeValue CodeValue::of(CodeNumber number) {
    CodeValue value;
    value.numbers.push_back(std::move(number));
    return value;
}

CodeValue CodeValue::unknown(std::string name) {
    CodeValue value = of(CodeNumber::unknown(name));
    value.symbol = std::move(name);
    return value;
}

CodeNumber CodeValue::number() const {
    return axis(0);
}

CodeNumber CodeValue::axis(std::size_t index) const {
    return index < numbers.size() ? numbers[index] : CodeNumber::of(1);
}

} // namespace trichevron::core
