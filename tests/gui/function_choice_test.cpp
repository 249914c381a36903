// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The launch function is changed to and fro: what one takes off comes back with one that takes it, unless the
// user has set it since, and the status bar says both.
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace trichevron::test {
namespace {

using core::LaunchApi;

class FunctionChoiceTest : public AskedWindowTest {
protected:
    /// By keys in the list of the functions.
    void choose(LaunchApi api) {
        auto& list = get<QComboBox>(QStringLiteral("apiChooser"));
        const auto row = std::find(core::allLaunchApis.begin(), core::allLaunchApis.end(), api) -
                         core::allLaunchApis.begin();
        while (list.currentIndex() != row)
            QTest::keyClick(&list, list.currentIndex() < row ? Qt::Key_Down : Qt::Key_Up);
        ASSERT_EQ(session().state().config.api, api);
    }
    void setEverything() {
        session().setCluster(core::Axis::X, 2);
        core::LaunchAttributes attributes;
        attributes.preferredClusterDim = {4, 1, 1};
        attributes.preferredSharedMemoryCarveout = 50;
        attributes.priority = -3;
        session().setLaunchAttributes(attributes);
        session().setCooperative(true);
        session().setGreenContext(64);
        choose(LaunchApi::CudaLaunchKernelEx);
        messages.clear();
    }
    const core::LaunchConfig& config() { return session().state().config; }
};

struct ToAndFro : NamedCase {
    std::vector<LaunchApi> functions; ///< one after the other; the last takes everything
};
class FunctionsToAndFro : public FunctionChoiceTest, public testing::WithParamInterface<ToAndFro> {};

TEST_P(FunctionsToAndFro, LeaveTheLaunchAsItWas) {
    setEverything();
    core::LaunchConfig before = config();
    for (const LaunchApi api : GetParam().functions)
        choose(api);
    before.api = config().api;
    EXPECT_EQ(config(), before);
    for (const LaunchApi api : {LaunchApi::CudaLaunchKernel, LaunchApi::CudaLaunchKernelEx})
        choose(api);
    session().setCluster(core::Axis::X, 1);
    session().setLaunchAttributes({});
    EXPECT_EQ(config().api, LaunchApi::CudaLaunchKernelEx) << "the user chose it, and not the cluster";
}

INSTANTIATE_TEST_SUITE_P(
    Gui, FunctionsToAndFro,
    testing::Values(
        ToAndFro{{"TheTripleChevron"}, {LaunchApi::CudaLaunchKernel, LaunchApi::CudaLaunchKernelEx}},
        ToAndFro{{"ACooperativeFunction"},
                 {LaunchApi::CudaLaunchCooperativeKernel, LaunchApi::CudaLaunchKernelEx}},
        ToAndFro{{"TheDriverApi"}, {LaunchApi::CuLaunchKernel, LaunchApi::CuLaunchKernelEx}},
        ToAndFro{{"ANodeOfAGraph"}, {LaunchApi::CudaGraphAddKernelNode, LaunchApi::CudaLaunchKernelEx}},
        ToAndFro{{"SeveralOneAfterTheOther"},
                 {LaunchApi::CudaGraphAddKernelNode, LaunchApi::CuLaunchCooperativeKernel,
                  LaunchApi::CudaLaunchKernel, LaunchApi::CuLaunchKernelEx}}),
    caseName<ToAndFro>);

TEST_F(FunctionChoiceTest, AClusterThatIsTypedAndRemovedLeavesTheRecordedLaunch) {
    const auto shown = [this] { return get<QComboBox>(QStringLiteral("apiChooser")).currentData().toInt(); };
    const core::LaunchConfig before = config();
    ASSERT_EQ(before.api, LaunchApi::CudaLaunchKernel);
    type(QStringLiteral("clusterX"), QStringLiteral("2"));
    EXPECT_EQ(shown(), static_cast<int>(LaunchApi::CudaLaunchKernelEx));
    click(QStringLiteral("launchButton"));
    waitForAnswer();
    EXPECT_TRUE(get(QStringLiteral("recordedOffer")).isVisible()) << "no launch with clusters is recorded";
    type(QStringLiteral("clusterX"), QStringLiteral("1"));
    EXPECT_EQ(shown(), static_cast<int>(LaunchApi::CudaLaunchKernel));
    EXPECT_EQ(config(), before);
    EXPECT_FALSE(get(QStringLiteral("recordedOffer")).isVisible());
    click(QStringLiteral("launchButton"));
    waitForAnswer();
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "cudaSuccess (0) ✓");
    EXPECT_FALSE(get(QStringLiteral("recordedOffer")).isVisible());
}

TEST_F(FunctionChoiceTest, TheStatusBarSaysWhatIsTakenOffAndWhatComesBack) {
    core::LaunchAttributes attributes;
    attributes.priority = -3;
    session().setLaunchAttributes(attributes);
    session().setCooperative(true);
    ASSERT_EQ(config().api, LaunchApi::CudaLaunchKernelEx);
    const gui::LaunchState before = session().state();
    messages.clear();
    choose(LaunchApi::CudaLaunchKernel);
    EXPECT_EQ(messages.join(QLatin1Char('|')).toStdString(),
              "Taken off, because <<<Dg, Db, Ns, S>>> does not take it: Cooperative, Priority. It comes back "
              "with a function that takes it.");
    session().undo();
    EXPECT_EQ(session().state(), before);
    session().undoStack().redo();
    messages.clear();
    choose(LaunchApi::CudaLaunchKernelEx);
    EXPECT_EQ(messages.join(QLatin1Char('|')).toStdString(),
              "Back again, because cudaLaunchKernelEx takes it: Cooperative, Priority.");
    messages.clear();
    choose(LaunchApi::CudaLaunchCooperativeKernel);
    EXPECT_FALSE(messages.join(QLatin1Char('|')).contains(QStringLiteral("Cooperative,")))
        << "it is cooperative all the same: " << messages.join(QLatin1Char('|')).toStdString();
    EXPECT_TRUE(messages.join(QLatin1Char('|')).contains(QStringLiteral("Priority")));
}

struct EditedSince : NamedCase {
    std::function<void(gui::LaunchSession&)> edit;
    std::function<bool(const core::LaunchConfig&)> isAsEdited;
};
class TakenOffAndEdited : public FunctionChoiceTest, public testing::WithParamInterface<EditedSince> {};

TEST_P(TakenOffAndEdited, IsAsTheUserLeftItAndTheRestComesBack) {
    setEverything();
    choose(LaunchApi::CudaLaunchKernel);
    GetParam().edit(session());
    choose(LaunchApi::CuLaunchKernel);
    choose(LaunchApi::CuLaunchKernelEx);
    EXPECT_TRUE(GetParam().isAsEdited(config()));
    EXPECT_EQ(config().attributes.preferredSharedMemoryCarveout, 50);
    while (session().canUndo())
        session().undo();
    EXPECT_EQ(session().state().takenOff, gui::TakenOff());
}

INSTANTIATE_TEST_SUITE_P(
    Gui, TakenOffAndEdited,
    testing::Values(EditedSince{{"Nothing"},
                                [](gui::LaunchSession& session) { session.setBlock(core::Axis::X, 8); },
                                [](const core::LaunchConfig& config) {
                                    return config.clusterDim == core::ClusterExtent{2, 1, 1} &&
                                           config.cooperative && config.attributes.priority == -3;
                                }},
                    EditedSince{{"TheCluster"},
                                [](gui::LaunchSession& session) {
                                    session.setCluster(core::Axis::X, 4);
                                    session.endEdit();
                                    session.setCluster(core::Axis::X, 1);
                                },
                                [](const core::LaunchConfig& config) { return !config.clusterDim; }},
                    EditedSince{
                        {"ThePriority"},
                        [](gui::LaunchSession& session) {
                            core::LaunchAttributes attributes;
                            attributes.priority = 2;
                            session.setLaunchAttributes(attributes);
                        },
                        [](const core::LaunchConfig& config) { return config.attributes.priority == 2; }},
                    EditedSince{{"WhetherItIsCooperative"},
                                [](gui::LaunchSession& session) {
                                    session.setCooperative(true);
                                    session.setCooperative(false);
                                },
                                [](const core::LaunchConfig& config) { return !isCooperative(config); }}),
    caseName<EditedSince>);

TEST_F(FunctionChoiceTest, APresetBeginsWithoutWhatWasTakenOff) {
    setEverything();
    choose(LaunchApi::CudaLaunchKernel);
    gui::LaunchState other = session().state();
    other.config.blockDim = {64, 1, 1};
    session().beginWith([] { return QStringLiteral("other"); }, other);
    choose(LaunchApi::CudaLaunchKernelEx);
    EXPECT_FALSE(config().clusterDim);
    EXPECT_EQ(config().attributes, core::LaunchAttributes());
}

} // namespace
} // namespace trichevron::test
