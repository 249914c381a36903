// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// File dialogs start in the folder of the last file, and what was saved is said without moving anything.
#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/settings/settings.h"
#include "core/json/file_io.h"
#include "tests/gui/gui_fixture.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>

namespace trichevron::test {
namespace {

class FileQuestionsTest : public WindowTest {
protected:
    /// The folder in which the dialog that `open` shows starts; it is cancelled.
    QString folderOfDialog(const std::function<void()>& open) {
        QString folder;
        QTimer::singleShot(0, window.get(), [&folder] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) {
                ADD_FAILURE() << "no file dialog";
                return;
            }
            folder = dialog->directory().absolutePath();
            dialog->reject();
        });
        open();
        return folder;
    }
    QTemporaryDir first_;
    QTemporaryDir second_;
};

TEST_F(FileQuestionsTest, DialogsStartInTheFolderOfTheLastFile) {
    auto& files = *window->findChild<gui::SessionFileController*>();
    window->pages().show(gui::window_page::program);
    for (const QTemporaryDir* folder : {&first_, &second_}) {
        const QString path = folder->filePath(QStringLiteral("kernel.cu"));
        core::writeFileAtomically(path.toStdString(), "__global__ void k() {}\n");
        files.open(path);
        window->pages().show(gui::window_page::program);
        EXPECT_EQ(folderOfDialog([&] { get<QPushButton>(QStringLiteral("programOpen")).click(); }),
                  QFileInfo(path).absolutePath());
        EXPECT_EQ(folderOfDialog([&] { files.openSessionDialog(); }), QFileInfo(path).absolutePath());
        EXPECT_EQ(folderOfDialog([&] { get<QPushButton>(QStringLiteral("kernelOpen")).click(); }),
                  QFileInfo(path).absolutePath());
    }
}

TEST_F(FileQuestionsTest, ASessionOfNoFileIsProposedForTheFolderOfTheLastSession) {
    auto& files = *window->findChild<gui::SessionFileController*>();
    const QString other = second_.filePath(QStringLiteral("kernel.cu"));
    core::writeFileAtomically(other.toStdString(), "__global__ void k() {}\n");
    files.open(other);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    EXPECT_EQ(folderOfDialog([&] { files.saveAs(); }),
              QFileInfo(documents).isDir() ? documents : QDir::homePath())
        << "without a session before";
    const QString folder = QFileInfo(first_.path()).absoluteFilePath();
    gui::Settings().setSessionFolder(folder); // of an earlier start
    EXPECT_EQ(folderOfDialog([&] { files.saveAs(); }), folder);
    ASSERT_TRUE(files.saveTo(second_.filePath(QStringLiteral("s.json"))));
    EXPECT_EQ(gui::Settings().sessionFolder(), QFileInfo(second_.path()).absoluteFilePath());
}

TEST_F(FileQuestionsTest, ASessionIsProposedByItsNameAlone) {
    auto& files = *window->findChild<gui::SessionFileController*>();
    for (const QString& last : {QString(), first_.filePath(QStringLiteral("a.json"))}) {
        gui::rememberFolderOf(last);
        window->files().recent().clear();
        QString name;
        QTimer::singleShot(0, window.get(), [&name] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text();
            dialog->reject();
        });
        files.saveAs();
        EXPECT_EQ(name, QStringLiteral("session.json")) << last.toStdString();
    }
}

TEST_F(FileQuestionsTest, AFolderInWhichSavingFailedIsNotWhereTheNextDialogStarts) {
    auto& files = *window->findChild<gui::SessionFileController*>();
    window->pages().show(gui::window_page::explore);
    handleAllEvents();
    QMenu entries;
    for (auto* menu : window->findChildren<gui::ExportMenu*>())
        if (menu->isShown())
            menu->addTo(entries);
    const QList<QAction*> actions = entries.actions();
    const auto table = std::find_if(actions.begin(), actions.end(), [](const QAction* entry) {
        return entry->text() == QStringLiteral("Save &table…");
    });
    ASSERT_NE(table, actions.end());
    const QString good = QFileInfo(second_.path()).absoluteFilePath();
    gui::rememberFolderOf(good + QStringLiteral("/a.json"));
    const QString bad = first_.filePath(QStringLiteral("none/x"));
    whenAskedForAFile(bad + QStringLiteral(".json"));
    EXPECT_FALSE(files.saveAs());
    EXPECT_EQ(folderOfDialog([&] { files.openSessionDialog(); }), good);
    whenAskedForAFile(first_.filePath(QStringLiteral("b.csv")));
    (*table)->trigger();
    EXPECT_EQ(folderOfDialog([&] { files.openSessionDialog(); }), QFileInfo(first_.path()).absoluteFilePath())
        << "where a file was saved";
}

TEST_F(FileQuestionsTest, ASavedPictureIsSaidInTheStatusLineAndNothingMoves) {
    window->pages().show(gui::window_page::explore);
    handleAllEvents();
    QMenu entries;
    for (auto* menu : window->findChildren<gui::ExportMenu*>())
        if (menu->isShown())
            menu->addTo(entries);
    const QRect before = window->pages().geometry();
    const QString path = first_.filePath(QStringLiteral("a.csv"));
    whenAskedForAFile(path);
    for (QAction* entry : entries.actions())
        if (entry->text() == QStringLiteral("Save &table…")) {
            entry->trigger();
            break;
        }
    handleAllEvents();
    EXPECT_EQ(window->pages().geometry(), before);
    const QString saved = QString::fromUtf8("Saved “a.csv”.");
    EXPECT_EQ(window->statusBar()->currentMessage(), saved);
    EXPECT_EQ(window->statusBar()->toolTip(), saved + QLatin1Char('\n') + path) << "where it is";
}

TEST_F(FileQuestionsTest, ASavedSessionIsSaidAsASavedPictureIs) {
    const QString path = first_.filePath(QStringLiteral("mine.json"));
    QStringList reported;
    QObject::connect(&app->messages, &gui::UserMessages::reported, window.get(),
                     [&reported](const QString& sentence, const QString& details) {
                         reported << sentence + QLatin1Char('|') + details;
                     });
    ASSERT_TRUE(window->files().saveTo(path));
    EXPECT_EQ(reported, QStringList(QString::fromUtf8("Saved “mine.json”.|") + path));
    const QString saved = QString::fromUtf8("Saved “mine.json”.");
    EXPECT_EQ(window->statusBar()->currentMessage(), saved);
    EXPECT_EQ(window->statusBar()->toolTip(), saved + QLatin1Char('\n') + path);
}

TEST_F(FileQuestionsTest, PastedCodeHasTheRoomOfAnAnswerUntilThereIsOne) {
    gui::LaunchCodeDialog dialog(app->session, app->devices, app->messages);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog, waitMs));
    const auto& code = *dialog.findChild<QPlainTextEdit*>(QStringLiteral("launchCodeText"));
    EXPECT_GT(code.height(), dialog.height() / 2);
    dialog.setCode(QStringLiteral("k<<<4, 256>>>();"));
    handleAllEvents();
    EXPECT_TRUE(dialog.findChild<QWidget*>(QStringLiteral("launchCodeAnswer"))->isVisible());
}

TEST_F(FileQuestionsTest, TheColumnsOfADialogAreWhole) {
    core::writeFileAtomically(first_.filePath(QStringLiteral("session.json")).toStdString(), "{}");
    gui::rememberFolderOf(first_.filePath(QStringLiteral("session.json")));
    QTimer::singleShot(0, window.get(), [] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        auto& files = *dialog->findChild<QTreeView*>(QStringLiteral("treeView"));
        EXPECT_TRUE(QTest::qWaitFor([&] { return files.model()->rowCount(files.rootIndex()) > 0; }, waitMs));
        const QHeaderView& headings = *files.header();
        for (int column = 1; column < headings.count(); ++column)
            EXPECT_EQ(headings.sectionResizeMode(column), QHeaderView::ResizeToContents) << column;
        EXPECT_LE(headings.length(), files.viewport()->width()) << "no column is out of view";
        dialog->reject();
    });
    window->findChild<gui::SessionFileController*>()->openSessionDialog();
}

} // namespace
} // namespace trichevron::test
