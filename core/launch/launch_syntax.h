// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/launch/launch_config.h"

namespace trichevron::core {

/// The launch syntax in source code: `<<<Dg, Db, Ns, S>>>` for cudaLaunchKernel, otherwise the function name.
inline std::string_view launchSyntax(LaunchApi api) {
    return api == LaunchApi::CudaLaunchKernel ? "<<<Dg, Db, Ns, S>>>" : toString(api);
}

} // namespace trichevron::core
