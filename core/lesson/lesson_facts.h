// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The facts that a lesson can make claims about: what the model computes for a launch, and what a device
/// replied to it.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/evaluation/evaluation.h"
#include "core/measurement/launch_result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace trichevron::core {

/// A launch of a demo kernel on a device, as a lesson names both.
struct LessonLaunch {
    std::string device; ///< name: "NVIDIA H200"
    std::string kernel; ///< KernelInfo::id
    LaunchConfig config;
    std::optional<KernelOptIns> optIns; ///< the kernel's initial ones where the lesson names none
    friend bool operator==(const LessonLaunch&, const LessonLaunch&) = default;
};

using FactValue = std::variant<double, std::string>;
/// "63", "cudaErrorInvalidValue"
std::string factText(const FactValue& value);

/// What a device replied to a launch.
struct DeviceReply {
    LaunchResult result;
    std::optional<double> medianMicroseconds; ///< where it was measured
    bool exceededTimeLimit = false;           ///< the launch still ran when its process was ended
};

struct FactKind;

/// A fact of a launch; some are of one of its threads, or of a cell of a table that the kernel reports.
struct Fact {
    const FactKind* kind = nullptr;     ///< never null in a lesson that was read
    std::optional<LessonLaunch> launch; ///< that of the step where there is none
    BlockIndex block;
    ThreadIndex thread;
    std::string row;    ///< the text of its first cell
    std::string column; ///< its heading
};

/// What facts are computed from.
struct FactSource {
    const LaunchConfig& config;
    const KernelInfo& info;
    const KernelAttributes& kernel; ///< its attributes, with the opt-ins of the launch
    const DeviceProperties& device;
    const Evaluation& evaluation;
    const DeviceReply* reply = nullptr; ///< null where the device has not replied
};

struct FactKind {
    std::string_view name; ///< "idleThreads"
    bool isOfDevice;       ///< from the device's reply, else from the model
    /// None where the launch does not have this fact.
    std::optional<FactValue> (*compute)(const FactSource& source, const Fact& fact);
};

/// All kinds, in the order of the documentation.
std::span<const FactKind> factKinds();
const FactKind* findFactKind(std::string_view name);

} // namespace trichevron::core
