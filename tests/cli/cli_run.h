// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs trichevron-cli with the test fixture as its resources.
#pragma once

#include "tests/support/child_process.h"

namespace trichevron::test {

inline const std::string fixtureResources = TRICHEVRON_TEST_DATA "/test-fixture-gpu";
inline const std::string fixtureDevice = "Test Fixture GPU";

inline RunOutcome runCli(const std::vector<std::string>& arguments, std::string_view input = {}) {
    return runProgram(TRICHEVRON_CLI, arguments, fixtureResources, input);
}

} // namespace trichevron::test
