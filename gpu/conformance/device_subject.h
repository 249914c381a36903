// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A GPU of this machine as the subject that the model is compared with.
#pragma once

#include "core/conformance/subject.h"

#include <memory>

namespace trichevron::gpu {

/// Runs the questions in child processes, thousands in each, so that launches that never end can be stopped
/// with their process. Precondition: this process has not used CUDA. Throws BackendError.
std::unique_ptr<core::conformance::Subject> makeDeviceSubject(int device);

} // namespace trichevron::gpu
