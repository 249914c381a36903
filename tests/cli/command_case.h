// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A command line of trichevron-cli and its expected output.
#pragma once

#include "tests/case_name.h"
#include "tests/cli/cli_run.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace trichevron::test {

struct CommandCase : NamedCase {
    std::vector<std::string> arguments;
    int status;
    std::vector<std::string> output; ///< substrings of standard output
    std::string errors;              ///< substring of standard error; if empty, standard error is empty
};

/// Runs the command with the test fixture.
inline void expectOutcome(const CommandCase& expected) {
    const auto outcome = runCli(expected.arguments);
    EXPECT_EQ(outcome.status, expected.status) << outcome.output << outcome.errors;
    for (const std::string& text : expected.output)
        EXPECT_NE(outcome.output.find(text), std::string::npos) << text << "\nnot found in\n"
                                                                << outcome.output;
    if (expected.errors.empty()) {
        EXPECT_EQ(outcome.errors, "");
    } else {
        EXPECT_NE(outcome.errors.find(expected.errors), std::string::npos) << outcome.errors;
        EXPECT_EQ(outcome.errors.find('\n'), outcome.errors.size() - 1) << "one line";
    }
}

} // namespace trichevron::test
