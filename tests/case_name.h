// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Names parameterised tests by the `name` of their case.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>

namespace trichevron::test {

/// Base class of a test case in a table. The name states the rule.
struct NamedCase {
    const char* name;
};

/// Prints the name. GoogleTest would print the bytes of a case otherwise.
inline std::ostream& operator<<(std::ostream& stream, const NamedCase& named) {
    return stream << named.name;
}

template <class Case>
std::string caseName(const testing::TestParamInfo<Case>& testInfo) {
    return testInfo.param.name;
}

} // namespace trichevron::test
