// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/tab_order.h"

#include "tests/gui/waiting.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSet>
#include <QTabBar>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace trichevron::test {
namespace {

std::string whatIs(const QWidget& widget) {
    const auto named = [](const QWidget& each) {
        return std::string(each.metaObject()->className()) + ' ' + each.objectName().toStdString();
    };
    return named(widget) + " in " + named(*widget.parentWidget());
}

bool isSeen(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && !widget.size().isEmpty();
}

/// Of the buttons of an exclusive group Tab reaches the checked one, and the arrow keys the others.
bool isForArrowKeys(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button == nullptr || button->isChecked())
        return false;
    const QButtonGroup* group = button->group();
    return button->autoExclusive() ||
           (group != nullptr && group->exclusive() && group->checkedButton() != nullptr);
}

} // namespace

bool isUsed(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
           qobject_cast<const QTabBar*>(&widget) != nullptr;
}

bool isQtsOwn(const QWidget& widget) {
    return widget.objectName().startsWith(QLatin1String("qt_")) ||
           qobject_cast<QComboBox*>(widget.parent()) || qobject_cast<QTabBar*>(widget.parent()) ||
           qobject_cast<QLineEdit*>(widget.parent()) || qobject_cast<QAbstractItemView*>(widget.parent()) ||
           widget.inherits("QToolBarExtension") ||
           (widget.parentWidget() != nullptr && widget.parentWidget()->inherits("QComboBoxPrivateContainer"));
}

int expectTabReachesWhatIsSeen(const QWidget& root) {
    QSet<const QWidget*> reached;
    const QWidget* widget = &root;
    do {
        if ((widget->focusPolicy() & Qt::TabFocus) != 0)
            reached << widget;
        widget = widget->nextInFocusChain();
    } while (widget != &root);
    int seen = 0;
    for (const QWidget* used : root.findChildren<QWidget*>()) {
        if (!isUsed(*used) || isQtsOwn(*used) || !used->isVisible() || !used->isEnabled() ||
            isForArrowKeys(*used))
            continue;
        ++seen;
        EXPECT_TRUE(reached.contains(used)) << whatIs(*used);
    }
    return seen;
}

void expectTabKeyReachesWhatIsSeen(QWidget& root) {
    constexpr int manyStops = 1000;
    QSet<const QWidget*> reached;
    const QWidget* first = nullptr;
    const QWidget* before = nullptr;
    for (int stop = 0; stop < manyStops; ++stop) {
        QTest::keyClick(root.windowHandle(), Qt::Key_Tab);
        handleAllEvents();
        const QWidget* focused = root.focusWidget();
        ASSERT_NE(focused, nullptr) << root.windowTitle().toStdString();
        // A text keeps the focus while Tab goes through its links.
        if (focused == first && before != first)
            break;
        first = first == nullptr ? focused : first;
        before = focused;
        reached << focused;
    }
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        const bool takesTab =
            (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget->focusProxy() == nullptr;
        if (widget->window() == &root && isSeen(*widget) && !isQtsOwn(*widget) && !isForArrowKeys(*widget) &&
            (takesTab || isUsed(*widget))) {
            EXPECT_TRUE(reached.contains(widget))
                << root.windowTitle().toStdString() << ": " << whatIs(*widget);
        }
        if (widget->window() == &root && isSeen(*widget) && isForArrowKeys(*widget)) {
            const QList<QAbstractButton*> siblings =
                widget->parentWidget()->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly);
            EXPECT_TRUE(std::any_of(siblings.begin(), siblings.end(),
                                    [&](const QAbstractButton* button) {
                                        return button->isChecked() && reached.contains(button);
                                    }))
                << whatIs(*widget) << ": no checked button leads to it";
        }
    }
}

} // namespace trichevron::test
