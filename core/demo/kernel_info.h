// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A demo kernel that the user can launch.
#pragma once

#include "core/catalogue/message.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"
#include "core/launch/sweep_point.h"

#include <cstddef>
#include <string>
#include <vector>

namespace trichevron::core {

/// Over all kernels of a device, so that their list fits in one message of the protocol.
inline constexpr std::size_t maxListedLaunches = 1500;

struct KernelInfo {
    std::string id;      ///< stable: "threadIds", "matrixAdd", "vectorAdd"
    std::string chapter; ///< "Addition"; demos of a chapter are adjacent in the list; for users, demoText()
    std::string title;   ///< "Matrix addition"; in English: titleFor() (demo_text.h) is for users
    std::string summary; ///< one sentence: what the kernel shows; for users, summaryFor()
    /// Of a kernel of the user's own, in place of `summary`, which has it in English: how it is known.
    Text ownSummary{};
    int problemAxes = 0; ///< 1, 2 or 3: axes of the problem size it takes; 0: takes none
    /// What each axis counts: {"elements", "bins"}; for users, demoText().
    std::vector<std::string> problemAxisNames;
    std::string source;    ///< its CUDA C++
    std::string arguments; ///< of a call: "A, B, C, n"
    ComputeCapability minimum{7, 5};
    KernelAttributes attributes; ///< on the queried device; meaningless where the kernel cannot run
    LaunchConfig suggested;      ///< the initial launch
    KernelOptIns suggestedOptIns;
    /// It demonstrates a fault: the launch succeeds, the synchronisation fails, and the context is lost.
    bool endsInFault = false;
    /// Its launches in a recording, in the recording's order; empty on a live device. The kernels of a device
    /// list at most maxListedLaunches.
    std::vector<RecordedPoint> recorded;
};

/// The opt-ins of the kernel's initial launch: each suggested value, or the kernel's own where none is
/// suggested.
KernelOptIns initialOptIns(const KernelInfo& kernel);

/// How many kernels one launch of it starts, each with the whole grid: 2 for demos of concurrent kernels.
unsigned kernelsPerLaunch(const KernelInfo& kernel);

/// Empty where the kernel runs on a device of this compute capability, else a sentence that says what it
/// needs.
std::string kernelUnavailableReason(const KernelInfo& kernel, const ComputeCapability& device);
/// The same, for later.
Text kernelUnavailableText(const KernelInfo& kernel, const ComputeCapability& device);

} // namespace trichevron::core
