// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Which device a command means.
#pragma once

#include "core/backend/backend.h"

#include <string>
#include <vector>

namespace trichevron::cli {

/// The device that stands in when there is none to ask.
inline constexpr const char* defaultDevice = "NVIDIA H200";

/// "live", "live:1", a name of the catalogue, or a device file. Empty: live when there is a device, else
/// defaultDevice.
DeviceProperties chooseDevice(const std::string& text);

/// The devices of the catalogue, by compute capability and name. A file that cannot be read is left out, and
/// standard error says so.
std::vector<DeviceProperties> catalogueDevices();

/// "all" (the catalogue), and what chooseDevice() takes: each device once, by compute capability and name.
std::vector<DeviceProperties> chooseDevices(const std::vector<std::string>& texts);

/// The number of a device of a backend by its number or its name; InputError lists what there is.
int deviceNumber(Backend& backend, const std::string& text);

/// A demo kernel of a device of a backend; InputError lists what there is.
KernelInfo kernelNamed(Backend& backend, int device, const std::string& id);

/// Throws BackendError(BadRequest) with the reason where the kernel cannot run on the device.
void requireRunnable(const KernelInfo& kernel, const DeviceProperties& device);

/// The attributes that a demo kernel has on a device: asked of it when it is live, else from a recording of a
/// device of that name. InputError when neither knows.
KernelInfo demoKernelOn(const DeviceProperties& device, const std::string& deviceChoice,
                        const std::string& kernel);

} // namespace trichevron::cli
