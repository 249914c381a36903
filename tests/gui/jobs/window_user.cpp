// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/jobs/window_user.h"

#include "tests/gui/readable_texts.h"
#include "tests/gui/waiting.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

constexpr int pollMs = 20; ///< whether a dialog is open

QString withoutMnemonic(QString text) {
    return text.remove(QLatin1Char('&'));
}

QString nameOf(QWidget& widget) {
    if (!widget.accessibleName().isEmpty())
        return widget.accessibleName();
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&widget);
    return accessible == nullptr ? QString() : accessible->text(QAccessible::Name);
}

/// Where the user can click now: in the popup that is open, else in the dialog that blocks the rest, else
/// everywhere.
QList<QWidget*> reachableWindows() {
    if (QWidget* popup = QApplication::activePopupWidget())
        return {popup};
    if (QWidget* modal = QApplication::activeModalWidget())
        return {modal};
    QList<QWidget*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->windowType() != Qt::ToolTip)
            windows << widget;
    return windows;
}

QList<QWidget*> reachableWidgets() {
    QList<QWidget*> widgets;
    for (QWidget* window : reachableWindows()) {
        widgets << window;
        for (QWidget* widget : window->findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && !widget->isWindow())
                widgets << widget;
    }
    return widgets;
}

/// The widget that gets the keys.
QWidget* keyReceiver(QWidget& window) {
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup->focusWidget() != nullptr ? popup->focusWidget() : popup;
    if (QApplication::activeWindow() == nullptr) {
        window.activateWindow(); // as window managers do when a popup or a dialog closes
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window, waitMs));
    }
    if (QWidget* focused = QApplication::focusWidget())
        return focused;
    return window.focusWidget() != nullptr ? window.focusWidget() : &window;
}

QString withoutSpace(QString text) {
    static const QRegularExpression space(QStringLiteral("[\\s\u00a0\u200b]"));
    return text.remove(space);
}

QAction* actionNamed(const QWidget& menu, const QString& words) {
    for (QAction* action : menu.actions())
        if (withoutMnemonic(action->text()).section(QLatin1Char('\t'), 0, 0) == words)
            return action;
    return nullptr;
}

} // namespace

QWidget* WindowUser::field(const QString& name) const {
    for (QWidget* widget : reachableWidgets())
        if ((qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
             qobject_cast<QComboBox*>(widget)) &&
            nameOf(*widget) == name)
            return widget;
    return nullptr;
}

void WindowUser::clickAt(QWidget& widget, const QPoint& at) {
    QTest::mouseMove(&widget, at);
    QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
    handleAllEvents();
}

bool WindowUser::clickVisible(const QString& words) const {
    for (QWidget* widget : reachableWidgets()) {
        if (auto* button = qobject_cast<QAbstractButton*>(widget);
            button != nullptr && (withoutMnemonic(button->text()) == words ||
                                  (button->text().isEmpty() && nameOf(*button) == words))) {
            // On the box or the first letter: beside a short text, a check box does not react.
            QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
            return true;
        }
        if (auto* tabs = qobject_cast<QTabBar*>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                if (tabs->isTabVisible(tab) && withoutMnemonic(tabs->tabText(tab)) == words) {
                    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
                    return true;
                }
        if (auto* view = qobject_cast<QAbstractItemView*>(widget);
            view != nullptr && view->model() != nullptr)
            for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row) {
                const QModelIndex index = view->model()->index(row, 0, view->rootIndex());
                if (!(index.flags() & Qt::ItemIsEnabled) ||
                    !index.data().toString().startsWith(words, Qt::CaseInsensitive))
                    continue;
                view->scrollTo(index);
                if (view->visualRect(index).isEmpty())
                    continue; // filtered out
                QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
                return true;
            }
    }
    return false;
}

void WindowUser::click(const QString& words) {
    if (!QTest::qWaitFor([&] { return clickVisible(words); }, waitMs))
        ADD_FAILURE() << "nothing to click reads “" << words.toStdString() << "”; the screen shows:\n"
                      << screen().toStdString();
    handleAllEvents();
}

void WindowUser::openMenu(const QStringList& entries) {
    QMenuBar* bar = window_.findChild<QMenuBar*>();
    QAction* action = actionNamed(*bar, entries.front());
    ASSERT_NE(action, nullptr) << entries.front().toStdString();
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(action).center());
    for (const QString& entry : entries.mid(1)) {
        QMenu* menu = action->menu();
        ASSERT_TRUE(menu != nullptr && QTest::qWaitFor([&] { return menu->isVisible(); }, waitMs))
            << action->text().toStdString();
        action = actionNamed(*menu, entry);
        ASSERT_NE(action, nullptr) << "no entry “" << entry.toStdString() << "”";
        ASSERT_TRUE(action->isEnabled()) << entry.toStdString();
        QTest::mouseMove(menu, menu->actionGeometry(action).center());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    }
    handleAllEvents();
}

void WindowUser::write(const QString& name, const QString& text) {
    QWidget* found = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] { return (found = field(name)) != nullptr; }, waitMs))
        << "no field “" << name.toStdString() << "”; the screen shows:\n"
        << screen().toStdString();
    clickAt(*found, found->rect().center());
    press(Qt::CTRL | Qt::Key_A);
    type(text);
}

void WindowUser::choose(const QString& name, const QString& text) {
    auto* box = qobject_cast<QComboBox*>(field(name));
    ASSERT_NE(box, nullptr) << "no list “" << name.toStdString() << "”; the screen shows:\n"
                            << screen().toStdString();
    clickAt(*box, box->rect().center());
    ASSERT_TRUE(QTest::qWaitFor([&] { return box->view()->isVisible(); }, waitMs));
    QTest::keyClicks(box->view(), text);
    QTest::keyClick(box->view(), Qt::Key_Return);
    handleAllEvents();
}

void WindowUser::type(const QString& text) {
    QTest::keyClicks(keyReceiver(window_), text);
    handleAllEvents();
}

void WindowUser::press(const QKeySequence& keys) {
    for (int i = 0; i < keys.count(); ++i)
        QTest::keyClick(keyReceiver(window_), keys[static_cast<uint>(i)].key(),
                        keys[static_cast<uint>(i)].keyboardModifiers());
    handleAllEvents();
}

void WindowUser::tabTo(const QString& name) {
    constexpr int manyStops = 200;
    for (int stop = 0; stop < manyStops; ++stop) {
        QWidget* focused = QApplication::focusWidget();
        if (focused != nullptr && nameOf(*focused) == name)
            return;
        press(Qt::Key_Tab);
    }
    ADD_FAILURE() << "Tab does not reach “" << name.toStdString() << "”";
}

void WindowUser::expectFileDialog(const QString& path) {
    fileDialogAnswered_ = false;
    auto* poll = new QTimer(&window_);
    QObject::connect(poll, &QTimer::timeout, &window_, [this, poll, path, tries = 0]() mutable {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) {
            if (fileDialogAnswered_)
                poll->deleteLater();
            return;
        }
        // A dialog that is still reading its folder takes no answer yet.
        constexpr int maxTries = waitMs / pollMs;
        fileDialogAnswered_ = ++tries < maxTries;
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
        QMetaObject::invokeMethod(dialog, fileDialogAnswered_ ? "accept" : "reject");
    });
    poll->start(pollMs);
}

void WindowUser::meanwhile(std::function<void()> act) {
    auto* poll = new QTimer(&window_);
    QObject::connect(poll, &QTimer::timeout, &window_, [poll, act = std::move(act)] {
        if (QApplication::activeModalWidget() == nullptr || !QApplication::activeModalWidget()->isVisible())
            return;
        poll->stop();
        poll->deleteLater();
        act();
    });
    poll->start(pollMs);
}

void WindowUser::checkFileDialog() const {
    window_.activateWindow(); // as window managers do when a dialog closes
    EXPECT_TRUE(QTest::qWaitFor([this] { return fileDialogAnswered_; }, waitMs)) << "no file dialog was open";
}

QString WindowUser::screen() const {
    QStringList texts;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible())
            for (const ReadableText& painted : paintedTexts(*window))
                texts << painted.text;
    return texts.join(QLatin1Char(' '));
}

bool WindowUser::sees(const QString& words) const {
    const QString wanted = withoutSpace(words);
    const bool seen =
        QTest::qWaitFor([&] { return withoutSpace(screen()).contains(wanted, Qt::CaseInsensitive); }, waitMs);
    if (!seen)
        ADD_FAILURE() << "the screen does not show “" << words.toStdString() << "”, but:\n"
                      << screen().toStdString();
    return seen;
}

} // namespace trichevron::test
