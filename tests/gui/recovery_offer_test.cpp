// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// After a crash a session is offered only where the user changed or opened something, which the question
// names.
#include "app/gui/files/kept_session.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/session/session_snapshot.h"
#include "core/import/import.h"
#include "tests/gui/learn_fixture.h"

#include <QDir>
#include <QTemporaryDir>

namespace trichevron::test {
namespace {

class RecoveryOffer : public LearnTest {
protected:
    void SetUp() override {
        LearnTest::SetUp();
        beginRecovery(copies.path());
    }
    QStringList kept() const {
        return QDir(copies.path()).entryList({QStringLiteral("*.json")}, QDir::Files);
    }
    void expectNothingKept(const char* why) {
        QTest::qWait(1300); // a copy is written a second after a change
        EXPECT_TRUE(kept().isEmpty()) << why;
    }
    /// The launch of the copy that is written.
    core::BlockExtent keptBlock() {
        EXPECT_TRUE(QTest::qWaitFor([this] { return !kept().isEmpty(); }, waitMs));
        return core::loadSession(copies.filePath(kept().value(0)).toStdString()).config.blockDim;
    }

    QTemporaryDir copies;
};

TEST_F(RecoveryOffer, WhatALessonBringsIsNoChangeOfTheUser) {
    const core::BlockExtent own = block();
    dropLesson(lesson);
    ASSERT_FALSE(block() == own) << "the lesson has its own launch";
    expectNothingKept("a lesson is open");
    click(QStringLiteral("lessonChoice2"));
    click(QStringLiteral("lessonAnswer"));
    waitForDevice();
    expectNothingKept("it is answered, and its place is kept without a session");
}

TEST_F(RecoveryOffer, TheStepsOfALessonThatWasLeftAreNoChangeOfTheUser) {
    dropLesson(lesson);
    const core::BlockExtent first = block();
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    click(QStringLiteral("lessonAnswer"));
    ASSERT_FALSE(block() == first) << "the second step has its own launch";
    window->pages().show(gui::window_page::explore);
    handleAllEvents();
    expectNothingKept("two steps were read, and the page was left");
    ASSERT_NE(backButton(), nullptr);
    QTest::mouseClick(backButton(), Qt::LeftButton);
    expectNothingKept("the launch is the one from before the lesson");
}

TEST_F(RecoveryOffer, AChangeBeforeALessonIsKept) {
    window->pages().show(gui::window_page::explore);
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    dropLesson(lesson);
    ASSERT_NE(block().x, 24U) << "the lesson has its own launch";
    EXPECT_EQ(keptBlock().x, 24U);
}

TEST_F(RecoveryOffer, AChangeAfterALessonIsKept) {
    dropLesson(lesson);
    window->pages().show(gui::window_page::explore);
    handleAllEvents();
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    EXPECT_EQ(keptBlock().x, 24U);
}

TEST_F(RecoveryOffer, TheQuestionNamesTheTraceThatWasOpen) {
    core::SavedSession session = takeSnapshot(app->session, app->devices);
    session.pageStates[gui::window_page::program.toStdString()] =
        core::Json{{"file", "/home/me/runs/train.json"}};
    const QString path = folder.filePath(QStringLiteral("copy.json"));
    saveSession(session, path.toStdString());
    const QString question = gui::KeptSession(path).question(0);
    EXPECT_TRUE(question.contains(
        QString::fromUtf8("Restore the session with the trace “train.json” and “Matrix addition” <<<")))
        << question.toStdString();
    session.pageStates.clear();
    saveSession(session, path.toStdString());
    EXPECT_FALSE(gui::KeptSession(path).question(0).contains(QStringLiteral("the trace")));
}

} // namespace
} // namespace trichevron::test
