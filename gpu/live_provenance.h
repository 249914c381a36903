// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Provenance of values read from a live device.
#pragma once

#include "core/device/provenance.h"
#include "gpu/nvml.h"

#include <string>

namespace trichevron::gpu {

/// Device, driver, runtime and current time. Without clocks, which are read at the time of a measurement.
core::Provenance liveProvenance(const Nvml& nvml, const std::string& deviceName, const std::string& source);

void setClocks(core::Provenance& provenance, const Clocks& clocks);

/// The device's PCI bus ID, which Nvml takes; empty when unknown.
std::string queryPciBusId(int device);

} // namespace trichevron::gpu
