// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Work in a process of its own, which is given up afterwards with whatever it left on the device.
#pragma once

#include "core/base/quantity.h"

#include <functional>
#include <string>

namespace trichevron {

/// Runs `work` in a copy of this process and returns its bytes. This process must not have used CUDA before,
/// since a copy of a process that did cannot. What `work` throws is thrown here: a BackendError as one, and
/// anything else as a BackendError(ContextLost), as is a process that ends early or takes longer than
/// `limit`.
std::string inChild(const std::function<std::string()>& work, Seconds limit);

} // namespace trichevron
