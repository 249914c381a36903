// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Digits of numbers in formats and code, whatever the language of the machine.
#pragma once

namespace trichevron::core {

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace trichevron::core
