// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Which of several sets of kernel attributes holds on a device.
#pragma once

#include "core/model_json/model_json.h"

#include <string>

namespace trichevron::core {

/// The "kernel" of a batch line: attributes, or a list of attributes for several architectures
/// (`binaryVersion`) from which it takes those that the device's driver would choose.
struct ChosenKernel {
    KernelAttributes attributes;
    std::string assumption; ///< one sentence where the attributes are for another architecture; else empty
};
ChosenKernel kernelForDevice(const JsonReader& reader, const DeviceProperties& device);

/// InputError where such a "kernel" has more registers than a thread can, or more static shared memory than a
/// block. The lines of a check may: a rule names them.
void requirePossibleKernel(const JsonReader& reader);

} // namespace trichevron::core
