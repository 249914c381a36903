// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Names parameterised tests, and what is printed of them, by their case's `name`.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>

namespace trichevron::test {

/// The base of a case of a table: its name says the rule.
struct NamedCase {
    const char* name;
};

/// Without it GoogleTest would print the bytes of a case.
inline std::ostream& operator<<(std::ostream& stream, const NamedCase& named) {
    return stream << named.name;
}

template <class Case>
std::string caseName(const testing::TestParamInfo<Case>& testInfo) {
    return testInfo.param.name;
}

} // namespace trichevron::test
