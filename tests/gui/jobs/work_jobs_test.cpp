// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/results_panel.h"
#include "tests/gui/jobs/job_test.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace trichevron::test {
namespace {

TEST_F(JobTest, SaveAndReopen) {
    explore();
    user->write(QStringLiteral("block x (threads)"), QStringLiteral("24"));
    user->answerFileDialog(path("mine"), [this] {
        user->openMenu({QStringLiteral("File"), QStringLiteral("Save session")});
    });
    EXPECT_TRUE(QFileInfo::exists(path("mine.json")));
    user->write(QStringLiteral("block x (threads)"), QStringLiteral("48"));
    user->press(Qt::Key_Return);
    user->sees(QStringLiteral("dim3 block(48, 16);"));
    user->press(Qt::CTRL | Qt::Key_Z);
    user->sees(QStringLiteral("dim3 block(24, 16);"));
    user->press(Qt::CTRL | Qt::Key_S);
    restart();
    user->click(QStringLiteral("Start"));
    user->click(QStringLiteral("mine.json"));
    user->sees(QStringLiteral("dim3 block(24, 16);"));
}

TEST_F(JobTest, Export) {
    explore();
    user->answerFileDialog(path("grid.svg"), [this] {
        user->openMenu({QStringLiteral("File"), QStringLiteral("Copy or save a part of the window"),
                        QStringLiteral("Picture of the grid"), QStringLiteral("Save picture…")});
    });
    QFile picture(path("grid.svg"));
    ASSERT_TRUE(picture.open(QIODevice::ReadOnly));
    const QByteArray svg = picture.readAll();
    EXPECT_TRUE(svg.contains("<svg") && svg.contains("<path")) << svg.left(200).toStdString();
    EXPECT_FALSE(svg.contains("<image")) << "it can be enlarged";
    user->sees(QStringLiteral("grid.svg"));
    user->openMenu({QStringLiteral("Edit"), QStringLiteral("Copy the launch as code")});
    EXPECT_NE(QApplication::clipboard()->text().indexOf(QStringLiteral("<<<grid, block>>>")), -1);
}

TEST_F(JobTest, Palette) {
    explore();
    const auto run = [this](const char* words) {
        user->press(Qt::CTRL | Qt::Key_K);
        user->type(QString::fromLatin1(words));
        user->press(Qt::Key_Return);
    };
    run("a100");
    user->press(Qt::Key_Return); // what changes the launch is confirmed
    user->sees(QStringLiteral("108 SMs"));
    run("timeline");
    EXPECT_EQ(window->findChild<gui::ResultsPanel*>()->currentPage(), gui::page_id::timeline);
    user->press(Qt::CTRL | Qt::Key_K);
    user->type(QStringLiteral("theme dark"));
    user->sees(QStringLiteral("View › Theme › Dark"));
    user->press(Qt::Key_Return);
    EXPECT_LT(QApplication::palette().window().color().lightness(), 128);
    window->setTheme(gui::ThemeChoice::Light);
}

TEST_F(JobTest, Present) {
    explore();
    user->openMenu(
        {QStringLiteral("View"), QStringLiteral("Present"), QStringLiteral("Present full screen")});
    EXPECT_TRUE(window->isFullScreen());
    user->sees(QStringLiteral("Accepted"));
    const auto& ring = get(QStringLiteral("pointerHighlight"));
    QTest::mouseMove(window.get(), QPoint(300, 300));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return ring.isVisible() && ring.geometry().contains(300, 300); }, waitMs))
        << "something to point with";
    user->press(Qt::CTRL | Qt::Key_L);
    EXPECT_FALSE(ring.isVisible());
    user->press(Qt::CTRL | Qt::Key_L);
    EXPECT_TRUE(QTest::qWaitFor([&] { return ring.isVisible(); }, waitMs));
    user->press(Qt::Key_Escape);
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_FALSE(ring.isVisible());
    user->sees(QStringLiteral("Overview"));
    const double usual = QGuiApplication::font().pointSizeF();
    user->press(Qt::Key_F11);
    window->setWindowState(Qt::WindowNoState); // the screen of the tests is smaller than a projector's
    window->resize(1280, 720);
    EXPECT_TRUE(QTest::qWaitFor([&] { return QGuiApplication::font().pointSizeF() > 1.25 * usual; }, waitMs))
        << "large type";
    user->press(Qt::Key_Escape);
    EXPECT_EQ(QGuiApplication::font().pointSizeF(), usual);
}

TEST_F(JobTest, KeyboardAlone) {
    user->tabTo(QStringLiteral("Explore the launch at hand"));
    user->press(Qt::Key_Space);
    user->tabTo(QStringLiteral("block x (threads)"));
    user->press(Qt::CTRL | Qt::Key_A);
    user->type(QStringLiteral("256"));
    user->press(Qt::Key_Tab);
    user->press(Qt::CTRL | Qt::Key_A);
    user->type(QStringLiteral("1"));
    user->sees(QStringLiteral("✓ Accepted"));
    user->press(Qt::CTRL | Qt::Key_F);
    user->type(QStringLiteral("element 1000"));
    user->press(Qt::Key_Return);
    user->sees(QStringLiteral("element column 0, row 1"));
}

} // namespace
} // namespace trichevron::test
