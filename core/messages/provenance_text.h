// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Where a value or a timing comes from, in the current language.
#pragma once

#include "core/rules/finding.h"

#include <string>

namespace trichevron::core {

/// "live", "recorded", "specification"
std::string provenanceText(ProvenanceKind kind);
/// The same for a limit; "given" for those of the kernel and the launch.
std::string provenanceText(const LimitSource& source);

} // namespace trichevron::core
