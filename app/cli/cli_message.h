// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Messages of the command line; see core/catalogue/message_literal.h.
#pragma once

#include "core/catalogue/message_literal.h"

namespace trichevron::cli {

using core::operator""_a;

template <core::FixedString source>
constexpr core::MessageLiteral<source, "cli"> operator""_msg() {
    return {};
}

} // namespace trichevron::cli
