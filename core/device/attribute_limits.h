// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Limits of a device for the values of launch attributes.
#pragma once

#include "core/device/device_properties.h"

#include <cstdint>
#include <optional>

namespace trichevron::core {

/// cudaDeviceProp::accessPolicyMaxWindowSize; none where the device's file does not have it.
std::optional<std::uint64_t> maxAccessPolicyWindow(const DeviceProperties& device);

/// cudaDevAttrMemSyncDomainCount. Where the device's file does not have it, the value of the CUDA
/// Programming Guide: 4 from compute capability 9.0 on, else 1.
std::uint64_t memSyncDomainCount(const DeviceProperties& device);

} // namespace trichevron::core
