// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The words of the demo kernels in the current language. Workers and recordings have them in English.
#pragma once

#include "core/demo/kernel_info.h"

#include <string>
#include <string_view>

namespace trichevron::core {

/// The title and the summary of a demo kernel. In English, and for a kernel that this program does not know,
/// as the worker sent them.
std::string titleFor(const KernelInfo& kernel);
std::string summaryFor(const KernelInfo& kernel);
/// Any other text of a demo that has no numbers in it: a chapter, the name of an axis or of items, a title, a
/// heading or a cell of a table, an event of the host. A text that this program does not know stays as it is.
std::string demoText(std::string_view english);

} // namespace trichevron::core
