// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Selects the device of a command.
#pragma once

#include "core/backend/backend.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

struct BackendOptions;

/// The default device on a machine without a GPU.
inline constexpr const char* defaultDevice = "NVIDIA H200";

/// "live", "live:1", a name from the catalogue, or a device file. Empty: the live device if there is one,
/// else defaultDevice.
core::DeviceProperties chooseDevice(const std::string& text);

/// The devices of the catalogue, sorted by compute capability and name. An unreadable file is skipped with a
/// message on standard error.
std::vector<core::DeviceProperties> catalogueDevices();
/// Of them, for each compute capability the default device or else the first one that has it.
std::vector<core::DeviceProperties> oneDevicePerCapability();

/// The option --devices of a command that asks several devices: values are separated by commas, and the
/// option can be repeated.
CLI::Option& addDevicesOption(CLI::App& command, std::vector<std::string>& devices,
                              const std::string& description);

/// Accepts "all" (the catalogue) and the arguments of chooseDevice(). Returns each device once, sorted by
/// compute capability and name.
std::vector<core::DeviceProperties> chooseDevices(const std::vector<std::string>& texts);

/// For a number of a device that this machine does not have.
core::BackendError noSuchDevice(int number, std::size_t devices);

/// Whether the text is the number of a device, not its name.
bool isDeviceNumber(std::string_view text);
/// The number of a backend's device, given its number or name. The InputError lists the devices.
int deviceNumber(core::Backend& backend, const std::string& text);

/// A demo kernel of a backend's device. The InputError lists the kernels.
core::KernelInfo findKernel(core::Backend& backend, int device, const std::string& id);

/// The backend of a command that launches. Where this machine has no GPU for it, InputError for a demo kernel
/// that no recording has, else BackendError that names --replay. `demo`: empty for a kernel of one's own.
std::unique_ptr<core::Backend> openToLaunch(const BackendOptions& options, const std::string& demo);

/// Throws BackendError(BadRequest) with the reason when the kernel cannot run on the device.
void requireRunnable(const core::KernelInfo& kernel, const core::DeviceProperties& device);

/// A demo kernel with its attributes on a device: queried from a live device, else read from a recording of a
/// device with that name. InputError when there is neither.
core::KernelInfo demoKernelOn(const core::DeviceProperties& device, const std::string& deviceChoice,
                              const std::string& kernel);

} // namespace trichevron::cli
