// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/own_arguments.h"

namespace trichevron::core {

std::string argumentsText(const std::vector<KernelArgument>& arguments) {
    std::string text;
    for (const KernelArgument& argument : arguments)
        text += (text.empty() ? "--arg \"" : " --arg \"") + toString(argument) + '"';
    return text;
}

} // namespace trichevron::core
