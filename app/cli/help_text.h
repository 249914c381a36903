// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The parts of the help texts that all commands have in common.
#pragma once

#include <CLI/CLI.hpp>

#include <initializer_list>
#include <string>
#include <string_view>

namespace trichevron::cli {

/// Describes the program and sets the words that CLI11 itself puts into help texts. To be called before
/// options and commands are added, which inherit them. Not in main(), whose messages the catalogue does not
/// see.
void describeProgram(CLI::App& app);

/// The lines under "Examples:", the last one without an end.
std::string examplesText(std::initializer_list<std::string_view> commandLines);

/// Placeholders for the values of options: "X[,Y[,Z]]" has no words; those here have some.
std::string nameWord();
std::string fileWord();
/// "FOLDER"
std::string folderWord();
std::string bytesWord();
std::string secondsWord();
/// "NAME|FILE|live"
std::string deviceWords();
/// "N|NAME"
std::string deviceNumberWords();

/// The description of --kernel in a command that launches.
std::string kernelDescription();
/// The path of a JSON Schema that comes with the program, such as "check-line".
std::string schemaFile(std::string_view name);

/// The description of --device where the catalogue has the devices.
std::string deviceDescription();

} // namespace trichevron::cli
