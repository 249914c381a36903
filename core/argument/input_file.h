// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The files that an argument is filled from, or that an output is compared with.
#pragma once

#include "core/argument/own_launch.h"
#include "core/catalogue/message.h"

#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

/// Why the file of an argument cannot be opened, after the argument's name; none where it can.
std::optional<Text> findInputFileProblem(std::string_view argument, const std::string& path);

/// The content of the file of an argument. InputError, beginning with the argument's name.
DataBlob readInputFile(std::string_view argument, const std::string& path);

} // namespace trichevron::core
