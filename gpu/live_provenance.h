// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Where and when something is being read off a device.
#pragma once

#include "core/device/provenance.h"
#include "gpu/nvml.h"

#include <string>

namespace trichevron {

/// Device, driver, runtime and the time now. Without clocks: they are read when it matters.
Provenance liveProvenance(const Nvml& nvml, const std::string& deviceName, const std::string& source);

void setClocks(Provenance& provenance, const Clocks& clocks);

/// The device's PCI address, by which Nvml knows it; empty when unknown.
std::string pciBusIdOf(int device);

} // namespace trichevron
