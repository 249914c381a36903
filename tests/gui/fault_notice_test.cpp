// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A fault is shown completely, immediately, and without interrupting the user.
#include "app/gui/main_window/fault_notice.h"

#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/pages/page_stack.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

namespace trichevron::test {
namespace {

class FaultNoticeTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        notice = &get<gui::FaultNotice>(QStringLiteral("faultNotice"));
    }
    void fault(const core::Fault& what, const QString& machine = {}) {
        Q_EMIT app->jobs.faulted({what, machine, gui::thisComputer().id});
    }
    static core::Fault crash() { return core::faultFromSignal(11); }
    QPushButton& button(const char* name) { return get<QPushButton>(QString::fromLatin1(name)); }

    gui::FaultNotice* notice = nullptr;
};

TEST_F(FaultNoticeTest, IsHiddenWithoutAFault) {
    EXPECT_FALSE(notice->isVisible());
}

TEST_F(FaultNoticeTest, ShowsAllThreeSentences) {
    fault(crash());
    const core::FaultMessages words = faultMessages(crash());
    EXPECT_TRUE(notice->isVisible());
    EXPECT_EQ(text(QStringLiteral("faultWhat")).toStdString(), words.what);
    EXPECT_EQ(text(QStringLiteral("faultAdvice")).toStdString(), words.meaning + ' ' + words.next);
}

TEST_F(FaultNoticeTest, NamesTheMachineWhereThereAreSeveral) {
    fault(crash(), QStringLiteral("gpu01"));
    EXPECT_EQ(text(QStringLiteral("faultWhat")).toStdString(), "gpu01: " + faultMessages(crash()).what);
}

TEST_F(FaultNoticeTest, CountsTheSameFaultInsteadOfShowingItAgain) {
    for (int i = 0; i < 3; ++i)
        fault(crash());
    EXPECT_EQ(text(QStringLiteral("faultWhat")).toStdString(), faultMessages(crash()).what + " (3 times)");
    fault(core::faultFromSignal(9));
    EXPECT_EQ(text(QStringLiteral("faultWhat")).toStdString(),
              core::faultMessages(core::faultFromSignal(9)).what);
}

TEST_F(FaultNoticeTest, IsReadByScreenReaders) {
    fault(crash());
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(notice);
    ASSERT_NE(accessible, nullptr);
    const core::FaultMessages words = faultMessages(crash());
    EXPECT_EQ(accessible->text(QAccessible::Name).toStdString(), words.what);
    EXPECT_EQ(accessible->text(QAccessible::Description).toStdString(), words.meaning + " " + words.next);
}

TEST_F(FaultNoticeTest, KeepsFocusAndText) {
    auto& field = get<QLineEdit>(QStringLiteral("blockX"));
    type(QStringLiteral("blockX"), QStringLiteral("12"));
    const QString typed = field.text();
    const int cursor = field.cursorPosition();
    fault(crash());
    handleAllEvents();
    EXPECT_EQ(window->focusWidget(), &field);
    EXPECT_EQ(field.text(), typed);
    EXPECT_EQ(field.cursorPosition(), cursor);
    QTest::keyClicks(&field, QStringLiteral("8"));
    EXPECT_EQ(session().state().config.blockDim.x, 128U);
    EXPECT_TRUE(notice->isVisible());
}

TEST_F(FaultNoticeTest, StaysUntilItIsDismissed) {
    fault(crash());
    button("faultDismiss").setFocus();
    QTest::keyClick(&button("faultDismiss"), Qt::Key_Escape);
    EXPECT_FALSE(notice->isVisible());
    fault(crash());
    EXPECT_TRUE(notice->isVisible());
    EXPECT_EQ(text(QStringLiteral("faultWhat")).toStdString(), faultMessages(crash()).what)
        << "the count starts again";
    QTest::mouseClick(&button("faultDismiss"), Qt::LeftButton);
    EXPECT_FALSE(notice->isVisible());
}

TEST_F(FaultNoticeTest, StaysUntilADeviceReplies) {
    startReplay();
    fault(crash());
    app->jobs.launch();
    EXPECT_TRUE(notice->isVisible());
    EXPECT_TRUE(QTest::qWaitFor([this] { return !notice->isVisible(); }, waitMs));
    EXPECT_NE(session().answer(), nullptr);
}

TEST_F(FaultNoticeTest, SaysWhenTheNewWorkerIsReady) {
    startReplay();
    Q_EMIT app->jobs.faulted({{core::FaultKind::TimeLimit, {}, 0, 10}, {}, {}});
    EXPECT_TRUE(text(QStringLiteral("faultAdvice")).contains(QLatin1String("A new worker is ready")));
    app->devices.restartWorker();
    EXPECT_TRUE(text(QStringLiteral("faultAdvice")).contains(QLatin1String("A new worker is starting")));
    EXPECT_TRUE(QTest::qWaitFor([this] { return app->jobs.launchObstacle().isEmpty(); }, waitMs));
    EXPECT_TRUE(text(QStringLiteral("faultAdvice")).contains(QLatin1String("A new worker is ready")));
}

TEST(FaultNoticeOfARecording, RestartWorkerOnAComputerWithoutADriverReportsNoFault) {
    gui::DeviceSelection::Options options = replayOptions();
    options.command = {QStringLiteral(TRICHEVRON_FAKE_WORKER), QStringLiteral("no-driver")};
    gui::AppContext app(options);
    gui::MainWindow window(app, gui::ThemeChoice::Light);
    window.show();
    app.devices.startWorkers();
    const auto isReady = [&] { return app.jobs.launchObstacle().isEmpty(); };
    ASSERT_TRUE(QTest::qWaitFor(isReady, waitMs));
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->text() == QLatin1String("&Restart worker"))
            action->trigger();
    }
    EXPECT_FALSE(isReady());
    ASSERT_TRUE(QTest::qWaitFor(isReady, waitMs));
    EXPECT_FALSE(window.findChild<gui::FaultNotice*>()->isVisible());
}

TEST_F(FaultNoticeTest, ShowsTheLog) {
    fault(crash());
    QTest::mouseClick(&button("faultLog"), Qt::LeftButton);
    EXPECT_TRUE(get<QPlainTextEdit>(QStringLiteral("workerLog")).isVisible());
}

TEST_F(FaultNoticeTest, IsNeverElided) {
    core::Fault wordy{core::FaultKind::WorkerMissing,
                      core::verbatim("/a/very/long/path" + std::string(300, 'x')), 0, 0};
    const QFont before = QApplication::font();
    for (const double scale : {1.0, 1.5}) {
        QFont font = before;
        font.setPointSizeF(before.pointSizeF() * scale);
        QApplication::setFont(font);
        for (const QSize& size : {QSize(900, 600), QSize(1280, 800), QSize(2000, 900)}) {
            window->resize(size);
            fault(wordy);
            handleAllEvents();
            for (const QLabel* label : notice->findChildren<QLabel*>()) {
                if (label->wordWrap()) {
                    EXPECT_GE(label->height(), label->heightForWidth(label->width()))
                        << label->objectName().toStdString() << " at " << size.width() << ", " << scale;
                }
            }
            EXPECT_LE(notice->geometry().right(), window->width());
        }
    }
    QApplication::setFont(before);
}

TEST_F(FaultNoticeTest, LeavesRoomForTheVerdictInTheSmallestUsualWindow) {
    startReplay();
    window->resize(1280, 800);
    handleAllEvents();
    auto& docks = static_cast<gui::ExplorePage&>(window->pages().page(gui::window_page::explore)).folding();
    const auto& verdict = get<QDockWidget>(QStringLiteral("verdictDock"));
    ASSERT_FALSE(docks.isFolded(&verdict));
    core::Fault endless;
    endless.kind = core::FaultKind::TimeLimit;
    for (const core::Fault& each : {crash(), endless}) {
        fault(each);
        handleAllEvents();
        ASSERT_TRUE(notice->isVisible());
        EXPECT_FALSE(docks.isFolded(&verdict)) << "the notice is " << notice->height() << " high";
    }
}

TEST_F(FaultNoticeTest, IgnoresAComputerWithoutAGpuThatNobodyAskedFor) {
    startReplay();
    EXPECT_EQ(app->devices.localWorker().state(), gui::WorkerState::NoDevice);
    EXPECT_FALSE(notice->isVisible());
}

TEST(FaultNoticeOfAWorker, OffersRestartIfTheWorkerDoesNotRestartByItself) {
    gui::DeviceSelection::Options options = replayOptions();
    options.command = {QStringLiteral(TRICHEVRON_FAKE_WORKER), QStringLiteral("killed-in-job")};
    gui::AppContext app(options);
    gui::MainWindow window(app, gui::ThemeChoice::Light);
    window.show();
    auto* notice = window.findChild<gui::FaultNotice*>();
    auto* restart = notice->findChild<QPushButton*>(QStringLiteral("faultRestart"));
    app.devices.startWorkers();
    ASSERT_TRUE(QTest::qWaitFor([&] { return app.jobs.launchObstacle().isEmpty(); }, waitMs));
    EXPECT_FALSE(notice->isVisible());
    app.jobs.launch();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !app.jobs.isBusy(); }, waitMs));
    EXPECT_TRUE(notice->isVisible());
    ASSERT_EQ(app.devices.localWorker().state(), gui::WorkerState::Failed);
    EXPECT_TRUE(restart->isVisible());
    QTest::mouseClick(restart, Qt::LeftButton);
    EXPECT_EQ(app.devices.localWorker().state(), gui::WorkerState::Starting);
    EXPECT_FALSE(restart->isVisible()) << "the worker restarts by itself";
    EXPECT_TRUE(notice->isVisible()) << "the notice stays visible";
    EXPECT_TRUE(QTest::qWaitFor([&] { return app.devices.localWorker().state() == gui::WorkerState::Ready; },
                                waitMs));
}

struct StickyCase : NamedCase {
    int error;
    const char* shown; ///< a part of the message; empty: no message
};

class StickyAnswer : public testing::TestWithParam<StickyCase> {};

TEST_P(StickyAnswer, IsReportedWithTheReply) {
    gui::DeviceSelection::Options options = replayOptions();
    options.command = {QStringLiteral(TRICHEVRON_FAKE_MACHINE), QStringLiteral("GPU"), QStringLiteral("1"),
                       QString::number(GetParam().error)};
    gui::AppContext app(options);
    gui::MainWindow window(app, gui::ThemeChoice::Light);
    window.show();
    app.devices.startWorkers();
    ASSERT_TRUE(QTest::qWaitFor([&] { return app.jobs.launchObstacle().isEmpty(); }, waitMs));
    app.jobs.launch();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !app.jobs.isBusy(); }, waitMs));
    ASSERT_NE(app.session.answer(), nullptr);
    const std::string what = window.findChild<QLabel*>(QStringLiteral("faultWhat"))->text().toStdString();
    EXPECT_EQ(window.findChild<gui::FaultNotice*>()->isVisible(), GetParam().shown[0] != '\0');
    EXPECT_NE(what.find(GetParam().shown), std::string::npos) << what;
}

INSTANTIATE_TEST_SUITE_P(Errors, StickyAnswer,
                         testing::Values(StickyCase{{"None"}, 0, ""},
                                         StickyCase{{"IllegalAddress"}, 700, "cudaErrorIllegalAddress"},
                                         StickyCase{{"Assert"}, 710, "assert()"}),
                         caseName<StickyCase>);

} // namespace
} // namespace trichevron::test
