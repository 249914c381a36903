// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One rule for the whole window: a number that is read has separators, one that is code or is typed has none.
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/results/results_panel.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>

namespace trichevron::test {
namespace {

/// Numbers of four digits and more without separators, outside dates, indices, formulae and code.
QStringList bareNumbers(QString shown) {
    static const QRegularExpression code(QStringLiteral(
        R"(<<<[^>]*>>>|\[[^\]]*\]|⌈[^⌉]*⌉|\([\d, \x{a0}]+\)|\d{4}-\d\d-\d\d|[\w.]*[A-Za-z_][\w.]*)"));
    shown.remove(code);
    static const QRegularExpression bare(QStringLiteral(R"((?<![\d.])\d{4,})"));
    QStringList found;
    for (auto match = bare.globalMatch(shown); match.hasNext();)
        found << match.next().captured();
    return found;
}

class NumberSeparators : public WindowTest {
protected:
    void expectSeparators(const QString& where) {
        for (const QLabel* label : window->findChildren<QLabel*>()) {
            const bool isCode = label->property("role").toString() == QLatin1String("code") ||
                                label->property("role").toString() == QLatin1String("formula");
            if (!label->isVisible() || isCode)
                continue;
            EXPECT_EQ(bareNumbers(label->text()), QStringList())
                << where.toStdString() << ": " << label->objectName().toStdString() << ": "
                << label->text().toStdString();
        }
    }
};

TEST_F(NumberSeparators, AreInEveryNumberThatIsReadAndInNoField) {
    startReplay();
    session().setBlock(core::Axis::X, 1);
    session().setBlock(core::Axis::Y, 1);
    ASSERT_GE(session().state().config.gridDim.x, 1000U);
    expectSeparators(QStringLiteral("Explore"));
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("gridX")).text().toStdString(),
              std::to_string(session().state().config.gridDim.x))
        << "a field is typed into";
    auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    for (int tab = 0; tab < tabs.count(); ++tab) {
        if (!tabs.isTabVisible(tab) || tabs.tabText(tab) == QLatin1String("Worker log"))
            continue;
        tabs.setCurrentIndex(tab);
        handleAllEvents();
        expectSeparators(tabs.tabText(tab));
    }
    window->pages().show(gui::window_page::start);
    expectSeparators(QStringLiteral("Start"));
}

} // namespace
} // namespace trichevron::test
