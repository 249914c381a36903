// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The files that a session names: what was open on the pages Kernel and Program comes back, after a crash and
// with a session file, and only files that the user has opened are read without a question.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/program/program_page.h"
#include "core/import/import.h"
#include "core/json/file_io.h"
#include "tests/gui/kernel_page_fixture.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPlainTextEdit>
#include <QTemporaryDir>

namespace trichevron::test {
namespace {

const QByteArray oneLaunch =
    R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9}], "traceEvents": [
        {"ph": "X", "cat": "kernel", "name": "relu", "tid": 7, "ts": 100, "dur": 10, "args": {"device": 0,
         "stream": 7, "registers per thread": 40, "shared memory": 0, "grid": [66, 2, 1], "block": [256, 1, 1]}}]})";

class NamedFilesTest : public KernelPageFixture {
protected:
    gui::ProgramPage& program() {
        return static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    }
    bool waitForProgram() {
        return waitFor([this] {
            return program().program() != nullptr && !get(QStringLiteral("programCancel")).isVisible();
        });
    }
    QString write(const QString& name, const QByteArray& content) {
        const QString path = work.filePath(name);
        core::writeFileAtomically(path.toStdString(), content.toStdString());
        return path;
    }
    QString copyOf(const QString& binary, const QString& name) {
        const QString path = work.filePath(name);
        QFile::remove(path);
        EXPECT_TRUE(QFile::copy(binaryFolder + binary, path));
        return path;
    }
    bool isShown(const char* part) { return get(QString::fromLatin1(part)).isVisible(); }
    QStringList recent() { return window->files().recent().paths(); }
    /// The state of a page in the copy that is kept; null while it has none.
    core::Json keptState(const QString& page) {
        const QDir copies(kept.path());
        const QStringList names = copies.entryList({QStringLiteral("*.json")}, QDir::Files);
        if (names.isEmpty())
            return {};
        copy_ = copies.filePath(names.constFirst());
        const core::SavedSession session = core::loadSession(copy_.toStdString());
        const auto state = session.pageStates.find(page.toStdString());
        return state == session.pageStates.end() ? core::Json() : state->second;
    }
    /// The program is killed with the copy that keptState() has read, started again, and the copy restored.
    void crashAndRestore() {
        ASSERT_TRUE(QFile::copy(copy_, crashed.filePath(QStringLiteral("1-dead.json"))));
        startAgain();
        beginRecovery(crashed.path());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        click("noticeChoice0");
    }
    /// What the settings have stays.
    void startAgain() {
        const QStringList recent = gui::Settings().recentFiles();
        TearDown();
        SetUp();
        gui::Settings().setRecentFiles(recent);
    }

    QTemporaryDir kept;
    QTemporaryDir crashed;
    QTemporaryDir work;

private:
    QString copy_;
};

TEST_F(NamedFilesTest, TheKernelsOfAFileComeBackAfterACrashWithFilterAndChoice) {
    beginRecovery(kept.path());
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    ASSERT_GT(list().model()->rowCount(), 1);
    choose(QStringLiteral("callsLeaf"));
    const QString count = label("kernelCount");
    const QString name = label("kernelName");
    ASSERT_TRUE(waitFor([this] {
        const core::Json state = keptState(gui::window_page::kernel);
        return state.is_object() && state["filter"] == "callsLeaf";
    }));
    crashAndRestore();
    ASSERT_TRUE(waitFor([&] { return label("kernelCount") == count; })) << label("kernelCount").toStdString();
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("kernelFilter")).text(), QStringLiteral("callsLeaf"));
    EXPECT_EQ(label("kernelName"), name);
    EXPECT_FALSE(isShown("kernelUnreadFile"));
}

TEST_F(NamedFilesTest, AFileOfKernelsThatIsGoneOrHasChangedIsNamedAndItsChosenKernelStays) {
    struct Case {
        const char* words;
        bool isThere;
    };
    for (const Case& each : {Case{"is not there any more", false}, Case{"has changed since", true}}) {
        const QString path = copyOf(QStringLiteral("zstd.fatbin"), QStringLiteral("k.fatbin"));
        open(path);
        choose(QStringLiteral("callsLeaf"));
        const QString name = label("kernelName");
        const QString saved = work.filePath(QStringLiteral("own.json"));
        ASSERT_TRUE(window->files().saveTo(saved));
        if (each.isThere)
            copyOf(QStringLiteral("sm_90.cubin"), QStringLiteral("k.fatbin"));
        else
            QFile::remove(path);
        window->files().open(saved);
        EXPECT_TRUE(label("kernelUnreadFile").contains(QString::fromLatin1(each.words)))
            << label("kernelUnreadFile").toStdString();
        EXPECT_TRUE(label("kernelUnreadFile").contains(path));
        EXPECT_EQ(label("kernelName"), name) << each.words;
        EXPECT_EQ(list().model()->rowCount(), 1);
        EXPECT_EQ(isShown("kernelOpenUnread"), each.isThere);
        EXPECT_EQ(page().state()["file"]["path"], path.toStdString()) << "saved again, it is still named";
    }
    click("kernelOpenUnread");
    EXPECT_TRUE(waitFor([this] { return !isShown("kernelUnreadFile"); }));
}

TEST_F(NamedFilesTest, AFileOfKernelsThatTheUserHasNotOpenedIsReadOnlyWhenAskedFor) {
    const QString path = copyOf(QStringLiteral("zstd.fatbin"), QStringLiteral("k.fatbin"));
    open(path);
    const QString count = label("kernelCount");
    const QString saved = work.filePath(QStringLiteral("own.json"));
    ASSERT_TRUE(window->files().saveTo(saved));
    window->files().recent().clear();
    window->files().open(saved);
    handleAllEvents();
    EXPECT_FALSE(isShown("kernelCancel")) << "nothing is read";
    EXPECT_EQ(list().model()->rowCount(), 1);
    EXPECT_TRUE(label("kernelUnreadFile").contains(path)) << label("kernelUnreadFile").toStdString();
    EXPECT_FALSE(recent().contains(path));
    click("kernelOpenUnread");
    EXPECT_TRUE(waitFor([&] { return label("kernelCount") == count; })) << label("kernelCount").toStdString();
    EXPECT_FALSE(isShown("kernelUnreadFile"));
    EXPECT_TRUE(recent().contains(path));
}

TEST_F(NamedFilesTest, ASourceThatTheUserHasNotOpenedIsReadOnlyWhenAskedFor) {
    const QString path = write(QStringLiteral("mine.cu"), "__global__ void mine() {}\n");
    page().openFile(path);
    const QString saved = work.filePath(QStringLiteral("own.json"));
    ASSERT_TRUE(window->files().saveTo(saved));
    EXPECT_TRUE(recent().contains(path));
    startAgain();
    window->files().recent().clear();
    window->files().open(saved);
    const auto& editor = get<QPlainTextEdit>(QStringLiteral("sourceEditor"));
    EXPECT_FALSE(editor.isVisible());
    EXPECT_TRUE(label("kernelUnreadFile").contains(path)) << label("kernelUnreadFile").toStdString();
    EXPECT_EQ(page().state()["source"]["path"], path.toStdString());
    click("kernelOpenUnread");
    EXPECT_TRUE(editor.isVisible());
    EXPECT_TRUE(editor.toPlainText().contains(QStringLiteral("mine()")));
    EXPECT_FALSE(isShown("kernelUnreadFile"));
}

TEST_F(NamedFilesTest, ATraceComesBackAfterACrashAndIsARecentFile) {
    beginRecovery(kept.path());
    window->pages().show(gui::window_page::program);
    const QString path = write(QStringLiteral("trace.json"), oneLaunch);
    program().openFile(path);
    ASSERT_TRUE(waitForProgram());
    EXPECT_TRUE(recent().contains(path));
    ASSERT_TRUE(waitFor([&] {
        const core::Json state = keptState(gui::window_page::program);
        return state.is_object() && state.contains("file");
    }));
    crashAndRestore();
    EXPECT_EQ(window->pages().shownId(), gui::window_page::program);
    ASSERT_TRUE(waitForProgram());
    EXPECT_EQ(program().program()->program->launches.size(), 1U);
    EXPECT_FALSE(isShown("programUnreadFile"));
}

TEST_F(NamedFilesTest, ATraceThatIsGoneIsNamedAndOneThatTheUserHasNotOpenedIsReadWhenAskedFor) {
    window->pages().show(gui::window_page::program);
    const QString path = write(QStringLiteral("trace.json"), oneLaunch);
    program().openFile(path);
    ASSERT_TRUE(waitForProgram());
    const QString saved = work.filePath(QStringLiteral("own.json"));
    ASSERT_TRUE(window->files().saveTo(saved));
    QFile::remove(path);
    startAgain();
    window->files().open(saved);
    ASSERT_EQ(window->pages().shownId(), gui::window_page::program);
    EXPECT_TRUE(label("programUnreadFile").contains(QStringLiteral("is not there any more")))
        << label("programUnreadFile").toStdString();
    EXPECT_FALSE(isShown("programOpenUnread"));
    EXPECT_EQ(program().state()["file"], path.toStdString());
    write(QStringLiteral("trace.json"), oneLaunch);
    window->files().recent().clear();
    window->files().open(saved);
    handleAllEvents();
    EXPECT_FALSE(isShown("programCancel")) << "nothing is read";
    EXPECT_EQ(program().program(), nullptr);
    click("programOpenUnread");
    ASSERT_TRUE(waitForProgram());
    EXPECT_FALSE(isShown("programUnreadFile"));
    EXPECT_TRUE(recent().contains(path));
}

} // namespace
} // namespace trichevron::test
