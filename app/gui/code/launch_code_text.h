// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace trichevron::gui {

struct LaunchState;

/// The launch as CUDA C++, with the names of the arguments that the user described for a kernel of their own.
std::string launchCodeOf(const LaunchState& launch);

} // namespace trichevron::gui
