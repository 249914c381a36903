// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A field keeps its text, says what is wrong with it, and keeps the last valid value.
#include "app/gui/editors/number_field.h"
#include "app/gui/theme/theme.h"
#include "tests/case_name.h"
#include "tests/gui/pointer.h"
#include "tests/gui/waiting.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QTest>

#include <gtest/gtest.h>

#include <limits>
#include <memory>
#include <vector>

namespace trichevron::gui {
namespace {

struct BadTextCase : test::NamedCase {
    const char* text;
    const char* problem; ///< a part of the sentence
};

class BadText : public testing::TestWithParam<BadTextCase> {
protected:
    BadText() : field(NumberField::forCount(QStringLiteral("block x"), 0, 0xFFFFFFFFU)) {
        field->setValue(16);
        QObject::connect(field.get(), &NumberField::valueEdited, field.get(),
                         [this](quint64 value) { edits.push_back(value); });
        field->show();
    }
    std::unique_ptr<NumberField> field;
    std::vector<quint64> edits;
};

TEST_P(BadText, IsKeptAndExplainedAndTheLastValidValueStays) {
    field->selectAll();
    QTest::keyClick(field.get(), Qt::Key_Delete);
    edits.clear();
    const std::uint64_t before = field->value();
    // Pasted text: no prefix of it is read as a number.
    field->insert(QString::fromUtf8(GetParam().text));
    emit field->textEdited(field->text());
    EXPECT_EQ(field->text().toStdString(), GetParam().text);
    EXPECT_EQ(field->value(), before);
    EXPECT_TRUE(edits.empty());
    EXPECT_NE(field->problem().toStdString().find(GetParam().problem), std::string::npos)
        << field->problem().toStdString();
    EXPECT_EQ(field->property("mark").toString().toStdString(), "unreadable");
    EXPECT_EQ(field->accessibleDescription(), field->problem());

    field->setValue(before); // an edit of another field
    EXPECT_EQ(field->text().toStdString(), GetParam().text);

    field->setValue(before + 1); // undo, or a fix
    EXPECT_EQ(field->text(), QString::number(before + 1));
    EXPECT_TRUE(field->problem().isEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    Texts, BadText,
    testing::Values(
        BadTextCase{"Negative", "-1", "is negative"}, BadTextCase{"Fractional", "1.5", "has a fraction"},
        BadTextCase{"PastThirtyTwoBits", "4294967296", "is too large"},
        BadTextCase{"PastSixtyFourBits", "18446744073709551616", "is too large"},
        BadTextCase{"FarPastEverything", "99999999999999999999999999999999999999999", "is too large"},
        BadTextCase{"Empty", "", "there is no number"}, BadTextCase{"Words", "many", "is not a number"},
        BadTextCase{"Hexadecimal", "0x10", "is not a number"},
        BadTextCase{"TwoNumbers", "1 2", "is not a number"}),
    test::caseName<BadTextCase>);

struct StepCase : test::NamedCase {
    std::uint64_t from;
    int key;
    Qt::KeyboardModifiers modifiers;
    std::uint64_t to;
};

class Step : public testing::TestWithParam<StepCase> {};

TEST_P(Step, FollowsTheKey) {
    const std::unique_ptr<NumberField> field(NumberField::forCount(QStringLiteral("grid x"), 0, 0xFFFFFFFFU));
    field->setValue(GetParam().from);
    field->show();
    QTest::keyClick(field.get(), static_cast<Qt::Key>(GetParam().key), GetParam().modifiers);
    EXPECT_EQ(field->value(), GetParam().to);
    EXPECT_EQ(field->text(), QString::number(GetParam().to));
}

INSTANTIATE_TEST_SUITE_P(
    Keys, Step,
    testing::Values(StepCase{"UpAddsOne", 16, Qt::Key_Up, Qt::NoModifier, 17},
                    StepCase{"DownTakesOne", 16, Qt::Key_Down, Qt::NoModifier, 15},
                    StepCase{"ControlUpDoubles", 16, Qt::Key_Up, Qt::ControlModifier, 32},
                    StepCase{"ControlDownHalves", 17, Qt::Key_Down, Qt::ControlModifier, 8},
                    StepCase{"NotBelowZero", 0, Qt::Key_Down, Qt::NoModifier, 0},
                    StepCase{"NotPastTheLimit", 0xFFFFFFFFU, Qt::Key_Up, Qt::NoModifier, 0xFFFFFFFFU},
                    StepCase{"NoDoublingPastTheLimit", 0x80000000U, Qt::Key_Up, Qt::ControlModifier,
                             0x80000000U}),
    test::caseName<StepCase>);

TEST(BytesField, AcceptsAndKeepsUnits) {
    const std::unique_ptr<NumberField> field(NumberField::forBytes(QStringLiteral("dynamic shared memory")));
    field->show();
    field->selectAll();
    QTest::keyClicks(field.get(), QStringLiteral("48 KiB"));
    EXPECT_EQ(field->value(), 49152U);
    field->setValue(49152);
    EXPECT_EQ(field->text().toStdString(), "48 KiB");
}

TEST(BytesField, ABareNumberGetsTheUnitOnceItIsTyped) {
    const std::unique_ptr<NumberField> field(NumberField::forBytes(QStringLiteral("dynamic shared memory")));
    field->show();
    field->setValue(1024);
    field->selectAll();
    QTest::keyClicks(field.get(), QStringLiteral("0"));
    EXPECT_EQ(field->text().toStdString(), "0") << "nothing is inserted while it is typed";
    QTest::keyClick(field.get(), Qt::Key_Return);
    EXPECT_EQ(field->text().toStdString(), "0 B");
}

TEST(NumberFieldEscape, ReturnsTheValueBeforeTheTyping) {
    const std::unique_ptr<NumberField> field(
        NumberField::forCount(QStringLiteral("block x"), 0, 0xFFFFFFFFU));
    field->setValue(16);
    field->show();
    field->selectAll();
    QTest::keyClicks(field.get(), QStringLiteral("64"));
    ASSERT_EQ(field->value(), 64U);
    QTest::keyClicks(field.get(), QStringLiteral("q"));
    QTest::keyClick(field.get(), Qt::Key_Escape);
    EXPECT_EQ(field->value(), 16U);
    EXPECT_EQ(field->text().toStdString(), "16");
    EXPECT_TRUE(field->problem().isEmpty());
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(field.get(), &again);
    EXPECT_FALSE(again.isAccepted()) << "the next Escape is for what the field is in";
}

TEST(NumberFieldEscape, DropsATextThatCannotBeReadAlsoAfterReturn) {
    const std::unique_ptr<NumberField> field(
        NumberField::forCount(QStringLiteral("block x"), 0, 0xFFFFFFFFU));
    field->setValue(16);
    field->show();
    field->setText(QString());
    const QString nines(400, QLatin1Char('9'));
    QTest::keyClicks(field.get(), nines);
    EXPECT_LT(field->minimumWidth(), 400) << "a long text does not stretch its row";
    QTest::keyClick(field.get(), Qt::Key_Return);
    EXPECT_EQ(field->text(), nines);
    EXPECT_FALSE(field->problem().isEmpty());
    QTest::keyClick(field.get(), Qt::Key_Escape);
    EXPECT_EQ(field->text().toStdString(), "16");
    EXPECT_TRUE(field->problem().isEmpty());
    EXPECT_EQ(field->value(), 16U);
}

TEST(NumberFieldClick, SelectsTheNumberWithItsUnitAndASecondClickPlacesTheCursor) {
    const std::unique_ptr<NumberField> field(NumberField::forBytes(QStringLiteral("dynamic shared memory")));
    field->setValue(49152);
    field->show();
    field->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(field.get(), test::waitMs));
    field->clearFocus();
    const QPoint middle = field->rect().center();
    QTest::mouseClick(field.get(), Qt::LeftButton, {}, middle);
    EXPECT_EQ(field->selectedText().toStdString(), "49152 B");
    QTest::mouseClick(field.get(), Qt::LeftButton, {}, middle);
    EXPECT_EQ(field->selectedText().toStdString(), "") << "the field had the focus";
    test::doubleClick(*field, middle);
    QTest::keyClicks(field.get(), QStringLiteral("100 KiB"));
    EXPECT_EQ(field->value(), 102400U);
    EXPECT_TRUE(field->problem().isEmpty()) << field->problem().toStdString();
}

TEST(NumberFieldClick, ThreeFastClicksSelectTheNumberAsTwoDo) {
    const std::unique_ptr<NumberField> field(
        NumberField::forCount(QStringLiteral("block x"), 0, 0xFFFFFFFFU));
    field->setValue(16);
    field->show();
    field->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(field.get(), test::waitMs));
    field->clearFocus();
    const QPoint middle = field->rect().center();
    test::doubleClick(*field, middle);
    QTest::mouseClick(field.get(), Qt::LeftButton, {}, middle);
    QTest::keyClicks(field.get(), QStringLiteral("64"));
    EXPECT_EQ(field->value(), 64U) << "not 6416";
}

TEST(NumberField, ALongNumberStaysWholeInAnotherTheme) {
    const std::unique_ptr<NumberField> field(
        NumberField::forCount(QStringLiteral("elements"), 0, 0xFFFFFFFFU));
    field->resize(70, 26);
    field->setValue(1'000'000);
    field->show();
    const auto isWhole = [&] {
        test::handleAllEvents();
        return QFontMetricsF(field->font()).horizontalAdvance(field->text()) <= field->width() - 12;
    };
    EXPECT_TRUE(isWhole());
    for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(*qApp, theme);
        EXPECT_TRUE(isWhole());
    }
    applyLargeType(*qApp, true, ThemeChoice::Light);
    field->resize(100, 34);
    EXPECT_TRUE(isWhole());
    applyLargeType(*qApp, false, ThemeChoice::Light);
}

TEST(NumberField, ALongNumberShrinksInsideItsWidthAndThenScrolls) {
    const std::unique_ptr<NumberField> field(
        NumberField::forCount(QStringLiteral("elements"), 0, 0xFFFFFFFFU));
    field->resize(70, 26);
    field->show();
    const int least = field->minimumWidth();
    const double whole = monospaceFont().pointSizeF();
    field->selectAll();
    for (const QChar digit : QStringLiteral("4294967295")) {
        QTest::keyClicks(field.get(), QString(digit));
        EXPECT_EQ(field->minimumWidth(), least) << field->text().toStdString();
        EXPECT_GE(field->font().pointSizeF(), 0.67 * whole) << field->text().toStdString();
    }
    EXPECT_LT(field->font().pointSizeF(), whole);
    QTest::keyClicks(field.get(), QStringLiteral("0000000000"));
    EXPECT_EQ(field->minimumWidth(), least);
    EXPECT_NEAR(field->font().pointSizeF(), whole, 0.1) << "what is no number is read by scrolling";
}

TEST(NumberField, AllDigitsAreInAFieldOfItsLeastWidthAndInEachWiderOne) {
    const std::unique_ptr<NumberField> field(
        NumberField::forCount(QStringLiteral("elements"), 0, 0xFFFFFFFFU));
    field->show();
    for (const std::uint64_t value : {1ULL, 65535ULL, 2147483647ULL}) {
        field->setValue(value);
        ASSERT_LE(field->leastWidth(), field->wholeWidth());
        for (int width = field->leastWidth(); width <= field->wholeWidth(); ++width) {
            field->resize(width, 26);
            constexpr int padding = 13;
            EXPECT_GE(width - padding, QFontMetricsF(field->font()).horizontalAdvance(field->text()))
                << value << " in " << width;
        }
    }
}

} // namespace
} // namespace trichevron::gui
