// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Errors about the value of an option, or about options that exclude each other.
#pragma once

#include "app/cli/cli_message.h"
#include "core/errors/input_error.h"

#include <string_view>
#include <utility>

namespace trichevron::cli {

/// "--grid: no grid given"
inline core::Text optionProblem(std::string_view option, core::Text problem) {
    return "{option}: {problem}"_msg.with("option"_a = option, "problem"_a = std::move(problem));
}

inline core::InputError optionError(std::string_view option, core::Text problem) {
    return core::InputError(optionProblem(option, std::move(problem)));
}

} // namespace trichevron::cli
