// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How often views are messages to refresh: once for an edit, once for a worker's reply.
#include "core/recording/recording.h"
#include "tests/gui/gui_fixture.h"

#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace trichevron::test {
namespace {

/// What the views that show results listen to; those that show jobs alone have anyJobChange.
const gui::SessionChanges resultViewChanges = gui::SessionChanges(gui::SessionChange::Launch) |
                                              gui::SessionChange::Results | gui::SessionChange::Unreadable;

class ChangeSignalsTest : public AskedWindowTest {
protected:
    void SetUp() override {
        AskedWindowTest::SetUp();
        QObject::connect(&app->session, &gui::LaunchSession::changed, window.get(),
                         [this](gui::SessionChanges what) {
                             sessionChanges.push_back(what);
                             resultRefreshes += what & resultViewChanges ? 1 : 0;
                         });
        QObject::connect(&app->jobs, &gui::JobRunner::changed, window.get(), [this](gui::JobChanges what) {
            jobChanges.push_back(what);
            resultRefreshes += what & gui::jobChangeWithoutResult ? 1 : 0;
        });
    }
    void forget() {
        sessionChanges.clear();
        jobChanges.clear();
        resultRefreshes = 0;
    }

    std::vector<gui::SessionChanges> sessionChanges;
    std::vector<gui::JobChanges> jobChanges;
    int resultRefreshes = 0; ///< of a view that shows results and the job that may bring them
};

TEST_F(ChangeSignalsTest, AnEditIsOneChangeOfTheSessionAndNoneOfTheJobs) {
    session().setBlock(core::Axis::X, 8);
    EXPECT_EQ(sessionChanges, std::vector<gui::SessionChanges>{gui::changes::SessionChange::Launch});
    EXPECT_TRUE(jobChanges.empty());
    EXPECT_EQ(resultRefreshes, 1);
}

TEST_F(ChangeSignalsTest, AnEditThatMovesThePlaceInTheHierarchyIsOneChange) {
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    forget();
    session().setBlock(core::Axis::X, 4);
    ASSERT_EQ(sessionChanges.size(), 1U);
    EXPECT_EQ(sessionChanges.front(),
              gui::changes::SessionChange::Launch | gui::changes::SessionChange::Path);
}

TEST_F(ChangeSignalsTest, TheReplyToALaunchRefreshesAViewOnce) {
    app->jobs.launch();
    EXPECT_EQ(jobChanges, std::vector<gui::JobChanges>{gui::changes::JobChange::Started});
    forget();
    waitForAnswer();
    ASSERT_NE(session().answer(), nullptr);
    EXPECT_EQ(sessionChanges, std::vector<gui::SessionChanges>{gui::changes::SessionChange::Results});
    EXPECT_EQ(jobChanges, std::vector<gui::JobChanges>{gui::changes::JobChange::Succeeded});
    EXPECT_EQ(resultRefreshes, 1);
}

TEST_F(ChangeSignalsTest, TheReplyToAMeasurementRefreshesAViewOnce) {
    app->jobs.measure();
    forget();
    waitForAnswer();
    ASSERT_NE(session().measurement(), nullptr);
    EXPECT_EQ(sessionChanges, std::vector<gui::SessionChanges>{gui::changes::SessionChange::Results});
    EXPECT_EQ(jobChanges, std::vector<gui::JobChanges>{gui::changes::JobChange::Succeeded});
    EXPECT_EQ(resultRefreshes, 1);
}

TEST_F(ChangeSignalsTest, AJobHasEndedWhenItsResultsAreAnnounced) {
    std::vector<bool> busy;
    onChange(session(), gui::changes::SessionChange::Results, window.get(),
             [&] { busy.push_back(app->jobs.isBusy()); });
    app->jobs.launch();
    waitForAnswer();
    app->jobs.measure();
    waitForAnswer();
    EXPECT_EQ(busy, (std::vector<bool>{false, false}));
}

TEST_F(ChangeSignalsTest, AFailedJobRefreshesAViewOnce) {
    session().setBlock(core::Axis::X, 4); // not recorded
    app->jobs.measure();
    forget();
    waitForAnswer();
    EXPECT_FALSE(app->jobs.launchFailure().isEmpty());
    EXPECT_TRUE(sessionChanges.empty());
    EXPECT_EQ(jobChanges, std::vector<gui::JobChanges>{gui::changes::JobChange::Failed});
    EXPECT_EQ(resultRefreshes, 1);
}

TEST_F(ChangeSignalsTest, SwappingWithThePinnedLaunchIsOneChange) {
    session().pin(session().state());
    session().setBlock(core::Axis::X, 8);
    forget();
    session().swapWithPinned(0);
    ASSERT_EQ(sessionChanges.size(), 1U);
    EXPECT_EQ(sessionChanges.front(), gui::changes::SessionChange::Launch | gui::changes::SessionChange::Pin);
}

} // namespace
} // namespace trichevron::test
