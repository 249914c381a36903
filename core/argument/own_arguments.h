// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the user says that a kernel of their own is launched with.
#pragma once

#include "core/argument/kernel_argument.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

struct OwnArguments {
    std::vector<KernelArgument> arguments;       ///< one for each parameter, in their order
    std::map<std::string, std::string> expected; ///< by an output's name: the path of what it has to hold
    std::optional<double> tolerance;             ///< as OwnLaunch::tolerance

    friend bool operator==(const OwnArguments&, const OwnArguments&) = default;
};

/// By KernelInfo::id.
using ArgumentsByKernel = std::map<std::string, OwnArguments>;

/// The arguments as they stand on a command line, by which launches with equal ones are known.
std::string argumentsText(const std::vector<KernelArgument>& arguments);

/// A fraction from 0 to 1; the InputError begins with `what`.
double parseTolerance(std::string_view text, std::string_view what);

} // namespace trichevron::core
