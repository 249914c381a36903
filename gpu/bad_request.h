// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The error for a request that cannot be carried out.
#pragma once

#include "core/backend/backend.h"

#include <utility>

namespace trichevron::gpu {

[[noreturn]] inline void throwBadRequest(core::Text text) {
    throw core::BackendError(core::BackendErrorKind::BadRequest, std::move(text));
}

} // namespace trichevron::gpu
