// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs trichevron-cli with the test fixture as its resources.
#pragma once

#include "tests/support/child_process.h"

namespace trichevron::test {

inline const std::string fixtureResources = TRICHEVRON_TEST_DATA "/test-fixture-gpu";
/// The resources that come with the program.
inline const std::string fullResources = TRICHEVRON_RESOURCES_DIR;
inline const std::string fixtureDevice = "Test Fixture GPU";

inline RunOutcome runCli(const std::vector<std::string>& arguments, std::string_view input = {}) {
    return runProgram(TRICHEVRON_CLI, arguments, fixtureResources, input);
}

/// The same in the language that LANG asks for.
inline RunOutcome runCliIn(const std::string& lang, std::vector<std::string> arguments,
                           std::string_view input = {}, const std::string& resources = fixtureResources) {
    arguments.insert(arguments.begin(),
                     {"-u", "LANGUAGE", "-u", "LC_ALL", "-u", "LC_MESSAGES", "LANG=" + lang, TRICHEVRON_CLI});
    return runProgram("/usr/bin/env", arguments, resources, input);
}

/// What LANG is for the pseudo-translation.
inline const std::string pseudoLang = "en_XA.UTF-8";

/// The arguments of a command on the device of the fixture.
inline std::vector<std::string> onFixture(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--device", fixtureDevice});
    return arguments;
}

/// The arguments of a command that replays a kernel of the fixture: first the kernel, then options.
inline std::vector<std::string> replay(const char* command, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {command, "--replay", "--kernel"});
    return arguments;
}

} // namespace trichevron::test
