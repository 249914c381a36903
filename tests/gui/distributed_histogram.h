// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The histogram in distributed shared memory, which the recording of the fixture does not have.
#pragma once

#include "app/gui/session/launch_session.h"

#include <cstdint>
#include <memory>

namespace trichevron::test {

/// Makes it the kernel of the session: this many bins in clusters of four blocks.
inline void setDistributedHistogram(gui::LaunchSession& session, std::uint32_t bins = 1000) {
    core::KernelInfo kernel = *session.state().kernel;
    kernel.id = "histogramCluster";
    kernel.problemAxes = 2;
    kernel.suggested.problem = core::ProblemExtent{1U << 20, bins, 1};
    kernel.suggested.gridDim = {8, 1, 1};
    kernel.suggested.blockDim = {128, 1, 1};
    kernel.suggested.api = core::LaunchApi::CudaLaunchKernelEx;
    kernel.suggested.clusterDim = core::ClusterExtent{4, 1, 1};
    kernel.attributes.declared.usesGridStrideLoop = true;
    session.setKernel(std::make_shared<core::KernelInfo>(kernel));
}

} // namespace trichevron::test
