// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/run_options.h"

#include "core/launch/launch_attribute_text.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

namespace trichevron::core {
namespace {

template <class Level>
std::string extent(const Extent<Level>& size) {
    return fmt::format("{},{},{}", size.x, size.y, size.z);
}

} // namespace

std::vector<std::string> runOptions(const LaunchConfig& config, const KernelOptIns& optIns) {
    std::vector<std::string> options{"--grid",   extent(config.gridDim),
                                     "--block",  extent(config.blockDim),
                                     "--smem",   digits(config.dynamicSmemBytes.value),
                                     "--api",    std::string(toString(config.api)),
                                     "--stream", std::string(toString(config.stream))};
    const auto add = [&](const char* name, std::string value) {
        options.insert(options.end(), {name, std::move(value)});
    };
    if (config.greenContextSmCount)
        add("--green-context", digits(*config.greenContextSmCount));
    if (config.problem)
        add("--problem", extent(*config.problem));
    if (config.clusterDim)
        add("--cluster", extent(*config.clusterDim));
    for (std::string& attribute : launchAttributeTexts(config.attributes))
        add("--attribute", std::move(attribute));
    if (config.cooperative)
        options.emplace_back("--cooperative");
    add("--opt-in-smem", digits(optIns.maxDynamicSharedSizeBytes.value));
    if (optIns.nonPortableClusterSizeAllowed)
        options.emplace_back("--non-portable-cluster");
    add("--carveout", std::to_string(optIns.preferredShmemCarveout));
    return options;
}

} // namespace trichevron::core
