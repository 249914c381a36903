// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/unknown_kernel.h"

#include "app/gui/session/launch_session.h"

namespace trichevron::gui {
namespace {

const std::shared_ptr<core::KernelInfo>& placeholderKernel() {
    static const std::shared_ptr<core::KernelInfo> kernel = [] {
        auto info = std::make_shared<core::KernelInfo>();
        info->problemAxes = 2;
        info->arguments = "…";
        info->attributes.name = "kernel";
        info->suggested.blockDim = {16, 16, 1};
        info->suggested.gridDim = {63, 63, 1};
        info->suggested.problem = core::ProblemExtent{1000, 1000, 1};
        return info;
    }();
    return kernel;
}

} // namespace

std::shared_ptr<const core::KernelInfo> unknownKernel() {
    if (placeholderKernel()->title.empty())
        retranslateUnknownKernel();
    return placeholderKernel();
}

void retranslateUnknownKernel() {
    core::KernelInfo& kernel = *placeholderKernel();
    kernel.title = LaunchSession::tr("no kernel known").toStdString();
    kernel.summary =
        LaunchSession::tr("No worker has listed its kernels yet, so registers and shared memory are unknown.")
            .toStdString();
}

} // namespace trichevron::gui
