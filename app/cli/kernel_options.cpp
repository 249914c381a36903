// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/kernel_options.h"

#include "app/cli/binary_kernel.h"
#include "app/cli/device_choice.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "core/device/architecture.h"
#include "core/dimensions/parse.h"

#include <vector>

namespace trichevron::cli {

namespace {

/// More than a kernel for every architecture needs.
constexpr std::size_t maxKernelFileBytes = std::size_t{16} * 1024 * 1024;

std::uint32_t parseUint32(const std::string& text, std::string_view what) {
    return static_cast<std::uint32_t>(core::parseUnsigned(text, what, 0, maxUint32));
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

core::LaunchBounds parseLaunchBounds(const std::string& text) {
    const std::vector<std::string> parts = split(text, ',');
    if (parts.size() > 3)
        throw optionError(
            "--launch-bounds",
            "expected 1 to 3 numbers separated by commas, found \"{text}\""_msg.with("text"_a = text));
    core::LaunchBounds bounds;
    bounds.maxThreadsPerBlock = parseUint32(parts[0], "--launch-bounds");
    if (parts.size() > 1)
        bounds.minBlocksPerMultiprocessor = parseUint32(parts[1], "--launch-bounds");
    if (parts.size() > 2)
        bounds.maxBlocksPerCluster = parseUint32(parts[2], "--launch-bounds");
    return bounds;
}

core::DeclaredBlockSize parseBlockSize(const std::string& text) {
    const std::vector<std::string> parts = split(text, '/');
    if (parts.size() > 2)
        throw optionError("--block-size",
                          "expected BLOCK or BLOCK/CLUSTER, found \"{text}\""_msg.with("text"_a = text));
    core::DeclaredBlockSize size;
    size.block = core::parseExtent<core::level::Block>(parts[0], "--block-size");
    if (parts.size() == 2)
        size.cluster = core::parseExtent<core::level::Cluster>(parts[1], "--block-size");
    return size;
}

core::InputError inFile(const std::string& path, const core::InputError& error) {
    return core::InputError("{file}: {problem}"_msg.with("file"_a = path, "problem"_a = errorText(error)));
}

} // namespace

void KernelOptions::addTo(CLI::App& command) {
    command
        .add_option(
            "--kernel", demo,
            "Use the attributes of a demo kernel on the device; {command} lists the names. With --binary and "
            "--source: the kernel in the file with this name, or with it as a part of its name. The options "
            "below "
            "override single attributes"_msg("command"_a = "trichevron-cli kernels"))
        ->type_name(nameWord());
    command
        .add_option(
            "--kernel-file", file,
            "Read the kernel's attributes from a JSON file: an object as in \"kernel\" of a batch line, or a "
            "list of such objects with binaryVersion, one per architecture"_msg())
        ->type_name(fileWord())
        ->excludes("--kernel");
    command
        .add_option("--binary", binary,
                    "Read the attributes of the kernel --kernel from a cubin, a fat binary, an object, a "
                    "library or a program, or from the output of {nvcc}; {command} lists its kernels"_msg(
                        "nvcc"_a = "nvcc -Xptxas -v", "command"_a = "trichevron-cli inspect"))
        ->type_name(fileWord())
        ->excludes("--kernel-file");
    command
        .add_option(
            "--source", source,
            "Compile a CUDA source and take the kernel --kernel from it; \"-\" reads standard input"_msg())
        ->type_name(fileWord() + "|-")
        ->excludes("--kernel-file")
        ->excludes("--binary");
    sourceOptions.addTo(command);
    command
        .add_option(
            "--regs", registers,
            "Registers per thread (numRegs; default: the kernel's, else registers do not limit)"_msg())
        ->type_name("N");
    command
        .add_option("--static-smem", staticSmem,
                    "Static shared memory per block, such as 4096 or 4KiB (sharedSizeBytes; default: the "
                    "kernel's, else 0)"_msg())
        ->type_name(bytesWord());
    command
        .add_option("--max-threads", maxThreads,
                    "Maximum threads per block of the kernel (maxThreadsPerBlock; default: from "
                    "--launch-bounds or the kernel, else 1024)"_msg())
        ->type_name("N");
    command
        .add_option(
            "--barriers", barriers,
            "Barriers per block, at most {limit} (numBlockBarriers; default: the kernel's, else 1)"_msg(
                "limit"_a = core::maxBlockBarriers))
        ->type_name("N");
    command
        .add_option("--launch-bounds", launchBounds,
                    "__launch_bounds__ of the kernel: maximum threads per block, minimum blocks per SM and "
                    "maximum blocks per cluster, such as 256 or 256,1 or 256,1,4"_msg())
        ->type_name("N[,N[,N]]");
    command
        .add_option(
            "--cluster-dims", clusterDims,
            "__cluster_dims__ of the kernel in blocks, such as 2,1,1; \"unspecified\" for __cluster_dims__()"_msg())
        ->type_name("X[,Y[,Z]]|unspecified");
    command
        .add_option("--block-size", blockSize,
                    "__block_size__ of the kernel in threads, such as 128,1,1, optionally with a cluster in "
                    "blocks, such as 128,1,1/2,1,1; --grid then counts clusters"_msg())
        ->type_name("BLOCK[/CLUSTER]"_msg());
    optIns.addTo(command);
}

BinaryKernel kernelOfSource(const std::string& path, const std::string& name, const SourceOptions& options,
                            std::span<const core::DeviceProperties> devices) {
    const SourceFile file(path, options);
    return BinaryKernel(path, resourcesOf(file.compileFor(file.architecturesFor(devices))), name);
}

core::ChosenKernel KernelOptions::attributesOn(const core::DeviceProperties& device,
                                               const std::string& deviceChoice) const {
    core::ChosenKernel kernel;
    if (!source.empty())
        kernel = kernelOfSource(source, demo, sourceOptions, std::span(&device, 1)).kernelFor(device);
    else if (!binary.empty())
        kernel = BinaryKernel(binary, demo).kernelFor(device);
    else if (!demo.empty())
        kernel.attributes = demoKernelOn(device, deviceChoice, demo).attributes;
    else if (!file.empty())
        kernel = KernelFile(file).kernelFor(device);
    kernel.attributes = applyTo(kernel.attributes);
    return kernel;
}

core::KernelAttributes KernelOptions::applyTo(core::KernelAttributes kernel) const {
    if (!registers.empty())
        kernel.numRegs = static_cast<std::uint32_t>(
            core::parseUnsigned(registers, "--regs", 0, core::Architecture{}.maxRegistersPerThread));
    if (!staticSmem.empty()) {
        kernel.sharedSizeBytes = core::parseBytes(staticSmem, "--static-smem", core::smemWithoutOptIn);
        kernel.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(kernel.sharedSizeBytes);
    }
    if (!launchBounds.empty()) {
        kernel.declared.launchBounds = parseLaunchBounds(launchBounds);
        kernel.maxThreadsPerBlock = kernel.declared.launchBounds->maxThreadsPerBlock;
        kernel.registerLimit.reset(); // that of other bounds
    }
    if (!maxThreads.empty())
        kernel.maxThreadsPerBlock = parseUint32(maxThreads, "--max-threads");
    if (!barriers.empty())
        kernel.numBlockBarriers = static_cast<std::uint32_t>(
            core::parseUnsigned(barriers, "--barriers", 0, core::maxBlockBarriers));
    if (clusterDims == "unspecified")
        kernel.declared.clusterDims = core::ClusterDimsUnspecified{};
    else if (!clusterDims.empty())
        kernel.declared.clusterDims = core::parseExtent<core::level::Cluster>(clusterDims, "--cluster-dims");
    if (!blockSize.empty())
        kernel.declared.blockSize = parseBlockSize(blockSize);
    if (declaresTwoClusters(kernel.declared))
        throw optionError(
            blockSize.empty() ? "--cluster-dims" : "--block-size",
            "the compiler refuses a cluster in __block_size__ beside __cluster_dims__; remove one"_msg
                .with());
    kernel.optIns = optIns.applyTo(kernel.optIns);
    return kernel;
}

KernelFile::KernelFile(const std::string& path)
    : path_(path), json_(core::parseJson(core::readFile(path, maxKernelFileBytes), path)) {
    try {
        const core::JsonReader reader(json_);
        if (!json_.is_array())
            (void)kernelAttributesFromJson(reader);
        else
            for (const core::JsonReader& element : reader.elements()) {
                (void)kernelAttributesFromJson(element);
                (void)element.at("binaryVersion").integer<int>(0);
            }
        requirePossibleKernel(reader);
    } catch (const core::InputError& error) {
        throw inFile(path_, error);
    }
}

core::ChosenKernel KernelFile::kernelFor(const core::DeviceProperties& device) const {
    try {
        return kernelForDevice(core::JsonReader(json_), device);
    } catch (const core::InputError& error) {
        throw inFile(path_, error);
    }
}

} // namespace trichevron::cli
