// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A demo kernel as it is offered to the user.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"
#include "core/launch/sweep_point.h"

#include <string>
#include <vector>

namespace trichevron {

struct KernelInfo {
    std::string id;      ///< stable: "threadIds", "matrixAdd", "vectorAdd"
    std::string chapter; ///< what it belongs to: "Addition", "Clusters"; demos of a chapter follow each other
    std::string title;   ///< "Matrix addition"
    std::string summary; ///< one sentence: what the kernel shows
    int problemAxes = 0; ///< 1, 2 or 3: axes of the problem size it takes; 0: takes none
    /// What each of those axes counts: {"elements", "bins"}.
    std::vector<std::string> problemAxisNames;
    std::string source;    ///< its CUDA C++, to show
    std::string arguments; ///< what a call passes, "A, B, C, n"
    ComputeCapability minimum{7, 5};
    KernelAttributes attributes; ///< on the device that was asked; of no meaning where it cannot run
    LaunchConfig suggested;      ///< a launch to begin with
    KernelOptIns suggestedOptIns;
    /// It shows an error: the launch succeeds, the synchronisation does not, and the context is lost.
    bool endsInFault = false;
    /// Launches of it that a recording can answer, in its order; none on a device that can be asked anything.
    std::vector<SweepPoint> recorded;
};

/// The opt-ins that a launch of the kernel begins with: those that are suggested, and where nothing is, those
/// that the kernel has.
KernelOptIns optInsToBeginWith(const KernelInfo& kernel);

/// Empty where the kernel runs on a device of this compute capability, else one sentence on what it needs.
std::string whyItCannotRun(const KernelInfo& kernel, const ComputeCapability& device);

} // namespace trichevron
