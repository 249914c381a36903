// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// LaunchSession: edits, undo, and results by launch.
#include "app/gui/session/launch_session.h"
#include "core/resources/resources.h"

#include <gtest/gtest.h>

namespace trichevron {
namespace {

class SessionTest : public testing::Test {
protected:
    SessionTest() {
        session.adoptDevice(QStringLiteral("file:fixture"),
                            std::make_shared<const DeviceProperties>(
                                loadDevice(TRICHEVRON_FIXTURES "/devices/fixture-device.json")));
        onChange(session, SessionChange::Launch, &session, [this] { ++changes; });
    }
    const LaunchConfig& config() const { return session.state().config; }

    LaunchSession session;
    int changes = 0;
};

TEST_F(SessionTest, EmitsOneChangePerEdit) {
    session.setBlock(Axis::X, 32);
    EXPECT_EQ(changes, 1);
    session.setBlock(Axis::X, 32);
    EXPECT_EQ(changes, 1) << "the edit changes nothing";
}

TEST_F(SessionTest, GridFollowsTheProblemUntilItIsTyped) {
    session.setBlock(Axis::X, 32);
    EXPECT_EQ(config().gridDim, (GridExtent{32, 63, 1}));
    session.setGrid(Axis::X, 40);
    EXPECT_FALSE(session.state().gridFollowsProblem);
    session.setBlock(Axis::X, 8);
    EXPECT_EQ(config().gridDim.x, 40U);
    session.setGridFollowsProblem(true);
    EXPECT_EQ(config().gridDim, (GridExtent{125, 63, 1}));
}

TEST_F(SessionTest, TypingInOneFieldIsOneStepOfUndo) {
    session.setBlock(Axis::X, 1);
    session.setBlock(Axis::X, 12);
    session.setBlock(Axis::X, 128);
    EXPECT_EQ(session.undoStack().count(), 1);
    session.undoStack().undo();
    EXPECT_EQ(config().blockDim.x, 16U);
    session.undoStack().redo();
    EXPECT_EQ(config().blockDim.x, 128U);
}

TEST_F(SessionTest, AnotherFieldOrEndEditBeginsAnotherStep) {
    session.setBlock(Axis::X, 8);
    session.setBlock(Axis::Y, 8);
    session.setBlock(Axis::X, 4);
    EXPECT_EQ(session.undoStack().count(), 3);
    session.endEdit();
    session.setBlock(Axis::X, 2);
    EXPECT_EQ(session.undoStack().count(), 4);
}

TEST_F(SessionTest, UndoRestoresTheGridAndWhetherItFollowsTheProblem) {
    session.setGrid(Axis::Y, 5);
    session.undoStack().undo();
    EXPECT_TRUE(session.state().gridFollowsProblem);
    EXPECT_EQ(config().gridDim, (GridExtent{63, 63, 1}));
}

TEST_F(SessionTest, AClusterSelectsAnApiThatTakesClusters) {
    session.setCluster(Axis::X, 3);
    EXPECT_EQ(config().api, LaunchApi::CudaLaunchKernelEx);
    EXPECT_EQ(config().clusterDim, (ClusterExtent{3, 1, 1}));
    session.setApi(LaunchApi::CudaLaunchKernel);
    EXPECT_FALSE(config().clusterDim.has_value());
    session.setCluster(Axis::X, 2);
    session.setCluster(Axis::X, 1);
    EXPECT_FALSE(config().clusterDim.has_value()) << "a cluster of 1 × 1 × 1 is none";
}

TEST_F(SessionTest, MakingALaunchCooperativeKeepsDriverOrRuntimeApi) {
    session.setApi(LaunchApi::CuLaunchKernel);
    session.setCooperative(true);
    EXPECT_EQ(config().api, LaunchApi::CuLaunchCooperativeKernel);
    EXPECT_TRUE(isCooperative(config()));
    session.setCooperative(false);
    EXPECT_EQ(config().api, LaunchApi::CuLaunchKernel);
    session.setApi(LaunchApi::CudaLaunchKernelEx);
    session.setCooperative(true);
    EXPECT_EQ(config().api, LaunchApi::CudaLaunchKernelEx);
    EXPECT_TRUE(isCooperative(config()));
}

TEST_F(SessionTest, AClusterOrAnotherFunctionKeepsTheLaunchCooperative) {
    session.setApi(LaunchApi::CudaLaunchCooperativeKernel);
    session.setCluster(Axis::X, 2);
    EXPECT_EQ(config().api, LaunchApi::CudaLaunchKernelEx);
    EXPECT_TRUE(isCooperative(config()));
    session.setApi(LaunchApi::CuLaunchCooperativeKernel);
    session.setApi(LaunchApi::CuLaunchKernelEx);
    EXPECT_TRUE(isCooperative(config()));
    session.setApi(LaunchApi::CuLaunchKernel);
    EXPECT_FALSE(isCooperative(config())) << "this function cannot launch cooperatively";
}

TEST_F(SessionTest, AResultIsShownForItsOwnLaunchOnly) {
    const LaunchKey asked = session.launchKey();
    session.setBlock(Axis::X, 8); // while the device was busy
    ActualAnswer answer;
    answer.launch = asked;
    session.results().addAnswer(answer);
    EXPECT_EQ(session.answer(), nullptr);
    EXPECT_TRUE(session.isNewestAnswerOfAnotherLaunch());
    session.undoStack().undo();
    ASSERT_NE(session.answer(), nullptr);
    EXPECT_FALSE(session.isNewestAnswerOfAnotherLaunch());
}

TEST_F(SessionTest, ResultsOfAnotherDeviceAreNotShown) {
    ActualAnswer answer;
    answer.launch = session.launchKey();
    answer.launch.deviceKey = QStringLiteral("live:0");
    session.results().addAnswer(answer);
    EXPECT_EQ(session.answer(), nullptr);
}

TEST_F(SessionTest, AdoptingABetterDeviceIsNoStepOfUndo) {
    session.setBlock(Axis::X, 8);
    auto better = std::make_shared<DeviceProperties>(*session.state().device);
    better->multiProcessorCount = 4;
    session.adoptDevice(QStringLiteral("live:0"), better);
    session.undoStack().undo();
    EXPECT_EQ(session.state().deviceKey.toStdString(), "live:0");
    EXPECT_EQ(session.state().device->multiProcessorCount, 4U);
    EXPECT_EQ(config().blockDim.x, 16U);
}

TEST_F(SessionTest, ThePathIsClampedToTheLaunch) {
    session.setPath(pathToThread(session.shape(), {2, 1, 0}, {5, 7, 0}));
    ASSERT_EQ(session.path().level, HierarchyLevel::Thread);
    session.setBlock(Axis::X, 4); // no thread with x = 5 any more
    EXPECT_LT(session.path().level, HierarchyLevel::Thread);
}

TEST_F(SessionTest, TheLargestLegalLaunchIsCountedExactly) {
    session.setBlock(Axis::X, 1024);
    session.setBlock(Axis::Y, 1);
    session.setGrid(Axis::X, 2147483647);
    session.setGrid(Axis::Y, 65535);
    session.setGrid(Axis::Z, 65535);
    ASSERT_NE(session.evaluation(), nullptr);
    EXPECT_TRUE(session.evaluation()->accepted);
    EXPECT_EQ(session.evaluation()->totalBlocks, Count{2147483647} * 65535 * 65535);
}

TEST(SessionWithoutDevice, HasAShapeToDraw) {
    LaunchSession session;
    EXPECT_EQ(session.evaluation(), nullptr);
    session.setBlock(Axis::X, 8);
    EXPECT_EQ(session.shape().block, (BlockExtent{8, 16, 1}));
}

} // namespace
} // namespace trichevron
