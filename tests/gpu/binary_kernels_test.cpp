// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What the readers of binaries say about kernels against the device: attributes, resident blocks, and
// launches that are refused. The kernels are those of this program, and of the files in TRICHEVRON_BINARIES,
// which are separated by colons. Kernels that nobody knows are only launched where the model says that the
// device refuses it.
#include "core/conformance/reasons.h"
#include "core/evaluation/evaluation.h"
#include "core/inspect/code_search.h"
#include "core/inspect/cubin.h"
#include "core/inspect/unpack.h"
#include "core/kernel/binary_version.h"
#include "core/model_json/model_json.h"
#include "core/rules/rule_context.h"
#include "gpu/driver_log.h"
#include "tests/gpu/gpu_test.h"

#include <cuda_runtime_api.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>

namespace trichevron::gpu {
namespace {

/// Per file: more take long to load.
constexpr std::size_t maxKernels = 120;
constexpr std::size_t maxKernelsOfCubin = 8;

struct Counts {
    std::size_t kernels = 0;
    std::size_t occupancies = 0;
    std::size_t launches = 0;
    std::map<std::string, std::size_t> differing; ///< by what differs
    core::conformance::ReasonTally reasons;
};

std::vector<std::string> binaries() {
    std::vector<std::string> paths{"/proc/self/exe"};
    const char* more = std::getenv("TRICHEVRON_BINARIES");
    std::istringstream list(more == nullptr ? "" : more);
    for (std::string path; std::getline(list, path, ':');)
        paths.push_back(path);
    return paths;
}

/// Launches that the device refuses whatever the kernel does, or that it refuses depending on the kernel.
std::vector<core::LaunchConfig> launchesOf(const core::KernelAttributes& kernel) {
    core::LaunchConfig one;
    one.api = core::LaunchApi::CudaLaunchKernelEx;
    one.gridDim = {4, 1, 1};
    one.blockDim = kernel.declared.blockSize ? kernel.declared.blockSize->block : core::BlockExtent{32, 1, 1};
    std::vector<core::LaunchConfig> launches;
    const auto add = [&](auto change) { change(launches.emplace_back(one)); };
    for (const std::uint32_t threads : {0U, 96U, 160U, 288U, 416U, 544U, 672U, 800U, 928U, 1024U, 1056U})
        add([&](core::LaunchConfig& launch) { launch.blockDim = {threads, 1, 1}; });
    add([](core::LaunchConfig& launch) { launch.gridDim.y = 65536; });
    for (const std::uint32_t blocks : {2U, 3U, 8U, 16U})
        add([&](core::LaunchConfig& launch) { launch.clusterDim = core::ClusterExtent{blocks, 1, 1}; });
    for (const std::uint64_t bytes : {49153U, 60000U, 232448U, 262144U})
        add([&](core::LaunchConfig& launch) { launch.dynamicSmemBytes = core::Bytes{bytes}; });
    add([](core::LaunchConfig& launch) {
        launch.cooperative = true;
        launch.gridDim = {1000000, 1, 1};
    });
    return launches;
}

class BinaryKernels : public GpuTest {
protected:
    void compareFile(const std::string& path, Counts& counts) {
        const core::FileBytes source(path);
        const core::FoundCode found = core::findCode(source, path, {});
        const std::size_t before = counts.kernels;
        // Spread over the file: neighbours are alike.
        std::vector<core::StoredCode> cubins;
        for (const core::StoredCode& code : found.code)
            if (code.kind == core::CodeKind::Cubin &&
                (code.architecture == 0 ||
                 core::binaryRunsOn(code.architecture, device().computeCapability)) &&
                code.unpackedSize < (std::uint64_t{32} << 20U))
                cubins.push_back(code);
        const std::size_t step = std::max<std::size_t>(1, cubins.size() / maxKernels);
        for (std::size_t i = 0; i < cubins.size() && counts.kernels - before < maxKernels; i += step)
            compareCubin(source, cubins[i], path, counts);
        std::cout << path << ": " << counts.kernels - before << " kernels of " << cubins.size()
                  << " cubins for this device\n";
    }

private:
    void compareCubin(const core::ByteSource& source, const core::StoredCode& code, const std::string& path,
                      Counts& counts) {
        std::vector<char> stored(code.size);
        source.read(code.offset, stored.data(), stored.size());
        core::CodeBuffer buffer;
        std::string_view image(stored.data(), stored.size());
        if (code.packing != core::Packing::None)
            image = core::unpackCode(code, image, buffer, {});
        std::vector<char> bytes(image.begin(), image.end());
        const std::vector<core::KernelResources> kernels = core::readCubin(bytes.data(), bytes.size(), {});
        cudaLibrary_t library = nullptr;
        if (kernels.empty() || !runsOn(kernels.front(), device().computeCapability) ||
            cudaLibraryLoadData(&library, bytes.data(), nullptr, nullptr, 0, nullptr, nullptr, 0) !=
                cudaSuccess) {
            static_cast<void>(cudaGetLastError());
            return;
        }
        for (std::size_t i = 0; i < std::min(kernels.size(), maxKernelsOfCubin); ++i) {
            cudaKernel_t function = nullptr;
            SCOPED_TRACE(path + " " + kernels[i].mangledName);
            if (cudaLibraryGetKernel(&function, library, kernels[i].mangledName.c_str()) == cudaSuccess)
                compareKernel(kernels[i], function, counts);
        }
        EXPECT_EQ(cudaLibraryUnload(library), cudaSuccess);
    }

    void compareKernel(const core::KernelResources& kernel, const void* function, Counts& counts) {
        const auto attributes = attributesOf(kernel, 0);
        ASSERT_TRUE(attributes);
        ++counts.kernels;
        cudaFuncAttributes actual{};
        ASSERT_EQ(cudaFuncGetAttributes(&actual, function), cudaSuccess);
        const auto compare = [&](const char* what, std::uint64_t ours, std::uint64_t theirs) {
            if (ours != theirs && counts.differing[what]++ < 3)
                std::cout << what << ": " << ours << ", device " << theirs << ": " << kernel.mangledName
                          << '\n';
        };
        compare("numRegs", attributes->numRegs, static_cast<std::uint64_t>(actual.numRegs));
        compare("sharedSizeBytes", attributes->sharedSizeBytes.value, actual.sharedSizeBytes);
        compare("localSizeBytes", attributes->localSizeBytes.value, actual.localSizeBytes);
        compare("maxDynamicSharedSizeBytes", attributes->optIns.maxDynamicSharedSizeBytes.value,
                static_cast<std::uint64_t>(actual.maxDynamicSharedSizeBytes));
        const core::LaunchConfig config;
        const core::RuleContext context(config, *attributes, device());
        compare(
            "maxThreadsPerBlock",
            std::min<std::uint64_t>({attributes->maxThreadsPerBlock, context.maxThreadsByRegisters, 1024}),
            static_cast<std::uint64_t>(actual.maxThreadsPerBlock));
        compareOccupancy(*attributes, function, counts);
        compareLaunches(kernel, *attributes, function, counts);
    }

    void compareOccupancy(const core::KernelAttributes& kernel, const void* function, Counts& counts) {
        for (const int threads : {32, 64, 128, 192, 256, 384, 512, 768, 1024})
            for (const std::size_t smem : {std::size_t{0}, std::size_t{8192}}) {
                int actual = 0;
                ASSERT_EQ(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&actual, function, threads, smem),
                          cudaSuccess);
                const core::Occupancy ours = core::computeOccupancy(
                    kernel, device(), static_cast<std::uint64_t>(threads), core::Bytes{smem});
                ++counts.occupancies;
                if (ours.maxActiveBlocksPerMultiprocessor != static_cast<std::uint32_t>(actual) &&
                    counts.differing["blocks"]++ < 3)
                    std::cout << "blocks of " << threads << " threads with " << smem
                              << " bytes: " << ours.maxActiveBlocksPerMultiprocessor << ", device " << actual
                              << ": " << kernel.name << '\n';
            }
    }

    /// PreparedLaunch takes functions of this program only.
    static int launch(const core::LaunchConfig& config, const void* function, void** arguments) {
        cudaLaunchAttribute attributes[2]{};
        cudaLaunchConfig_t launch{};
        launch.gridDim = {config.gridDim.x, config.gridDim.y, config.gridDim.z};
        launch.blockDim = {config.blockDim.x, config.blockDim.y, config.blockDim.z};
        launch.dynamicSmemBytes = config.dynamicSmemBytes.value;
        launch.attrs = attributes;
        if (config.clusterDim) {
            attributes[launch.numAttrs].id = cudaLaunchAttributeClusterDimension;
            attributes[launch.numAttrs].val.clusterDim = {config.clusterDim->x, config.clusterDim->y,
                                                          config.clusterDim->z};
            ++launch.numAttrs;
        }
        if (config.cooperative) {
            attributes[launch.numAttrs].id = cudaLaunchAttributeCooperative;
            attributes[launch.numAttrs].val.cooperative = 1;
            ++launch.numAttrs;
        }
        const cudaError_t code = cudaLaunchKernelExC(&launch, function, arguments);
        static_cast<void>(cudaGetLastError());
        return static_cast<int>(code);
    }

    void compareLaunches(const core::KernelResources& kernel, const core::KernelAttributes& attributes,
                         const void* function, Counts& counts) {
        static const DriverApi driver = loadDriverApi();
        std::uint64_t size = 0;
        for (const core::KernelParameter& parameter : *kernel.parameters)
            size = std::max<std::uint64_t>(size, parameter.size);
        std::vector<char> zeros(size + 8);
        std::vector<void*> arguments(kernel.parameters->size() + 1, zeros.data());
        for (const core::LaunchConfig& config : launchesOf(attributes)) {
            const core::Evaluation evaluation = evaluate(config, attributes, device());
            if (evaluation.accepted)
                continue;
            DriverLog log(driver);
            const int code = launch(config, function, arguments.data());
            ++counts.launches;
            if (code != static_cast<int>(evaluation.predicted)) {
                if (counts.differing["code"]++ < 5)
                    std::cout << "code " << static_cast<int>(evaluation.predicted) << ", device " << code
                              << ": " << toJson(config).dump() << ' ' << kernel.mangledName << '\n';
                continue;
            }
            const auto sentences = log.read();
            const std::string sentence =
                sentences && !sentences->empty() ? sentences->front() : std::string();
            const core::RuleContext context(config, attributes, device());
            core::conformance::countReason(sentence, core::ruleRecord(*evaluation.reportedFirst), context,
                                           counts.reasons);
        }
        ASSERT_EQ(cudaDeviceSynchronize(), cudaSuccess);
    }
};

TEST_F(BinaryKernels, AgreeWithTheDevice) {
    backend().kernels(0); // a context
    Counts counts;
    for (const std::string& path : binaries())
        compareFile(path, counts);
    std::cout << device().name << ": " << counts.kernels << " kernels, " << counts.occupancies
              << " occupancies, " << counts.launches << " refused launches, " << counts.reasons.agreed
              << " of " << counts.reasons.sentences << " sentences of the driver agree\n";
    for (const core::Json& line : counts.reasons.disagreements)
        std::cout << line.dump() << '\n';
    for (const auto& [what, count] : counts.differing)
        ADD_FAILURE() << what << " differs " << count << " times";
    EXPECT_EQ(counts.reasons.agreed, counts.reasons.sentences);
    EXPECT_GT(counts.kernels, 20U);
    EXPECT_GT(counts.launches, counts.kernels);
}

} // namespace
} // namespace trichevron::gpu
