// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// LaunchSession: edits, undo, and results by launch.
#include "app/gui/session/launch_session.h"
#include "core/resources/resources.h"

#include <gtest/gtest.h>

namespace trichevron::gui {
namespace {

class SessionTest : public testing::Test {
protected:
    SessionTest() {
        session.adoptDevice(QStringLiteral("file:fixture"),
                            std::make_shared<const core::DeviceProperties>(
                                core::loadDevice(TRICHEVRON_FIXTURES "/devices/fixture-device.json")));
        onChange(session, gui::SessionChange::Launch, &session, [this] { ++changes; });
    }
    const core::LaunchConfig& config() const { return session.state().config; }

    LaunchSession session;
    int changes = 0;
};

TEST_F(SessionTest, EmitsOneChangePerEdit) {
    session.setBlock(core::Axis::X, 32);
    EXPECT_EQ(changes, 1);
    session.setBlock(core::Axis::X, 32);
    EXPECT_EQ(changes, 1) << "the edit changes nothing";
}

TEST_F(SessionTest, GridFollowsTheProblemUntilItIsTyped) {
    session.setBlock(core::Axis::X, 32);
    EXPECT_EQ(config().gridDim, (core::GridExtent{32, 63, 1}));
    session.setGrid(core::Axis::X, 40);
    EXPECT_FALSE(session.state().gridFollowsProblem);
    session.setBlock(core::Axis::X, 8);
    EXPECT_EQ(config().gridDim.x, 40U);
    session.setGridFollowsProblem(true);
    EXPECT_EQ(config().gridDim, (core::GridExtent{125, 63, 1}));
}

TEST_F(SessionTest, TypingInOneFieldIsOneStepOfUndo) {
    session.setBlock(core::Axis::X, 1);
    session.setBlock(core::Axis::X, 12);
    session.setBlock(core::Axis::X, 128);
    EXPECT_EQ(session.undoStack().count(), 1);
    session.undoStack().undo();
    EXPECT_EQ(config().blockDim.x, 16U);
    session.undoStack().redo();
    EXPECT_EQ(config().blockDim.x, 128U);
}

TEST_F(SessionTest, AnotherFieldOrEndEditBeginsAnotherStep) {
    session.setBlock(core::Axis::X, 8);
    session.setBlock(core::Axis::Y, 8);
    session.setBlock(core::Axis::X, 4);
    EXPECT_EQ(session.undoStack().count(), 3);
    session.endEdit();
    session.setBlock(core::Axis::X, 2);
    EXPECT_EQ(session.undoStack().count(), 4);
}

TEST_F(SessionTest, UndoRestoresTheGridAndWhetherItFollowsTheProblem) {
    session.setGrid(core::Axis::Y, 5);
    session.undoStack().undo();
    EXPECT_TRUE(session.state().gridFollowsProblem);
    EXPECT_EQ(config().gridDim, (core::GridExtent{63, 63, 1}));
}

TEST_F(SessionTest, AClusterSelectsAnApiThatTakesClusters) {
    session.setCluster(core::Axis::X, 3);
    EXPECT_EQ(config().api, core::LaunchApi::CudaLaunchKernelEx);
    EXPECT_EQ(config().clusterDim, (core::ClusterExtent{3, 1, 1}));
    session.setApi(core::LaunchApi::CudaLaunchKernel);
    EXPECT_FALSE(config().clusterDim.has_value());
    session.setCluster(core::Axis::X, 2);
    session.setCluster(core::Axis::X, 1);
    EXPECT_FALSE(config().clusterDim.has_value()) << "a cluster of 1 × 1 × 1 is none";
}

TEST_F(SessionTest, WithoutItsClusterALaunchUsesTheEarlierFunctionAgain) {
    using core::LaunchApi;
    session.setCluster(core::Axis::X, 3);
    ASSERT_EQ(config().api, LaunchApi::CudaLaunchKernelEx);
    session.setCluster(core::Axis::X, 1);
    EXPECT_EQ(config().api, LaunchApi::CudaLaunchKernel);
    session.undoStack().undo();
    session.endEdit();
    session.setApi(LaunchApi::CuLaunchCooperativeKernel);
    session.setCluster(core::Axis::X, 2);
    ASSERT_EQ(config().api, LaunchApi::CuLaunchKernelEx);
    session.setCluster(core::Axis::X, 1);
    EXPECT_EQ(config().api, LaunchApi::CuLaunchCooperativeKernel);
    EXPECT_TRUE(isCooperative(config()));
    EXPECT_FALSE(config().cooperative) << "by its function, as before";
}

TEST_F(SessionTest, WithoutItsClusterALaunchKeepsAFunctionThatTheUserChose) {
    session.setApi(core::LaunchApi::CudaLaunchKernelEx);
    session.setCluster(core::Axis::X, 3);
    session.setCluster(core::Axis::X, 1);
    EXPECT_EQ(config().api, core::LaunchApi::CudaLaunchKernelEx);
    session.setApi(core::LaunchApi::CudaLaunchKernel);
    session.setCluster(core::Axis::X, 3);
    session.setApi(core::LaunchApi::CudaLaunchKernelEx); // chosen in the list, where it is current
    session.setCluster(core::Axis::X, 1);
    EXPECT_EQ(config().api, core::LaunchApi::CudaLaunchKernelEx);
}

TEST_F(SessionTest, MakingALaunchCooperativeKeepsDriverOrRuntimeApi) {
    session.setApi(core::LaunchApi::CuLaunchKernel);
    session.setCooperative(true);
    EXPECT_EQ(config().api, core::LaunchApi::CuLaunchCooperativeKernel);
    EXPECT_TRUE(isCooperative(config()));
    session.setCooperative(false);
    EXPECT_EQ(config().api, core::LaunchApi::CuLaunchKernel);
    session.setApi(core::LaunchApi::CudaLaunchKernelEx);
    session.setCooperative(true);
    EXPECT_EQ(config().api, core::LaunchApi::CudaLaunchKernelEx);
    EXPECT_TRUE(isCooperative(config()));
}

TEST_F(SessionTest, AClusterOrAnotherFunctionKeepsTheLaunchCooperative) {
    session.setApi(core::LaunchApi::CudaLaunchCooperativeKernel);
    session.setCluster(core::Axis::X, 2);
    EXPECT_EQ(config().api, core::LaunchApi::CudaLaunchKernelEx);
    EXPECT_TRUE(isCooperative(config()));
    session.setApi(core::LaunchApi::CuLaunchCooperativeKernel);
    session.setApi(core::LaunchApi::CuLaunchKernelEx);
    EXPECT_TRUE(isCooperative(config()));
    session.setApi(core::LaunchApi::CuLaunchKernel);
    EXPECT_FALSE(isCooperative(config())) << "this function cannot launch cooperatively";
}

TEST_F(SessionTest, AResultIsShownForItsOwnLaunchOnly) {
    const LaunchKey asked = session.launchKey();
    session.setBlock(core::Axis::X, 8); // while the device was busy
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
    session.setBlock(core::Axis::X, 8);
    auto better = std::make_shared<core::DeviceProperties>(*session.state().device);
    better->multiProcessorCount = 4;
    session.adoptDevice(QStringLiteral("live:0"), better);
    session.undoStack().undo();
    EXPECT_EQ(session.state().deviceKey.toStdString(), "live:0");
    EXPECT_EQ(session.state().device->multiProcessorCount, 4U);
    EXPECT_EQ(config().blockDim.x, 16U);
}

TEST_F(SessionTest, ThePathIsClampedToTheLaunch) {
    session.setPath(pathToThread(session.shape(), {2, 1, 0}, {5, 7, 0}));
    ASSERT_EQ(session.path().level, core::HierarchyLevel::Thread);
    session.setBlock(core::Axis::X, 4); // no thread with x = 5 any more
    EXPECT_LT(session.path().level, core::HierarchyLevel::Thread);
}

TEST_F(SessionTest, TheLargestLegalLaunchIsCountedExactly) {
    session.setBlock(core::Axis::X, 1024);
    session.setBlock(core::Axis::Y, 1);
    session.setGrid(core::Axis::X, 2147483647);
    session.setGrid(core::Axis::Y, 65535);
    session.setGrid(core::Axis::Z, 65535);
    ASSERT_NE(session.evaluation(), nullptr);
    EXPECT_TRUE(session.evaluation()->accepted);
    EXPECT_EQ(session.evaluation()->totalBlocks, core::Count{2147483647} * 65535 * 65535);
}

TEST(SessionWithoutDevice, HasAShapeToDraw) {
    LaunchSession session;
    EXPECT_EQ(session.evaluation(), nullptr);
    session.setBlock(core::Axis::X, 8);
    EXPECT_EQ(session.shape().block, (core::BlockExtent{8, 16, 1}));
}

} // namespace
} // namespace trichevron::gui
