// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which message the bar at the top of the window shows, while messages are held back and afterwards.
#include "app/gui/notice/info_bar.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace trichevron::test {
namespace {

class InfoBarTest : public WindowTest {
protected:
    gui::InfoBar& bar() { return get<gui::InfoBar>(QStringLiteral("quietNotice")); }
    int showMessage(const char* words) { return bar().showMessage(sentence(words), choices()); }
    int showProblem(const char* words) { return bar().showProblem(sentence(words), choices()); }
    void clickButton() {
        handleAllEvents();
        QTest::mouseClick(&get<QPushButton>(QStringLiteral("noticeChoice0")), Qt::LeftButton);
        handleAllEvents();
    }
    /// Empty where it is hidden.
    std::string shown() {
        return bar().isVisible() ? text(QStringLiteral("noticeSentence")).toStdString() : std::string();
    }

private:
    static gui::LaterText sentence(const char* words) {
        return [words] { return QString::fromLatin1(words); };
    }
    static std::vector<gui::InfoBar::Choice> choices() {
        return {{[] { return QStringLiteral("Dismiss"); }, {}}};
    }
};

TEST_F(InfoBarTest, ALaterMessageReplacesTheOneThatIsShown) {
    showMessage("The first.");
    showProblem("The second.");
    EXPECT_EQ(shown(), "The second.");
    clickButton();
    EXPECT_EQ(shown(), "");
}

TEST_F(InfoBarTest, AMessageWaitsWhileItIsHeldBackAndAProblemDoesNot) {
    bar().setHeldBack(true);
    showMessage("The message.");
    EXPECT_EQ(shown(), "");
    showProblem("The problem.");
    EXPECT_EQ(shown(), "The problem.");
    clickButton();
    EXPECT_EQ(shown(), "");
    bar().setHeldBack(false);
    EXPECT_EQ(shown(), "The message.");
}

TEST_F(InfoBarTest, AMessageThatWaitsFollowsTheProblemThatIsShown) {
    showMessage("The message.");
    bar().setHeldBack(true);
    showProblem("The problem.");
    bar().setHeldBack(false);
    EXPECT_EQ(shown(), "The problem.") << "nobody has dismissed it";
    clickButton();
    EXPECT_EQ(shown(), "The message.");
    clickButton();
    EXPECT_EQ(shown(), "") << "it comes once";
}

TEST_F(InfoBarTest, AMessageThatIsTakenBackDoesNotWait) {
    bar().setHeldBack(true);
    const int number = showMessage("The message.");
    bar().hideMessage(number);
    bar().setHeldBack(false);
    EXPECT_EQ(shown(), "");
}

TEST_F(InfoBarTest, EscapeDismissesAMessageAsItsButtonDoes) {
    QSignalSpy dismissed(&bar(), &gui::InfoBar::dismissed);
    const int first = showProblem("The first.");
    QTest::keyClick(&bar(), Qt::Key_Escape);
    EXPECT_EQ(shown(), "");
    const int second = showProblem("The second.");
    clickButton();
    ASSERT_EQ(dismissed.count(), 2);
    EXPECT_EQ(dismissed[0][0].toInt(), first);
    EXPECT_EQ(dismissed[1][0].toInt(), second);
}

TEST_F(InfoBarTest, WhatIsTakenBackIsThatMessageOnly) {
    const int number = showMessage("The first.");
    showMessage("The second.");
    bar().hideMessage(number);
    EXPECT_EQ(shown(), "The second.");
}

} // namespace
} // namespace trichevron::test
