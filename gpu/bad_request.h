// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What cannot be asked.
#pragma once

#include "core/backend/backend.h"

namespace trichevron {

[[noreturn]] inline void badRequest(const std::string& sentence) {
    throw BackendError(BackendErrorKind::BadRequest, sentence);
}

} // namespace trichevron
