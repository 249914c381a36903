// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/asked_launches.h"

#include "gpu/capture/interning.h"

#include <cstring>

namespace trichevron::capture {

namespace {

/// "cudaLaunchKernel" for "__cudaLaunchKernel_ptsz" and "cudaLaunchKernel_v7000".
std::string_view withoutVersion(const char* function) {
    std::string_view name = function == nullptr ? "" : function;
    while (name.substr(0, 1) == "_")
        name.remove_prefix(1);
    if (const std::size_t at = name.find("_v"); at != std::string_view::npos)
        name = name.substr(0, at);
    if (const std::size_t at = name.find("_ptsz"); at != std::string_view::npos)
        name = name.substr(0, at);
    return name == "cudaLaunchKernelExC" ? "cudaLaunchKernelEx" : name;
}

} // namespace

std::size_t AskedLaunches::placeOf(const AskedLaunch& launch, const AskedFunction& function) {
    const std::uint64_t key[] = {reinterpret_cast<std::uintptr_t>(function.symbol), launch.gridDim[0],
                                 launch.blockDim[0], launch.gridDim[1]};
    const std::uint64_t hash = hashOf(key, sizeof key);
    return (hash ^ hash >> 32U) % std::tuple_size_v<decltype(known_)>;
}

std::uint32_t AskedLaunches::find(const AskedLaunch& launch, const AskedFunction& function) const {
    const Known& known = known_[placeOf(launch, function)];
    // The text itself is compared: a module that is unloaded leaves its addresses to another one.
    const bool isThis = known.number != 0 && known.domain == function.domain && known.id == function.id &&
                        std::memcmp(&known.launch, &launch, sizeof launch) == 0 &&
                        isSameText(known.symbol, function.symbol == nullptr ? "" : function.symbol);
    return isThis ? known.number : 0;
}

std::uint32_t AskedLaunches::add(const AskedLaunch& launch, const AskedFunction& function,
                                 Recorder& recorder) {
    AskedLaunch named = launch;
    named.api = recorder.name(withoutVersion(function.name));
    named.kernel = function.symbol == nullptr ? 0 : recorder.name(function.symbol);
    const std::uint32_t number = recorder.configuration(named);
    if (function.symbol == nullptr || named.kernel != 0) // else its text is not kept
        known_[placeOf(launch, function)] = {launch, function.domain, function.id,
                                             recorder.nameText(named.kernel), number};
    return number;
}

} // namespace trichevron::capture
