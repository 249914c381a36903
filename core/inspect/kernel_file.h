// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kernels in a user's file, whatever holds them: a compiler's text or a binary.
#pragma once

#include "core/import/import_source.h"
#include "core/inspect/kernel_resources.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Recognizes the file by its content. `architecture` ("sm_90") holds for kernels of which the file has none;
/// it may be empty. Nothing in the file is run. InputError, with the file and the place in it, where it is
/// unreadable or has no kernel; ImportCancelled.
std::vector<KernelResources> readKernelFile(const std::string& path, const ImportControl& control = {},
                                            std::string_view architecture = {});

/// The same for bytes in memory, such as pasted text. `place` names them in messages.
std::vector<KernelResources> readKernels(std::string_view bytes, std::string_view place,
                                         std::string_view architecture = {});

} // namespace trichevron::core
