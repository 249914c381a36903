// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/result_store.h"

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

const QString deviceKey = QStringLiteral("live/here/1:0");

gui::LaunchKey keyOfBlock(std::uint32_t x) {
    gui::LaunchKey key;
    key.deviceKey = deviceKey;
    key.kernel = "matrixAdd";
    key.config.blockDim = {x, 1, 1};
    return key;
}

core::Measurement measurementOf(double microseconds) {
    core::Measurement measurement;
    measurement.samplesMicroseconds = {microseconds};
    return measurement;
}

class ResultStoreTest : public testing::Test {
protected:
    ResultStoreTest() {
        QObject::connect(&store, &gui::ResultStore::changed, &store, [this] { ++changes; });
    }
    /// A sweep of blocks of 32 and 64 threads.
    void addSweep() {
        gui::ActualSweep sweep;
        sweep.deviceKey = deviceKey;
        sweep.kernel = "matrixAdd";
        for (const std::uint32_t x : {32U, 64U}) {
            sweep.points.push_back({keyOfBlock(x).config, {}});
            sweep.sweep.points.emplace_back().measurement = measurementOf(x);
        }
        store.addSweep(sweep);
    }

    gui::ResultStore store;
    int changes = 0;
};

TEST_F(ResultStoreTest, ASweepAndItsLaunchesShareTheirMeasurements) {
    addSweep();
    EXPECT_EQ(changes, 1);
    const gui::ActualSweep* sweep = store.sweep(deviceKey, "matrixAdd");
    ASSERT_NE(sweep, nullptr);
    for (std::size_t i = 0; i < sweep->points.size(); ++i) {
        const gui::ActualMeasurement* found = store.measurement(sweep->launch(i));
        ASSERT_NE(found, nullptr);
        EXPECT_EQ(&found->measurement, &*sweep->sweep.points[i].measurement);
    }
}

TEST_F(ResultStoreTest, ALaterMeasurementOfALaunchLeavesTheSweepAsItWas) {
    addSweep();
    store.addMeasurement({keyOfBlock(32), measurementOf(5), {}});
    EXPECT_EQ(store.measurement(keyOfBlock(32))->measurement.samplesMicroseconds.front(), 5);
    const gui::ActualSweep* sweep = store.sweep(deviceKey, "matrixAdd");
    EXPECT_EQ(sweep->sweep.points[0].measurement->samplesMicroseconds.front(), 32);
    EXPECT_EQ(store.measurements().size(), 2U);
}

TEST_F(ResultStoreTest, MeasurementsOutliveTheirSweep) {
    addSweep();
    gui::ActualSweep empty;
    empty.deviceKey = deviceKey;
    empty.kernel = "matrixAdd";
    store.addSweep(empty);
    ASSERT_NE(store.measurement(keyOfBlock(64)), nullptr);
    EXPECT_EQ(store.measurement(keyOfBlock(64))->measurement.samplesMicroseconds.front(), 64);
}

TEST_F(ResultStoreTest, AnInterruptedMeasurementReplacesNoLongerOne) {
    store.addMeasurement({keyOfBlock(32), measurementOf(5), {}});
    core::Measurement interrupted;
    interrupted.stopped = core::StopReason::Interrupted;
    store.addMeasurement({keyOfBlock(32), interrupted, {}});
    EXPECT_EQ(changes, 1);
    EXPECT_EQ(store.measurement(keyOfBlock(32))->measurement, measurementOf(5));
}

TEST_F(ResultStoreTest, AMeasurementAndItsAnswerAreOneChange) {
    store.addMeasuredAnswer({keyOfBlock(32), measurementOf(5), {}}, core::ProvenanceKind::Live);
    EXPECT_EQ(changes, 1);
    EXPECT_NE(store.answer(keyOfBlock(32)), nullptr);
    EXPECT_NE(store.measurement(keyOfBlock(32)), nullptr);
}

TEST_F(ResultStoreTest, ResultsFollowADeviceToItsNewKey) {
    addSweep();
    changes = 0;
    store.moveDevice(deviceKey, QStringLiteral("replay:0"));
    EXPECT_EQ(changes, 1);
    EXPECT_EQ(store.sweep(deviceKey, "matrixAdd"), nullptr);
    EXPECT_EQ(store.measurement(keyOfBlock(32)), nullptr);
    gui::LaunchKey moved = keyOfBlock(32);
    moved.deviceKey = QStringLiteral("replay:0");
    EXPECT_NE(store.measurement(moved), nullptr);
    EXPECT_NE(store.sweep(moved.deviceKey, moved.kernel), nullptr);
}

TEST_F(ResultStoreTest, TheLaunchAtHandIsComparedWithTheChosenOnesTheNewestFirst) {
    const auto comparedBlocks = [this](std::uint32_t atHand) {
        std::vector<std::uint32_t> blocks;
        for (const gui::ActualMeasurement* each : store.comparedWith(keyOfBlock(atHand)))
            blocks.push_back(each->launch.config.blockDim.x);
        return blocks;
    };
    using Blocks = std::vector<std::uint32_t>;
    for (const std::uint32_t x : {32U, 64U, 128U})
        store.addMeasurement({keyOfBlock(x), measurementOf(x), {}});
    changes = 0;
    EXPECT_EQ(comparedBlocks(64), (Blocks{64}));
    store.setCompared(keyOfBlock(32), true);
    store.setCompared(keyOfBlock(128), true);
    EXPECT_EQ(comparedBlocks(64), (Blocks{64, 128, 32}));
    EXPECT_EQ(comparedBlocks(32), (Blocks{32, 128})) << "not twice";
    EXPECT_EQ(comparedBlocks(16), (Blocks{128, 32})) << "the launch at hand is not measured";
    store.setCompared(keyOfBlock(128), false);
    EXPECT_EQ(comparedBlocks(64), (Blocks{64, 32}));
    store.compareAll();
    EXPECT_EQ(comparedBlocks(64), (Blocks{64, 128, 32}));
    store.compareNone();
    EXPECT_EQ(comparedBlocks(64), (Blocks{64}));
    EXPECT_EQ(changes, 0) << "no result changed";
}

TEST_F(ResultStoreTest, MeasurementsOfASweepAreListedTogetherByTheirSizes) {
    const auto addSingle = [this](std::uint32_t x) {
        gui::ActualMeasurement single;
        single.launch = keyOfBlock(x);
        single.measurement = measurementOf(x);
        store.addMeasurement(single);
    };
    addSingle(512);
    gui::ActualSweep sweep;
    sweep.deviceKey = deviceKey;
    sweep.kernel = "matrixAdd";
    for (const std::uint32_t x : {64U, 1024U, 32U, 128U}) // as they were measured
        for (const std::uint32_t elements : {2000U, 1000U}) {
            core::LaunchConfig config = keyOfBlock(x).config;
            config.problem = core::ProblemExtent{elements, 1, 1};
            sweep.points.push_back({config, {}});
            sweep.sweep.points.emplace_back().measurement = measurementOf(x);
        }
    store.addSweep(sweep);
    addSingle(256);
    std::vector<std::uint32_t> blocks;
    for (const gui::ActualMeasurement* measured : store.listed())
        blocks.push_back(measured->launch.config.blockDim.x);
    EXPECT_EQ(blocks, (std::vector<std::uint32_t>{256, 32, 64, 128, 1024, 32, 64, 128, 1024, 512}))
        << "below a newer measurement, and above an older one";
}

TEST_F(ResultStoreTest, ChosenLaunchesFollowADeviceToItsNewKey) {
    store.addMeasurement({keyOfBlock(32), measurementOf(5), {}});
    store.setCompared(keyOfBlock(32), true);
    store.moveDevice(deviceKey, QStringLiteral("replay:0"));
    EXPECT_EQ(store.comparedWith(keyOfBlock(64)).size(), 1U);
    EXPECT_FALSE(store.isCompared(keyOfBlock(32)));
}

} // namespace
} // namespace trichevron::test
