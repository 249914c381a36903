// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Launch shapes that several tests use.
#pragma once

#include "core/dimensions/hierarchy.h"

namespace trichevron::test {

inline const core::LaunchShape matrix{{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
inline const core::LaunchShape clustered{{8, 4, 2}, {2, 2, 1}, {8, 4, 2}};
inline const core::LaunchShape largest{{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}};

} // namespace trichevron::test
