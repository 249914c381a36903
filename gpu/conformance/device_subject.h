// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A GPU of this machine as what the model is compared with.
#pragma once

#include "core/conformance/subject.h"

#include <memory>

namespace trichevron {

/// Each question is asked in a process of its own that asks thousands, so that launches which never end can
/// be given up: this process must not have used CUDA before. Throws BackendError.
std::unique_ptr<conformance::Subject> makeDeviceSubject(int device);

} // namespace trichevron
