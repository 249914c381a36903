// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/launch_options.h"

#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "core/dimensions/parse.h"
#include "core/launch/launch_attribute_text.h"
#include "core/rules/refused_settings.h"
#include "core/text/number_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>

namespace trichevron::cli {

namespace {

template <class Values>
std::string joinNames(const Values& values) {
    std::string names;
    for (const auto value : values)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", toString(value));
    return names;
}

std::string attributeNames() {
    return fmt::format("{}", fmt::join(core::launchAttributeNames(), ", "));
}

core::InputError notOneOf(std::string_view option, const std::string& names, const std::string& text) {
    return optionError(
        option, "expected one of {names}, found \"{text}\""_msg.with("names"_a = names, "text"_a = text));
}

} // namespace

void LaunchOptions::addTo(CLI::App& command) {
    command
        .add_option(
            "--cluster", cluster,
            "Cluster size in blocks, as a launch attribute, such as 2 or 2,1,1; with 1 the launch has "
            "clusters of "
            "one block, and without the option it has none (the window and sweep take 1 as none)"_msg())
        ->type_name("X[,Y[,Z]]");
    addWithoutClusterTo(command);
}

void LaunchOptions::addWithoutClusterTo(CLI::App& command) {
    command
        .add_option("--smem,--dynamic-smem", smem,
                    "Dynamic shared memory per block, such as 1000 or 48KiB (default: 0; in run and "
                    "sweep, the kernel's suggestion)"_msg())
        ->type_name(bytesWord());
    command
        .add_option(
            "--api", api,
            "Launch function: {functions} (default: the simplest one that supports the other options; in run "
            "and sweep, the kernel's suggestion)"_msg("functions"_a = joinNames(core::allLaunchApis)))
        ->type_name(nameWord());
    command
        .add_option("--stream", stream,
                    "Stream: {streams} (default: {stream}; in run and sweep, the kernel's suggestion)"_msg(
                        "streams"_a = joinNames(core::allStreamKinds),
                        "stream"_a = toString(core::LaunchConfig{}.stream)))
        ->type_name(nameWord());
    command
        .add_option("--green-context", greenContext,
                    "SMs of a green context whose stream the launch takes, such as 64 (default: none, which "
                    "is all SMs)"_msg())
        ->type_name("SMS"_msg());
    command
        .add_option("--problem", problem,
                    "Problem size in elements, such as 1000 or 1000,1000 (default: none; in run and sweep, "
                    "the kernel's suggestion)"_msg())
        ->type_name("X[,Y[,Z]]");
    command
        .add_option(
            "--attribute", attributes,
            "Launch attribute, such as preferredClusterDim=4,1,1 or priority=-1; one of {names}; repeat "
            "the option for several"_msg("names"_a = attributeNames()))
        ->type_name("NAME=VALUE"_msg());
    command.add_flag("--cooperative", cooperative,
                     "Launch cooperatively: all blocks must be resident at the same time"_msg());
}

core::LaunchApi LaunchOptions::selectApi(const core::LaunchConfig& initial) const {
    if (!api.empty()) {
        const auto chosen = core::launchApiFromName(api);
        if (!chosen)
            throw notOneOf("--api", joinNames(core::allLaunchApis), api);
        return *chosen;
    }
    if ((!cluster.empty() || !attributes.empty()) && !canSetClusterDim(initial.api))
        return extensibleApi(initial.api);
    if (cooperative && !canSetClusterDim(initial.api) && !isCooperativeApi(initial.api))
        return core::LaunchApi::CudaLaunchCooperativeKernel;
    return initial.api;
}

void LaunchOptions::applyAttributesTo(core::LaunchConfig& config) const {
    if (!attributes.empty() && !canSetClusterDim(config.api))
        throw optionError("--attribute",
                          "{function} cannot carry launch attributes; use --api cudaLaunchKernelEx "
                          "or cuLaunchKernelEx"_msg.with("function"_a = toString(config.api)));
    for (const std::string& text : attributes) {
        const std::size_t equals = std::min(text.find('='), text.size());
        const std::string_view name = std::string_view(text).substr(0, equals);
        const std::string value = text.substr(std::min(equals + 1, text.size()));
        const std::vector<std::string_view> names = core::launchAttributeNames();
        if (std::find(names.begin(), names.end(), name) == names.end())
            throw notOneOf("--attribute", attributeNames(), std::string(name));
        if (value.empty())
            throw optionError("--attribute",
                              "{name} has no value; write {name}=VALUE"_msg.with("name"_a = name));
        core::setLaunchAttribute(config.attributes, name, value, fmt::format("--attribute {}", name));
    }
}

core::LaunchConfig LaunchOptions::applyTo(core::LaunchConfig config) const {
    config.api = selectApi(config);
    applyAttributesTo(config);
    if (!cluster.empty()) {
        config.clusterDim = core::parseExtent<core::level::Cluster>(cluster, "--cluster");
        if (!canSetClusterDim(config.api))
            throw optionError("--cluster",
                              "{function} cannot set a cluster dimension; use --api cudaLaunchKernelEx or "
                              "cuLaunchKernelEx"_msg.with("function"_a = toString(config.api)));
    } else if (!canSetClusterDim(config.api)) {
        config.clusterDim.reset();
    }
    config.cooperative = config.cooperative || cooperative;
    if (cooperative && !canSetClusterDim(config.api) && !isCooperativeApi(config.api))
        throw optionError("--cooperative",
                          "{function} cannot launch cooperatively; omit --api or use an Ex or cooperative "
                          "function"_msg.with("function"_a = toString(config.api)));
    if (!smem.empty())
        config.dynamicSmemBytes = core::parseBytes(smem, "--smem");
    if (takesSmemIn32Bits(config.api) &&
        config.dynamicSmemBytes.value > std::numeric_limits<std::uint32_t>::max())
        throw optionError(
            "--smem", "{function} takes the shared memory as an unsigned int, at most {bytes} bytes"_msg.with(
                          "function"_a = toString(config.api),
                          "bytes"_a = core::digits(std::numeric_limits<std::uint32_t>::max())));
    if (!stream.empty()) {
        const auto kind = core::streamKindFromName(stream);
        if (!kind)
            throw notOneOf("--stream", joinNames(core::allStreamKinds), stream);
        config.stream = *kind;
    }
    if (!greenContext.empty()) {
        constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
        config = withGreenContext(config, static_cast<std::uint32_t>(
                                              core::parseUnsigned(greenContext, "--green-context", 1, most)));
        if (isGraphNode(config.api))
            throw optionError("--green-context",
                              "a kernel node of a graph runs in the context in which it was added, whatever "
                              "the stream; use another --api"_msg);
        if (!stream.empty() && core::streamKindFromName(stream) != config.stream)
            throw optionError("--green-context",
                              "a stream of a green context is nonBlocking or highPriority"_msg);
    }
    if (!problem.empty())
        config.problem = core::parseExtent<core::level::Problem>(problem, "--problem");
    return canonical(config);
}

void OptInOptions::addTo(CLI::App& command) {
    command
        .add_option("--opt-in-smem", dynamicSmem,
                    "Opt in to this maximum of dynamic shared memory per block, such as 100KiB "
                    "(cudaFuncAttributeMaxDynamicSharedMemorySize; default: the kernel's opt-in, else 48 KiB "
                    "minus its static shared memory)"_msg())
        ->type_name(bytesWord());
    command.add_flag("--non-portable-cluster", nonPortableCluster,
                     "Allow clusters larger than the portable size of 8 blocks "
                     "(cudaFuncAttributeNonPortableClusterSizeAllowed)"_msg());
    command
        .add_option("--carveout", carveout,
                    "Preferred shared memory carve-out in percent of the maximum, 0 to 100, or -1: the "
                    "driver chooses "
                    "(cudaFuncAttributePreferredSharedMemoryCarveout; default: -1)"_msg())
        ->type_name("PERCENT"_msg());
}

core::KernelOptIns OptInOptions::applyTo(core::KernelOptIns optIns) const {
    if (!dynamicSmem.empty()) {
        optIns.maxDynamicSharedSizeBytes = core::parseBytes(dynamicSmem, "--opt-in-smem");
        if (optIns.maxDynamicSharedSizeBytes > core::maxOptInBytes)
            throw optionError("--opt-in-smem",
                              "cudaFuncSetAttribute takes an int, at most {bytes} bytes"_msg.with(
                                  "bytes"_a = core::digits(core::maxOptInBytes.value)));
    }
    if (nonPortableCluster)
        optIns.nonPortableClusterSizeAllowed = true;
    if (!carveout.empty()) {
        const std::int64_t percent = core::parseSigned(
            carveout, "--carveout", std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
        if (percent < core::smallestCarveout || percent > core::largestCarveout)
            throw optionError("--carveout",
                              "expected {required}"_msg.with("required"_a = core::requiredCarveout(percent)));
        optIns.preferredShmemCarveout = static_cast<int>(percent);
    }
    return optIns;
}

} // namespace trichevron::cli
