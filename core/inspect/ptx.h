// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads the kernels of PTX and what their declarations say (PTX ISA 9.0, "Performance-Tuning Directives" and
/// "Cluster Dimension Directives"). PTX says neither registers nor shared memory: ptxas decides both.
#pragma once

#include "core/kernel/kernel_resources.h"

#include <string_view>
#include <vector>

namespace trichevron::core {

/// A text that begins as PTX does, with or without comments in front.
bool isPtx(std::string_view head);

/// Kernels in the order of the text, names mangled only; their architecture is "compute_90a" for ".target
/// sm_90a". There may be none. Unknown directives are skipped.
std::vector<KernelResources> readPtx(std::string_view text);

} // namespace trichevron::core
