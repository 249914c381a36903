// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// JSON of what a kernel uses: the fields of "kernel" of a batch line, and more. What is not known is left
/// out.
#pragma once

#include "core/json/json_reader.h"
#include "core/kernel/kernel_resources.h"

namespace trichevron::core {

Json toJson(const KernelResources& kernel);
/// InputError where a field is of a wrong type. A missing field is not known.
KernelResources kernelResourcesFromJson(const JsonReader& reader);

} // namespace trichevron::core
