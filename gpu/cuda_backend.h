// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The backend that launches on real GPUs. Includes no CUDA headers and needs no libcuda to start.
#pragma once

#include "core/backend/backend.h"

#include <memory>

namespace trichevron::gpu {

/// Makes no driver call; the first call that needs a context creates it. Without a driver or a device, every
/// call throws BackendError: NoDriver, DriverTooOld or NoDevice.
std::unique_ptr<core::Backend> makeCudaBackend();

} // namespace trichevron::gpu
