// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Two launches side by side: the fields, the evaluation, the results of devices, and the differences.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/evaluation/evaluation.h"
#include "core/measurement/launch_result.h"
#include "core/measurement/measurement.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// Missing parts are null.
struct ComparedLaunch {
    const DeviceProperties* device = nullptr;
    const KernelInfo* kernel = nullptr; ///< never null
    LaunchConfig config;
    KernelOptIns optIns;
    const Evaluation* evaluation = nullptr; ///< by the device's limits
    const LaunchResult* answer = nullptr;   ///< of this very launch on the device
    const Measurement* measurement = nullptr;
};

struct ComparisonRow {
    std::string section; ///< "Launch", "Evaluation", "Results"
    std::string title;   ///< "Block (threads)"
    std::string first;
    std::string second;
    bool differs = false;
    std::string remark; ///< for timings: which is faster; else empty
};

/// All pairs of launches have the same rows in the same order.
std::vector<ComparisonRow> compareLaunches(const ComparedLaunch& first, const ComparedLaunch& second);

} // namespace trichevron::core
