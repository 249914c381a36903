// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/launch_options.h"

#include "core/base/input_error.h"
#include "core/dimensions/parse.h"

#include <fmt/format.h>

#include <limits>

namespace trichevron::cli {

namespace {

template <class Values>
std::string namesOf(const Values& values) {
    std::string names;
    for (const auto value : values)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", nameOf(value));
    return names;
}

} // namespace

void LaunchOptions::addTo(CLI::App& command) {
    command.add_option("--cluster", cluster, "Cluster in blocks, as a launch attribute: 2 or 2,1,1")
        ->type_name("X[,Y[,Z]]");
    addWithoutClusterTo(command);
}

void LaunchOptions::addWithoutClusterTo(CLI::App& command) {
    command.add_option("--smem,--dynamic-smem", smem, "Dynamic shared memory per block: 1000, 48KiB")
        ->type_name("BYTES");
    command
        .add_option("--api", api,
                    "Function that launches: " + namesOf(allLaunchApis) +
                        " (default: the kernel's, or the plainest that can make this launch)")
        ->type_name("NAME");
    command.add_option("--stream", stream, "Stream: " + namesOf(allStreamKinds))->type_name("NAME");
    command.add_option("--problem", problem, "Elements the kernel works on: 1000 or 1000,1000")
        ->type_name("X[,Y[,Z]]");
    command.add_flag("--cooperative", cooperative, "Launch cooperatively: all blocks resident at once");
}

LaunchApi LaunchOptions::chosenApi(const LaunchConfig& begin) const {
    if (!api.empty()) {
        const auto chosen = launchApiFromName(api);
        if (!chosen)
            throw InputError(
                fmt::format("--api: expected one of {}, found \"{}\"", namesOf(allLaunchApis), api));
        return *chosen;
    }
    if (!cluster.empty() && !carriesClusterDim(begin.api))
        return LaunchApi::CudaLaunchKernelEx;
    if (cooperative && !carriesClusterDim(begin.api) && !isCooperativeApi(begin.api))
        return LaunchApi::CudaLaunchCooperativeKernel;
    return begin.api;
}

LaunchConfig LaunchOptions::over(LaunchConfig config) const {
    config.api = chosenApi(config);
    if (!cluster.empty()) {
        config.clusterDim = parseExtent<level::Cluster>(cluster, "--cluster");
        if (!carriesClusterDim(config.api))
            throw InputError(fmt::format("--cluster: {} cannot carry a cluster dimension; launch with "
                                         "cudaLaunchKernelEx or cuLaunchKernelEx",
                                         nameOf(config.api)));
    } else if (!carriesClusterDim(config.api)) {
        config.clusterDim.reset();
    }
    config.cooperative = config.cooperative || cooperative;
    if (cooperative && !carriesClusterDim(config.api) && !isCooperativeApi(config.api))
        throw InputError(fmt::format("--cooperative: {} cannot launch cooperatively; leave --api out or take "
                                     "one of the Ex or cooperative functions",
                                     nameOf(config.api)));
    if (!smem.empty())
        config.dynamicSmemBytes = parseBytes(smem, "--smem");
    if (isDriverApi(config.api) && config.dynamicSmemBytes.value > std::numeric_limits<std::uint32_t>::max())
        throw InputError(
            fmt::format("--smem: {} takes its shared memory as an unsigned int, at most {} bytes",
                        nameOf(config.api), std::numeric_limits<std::uint32_t>::max()));
    if (!stream.empty()) {
        const auto kind = streamKindFromName(stream);
        if (!kind)
            throw InputError(
                fmt::format("--stream: expected one of {}, found \"{}\"", namesOf(allStreamKinds), stream));
        config.stream = *kind;
    }
    if (!problem.empty())
        config.problem = parseExtent<level::Problem>(problem, "--problem");
    return canonical(config);
}

void OptInOptions::addTo(CLI::App& command) {
    command
        .add_option("--opt-in-smem", dynamicSmem,
                    "Most dynamic shared memory that the kernel is set to take: 100KiB "
                    "(cudaFuncAttributeMaxDynamicSharedMemorySize)")
        ->type_name("BYTES");
    command.add_flag("--non-portable-cluster", nonPortableCluster,
                     "Allow clusters above the portable size "
                     "(cudaFuncAttributeNonPortableClusterSizeAllowed)");
    command
        .add_option(
            "--carveout", carveout,
            "Preferred shared memory, percent of the most (cudaFuncAttributePreferredSharedMemoryCarveout)")
        ->type_name("PERCENT");
}

KernelOptIns OptInOptions::over(KernelOptIns optIns) const {
    if (!dynamicSmem.empty()) {
        optIns.maxDynamicSharedSizeBytes = parseBytes(dynamicSmem, "--opt-in-smem");
        if (optIns.maxDynamicSharedSizeBytes > mostOptInBytes)
            throw InputError(fmt::format("--opt-in-smem: cudaFuncSetAttribute takes an int, at most {} bytes",
                                         mostOptInBytes.value));
    }
    if (nonPortableCluster)
        optIns.nonPortableClusterSizeAllowed = true;
    if (!carveout.empty())
        optIns.preferredShmemCarveout = static_cast<int>(parseUnsigned(carveout, "--carveout", 0, 100));
    return optIns;
}

} // namespace trichevron::cli
