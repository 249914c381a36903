// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Which of several sets of kernel attributes holds on a device.
#pragma once

#include "core/model_json/model_json.h"

#include <string>

namespace trichevron {

/// The "kernel" of a line: attributes, or a list of them for several architectures (`binaryVersion`), of
/// which the device's driver would pick one.
struct ChosenKernel {
    KernelAttributes attributes;
    std::string assumption; ///< one sentence, when the attributes are of another architecture; else empty
};
ChosenKernel kernelForDevice(const JsonReader& reader, const DeviceProperties& device);

} // namespace trichevron
