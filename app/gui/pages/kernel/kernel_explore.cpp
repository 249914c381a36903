// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_explore.h"

#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_session.h"

namespace trichevron::gui {

bool canOpenInExplore(const LaunchSession& session, const core::OwnKernel& kernel) {
    const auto& device = session.state().device;
    return device && versionOrSubstitute(kernel, device->computeCapability) != nullptr;
}

void openInExplore(LaunchSession& session, DeviceSelection& devices, const core::OwnKernel& kernel) {
    devices.ownKernels().add(kernel); // the user uses it, whoever brought it
    const auto info = kernelInfoFor(kernel, *session.state().device);
    LaunchState state = session.state();
    for (const auto& own : devices.ownKernels().kernelsFor(*state.device))
        if (own->id == info->id)
            state.kernel = own;
    // The present launch, which the page is about, with this kernel.
    state.optIns = initialOptIns(*state.kernel);
    if (const auto& declared = state.kernel->attributes.declared.blockSize)
        state.config.blockDim = declared->block;
    if (!state.config.problem)
        state.config.problem = problemOfThreads(kernel, state.config, state.kernel->attributes);
    state.gridFollowsProblem =
        state.config.problem && gridFollowsProblem(state.config, state.kernel->attributes);
    session.replace([] { return KernelPage::tr("Choose kernel"); }, state);
}

} // namespace trichevron::gui
