// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/errors/input_error.h"

#include "core/catalogue/message_literal.h"

namespace trichevron::core {

InputError::InputError(std::string_view place, Text problem)
    : InputError("{place}: {problem}"_msg.with("place"_a = place, "problem"_a = std::move(problem))) {}

InputError::InputError(Text place, Text problem)
    : InputError(
          "{place}: {problem}"_msg.with("place"_a = std::move(place), "problem"_a = std::move(problem))) {}

} // namespace trichevron::core
