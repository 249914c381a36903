// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Runs work in a separate process, which is killed afterwards with all work it left on the device.
#pragma once

#include "core/base/quantity.h"

#include <functional>
#include <string>

namespace trichevron::gpu {

/// Runs `work` in a fork of this process and returns its result. Precondition: this process has not used
/// CUDA, since a forked CUDA context does not work. Rethrows a BackendError of `work`. Throws
/// BackendError(ContextLost) for any other exception, and when the process ends early or runs longer than
/// `limit`.
std::string runInChildProcess(const std::function<std::string()>& work, core::Seconds limit);

} // namespace trichevron::gpu
