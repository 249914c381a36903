// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What `inspect` answers: what kernels use, and how many blocks of a launch are resident.
#pragma once

#include "core/device/device_properties.h"
#include "core/evaluation/evaluation.h"
#include "core/json/json_reader.h"
#include "core/kernel/kernel_resources.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

/// The block of --block and what is asked about it.
struct InspectedLaunch {
    core::BlockExtent block;
    core::Bytes dynamicSmem;
    std::optional<std::uint32_t> requiredBlocks; ///< resident on one SM
};

class InspectAnswer {
public:
    /// `devices` as for chooseDevices(); empty: for each architecture one device of the catalogue.
    InspectAnswer(std::vector<core::KernelResources> kernels, const std::optional<InspectedLaunch>& launch,
                  const std::vector<std::string>& devices);
    /// Both print kernel by kernel: a library has tens of thousands.
    void printAsText() const;
    void printAsJson() const;
    /// False when a kernel does not reach InspectedLaunch::requiredBlocks on a device, or when that is not
    /// known.
    bool reachesRequiredBlocks() const;

private:
    /// A launch of one block on a device.
    struct OnDevice {
        const core::DeviceProperties* device;
        std::optional<core::Evaluation> launch; ///< empty: what the kernel uses is not known
        /// Resident on one SM. Fewer than launch has if the barriers are not known and may limit them.
        std::uint32_t minBlocks = 0;

        std::uint32_t maxBlocks() const;
    };
    struct Entry {
        core::KernelResources kernel;
        std::vector<OnDevice> onDevices;
    };

    /// Precondition: there is a launch.
    OnDevice launchOn(const core::DeviceProperties& device, const core::KernelResources& kernel) const;
    bool isPtxWithoutCompiler() const;
    core::Json json(const Entry& entry) const;
    bool reaches(const OnDevice& entry) const;
    std::string shortfallText() const;

    std::optional<InspectedLaunch> launch_;
    std::vector<core::DeviceProperties> devices_;
    std::vector<Entry> entries_;
};

} // namespace trichevron::cli
