// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The way from a kernel of the user's own to the page Explore.
#pragma once

#include "core/own_kernel/own_kernel.h"

namespace trichevron::gui {

class DeviceSelection;
class LaunchSession;

/// Whether the kernel can be launched on the present device, as far as what is known of it tells.
bool canOpenInExplore(const LaunchSession& session, const core::OwnKernel& kernel);

/// The present launch gets the kernel, for which canOpenInExplore() is true.
void openInExplore(LaunchSession& session, DeviceSelection& devices, const core::OwnKernel& kernel);

} // namespace trichevron::gui
