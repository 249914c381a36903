// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/jobs/job_test.h"

#include "app/gui/language/window_language.h"

#include <QFile>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>

#include <set>
#include <string>

namespace trichevron::test {

void JobTest::SetUp() {
    QSettings().clear();
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
    start();
}

void JobTest::start() {
    gui::DeviceSelection::Options options = replayOptions();
    options.timeouts.restarts = gui::WorkerTimeouts().restarts; // a worker that is ended starts again
    app = std::make_unique<gui::AppContext>(options);
    window = std::make_unique<gui::MainWindow>(*app, gui::ThemeChoice::Light);
    window->restoreSaved();
    window->show();
    window->setWindowState(Qt::WindowNoState); // the screen of the tests is smaller than a person's
    window->resize(1440, 900);
    EXPECT_TRUE(QTest::qWaitForWindowExposed(window.get(), waitMs));
    window->activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    startReplay();
    user.emplace(*window);
}

void JobTest::TearDown() {
    user.reset();
    WindowTest::TearDown();
    gui::setWindowLanguage(core::languageForCode("en"));
    QSettings().clear();
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
}

void JobTest::restart() {
    user.reset();
    window->close();
    window.reset();
    app.reset();
    start();
}

void JobTest::explore() {
    user->click(QStringLiteral("Explore"));
}

namespace {

TEST(JobList, EveryJobIsATestAndEveryTestIsAJob) {
    QFile file(QStringLiteral(TRICHEVRON_JOBS));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    std::set<std::string> jobs;
    static const QRegularExpression heading(QStringLiteral("^## (\\w+)$"),
                                            QRegularExpression::MultilineOption);
    for (const QRegularExpressionMatch& match : heading.globalMatch(QString::fromUtf8(file.readAll())))
        jobs.insert(match.captured(1).toStdString());
    EXPECT_GE(jobs.size(), 14U);
    std::set<std::string> tests;
    const testing::UnitTest& all = *testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        const testing::TestSuite& suite = *all.GetTestSuite(i);
        for (int k = 0; std::string(suite.name()) == "JobTest" && k < suite.total_test_count(); ++k)
            tests.insert(suite.GetTestInfo(k)->name());
    }
    EXPECT_EQ(tests, jobs);
}

} // namespace
} // namespace trichevron::test
