// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The last session, where it is one of a file: the menu and the start page open it after the next start.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/settings/settings.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

class LastSessionTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        beginRecovery(folder.path());
    }
    void startAgain() {
        ASSERT_TRUE(window->close());
        TearDown();
        SetUp();
    }
    QAction& entry() { return get<QAction>(QStringLiteral("openLastSession")); }
    std::uint32_t blockX() { return session().state().config.blockDim.x; }

    QTemporaryDir folder;
    QTemporaryDir work; ///< for the user's files
};

TEST_F(LastSessionTest, ASessionThatWasSavedIsOpenedFromItsFile) {
    EXPECT_FALSE(entry().isEnabled());
    const QString path = work.filePath(QStringLiteral("mine.json"));
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    ASSERT_TRUE(window->files().saveTo(path));
    startAgain();
    ASSERT_TRUE(entry().isEnabled());
    EXPECT_TRUE(entry().toolTip().startsWith(QStringLiteral("mine.json, “Matrix")))
        << entry().toolTip().toStdString();
    window->pages().show(gui::window_page::start);
    EXPECT_TRUE(get<QAbstractButton>(QStringLiteral("startLastSession")).isVisible());
    entry().trigger();
    EXPECT_EQ(blockX(), 24U);
    EXPECT_EQ(window->files().path(), path);
    EXPECT_FALSE(window->files().isModified());
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
}

TEST_F(LastSessionTest, AStartWithoutAChangeLeavesIt) {
    const QString path = work.filePath(QStringLiteral("mine.json"));
    ASSERT_TRUE(window->files().saveTo(path));
    startAgain();
    startAgain();
    EXPECT_TRUE(entry().isEnabled());
    QFile::remove(path);
    startAgain();
    EXPECT_FALSE(entry().isEnabled()) << "the file is gone";
}

TEST_F(LastSessionTest, TheLaterOneOfAFileAndOfNoFileIsTheLast) {
    const QString path = work.filePath(QStringLiteral("mine.json"));
    ASSERT_TRUE(window->files().saveTo(path));
    startAgain();
    type(QStringLiteral("blockX"), QStringLiteral("48"));
    startAgain();
    entry().trigger();
    EXPECT_EQ(blockX(), 48U);
    EXPECT_TRUE(window->files().path().isEmpty());
    window->files().open(path);
    startAgain();
    entry().trigger();
    EXPECT_EQ(window->files().path(), path);
}

} // namespace
} // namespace trichevron::test
