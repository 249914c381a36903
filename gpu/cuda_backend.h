// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The backend that launches on real GPUs. Needs no CUDA headers, and no libcuda to start.
#pragma once

#include "core/backend/backend.h"

#include <memory>

namespace trichevron {

/// Asks nothing of the driver yet: a context is made by the first call that needs one. Without a driver or a
/// device, every call throws BackendError(NoDevice) with a sentence that says which of the two is missing.
std::unique_ptr<Backend> makeCudaBackend();

} // namespace trichevron
