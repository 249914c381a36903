// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/kernel_options.h"

#include "app/cli/device_choice.h"
#include "core/base/input_error.h"
#include "core/dimensions/parse.h"

#include <fmt/format.h>

#include <vector>

namespace trichevron::cli {

namespace {

std::uint32_t count32(const std::string& text, std::string_view what) {
    return static_cast<std::uint32_t>(parseUnsigned(text, what, 0, most32));
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

LaunchBounds launchBoundsFrom(const std::string& text) {
    const std::vector<std::string> parts = split(text, ',');
    if (parts.size() > 3)
        throw InputError(
            fmt::format("--launch-bounds: expected 1 to 3 numbers separated by commas, found \"{}\"", text));
    LaunchBounds bounds;
    bounds.maxThreadsPerBlock = count32(parts[0], "--launch-bounds");
    if (parts.size() > 1)
        bounds.minBlocksPerMultiprocessor = count32(parts[1], "--launch-bounds");
    if (parts.size() > 2)
        bounds.maxBlocksPerCluster = count32(parts[2], "--launch-bounds");
    return bounds;
}

DeclaredBlockSize blockSizeFrom(const std::string& text) {
    const std::vector<std::string> parts = split(text, '/');
    if (parts.size() > 2)
        throw InputError(fmt::format("--block-size: expected BLOCK or BLOCK/CLUSTER, found \"{}\"", text));
    DeclaredBlockSize size;
    size.block = parseExtent<level::Block>(parts[0], "--block-size");
    if (parts.size() == 2)
        size.cluster = parseExtent<level::Cluster>(parts[1], "--block-size");
    return size;
}

} // namespace

void KernelOptions::addTo(CLI::App& command) {
    command
        .add_option("--kernel", demo, "A demo kernel, whose attributes on the device are live or recorded")
        ->type_name("NAME");
    command
        .add_option(
            "--kernel-file", file,
            "A kernel as JSON: the \"kernel\" of a batch line, or a list of them with binaryVersion, of "
            "which the one that runs on the device is taken")
        ->type_name("FILE")
        ->excludes("--kernel");
    command.add_option("--regs", registers, "Registers per thread (numRegs)")->type_name("N");
    command.add_option("--static-smem", staticSmem, "Static shared memory per block (sharedSizeBytes)")
        ->type_name("BYTES");
    command
        .add_option("--max-threads", maxThreads, "Most threads per block of this kernel (maxThreadsPerBlock)")
        ->type_name("N");
    command.add_option("--barriers", barriers, "Barriers per block (numBlockBarriers)")->type_name("N");
    command.add_option("--launch-bounds", launchBounds, "As in __launch_bounds__: 256 or 256,1 or 256,1,4")
        ->type_name("N[,N[,N]]");
    command
        .add_option("--cluster-dims", clusterDims, "As in __cluster_dims__: 2,1,1, or \"unspecified\" for ()")
        ->type_name("X[,Y[,Z]]");
    command
        .add_option(
            "--block-size", blockSize,
            "As in __block_size__: 128,1,1, or with a cluster 128,1,1/2,1,1. The grid then counts clusters")
        ->type_name("BLOCK[/CLUSTER]");
    optIns.addTo(command);
}

ChosenKernel KernelOptions::attributesOn(const DeviceProperties& device,
                                         const std::string& deviceChoice) const {
    ChosenKernel kernel;
    if (!demo.empty())
        kernel.attributes = demoKernelOn(device, deviceChoice, demo).attributes;
    else if (!file.empty())
        kernel = KernelFile(file).on(device);
    kernel.attributes = over(kernel.attributes);
    return kernel;
}

KernelAttributes KernelOptions::over(KernelAttributes kernel) const {
    if (!registers.empty())
        kernel.numRegs = count32(registers, "--regs");
    if (!staticSmem.empty()) {
        kernel.sharedSizeBytes = parseBytes(staticSmem, "--static-smem");
        kernel.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(kernel.sharedSizeBytes);
    }
    if (!launchBounds.empty()) {
        kernel.declared.launchBounds = launchBoundsFrom(launchBounds);
        kernel.maxThreadsPerBlock = kernel.declared.launchBounds->maxThreadsPerBlock;
    }
    if (!maxThreads.empty())
        kernel.maxThreadsPerBlock = count32(maxThreads, "--max-threads");
    if (!barriers.empty())
        kernel.numBlockBarriers = count32(barriers, "--barriers");
    if (clusterDims == "unspecified")
        kernel.declared.clusterDims = ClusterDimsUnspecified{};
    else if (!clusterDims.empty())
        kernel.declared.clusterDims = parseExtent<level::Cluster>(clusterDims, "--cluster-dims");
    if (!blockSize.empty())
        kernel.declared.blockSize = blockSizeFrom(blockSize);
    kernel.optIns = optIns.over(kernel.optIns);
    return kernel;
}

KernelFile::KernelFile(const std::string& path) : path_(path), json_(parseJson(readFile(path), path)) {
    try {
        const JsonReader reader(json_);
        if (!json_.is_array())
            (void)kernelAttributesFromJson(reader);
        else
            for (const JsonReader& element : reader.elements()) {
                (void)kernelAttributesFromJson(element);
                (void)element.at("binaryVersion").integer<int>(0);
            }
    } catch (const InputError& error) {
        throw InputError(fmt::format("{}: {}", path_, error.what()));
    }
}

ChosenKernel KernelFile::on(const DeviceProperties& device) const {
    try {
        return kernelForDevice(JsonReader(json_), device);
    } catch (const InputError& error) {
        throw InputError(fmt::format("{}: {}", path_, error.what()));
    }
}

} // namespace trichevron::cli
