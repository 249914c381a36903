// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Options that several commands have.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace trichevron::cli {

/// --grid
void addGridOption(CLI::App& command, std::string& grid);
/// --device, by number or name
void addDeviceOption(CLI::App& command, std::string& device);
/// --record
void addRecordOption(CLI::App& command, std::string& file);

} // namespace trichevron::cli
