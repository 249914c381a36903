// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/launch/launch_config.h"

namespace trichevron {

/// A function of a launch as a user writes it: the runtime's plain one as `<<<Dg, Db, Ns, S>>>`, the others
/// by their names.
inline std::string_view callOf(LaunchApi api) {
    return api == LaunchApi::CudaLaunchKernel ? "<<<Dg, Db, Ns, S>>>" : nameOf(api);
}

} // namespace trichevron
