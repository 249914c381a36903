// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is saved is of the format that its name says.
#include "app/gui/files/file_endings.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/files/timings_csv.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/session/user_messages.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"
#include "core/program/program_report.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

TEST(FileEndings, ANameWithoutAnEndingGetsTheFirstAndAnotherOneIsRefused) {
    const QStringList endings{QStringLiteral("html"), QStringLiteral("md"), QStringLiteral("json.gz")};
    struct {
        const char* path;
        const char* file; ///< null: refused
    } const cases[] = {
        {"/a/r.html", "/a/r.html"}, {"/a/R.HTML", "/a/R.HTML"},       {"/a/r.md", "/a/r.md"},
        {"/a/r", "/a/r.html"},      {"/a/r.", "/a/r.html"},           {"/a/report 2.1", "/a/report 2.1.html"},
        {"/a.b/r", "/a.b/r.html"},  {"/a/r.json.gz", "/a/r.json.gz"}, {"/a/r.txt", nullptr},
        {"/a/r.gz", nullptr},       {"/a/html.pdf", nullptr},
    };
    for (const auto& [path, file] : cases) {
        try {
            EXPECT_EQ(gui::withEnding(QString::fromLatin1(path), endings), QString::fromLatin1(file)) << path;
            EXPECT_NE(file, nullptr) << path;
        } catch (const core::InputError& error) {
            EXPECT_EQ(file, nullptr) << path;
            const QString ending = QFileInfo(QString::fromLatin1(path)).suffix();
            EXPECT_EQ(QString::fromStdString(error.text().text()),
                      QStringLiteral("“%1” was not saved, since this is not written as .%2; end its name in "
                                     ".html, .md, .json.gz.")
                          .arg(QFileInfo(QString::fromLatin1(path)).fileName(), ending));
        }
    }
}

TEST(FileEndings, AreThoseOfAFilter) {
    EXPECT_EQ(gui::endingsOf(QStringLiteral("HTML (*.html *.htm);;Session (*.json.gz);;All files (*)")),
              QStringList({QStringLiteral("html"), QStringLiteral("htm"), QStringLiteral("json.gz")}));
    EXPECT_TRUE(gui::endingsOf(QStringLiteral("All files (*)")).isEmpty());
}

class FileEndingsTest : public WindowTest {
protected:
    /// Opens a trace of one launch on page Program.
    gui::ProgramPage& openTrace() {
        window->pages().show(gui::window_page::program);
        auto& page = static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
        const QString path = folder_.filePath(QStringLiteral("trace.json"));
        core::writeFileAtomically(
            path.toStdString(),
            R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200"}], "traceEvents": [{"ph": "X",
            "cat": "kernel", "name": "k", "ts": 0, "dur": 90, "args": {"device": 0, "stream": 7,
            "registers per thread": 32, "shared memory": 0, "grid": [3, 1, 1], "block": [256, 1, 1]}}]})");
        page.openFile(path);
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return page.program() != nullptr && !get(QStringLiteral("programCancel")).isVisible(); },
            waitMs));
        return page;
    }
    /// Saves a report under a name that is typed into the dialog; what is there then, empty: nothing.
    std::string savedReport(const QString& name, const QString& file) {
        whenAskedForAFile(folder_.filePath(name));
        QTest::mouseClick(&get<QPushButton>(QStringLiteral("programReport")), Qt::LeftButton);
        const QString path = folder_.filePath(file);
        return QFileInfo::exists(path) ? core::readFile(path.toStdString()) : std::string();
    }
    QTemporaryDir folder_;
};

TEST_F(FileEndingsTest, AReportIsOfTheFormatOfItsNameOrIsNotSaved) {
    QStringList messages;
    QObject::connect(&app->messages, &gui::UserMessages::reported, window.get(),
                     [&](const QString& message) { messages << message; });
    const core::ProgramAnalysis& program = *openTrace().program();
    EXPECT_EQ(savedReport(QStringLiteral("r1.txt"), QStringLiteral("r1.txt")), core::markdownReport(program))
        << "plain text, not HTML";
    EXPECT_EQ(savedReport(QStringLiteral("r2.MD"), QStringLiteral("r2.MD")), core::markdownReport(program));
    EXPECT_EQ(savedReport(QStringLiteral("r3.htm"), QStringLiteral("r3.htm")), core::htmlReport(program));
    EXPECT_EQ(savedReport(QStringLiteral("r4"), QStringLiteral("r4.html")), core::htmlReport(program));
    messages.clear();
    EXPECT_EQ(savedReport(QStringLiteral("r5.doc"), QStringLiteral("r5.doc")), "");
    ASSERT_FALSE(messages.isEmpty());
    EXPECT_EQ(messages.last(),
              QStringLiteral("“r5.doc” was not saved, since this is not written as .doc; end its name in "
                             ".html, .htm, .md, .markdown, .txt."));
}

TEST_F(FileEndingsTest, ASessionIsNotSavedUnderTheEndingOfAnotherFormat) {
    auto& files = *window->findChild<gui::SessionFileController*>();
    QString said;
    QTimer answering;
    QObject::connect(&answering, &QTimer::timeout, window.get(), [&said] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            said = box->text();
            box->accept();
        }
    });
    answering.start(10);
    whenAskedForAFile(folder_.filePath(QStringLiteral("s.html")));
    EXPECT_FALSE(files.saveAs());
    EXPECT_FALSE(QFileInfo::exists(folder_.filePath(QStringLiteral("s.html"))));
    EXPECT_TRUE(said.startsWith(QStringLiteral("“s.html” was not saved"))) << said.toStdString();
    whenAskedForAFile(folder_.filePath(QStringLiteral("s")));
    EXPECT_TRUE(files.saveAs());
    EXPECT_TRUE(QFileInfo::exists(folder_.filePath(QStringLiteral("s.json"))));
}

} // namespace
} // namespace trichevron::test
