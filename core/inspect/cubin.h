// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads the kernels of a cubin, which is ELF. NVIDIA does not document its sections and attributes. What is
/// read here was found with kernels whose declarations are known (ptxas 13.0) and checked against
/// cuobjdump and the device; see docs/how-it-is-known.md.
#pragma once

#include "core/catalogue/message.h"
#include "core/kernel/kernel_resources.h"

#include <string_view>
#include <vector>

namespace trichevron::core {

/// An ELF image for a CUDA device, by its header.
bool isCubin(std::string_view bytes);

/// Kernels in the order of the symbol table, names mangled only. A cubin may have none. InputError at `place`
/// where the image is no cubin or is damaged. `image` is not const because of libelf, which does not write to
/// it.
std::vector<KernelResources> readCubin(char* image, std::size_t size, const Text& place);

} // namespace trichevron::core
