// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The words of the demo kernels in the current language. Workers and recordings have them in English.
#pragma once

#include "core/demo/kernel_info.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// The title and the summary of a demo kernel. In English, and for a kernel that this program does not know,
/// as the worker sent them.
std::string titleFor(const KernelInfo& kernel);
std::string summaryFor(const KernelInfo& kernel);
/// What people call the kernel, by which a search finds it beside its title; empty for most.
std::string otherWordsFor(const KernelInfo& kernel);
/// A chapter, the name of an axis, of items or of a column of thread IDs. A text that this program does not
/// know stays as it is.
std::string demoText(std::string_view english);

/// The demo kernels of this program in the order of a worker's list, in English, without a device: only their
/// IDs, chapters, titles and summaries are known. Where a summary depends on the device, that of most
/// devices.
std::vector<KernelInfo> knownDemos();

} // namespace trichevron::core
