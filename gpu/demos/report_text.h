// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The sentences that a demo reports with a result: data, which is in English whatever the language.
#pragma once

#include "core/catalogue/pattern.h"

#include <string>
#include <string_view>

namespace trichevron::gpu {

/// Fills a pattern (core/catalogue/pattern.h).
inline std::string reportText(std::string_view pattern, const core::Arguments& arguments) {
    return core::fillPattern(pattern, arguments, core::englishPlural);
}

} // namespace trichevron::gpu
