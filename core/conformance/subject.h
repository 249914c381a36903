// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the model is compared with: a device, or its replies from a file.
#pragma once

#include "core/conformance/questions.h"
#include "core/device/device_properties.h"

#include <span>
#include <vector>

namespace trichevron::core::conformance {

class Subject {
public:
    Subject() = default;
    virtual ~Subject() = default;
    Subject(const Subject&) = delete;
    Subject& operator=(const Subject&) = delete;

    virtual const DeviceProperties& device() const = 0;
    /// With default opt-ins; names are unique.
    virtual const std::vector<KernelAttributes>& kernels() const = 0;

    /// One reply per question, in order. BackendError where the device fails.
    virtual std::vector<LaunchAnswer> answer(std::span<const LaunchQuestion> questions) = 0;
    virtual std::vector<OccupancyAnswer> answer(std::span<const OccupancyQuestion> questions) = 0;
    virtual std::vector<ClusterAnswer> answer(std::span<const ClusterQuestion> questions) = 0;
    virtual std::vector<SuggestionAnswer> answer(std::span<const SuggestionQuestion> questions) = 0;
};

} // namespace trichevron::core::conformance
