// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Two launches side by side: every field, what follows from it, what devices answered, and where they
/// differ.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/evaluation/evaluation.h"
#include "core/measurement/launch_result.h"
#include "core/measurement/measurement.h"

#include <string>
#include <vector>

namespace trichevron {

/// What is not there is null.
struct ComparedLaunch {
    const DeviceProperties* device = nullptr;
    const KernelInfo* kernel = nullptr; ///< never null
    LaunchConfig config;
    KernelOptIns optIns;
    const Evaluation* evaluation = nullptr; ///< by the device's limits
    const LaunchResult* answer = nullptr;   ///< the device's, to exactly this launch
    const Measurement* measurement = nullptr;
};

struct ComparisonRow {
    std::string section; ///< "Launch", "What follows", "What the device said"
    std::string title;   ///< "Block (threads)"
    std::string first;
    std::string second;
    bool differs = false;
    std::string remark; ///< of timings: how they stand to each other; else empty
};

/// The rows are the same for any two launches, in the same order.
std::vector<ComparisonRow> compareLaunches(const ComparedLaunch& first, const ComparedLaunch& second);

} // namespace trichevron
