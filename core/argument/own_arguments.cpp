// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/own_arguments.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"

#include <charconv>

namespace trichevron::core {

std::string argumentsText(const std::vector<KernelArgument>& arguments) {
    std::string text;
    for (const KernelArgument& argument : arguments)
        text += (text.empty() ? "--arg \"" : " --arg \"") + toString(argument) + '"';
    return text;
}

double parseTolerance(std::string_view text, std::string_view what) {
    double fraction = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), fraction);
    if (error != std::errc() || end != text.data() + text.size() || !(fraction >= 0) || fraction > 1)
        throw InputError(what, "expected a fraction from 0 to 1, found \"{text}\""_msg.with("text"_a = text));
    return fraction;
}

} // namespace trichevron::core
