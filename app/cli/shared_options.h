// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Options that several commands have.
#pragma once

#include "core/dimensions/extent.h"

#include <CLI/CLI.hpp>

#include <string>

namespace trichevron::cli {

/// --grid
void addGridOption(CLI::App& command, std::string& grid);
/// --device, by number or name
void addDeviceOption(CLI::App& command, std::string& device);
/// The value of --block: a number of threads or an extent, of 1 to 4,294,967,295 threads.
core::BlockExtent parseBlock(const std::string& text);
/// --record
void addRecordOption(CLI::App& command, std::string& file);

} // namespace trichevron::cli
