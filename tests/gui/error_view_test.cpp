// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The error of a launch is explained on the page of its result.
#include "app/gui/session/machines.h"
#include "tests/gui/gui_fixture.h"

#include <QDateTime>
#include <QLabel>
#include <QTest>

#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

namespace trichevron::test {
namespace {

const core::AssertedThread threadFive{"threadIdx.x != 5", {3, 0, 0}, {5, 0, 0}};

class ErrorViewTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        QTest::keyClick(window.get(), Qt::Key_2, Qt::AltModifier);
    }
    void answer(core::LaunchResult result) {
        session().results().addAnswer(
            {session().launchKey(), std::move(result), core::ProvenanceKind::Live, QDateTime(), {}});
    }
    /// Every call succeeded, and the values were compared.
    static core::LaunchResult checked(std::uint64_t values, std::uint64_t wrong) {
        core::LaunchResult result;
        result.synchronisation = core::ApiAnswer{};
        result.verification =
            core::Verification{values, wrong, core::verbatim("element (7, 0) is 0 instead of 1.")};
        return result;
    }
    static core::LaunchResult failing(int code, const char* name) {
        core::LaunchResult result;
        result.synchronisation = core::ApiAnswer{code, name, ""};
        return result;
    }
    QWidget& view() { return get(QStringLiteral("launchError")); }
};

TEST_F(ErrorViewTest, IsHiddenWithoutAnError) {
    answer(failing(0, "cudaSuccess"));
    EXPECT_FALSE(view().isVisible());
}

TEST_F(ErrorViewTest, TellsWhatItMeansWhichCallWhichThreadAndWhatToDo) {
    answer(failing(700, "cudaErrorIllegalAddress"));
    EXPECT_TRUE(view().isVisible());
    EXPECT_FALSE(get(QStringLiteral("noResultTables")).isVisible());
    EXPECT_EQ(text(QStringLiteral("errorName")), QStringLiteral("cudaErrorIllegalAddress (700)"));
    EXPECT_TRUE(text(QStringLiteral("errorMeaning")).contains(QLatin1String("outside of every allocation")));
    EXPECT_TRUE(
        text(QStringLiteral("errorCall")).startsWith(QLatin1String("cudaStreamSynchronize returned it")));
    EXPECT_EQ(text(QStringLiteral("errorThread")),
              QStringLiteral("CUDA does not tell which thread caused the error."));
    EXPECT_TRUE(text(QStringLiteral("errorNext")).contains(QLatin1String("compute-sanitizer")));
}

TEST_F(ErrorViewTest, TellsOfAResultThatOurOwnCheckFindsWrong) {
    const std::tuple<std::uint64_t, std::uint64_t, const char*> cases[] = {
        {100, 3, "Wrong result: 3 of 100 values"},
        {1, 1, "Wrong result: 1 of 1 value"},
        {1'000'000, 12'345, "Wrong result: 12,345 of 1,000,000 values"}};
    for (const auto& [values, wrong, name] : cases) {
        answer(checked(values, wrong));
        EXPECT_TRUE(view().isVisible()) << name;
        EXPECT_EQ(text(QStringLiteral("errorName")).toStdString(), name);
        EXPECT_EQ(text(QStringLiteral("errorMeaning")).toStdString(),
                  "Every call returned success, but the values that the kernel wrote are not those that the "
                  "CPU computed.");
        EXPECT_EQ(text(QStringLiteral("errorCall")).toStdString(),
                  "None: CUDA checks no results. This program compared them.");
        EXPECT_EQ(text(QStringLiteral("errorThread")).toStdString(), "element (7, 0) is 0 instead of 1.")
            << "the element instead of a thread";
        EXPECT_TRUE(text(QStringLiteral("errorNext")).contains(QLatin1String("Find goes to the thread")));
        EXPECT_FALSE(get(QStringLiteral("errorBeforeNextLaunch")).isVisible()) << "the context is kept";
        EXPECT_FALSE(get(QStringLiteral("launchOutcome")).isVisible()) << "it would say that all went well";
    }
    answer(checked(100, 0));
    EXPECT_FALSE(view().isVisible()) << "every value is right";
}

TEST_F(ErrorViewTest, SaysWhatComesBeforeTheNextLaunchWhereTheContextIsLost) {
    answer(failing(700, "cudaErrorIllegalAddress"));
    EXPECT_TRUE(get(QStringLiteral("errorBeforeNextLaunch")).isVisible());
    EXPECT_EQ(
        text(QStringLiteral("errorBeforeNextLaunch")).toStdString(),
        "A program has to end and start again: its context is lost, and all further CUDA work in the same "
        "process returns this error. Here the error comes from a recording: no process ended, and you can "
        "launch again.");
    answer(failing(1, "cudaErrorInvalidValue"));
    EXPECT_FALSE(get(QStringLiteral("errorBeforeNextLaunch")).isVisible());
}

TEST_F(ErrorViewTest, AfterTheTimeLimitItHasANewWorkerAsTheNoticeDoes) {
    session().results().addTimeLimit(
        {session().launchKey(), core::Seconds{10}, QDateTime::currentDateTime()});
    EXPECT_EQ(text(QStringLiteral("errorBeforeNextLaunch")).toStdString(),
              "Here a new worker has replaced the old process, and the next launch can start.")
        << "also where the end of the kernel is replayed";
}

TEST_F(ErrorViewTest, TheSecondsOfTheTimeLimitStayWithTheirUnitWhereverTheyAreNamed) {
    session().results().addTimeLimit(
        {session().launchKey(), core::Seconds{10}, QDateTime::currentDateTime()});
    Q_EMIT app->jobs.faulted({{core::FaultKind::TimeLimit, {}, 0, 10}, {}, gui::thisComputer().id});
    for (const auto& [name, words] : {std::pair("errorName", "time limit of 10\u00a0s,"),
                                      {"deviceResult", "ended after 10\u00a0s:"},
                                      {"faultWhat", "time limit of 10\u00a0s,"}}) {
        const QString shown = get<QLabel>(QString::fromLatin1(name)).text();
        EXPECT_TRUE(shown.contains(QString::fromUtf8(words))) << name << ": " << shown.toStdString();
    }
}

TEST_F(ErrorViewTest, IsTheOnlyPlaceThatTellsAllOfAFailedRun) {
    answer(failing(700, "cudaErrorIllegalAddress"));
    Q_EMIT app->jobs.faulted({{core::FaultKind::IllegalAddress, {}, 700, 0}, {}, {}});
    EXPECT_EQ(text(QStringLiteral("verdictTitle")), QString::fromUtf8("✓ Launch accepted · ✕ run failed"));
    EXPECT_EQ(
        text(QStringLiteral("deviceResult")).toStdString(),
        "Both codes are of the launch call; the run itself ended with cudaErrorIllegalAddress (700). Result "
        "explains it.");
    EXPECT_EQ(text(QStringLiteral("faultWhat")).toStdString(),
              "The kernel accessed an invalid address (cudaErrorIllegalAddress).");
    EXPECT_EQ(text(QStringLiteral("faultAdvice")).toStdString(),
              "Page Explore explains it under Result. A new worker is ready for the next launch. Your input "
              "and your measurements are kept.");
    session().setBlock(core::Axis::X, 32);
    EXPECT_FALSE(text(QStringLiteral("faultAdvice")).contains(QLatin1String("under Result")))
        << "Result no longer shows it: " << text(QStringLiteral("faultAdvice")).toStdString();
    session().undoStack().undo();
    EXPECT_TRUE(text(QStringLiteral("faultAdvice")).contains(QLatin1String("under Result")));
}

TEST_F(ErrorViewTest, TheNoticeExplainsWhatTheResultOfTheLaunchDoesNot) {
    // The fault came in a sweep, or the user has gone to another launch since.
    const core::Fault fault{core::FaultKind::IllegalAddress, {}, 700, 0};
    Q_EMIT app->jobs.faulted({fault, {}, {}});
    const std::string meaning = faultMessages(fault).meaning;
    EXPECT_TRUE(text(QStringLiteral("faultAdvice")).toStdString().starts_with(meaning));
    answer(failing(719, "cudaErrorLaunchFailure"));
    Q_EMIT app->jobs.faulted({fault, {}, {}});
    EXPECT_TRUE(text(QStringLiteral("faultAdvice")).toStdString().starts_with(meaning)) << "another error";
}

TEST_F(ErrorViewTest, AKernelThatNeverEndsHasNoCodeOfADevice) {
    session().results().addTimeLimit(
        {session().launchKey(), core::Seconds{10}, QDateTime::currentDateTime()});
    EXPECT_EQ(text(QStringLiteral("verdictTitle")),
              QString::fromUtf8("✓ Launch accepted · ✕ time limit exceeded"));
    EXPECT_EQ(text(QStringLiteral("actualAnswer")), QStringLiteral("did not end"));
}

TEST_F(ErrorViewTest, HasTheSameColumnsForEveryError) {
    core::LaunchResult withTables = failing(700, "cudaErrorIllegalAddress");
    withTables.hostTimeline = {{core::verbatim("synchronised"), 31.75}};
    core::LaunchResult refused;
    refused.launch = {720, "cudaErrorCooperativeLaunchTooLarge", ""};
    const auto places = [this] {
        std::vector<int> found;
        for (const int width : {1024, 1280, 1440, 1600, 1920}) {
            window->resize(width, 900);
            handleAllEvents();
            found.push_back(get(QStringLiteral("errorMeaning")).mapTo(&view(), QPoint()).x());
        }
        return found;
    };
    session().results().addTimeLimit(
        {session().launchKey(), core::Seconds{10}, QDateTime::currentDateTime()});
    const std::vector<int> ofTimeLimit = places();
    answer(withTables);
    ASSERT_TRUE(get(QStringLiteral("resultTables")).isVisible());
    EXPECT_EQ(places(), ofTimeLimit);
    answer(refused);
    EXPECT_EQ(places(), ofTimeLimit);
}

TEST_F(ErrorViewTest, NamesTheThreadOfAnAssertWheneverTheDevicePrintsIt) {
    answer(failing(710, "cudaErrorAssert"));
    EXPECT_TRUE(text(QStringLiteral("errorThread")).contains(QLatin1String("does not hold")));
    session().results().addAssertedThread(threadFive);
    session().results().addAssertedThread({"another", {0, 0, 0}, {6, 0, 0}});
    EXPECT_EQ(text(QStringLiteral("errorThread")),
              QStringLiteral("Thread (5, 0, 0) of block (3, 0, 0), which printed: threadIdx.x != 5"));
}

TEST_F(ErrorViewTest, ReadsTheThreadFromTheLogOfTheWorker) {
    answer(failing(710, "cudaErrorAssert"));
    Q_EMIT app->devices.replayWorker().logged(QStringLiteral(
        "device_assert.cu:19: void deviceAssert(int *): block: [3,0,0], thread: [5,0,0] Assertion "
        "`threadIdx.x != 5` failed."));
    EXPECT_TRUE(
        text(QStringLiteral("errorThread")).startsWith(QLatin1String("Thread (5, 0, 0) of block (3, 0, 0)")));
}

TEST_F(ErrorViewTest, ExplainsARefusedLaunch) {
    core::LaunchResult result;
    result.launch = {701, "cudaErrorLaunchOutOfResources", "too many resources requested for launch"};
    answer(result);
    EXPECT_EQ(text(QStringLiteral("errorThread")), QStringLiteral("None: no thread ran."));
    EXPECT_TRUE(text(QStringLiteral("errorCall")).startsWith(QLatin1String("cudaLaunchKernel returned it")));
}

} // namespace
} // namespace trichevron::test
