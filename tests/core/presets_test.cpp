// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Presets have the requested form, a kernel that takes it, and a launch that the device accepts.
#include "core/evaluation/evaluation.h"
#include "core/import/import.h"
#include "core/presets/presets.h"
#include "core/resources/resources.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

using Kernels = std::vector<std::shared_ptr<const KernelInfo>>;

/// Those of the H200's recording.
const Kernels& demos() {
    static const Kernels kernels = [] {
        const Recording recording = loadRecording(TRICHEVRON_RESOURCES_DIR "/recordings/NVIDIA H200.json.gz");
        Kernels all;
        for (const KernelInfo& kernel : recording.kernels)
            all.push_back(std::make_shared<const KernelInfo>(kernel));
        return all;
    }();
    return kernels;
}

std::shared_ptr<const KernelInfo> demo(const std::string& id) {
    for (const auto& kernel : demos()) {
        if (kernel->id == id)
            return kernel;
    }
    throw std::runtime_error("no demo " + id);
}

int axesOf(const ProblemExtent& problem) {
    return problem.z != 1 ? 3 : problem.y != 1 ? 2 : 1;
}

TEST(Presets, AreAcceptedInEveryOrderOfTheKernelsAndCoverTheProblem) {
    const DeviceProperties& device = test::h200Limits();
    for (std::size_t first = 0; first < demos().size(); ++first) {
        Kernels offered(demos().begin() + static_cast<std::ptrdiff_t>(first), demos().end());
        offered.insert(offered.end(), demos().begin(), demos().begin() + static_cast<std::ptrdiff_t>(first));
        for (const Preset preset : allPresets) {
            SCOPED_TRACE(offered.front()->id + " " + std::string(titleFor(preset)));
            const auto launch = presetLaunch(preset, offered, device);
            ASSERT_TRUE(launch);
            KernelAttributes attributes = launch->kernel->attributes;
            attributes.optIns = launch->optIns;
            const Evaluation evaluation = evaluate(launch->config, attributes, device);
            EXPECT_TRUE(evaluation.accepted);
            EXPECT_EQ(launch->config.clusterDim.has_value(), preset == Preset::Clusters);
            if (const auto problem = problemToCover(launch->config, attributes)) {
                const GridExtent least = gridCovering(*problem, launch->config.blockDim, attributes);
                for (const Axis axis : allAxes)
                    EXPECT_GE(launch->config.gridDim[axis], least[axis]);
                if (preset != Preset::Clusters) {
                    EXPECT_EQ(axesOf(*problem), static_cast<int>(preset) + 1);
                    EXPECT_TRUE(launch->gridFollowsProblem);
                }
            }
        }
    }
}

TEST(Presets, HaveAKernelOfTheirOwnAndNoneOfTheUsers) {
    const DeviceProperties& device = test::h200Limits();
    KernelInfo own = *demo("stencil3d");
    own.id = "own:0123456789abcdef";
    Kernels offered = demos();
    offered.insert(offered.begin(), std::make_shared<const KernelInfo>(own));
    EXPECT_EQ(presetLaunch(Preset::OneD, offered, device)->kernel->id, "vectorAdd");
    EXPECT_EQ(presetLaunch(Preset::TwoD, offered, device)->kernel->id, "matrixAdd");
    EXPECT_EQ(presetLaunch(Preset::ThreeD, offered, device)->kernel->id, "stencil3d");
    const auto clusters = presetLaunch(Preset::Clusters, offered, device);
    EXPECT_EQ(clusters->kernel->id, "matrixAdd");
    EXPECT_EQ(clusters->config.problem, (ProblemExtent{1024, 1024, 1}));
    EXPECT_FALSE(presetLaunch(Preset::ThreeD, {offered.front()}, device))
        << "only a kernel of the user's own";
}

TEST(Presets, ThePairOfTailWavesDiffersInTheTailAloneAndTheFullOneIsFasterWhereBothAreRecorded) {
    for (const char* name : {"NVIDIA H200", "NVIDIA H100 80GB HBM3"}) {
        SCOPED_TRACE(name);
        const Recording recording =
            loadRecording(std::string(TRICHEVRON_RESOURCES_DIR "/recordings/") + name + ".json.gz");
        struct Seen {
            Evaluation evaluation;
            double median;
        };
        std::vector<Seen> seen;
        for (const Preset preset : {Preset::ShortTail, Preset::FullTail}) {
            const auto launch = presetLaunch(preset, demos(), test::h200Limits());
            ASSERT_TRUE(launch);
            const RecordedLaunch* recorded =
                recording.find(launch->kernel->id, launch->config, launch->optIns);
            ASSERT_NE(recorded, nullptr);
            const auto summary = summarise(recorded->measurement.samplesMicroseconds);
            ASSERT_TRUE(summary);
            KernelAttributes attributes = launch->kernel->attributes;
            attributes.optIns = launch->optIns;
            seen.push_back({evaluate(launch->config, attributes, recording.device), summary->median});
        }
        EXPECT_EQ(seen[0].evaluation.occupancy.activeWarps, seen[1].evaluation.occupancy.activeWarps);
        EXPECT_EQ(seen[0].evaluation.totalBlocks % seen[0].evaluation.blocksPerWave, Count{232});
        EXPECT_EQ(seen[0].evaluation.blocksPerWave, Count{792});
        EXPECT_EQ(seen[1].evaluation.totalBlocks % seen[1].evaluation.blocksPerWave, Count{496});
        EXPECT_EQ(seen[1].evaluation.blocksPerWave, Count{528});
        EXPECT_LT(seen[1].median, seen[0].median);
    }
}

TEST(Presets, ThoseOfTailWavesAreOfNoOtherKernel) {
    Kernels others = demos();
    std::erase_if(others, [](const auto& kernel) { return kernel->id == "vectorAddGridStride"; });
    EXPECT_FALSE(presetLaunch(Preset::ShortTail, others, test::h200Limits()));
    EXPECT_TRUE(presetLaunch(Preset::OneD, others, test::h200Limits()));
}

TEST(Presets, ClustersNeedADeviceWithClusters) {
    DeviceProperties device = test::h200Limits();
    device.clusterLaunch = false;
    EXPECT_FALSE(presetLaunch(Preset::Clusters, demos(), device));
    EXPECT_FALSE(presetLaunch(Preset::ThreeD, {}, device)) << "no kernel takes it";
}

TEST(Presets, OfTheStartPageAreRecorded) {
    const Recording recording = loadRecording(TRICHEVRON_RESOURCES_DIR "/recordings/NVIDIA H200.json.gz");
    for (const Preset preset : allPresets) {
        const auto launch = presetLaunch(preset, demos(), test::h200Limits());
        ASSERT_TRUE(launch);
        const RecordedLaunch* recorded = recording.find(launch->kernel->id, launch->config, launch->optIns);
        EXPECT_NE(recorded, nullptr) << titleFor(preset) << " " << launch->kernel->id;
    }
}

} // namespace
} // namespace trichevron::core
