// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A kernel of the user's own: what it uses on each architecture, and how that is known.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/json/json_reader.h"
#include "core/kernel/kernel_resources.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

struct OwnKernel {
    enum class Origin { Typed, Pasted, File, Source };
    Origin origin = Origin::Typed;
    std::string file; ///< its path; empty unless it is from a file, or a source with one
    std::string date; ///< ISO 8601: when it was typed, pasted or read
    /// One per architecture; never empty, all of one name.
    std::vector<KernelResources> versions;
    /// Of its parameters in the source: "const float* x"; empty where they are not known.
    std::vector<std::string> declarations{};

    const std::string& name() const { return versions.front().name; }
    friend bool operator==(const OwnKernel&, const OwnKernel&) = default;
};

/// "own:", its file and its mangled name: KernelInfo::id.
std::string idOf(const OwnKernel& kernel);
/// Whether a KernelInfo::id is one of these.
bool isOwnKernel(std::string_view id);

/// The version for a device, or the newest machine code where none is for it; null where nothing says how
/// many registers and how much shared memory it uses.
const KernelResources* versionOrSubstitute(const OwnKernel& kernel, ComputeCapability capability);

/// The kernel on a device, with the launch that cudaOccupancyMaxPotentialBlockSize suggests. Empty as
/// versionOrSubstitute().
std::optional<KernelInfo> kernelInfoFor(const OwnKernel& kernel, const DeviceProperties& device);

/// Of a kernel that was read from a file, which has its summary in English: the same in the language that is
/// set, where it is one of these.
void tellOwnSummary(KernelInfo& info, const std::vector<OwnKernel>& known);

/// "pasted 2026-11-22", "kernels.cubin, read 2026-11-22"
std::string originText(const OwnKernel& kernel);

Json toJson(const OwnKernel& kernel);
OwnKernel ownKernelFromJson(const JsonReader& reader);

} // namespace trichevron::core
