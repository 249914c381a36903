// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The exception for invalid input: typed by the user, from a file or from a pipe.
#pragma once

#include "core/catalogue/message.h"

#include <stdexcept>
#include <string_view>

namespace trichevron::core {

/// One sentence: where, what, the limit. what() is in the language at the time of the throw.
class InputError : public std::runtime_error {
public:
    explicit InputError(Text text) : std::runtime_error(text.text()), text_(std::move(text)) {}
    /// "--grid: there is no number": where, and what is wrong there.
    InputError(std::string_view place, Text problem);
    InputError(Text place, Text problem);
    /// For later, in the language then.
    const Text& text() const { return text_; }

private:
    Text text_;
};

} // namespace trichevron::core
