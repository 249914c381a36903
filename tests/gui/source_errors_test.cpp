// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a compiler says of a source, while the source is edited and compiled again.
#include "app/gui/language/window_language.h"
#include "app/gui/pages/kernel/kernel_devices.h"
#include "app/gui/theme/theme.h"
#include "core/catalogue/language.h"
#include "tests/gui/contrast.h"
#include "tests/gui/source_page_fixture.h"

#include <QEvent>
#include <QListWidget>

namespace trichevron::test {
namespace {

/// Counts how often a widget is hidden.
class HideCounter : public QObject {
public:
    explicit HideCounter(QWidget& widget) { widget.installEventFilter(this); }
    int count() const { return count_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        count_ += event->type() == QEvent::Hide ? 1 : 0;
        return QObject::eventFilter(object, event);
    }

private:
    int count_ = 0;
};

/// Prints what is in the file, and fails.
QString failingNvcc(const QString& said) {
    return fakeNvcc(QStringLiteral("cat '%1' >&2; exit 1").arg(said));
}

class SourceErrorsTest : public SourcePageFixture {
protected:
    /// A source with one error; what the compiler says is in the file "said".
    QListWidget& pasteWithError() {
        useCompiler(
            failingNvcc(write(QStringLiteral("said"), QStringLiteral("source.cu(1): error: wrong\n"))));
        paste(QStringLiteral("__global__ void k() { int i = 0 }"));
        auto& messages = get<QListWidget>(QStringLiteral("sourceMessages"));
        EXPECT_TRUE(waitFor([&] { return messages.isVisible(); }));
        return messages;
    }
};

TEST_F(SourceErrorsTest, ErrorsStayWhileTheSourceIsCompiledAgainUntilTheNextResult) {
    const QString said = write(QStringLiteral("said"), QStringLiteral("source.cu(1): error: first\n"));
    useCompiler(failingNvcc(said));
    paste(QStringLiteral("__global__ void wrong() { int i = 0 }"));
    auto& messages = get<QListWidget>(QStringLiteral("sourceMessages"));
    ASSERT_TRUE(waitFor([&] { return label("sourceProblem").endsWith(QStringLiteral("first")); }));
    ASSERT_TRUE(messages.isVisible());
    const HideCounter ofMessages(messages);
    const HideCounter ofProblem(get<QLabel>(QStringLiteral("sourceProblem")));
    write(QStringLiteral("said"), QStringLiteral("source.cu(1): error: second\n"));
    typeLine(QStringLiteral("// edited"));
    ASSERT_TRUE(waitFor([&] { return label("sourceProblem").endsWith(QStringLiteral("second")); }));
    ASSERT_EQ(messages.count(), 1);
    EXPECT_TRUE(messages.item(0)->text().endsWith(QStringLiteral("second")));
    EXPECT_EQ(ofMessages.count(), 0);
    EXPECT_EQ(ofProblem.count(), 0);
    write(QStringLiteral("said"), {});
    typeLine(QStringLiteral("// again"));
    EXPECT_TRUE(waitFor([&] { return !messages.isVisible(); })) << "the compiler has nothing to say";
    write(QStringLiteral("said"), QStringLiteral("source.cu(1): error: third\n"));
    typeLine(QStringLiteral("// and again"));
    ASSERT_TRUE(waitFor([&] { return messages.isVisible(); }));
    page().markSaved();
    write(QStringLiteral("said"), {});
    paste(QStringLiteral("__global__ void other() {}"));
    EXPECT_FALSE(messages.isVisible()) << "they are of another source";
}

TEST_F(SourceErrorsTest, AnErrorOfTheCompilerStandsOnceWhereItLeadsToItsLine) {
    const QListWidget& messages = pasteWithError();
    EXPECT_TRUE(messages.item(0)->text().contains(QStringLiteral("wrong")));
    EXPECT_FALSE(get<QLabel>(QStringLiteral("sourceProblem")).isVisible());
    write(QStringLiteral("said"), {}); // the compiler fails and does not say why
    typeLine(QStringLiteral("// edited"));
    ASSERT_TRUE(waitFor([&] { return get<QLabel>(QStringLiteral("sourceProblem")).isVisible(); }));
    EXPECT_FALSE(messages.isVisible());
    page().markSaved();
}

TEST_F(SourceErrorsTest, TheColourOfAnErrorFollowsTheTheme) {
    const QListWidget& messages = pasteWithError();
    for (const gui::ThemeChoice choice :
         {gui::ThemeChoice::Dark, gui::ThemeChoice::Light, gui::ThemeChoice::Dark}) {
        window->setTheme(choice);
        handleAllEvents();
        ASSERT_EQ(messages.count(), 1);
        const QColor painted = messages.item(0)->foreground().color();
        EXPECT_EQ(painted.name(), gui::currentTheme().alarmText.name());
        EXPECT_GE(contrast(painted, gui::currentTheme().field), 4.5) << painted.name().toStdString();
    }
    window->setTheme(gui::ThemeChoice::Light);
    page().markSaved();
}

TEST_F(SourceErrorsTest, TheLineOfTheCaretStaysInSightWhenErrorsTakeRoom) {
    const QString said = write(QStringLiteral("said"), {});
    useCompiler(failingNvcc(said));
    paste(QStringLiteral("// a line\n").repeated(100) + QStringLiteral("__global__ void k() {}\n"));
    ASSERT_TRUE(waitFor([&] { return !label("sourceProblem").isEmpty(); }));
    const auto& messages = get<QListWidget>(QStringLiteral("sourceMessages"));
    ASSERT_FALSE(messages.isVisible());
    editor().moveCursor(QTextCursor::End);
    const int before = editor().viewport()->height();
    write(QStringLiteral("said"), QStringLiteral("source.cu(101): error: expected a \";\"\n"));
    QTest::keyClicks(&editor(), QStringLiteral("int q"));
    ASSERT_TRUE(waitFor([&] { return messages.isVisible(); }));
    handleAllEvents();
    ASSERT_LT(editor().viewport()->height(), before);
    EXPECT_TRUE(editor().viewport()->rect().contains(editor().cursorRect()));
}

TEST_F(SourceErrorsTest, AMarkOfAnErrorMovesWithItsLine) {
    gui::SourceEditor shown;
    shown.setSource(QStringLiteral("first\nsecond\nthird"));
    shown.resize(400, 300);
    shown.show();
    core::MergedMessage merged;
    merged.message.line = 2;
    merged.message.text = "wrong";
    shown.setMessages({merged});
    const auto messageOf = [&](int line) {
        QTextCursor place(shown.document()->findBlockByNumber(line - 1));
        return shown.messageAt(shown.cursorRect(place).center().y());
    };
    EXPECT_TRUE(messageOf(2).contains(QStringLiteral("wrong")));
    shown.moveCursor(QTextCursor::Start);
    QTest::keyClick(&shown, Qt::Key_Return);
    EXPECT_EQ(messageOf(2), QString());
    EXPECT_TRUE(messageOf(3).contains(QStringLiteral("wrong")));
    shown.setSource(QStringLiteral("another\nsource"));
    EXPECT_EQ(messageOf(1) + messageOf(2), QString());
}

TEST_F(SourceErrorsTest, AMarkStaysAtItsLineWhenTheLanguageChanges) {
    const QString said = write(QStringLiteral("said"), QStringLiteral("source.cu(1): error: wrong\n"));
    useCompiler(failingNvcc(said));
    paste(QStringLiteral("__global__ void k() { int i = 0 }"));
    ASSERT_TRUE(waitFor([&] { return get<QListWidget>(QStringLiteral("sourceMessages")).isVisible(); }));
    editor().moveCursor(QTextCursor::Start);
    // The compiler says the same of the text with one more line, whenever it is done.
    write(QStringLiteral("said"), QStringLiteral("source.cu(2): error: wrong\n"));
    QTest::keyClick(&editor(), Qt::Key_Return);
    const auto messageOf = [&](int line) {
        const QTextCursor place(editor().document()->findBlockByNumber(line - 1));
        return editor().messageAt(editor().cursorRect(place).center().y());
    };
    ASSERT_TRUE(messageOf(2).contains(QStringLiteral("wrong")));
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    EXPECT_EQ(messageOf(1), QString());
    EXPECT_TRUE(messageOf(2).contains(QStringLiteral("wrong")));
    gui::setWindowLanguage(core::languageForCode("en"));
    handleAllEvents();
    page().markSaved();
}

TEST_F(SourceErrorsTest, ASourceThatNoLongerCompilesKeepsTheLastNumbersMarkedAsOld) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    paste(hungrySource);
    ASSERT_TRUE(waitForCompiled());
    const QString registers = cell(QStringLiteral("registers"));
    QTest::mouseClick(editor().viewport(), Qt::LeftButton, {}, QPoint(5, 5));
    QTest::keyClicks(&editor(), QStringLiteral("int wrong = nowhere;"));
    ASSERT_TRUE(waitFor([&] { return label("kernelSource").contains(QStringLiteral("Old numbers")); }));
    EXPECT_EQ(cell(QStringLiteral("registers")), registers);
    const auto isMarked = [this] {
        return table("kernelDevices").item(0, 0)->toolTip().contains(QStringLiteral("an earlier text"));
    };
    ASSERT_TRUE(waitForCompiled());
    EXPECT_TRUE(isMarked());
    EXPECT_TRUE(label("sourceProblem")
                    .contains(QStringLiteral("new source, line 1: identifier \"nowhere\" is undefined")))
        << label("sourceProblem").toStdString();
    const HideCounter ofProblem(get<QLabel>(QStringLiteral("kernelSource")));
    QTest::keyClicks(&editor(), QStringLiteral(" int other = anywhere;"));
    auto& messages = get<QListWidget>(QStringLiteral("sourceMessages"));
    ASSERT_TRUE(waitFor([&] {
        return messages.count() == 2 && messages.item(1)->text().contains(QStringLiteral("anywhere"));
    }));
    ASSERT_TRUE(waitForCompiled());
    EXPECT_EQ(ofProblem.count(), 0) << "it stays while the source is compiled again";
    EXPECT_TRUE(label("kernelSource").contains(QStringLiteral("Old numbers")));
    editor().moveCursor(QTextCursor::End);
    QTest::mouseClick(messages.viewport(), Qt::LeftButton, {},
                      messages.visualItemRect(messages.item(0)).center());
    EXPECT_EQ(editor().textCursor().blockNumber(), 0) << "a click goes to the line";
    editor().undo();
    ASSERT_TRUE(waitFor([&] { return !label("kernelSource").contains(QStringLiteral("Old numbers")); }));
    ASSERT_TRUE(waitForCompiled());
    EXPECT_FALSE(isMarked());
}

TEST_F(SourceErrorsTest, OldNumbersAreSaidAboveThePageAndInTheVerdict) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    paste(hungrySource);
    ASSERT_TRUE(waitForCompiled());
    EXPECT_TRUE(label("kernelSource").startsWith(QStringLiteral("compiled from a text")))
        << label("kernelSource").toStdString();
    typeLine(QStringLiteral("int wrong = nowhere;"));
    const QString old = QStringLiteral(
        "Old numbers: the source no longer compiles, and these are of its last version that did.");
    ASSERT_TRUE(waitFor([&] { return label("kernelSource") == old; })) << label("kernelSource").toStdString();
    ASSERT_TRUE(waitForCompiled());
    click("kernelSend");
    EXPECT_TRUE(get(QStringLiteral("verdictCaveats")).isVisible());
    EXPECT_EQ(label("verdictCaveats").toStdString(), "Old numbers: the kernel's source no longer compiles.");
    window->pages().show(gui::window_page::kernel);
    while (editor().toPlainText().contains(QStringLiteral("nowhere")))
        editor().undo();
    ASSERT_TRUE(waitFor([&] { return label("kernelSource") != old; }));
    ASSERT_TRUE(waitForCompiled());
    window->pages().show(gui::window_page::explore);
    EXPECT_TRUE(waitFor([&] { return !get(QStringLiteral("verdictCaveats")).isVisible(); }));
    page().markSaved();
}

TEST_F(SourceErrorsTest, NumbersOfAnEarlierTextAreMarkedWhileTheSourceIsCompiledAgain) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    paste(hungrySource);
    ASSERT_TRUE(waitForCompiled());
    QTableWidget& devices = table("kernelDevices");
    const QString plain = devices.item(0, 0)->toolTip();
    int marked = 0;
    QObject counting;
    const auto* view = window->findChild<gui::KernelDevices*>();
    QObject::connect(view, &gui::KernelDevices::currentChanged, &counting, [&] {
        marked += devices.item(0, 0)->toolTip().contains(QStringLiteral("an earlier text")) ? 1 : 0;
    });
    editor().moveCursor(QTextCursor::End);
    typeLine(QStringLiteral("// more"));
    ASSERT_TRUE(waitFor([&] { return marked > 0 && devices.item(0, 0)->toolTip() == plain; }));
    page().markSaved();
}

TEST_F(SourceErrorsTest, WhatChangedInASourceGoesWithIt) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    page().openFile(write(QStringLiteral("k.cu"), hungrySource));
    ASSERT_TRUE(waitForCompiled()) << label("sourceProblem").toStdString();
    QString bounded = hungrySource;
    bounded.replace(QStringLiteral("(1024)"), QStringLiteral("(1024, 2)"));
    write(QStringLiteral("k.cu"), bounded);
    ASSERT_TRUE(waitFor([&] { return label("kernelChanges").contains(QStringLiteral("registers")); }));
    ASSERT_TRUE(waitForCompiled());
    auto& changes = get<QLabel>(QStringLiteral("kernelChanges"));
    EXPECT_TRUE(changes.isVisible());
    page().openFile(QStringLiteral(TRICHEVRON_TEST_DATA) + QStringLiteral("/binaries/sm_90.cubin"));
    ASSERT_TRUE(waitFor([&] { return !editor().isVisible(); })) << "the kernels of the file are shown";
    EXPECT_FALSE(changes.isVisible()) << changes.text().toStdString();
    EXPECT_EQ(changes.text().toStdString(), "");
}

} // namespace
} // namespace trichevron::test
