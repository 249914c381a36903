// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A change of the language while a device works: all texts change at once, and nothing is lost.
#include "app/gui/language/window_language.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>

#include <string_view>

namespace trichevron::test {
namespace {

const QString measureButtonName = QStringLiteral("measureButton");

/// How a text begins or what it contains in a language.
bool isIn(const QString& text, std::string_view code) {
    static const QRegularExpression hangul(QStringLiteral("[가-힣]"));
    const bool isKorean = text.contains(hangul);
    const bool isPseudo = text.contains(QStringLiteral("⟦"));
    return code == "ko" ? isKorean && !isPseudo : code == "en_XA" ? isPseudo : !isKorean && !isPseudo;
}

/// A window whose worker has sent three samples of ten and goes on measuring until it is told to stop.
class MeasurementUnderWay : public WindowTest {
protected:
    void SetUp() override {
        QSettings().clear();
        gui::DeviceSelection::Options options = replayOptions();
        options.command = {QStringLiteral(TRICHEVRON_FAKE_WORKER),
                           QStringLiteral("measures-until-cancelled")};
        openWindow(options);
        startReplay();
        type(QStringLiteral("blockX"), QStringLiteral("8"));
        QTest::mouseClick(&get<QPushButton>(measureButtonName), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([this] { return status().contains(QLatin1String("3 of 10")); }, waitMs))
            << status().toStdString();
    }
    void TearDown() override {
        WindowTest::TearDown();
        gui::chooseLanguage(QStringLiteral("en"));
        QSettings().clear();
    }
    static void choose(const char* code) {
        gui::chooseLanguage(QString::fromLatin1(code));
        handleAllEvents();
    }
    QString status() { return text(QStringLiteral("workerStatus")); }
};

TEST_F(MeasurementUnderWay, FollowsTheLanguageAndGoesOn) {
    const gui::LaunchState launch = session().state();
    const QString cancel = get<QPushButton>(measureButtonName).text();
    EXPECT_EQ(cancel.toStdString(), "Cancel");
    for (const char* code : {"ko", "en_XA", "ko", "en"}) {
        choose(code);
        EXPECT_TRUE(isIn(status(), code)) << status().toStdString();
        EXPECT_TRUE(status().contains(QLatin1Char('3')) && status().contains(QLatin1String("10")));
        for (const char* button : {"launchButton", "measureButton", "sweepButton", "traceButton"})
            EXPECT_TRUE(isIn(get<QPushButton>(QString::fromLatin1(button)).text(), code)) << button;
        EXPECT_TRUE(isIn(text(QStringLiteral("verdictTitle")), code));
        EXPECT_EQ(app->jobs.job(), gui::JobKind::Measure) << code;
        EXPECT_TRUE(app->jobs.isBusy());
        EXPECT_TRUE(session().state() == launch);
        EXPECT_EQ(get<QLineEdit>(QStringLiteral("blockX")).text().toStdString(), "8");
    }
    EXPECT_EQ(get<QPushButton>(measureButtonName).text(), cancel);
}

TEST_F(MeasurementUnderWay, KeepsTheDeviceFromOtherJobs) {
    EXPECT_EQ(app->devices.launchObstacle().toStdString(), "The device is busy with another job.");
    app->jobs.cancel();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
    EXPECT_EQ(app->devices.launchObstacle().toStdString(), "");
}

TEST_F(MeasurementUnderWay, GivesItsSamplesInAnotherLanguage) {
    choose("ko");
    QTest::mouseClick(&get<QPushButton>(measureButtonName), Qt::LeftButton);
    EXPECT_TRUE(isIn(status(), "ko")) << status().toStdString();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
    ASSERT_NE(session().measurement(), nullptr) << text(QStringLiteral("deviceResult")).toStdString();
    const core::Measurement& measurement = session().measurement()->measurement;
    EXPECT_EQ(measurement.samplesMicroseconds, (std::vector<double>{1.5, 2.5, 3.5}));
    EXPECT_EQ(measurement.stopped, core::StopReason::Cancelled);
    const QString result = QStringLiteral("resultStatus");
    for (const char* code : {"ko", "en_XA", "en"}) {
        choose(code);
        EXPECT_TRUE(QTest::qWaitFor([&] { return isIn(text(result), code); }, waitMs))
            << text(result).toStdString();
        EXPECT_TRUE(text(result).contains(QLatin1Char('3'))) << text(result).toStdString();
        EXPECT_NE(session().measurement(), nullptr);
    }
}

} // namespace
} // namespace trichevron::test
