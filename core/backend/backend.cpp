// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/backend/backend.h"

#include "core/catalogue/message_literal.h"

namespace trichevron::core {

std::vector<ModuleKernel> Backend::loadModule(int /*device*/, const DataBlob& /*module*/) {
    throw BackendError(BackendErrorKind::NotRecorded,
                       "recordings have no device: a kernel of your own needs a GPU"_msg.with());
}

} // namespace trichevron::core
