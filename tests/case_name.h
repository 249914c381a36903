// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Names parameterised tests by their case's `name`.
#pragma once

#include <gtest/gtest.h>

#include <string>

namespace trichevron::test {

template <class Case>
std::string caseName(const testing::TestParamInfo<Case>& testInfo) {
    return testInfo.param.name;
}

} // namespace trichevron::test
