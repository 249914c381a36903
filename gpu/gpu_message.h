// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Messages of the code that runs on a GPU; see core/catalogue/message_literal.h.
#pragma once

#include "core/catalogue/message_literal.h"

namespace trichevron::gpu {

using core::operator""_a;

template <core::FixedString source>
constexpr core::MessageLiteral<source, "gpu"> operator""_msg() {
    return {};
}

} // namespace trichevron::gpu
