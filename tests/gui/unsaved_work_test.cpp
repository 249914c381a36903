// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the user made is not lost without a question: edits of a source, a restored session, a session file
// that another program has written, and steps of a presentation.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/settings/settings.h"
#include "app/gui/source/source_editor.h"
#include "core/import/import.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>
#include <optional>

namespace trichevron::test {
namespace {

class UnsavedWorkTest : public WindowTest {
protected:
    void SetUp() override {
        gui::Settings().setOwnKernels({});
        WindowTest::SetUp();
        window->resize(1440, 900);
    }
    void TearDown() override {
        WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
    }

    gui::SourceEditor& editor() { return get<gui::SourceEditor>(QStringLiteral("sourceEditor")); }
    void click(const char* name) {
        QTest::mouseClick(&get<QAbstractButton>(QString::fromLatin1(name)), Qt::LeftButton);
    }
    /// A new source in which the user has typed.
    void editSource() {
        window->pages().show(gui::window_page::kernel);
        click("kernelNewSource");
        QTest::keyClicks(&editor(), QStringLiteral("// mine "));
    }
    bool hasEdit() { return editor().toPlainText().contains(QStringLiteral("// mine")); }
    /// Answers the next question with this button, and returns the question. Fails where there is none.
    static QString answer(QMessageBox::StandardButton with, const std::function<void()>& act) {
        std::optional<QString> asked;
        QTimer waiting;
        QObject::connect(&waiting, &QTimer::timeout, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            asked = box->text();
            QTest::mouseClick(box->button(with), Qt::LeftButton);
        });
        waiting.start(10);
        act();
        EXPECT_TRUE(asked) << "nothing was asked";
        return asked.value_or(QString());
    }

    QTemporaryDir folder;
};

TEST_F(UnsavedWorkTest, AnotherSourceReplacesEditsOnlyWhenTheUserDiscardsThem) {
    editSource();
    const QString other = folder.filePath(QStringLiteral("other.cu"));
    QFile file(other);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("__global__ void other() {}\n");
    file.close();
    auto& page = static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel));
    const std::vector<std::function<void()>> ways{
        [&] { click("kernelNewSource"); }, [&] { page.openFile(other); },
        [&] {
            QApplication::clipboard()->setText(QStringLiteral("__global__ void pasted() {}"));
            click("kernelPaste");
        }};
    for (const auto& way : ways) {
        EXPECT_EQ(answer(QMessageBox::Cancel, way),
                  QStringLiteral("The edits of “new source” are not saved. Save them?"));
        EXPECT_TRUE(hasEdit());
    }
    answer(QMessageBox::Discard, ways[1]);
    EXPECT_EQ(editor().toPlainText(), QStringLiteral("__global__ void other() {}\n"));
    QTest::keyClicks(&editor(), QStringLiteral("// mine "));
    answer(QMessageBox::Save, ways[0]);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().startsWith("// mine ")) << "saved to its file";
    EXPECT_FALSE(hasEdit()) << "a new source";
}

TEST_F(UnsavedWorkTest, APastedSourceIsReplacedOnlyWhenTheUserDiscardsIt) {
    window->pages().show(gui::window_page::kernel);
    const QString pasted = QStringLiteral("__global__ void pasted() {}\n");
    QApplication::clipboard()->setText(pasted);
    click("kernelPaste");
    ASSERT_EQ(editor().toPlainText(), pasted);
    for (const char* way : {"kernelNewSource", "kernelPaste"}) {
        EXPECT_EQ(answer(QMessageBox::Cancel, [&] { click(way); }),
                  QStringLiteral("The text of “new source” is in no file. Save it?"));
        EXPECT_EQ(editor().toPlainText(), pasted) << way;
    }
    answer(QMessageBox::Cancel, [&] { EXPECT_FALSE(window->close()); });
    ASSERT_TRUE(window->files().saveTo(folder.filePath(QStringLiteral("a.json"))));
    click("kernelNewSource");
    EXPECT_NE(editor().toPlainText(), pasted) << "the session file has it";
}

TEST_F(UnsavedWorkTest, ASourceWithoutEditsIsReplacedWithoutAQuestion) {
    window->pages().show(gui::window_page::kernel);
    click("kernelNewSource");
    const QString first = editor().toPlainText();
    click("kernelNewSource");
    EXPECT_EQ(editor().toPlainText(), first);
}

TEST_F(UnsavedWorkTest, ClosingTheWindowAsksAboutEditsOfASource) {
    editSource();
    window->pages().show(gui::window_page::explore);
    answer(QMessageBox::Cancel, [&] { EXPECT_FALSE(window->close()); });
    EXPECT_EQ(window->pages().shownId(), gui::window_page::kernel) << "what is asked about is in view";
    EXPECT_TRUE(hasEdit());
    answer(QMessageBox::Discard, [&] { EXPECT_TRUE(window->close()); });
}

TEST_F(UnsavedWorkTest, ClosingTheWindowAsksAboutPinnedLaunches) {
    startReplay();
    session().pin(session().state());
    EXPECT_EQ(answer(QMessageBox::Cancel, [&] { EXPECT_FALSE(window->close()); }),
              QStringLiteral("This session is in no file. Save it?"));
    EXPECT_EQ(session().pinned().size(), 1U);
}

TEST_F(UnsavedWorkTest, ASourceThatComesBackAfterACrashIsNamedAndAskedAbout) {
    startReplay();
    beginRecovery(folder.path());
    editSource();
    const QDir kept(folder.path());
    const auto copies = [&] { return kept.entryList({QStringLiteral("*.json")}, QDir::Files); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return !copies().isEmpty(); }, waitMs));
    const QTemporaryDir crashed;
    ASSERT_TRUE(
        QFile::copy(kept.filePath(copies().constFirst()), crashed.filePath(QStringLiteral("1-dead.json"))));
    window.reset();
    WindowTest::SetUp();
    startReplay();
    beginRecovery(crashed.path());
    EXPECT_TRUE(text(QStringLiteral("noticeSentence"))
                    .contains(QStringLiteral(
                        "Restore the session with a source that is in no file and “Matrix addition”")))
        << text(QStringLiteral("noticeSentence")).toStdString();
    click("noticeChoice0");
    EXPECT_TRUE(hasEdit());
    EXPECT_EQ(answer(QMessageBox::Cancel, [this] { click("kernelNewSource"); }),
              QStringLiteral("The text of “new source” is in no file. Save it?"));
    EXPECT_TRUE(hasEdit());
}

TEST_F(UnsavedWorkTest, OpeningASessionAsksAboutEditsOfASource) {
    const QString path = folder.filePath(QStringLiteral("a.json"));
    ASSERT_TRUE(window->files().saveTo(path));
    editSource();
    answer(QMessageBox::Cancel, [&] { window->files().open(path); });
    EXPECT_TRUE(hasEdit());
}

TEST_F(UnsavedWorkTest, EditsThatASessionFileHasAreNotAskedAbout) {
    editSource();
    ASSERT_TRUE(window->files().saveTo(folder.filePath(QStringLiteral("a.json"))));
    EXPECT_TRUE(window->close());
}

TEST_F(UnsavedWorkTest, OpeningASessionAsksAboutTheChangesOfAnother) {
    const QString first = folder.filePath(QStringLiteral("first.json"));
    const QString second = folder.filePath(QStringLiteral("second.json"));
    ASSERT_TRUE(window->files().saveTo(first));
    ASSERT_TRUE(window->files().saveTo(second));
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    EXPECT_EQ(answer(QMessageBox::Cancel, [&] { window->files().open(first); }),
              QStringLiteral("“second.json” has changes that are not saved. Save them?"));
    EXPECT_EQ(window->files().path(), second);
    answer(QMessageBox::Discard, [&] { window->files().open(first); });
    EXPECT_EQ(window->files().path(), first);
}

TEST_F(UnsavedWorkTest, EditsOfASourceAreInTheCopyForRecovery) {
    beginRecovery(folder.path());
    editSource();
    QString copy;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            const QStringList kept = QDir(folder.path()).entryList({QStringLiteral("*.json")}, QDir::Files);
            copy = kept.isEmpty() ? QString() : folder.filePath(kept.first());
            return !copy.isEmpty();
        },
        waitMs));
    const core::SavedSession saved = core::loadSession(copy.toStdString());
    const std::string source = saved.pageStates.at(gui::window_page::kernel.toStdString())["source"]["text"];
    EXPECT_NE(source.find("// mine"), std::string::npos);
}

TEST_F(UnsavedWorkTest, ARestoredSessionIsAskedAboutUntilItIsSaved) {
    const QString path = folder.filePath(QStringLiteral("1-dead.json"));
    ASSERT_TRUE(window->files().saveTo(path));
    window.reset();
    SetUp();
    beginRecovery(folder.path());
    click("noticeChoice0");
    EXPECT_EQ(answer(QMessageBox::Cancel, [&] { EXPECT_FALSE(window->close()); }),
              QStringLiteral("This session is in no file. Save it?"));
    ASSERT_TRUE(window->files().saveTo(folder.filePath(QStringLiteral("kept.json"))));
    EXPECT_TRUE(window->close());
}

TEST_F(UnsavedWorkTest, ARestoredSessionOfAFileIsAskedAboutBeforeTheOlderOneTakesItsPlace) {
    const QTemporaryDir work;
    const QString path = work.filePath(QStringLiteral("mine.json"));
    ASSERT_TRUE(window->files().saveTo(path));
    core::SavedSession crashed = core::loadSession(path.toStdString());
    const QString older = folder.filePath(QStringLiteral("2-dead.json"));
    saveSession(crashed, older.toStdString());
    QFile file(older);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(
        file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    file.close();
    crashed.file = path.toStdString();
    saveSession(crashed, folder.filePath(QStringLiteral("1-dead.json")).toStdString());
    window.reset();
    SetUp();
    beginRecovery(folder.path());
    click("noticeChoice0");
    waitForKept();
    EXPECT_EQ(window->files().path(), path);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the buttons of the notice before
    EXPECT_EQ(answer(QMessageBox::Cancel, [this] { click("noticeChoice0"); }),
              QStringLiteral("“mine.json” has changes that are not saved. Save them?"));
    EXPECT_EQ(window->files().path(), path);
}

TEST_F(UnsavedWorkTest, StepsOfAPresentationAreAskedAbout) {
    session().setSteps({{session().state(), {}, "wave", false}});
    answer(QMessageBox::Cancel, [&] { EXPECT_FALSE(window->close()); });
}

TEST_F(UnsavedWorkTest, ALaunchThatWasOnlyLookedAtIsNotAskedAbout) {
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    EXPECT_TRUE(window->close());
}

TEST_F(UnsavedWorkTest, AFileThatAnotherProgramHasWrittenIsReplacedOnlyOnDemand) {
    const QString path = folder.filePath(QStringLiteral("shared.json"));
    ASSERT_TRUE(window->files().saveTo(path));
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    const QByteArray others = file.readAll();
    ASSERT_TRUE(file.setFileTime(QDateTime::currentDateTime().addSecs(5), QFileDevice::FileModificationTime));
    file.close();
    EXPECT_EQ(
        answer(QMessageBox::Cancel, [&] { EXPECT_FALSE(window->files().save()); }),
        QStringLiteral("Another program has written “shared.json” since it was opened here. Replace it, or "
                       "save this session under another name?"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), others);
    EXPECT_TRUE(window->files().isModified());
}

} // namespace
} // namespace trichevron::test
