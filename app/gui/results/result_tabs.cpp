// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_tabs.h"

#include "app/gui/theme/theme.h"

#include <QPainter>
#include <QToolButton>

namespace trichevron::gui {

QRect ResultTabs::partAtLeft() const {
    for (int i = 0; i < count(); ++i)
        if (const QRect tab = tabRect(i); isTabVisible(i) && tab.left() < 0 && tab.right() >= 0)
            return {0, 0, tab.right() + 1, height()};
    return {};
}

QRect ResultTabs::partAtRight() const {
    const auto* scroll = findChild<QToolButton*>(QStringLiteral("ScrollLeftButton"));
    const int end = scroll != nullptr && scroll->isVisible() ? scroll->x() : width();
    for (int i = 0; i < count(); ++i)
        if (const QRect tab = tabRect(i); isTabVisible(i) && tab.left() < end && tab.right() >= end)
            return {tab.left(), 0, end - tab.left(), height()};
    return {};
}

int ResultTabs::wholeWidth() const {
    int width = 0;
    for (int i = 0; i < count(); ++i)
        width += isTabVisible(i) ? tabRect(i).width() : 0;
    return width;
}

void ResultTabs::tabLayoutChange() {
    Q_EMIT laidOut();
}

void ResultTabs::showEvent(QShowEvent* event) {
    QTabBar::showEvent(event);
    // Tabs that got another parent begin with the first one, and Qt then does not look for the chosen one.
    // This lays them out again.
    setElideMode(elideMode());
}

void ResultTabs::paintEvent(QPaintEvent* event) {
    QTabBar::paintEvent(event);
    QPainter painter(this);
    painter.setPen(currentTheme().muted);
    for (const QRect& part : {partAtLeft(), partAtRight()}) {
        painter.fillRect(part, currentTheme().window);
        if (const QString more = QStringLiteral("…"); fontMetrics().horizontalAdvance(more) <= part.width())
            painter.drawText(part, Qt::AlignCenter, more);
    }
}

} // namespace trichevron::gui
