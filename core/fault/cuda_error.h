// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the errors mean that launching a kernel and waiting for it can return, and what to do about them.
#pragma once

#include "core/catalogue/message.h"

#include <span>

namespace trichevron::core {

/// The codes of the runtime and the driver API are equal for these.
struct CudaErrorRecord {
    int code = 0;
    Message meaning; ///< complete sentences
    Message next;    ///< what the user can do: complete sentences
};

/// Ordered by code. From driver_types.h of CUDA 13.0.
std::span<const CudaErrorRecord> allCudaErrors();
/// Null for success and for an error that is not in the list.
const CudaErrorRecord* findCudaError(int code);

} // namespace trichevron::core
