// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Events of the pointer where those of QTest depend on other windows or on earlier tests.
#pragma once

#include <QCoreApplication>
#include <QMouseEvent>
#include <QTest>

namespace trichevron::test {

/// With the release that ends it. QTest::mouseDClick() leaves the button pressed, and then QTest::mouseMove()
/// no longer moves the pointer, in later tests neither.
inline void doubleClick(QWidget& widget, const QPoint& at) {
    QTest::mouseDClick(&widget, Qt::LeftButton, {}, at);
    QTest::mouseRelease(&widget, Qt::LeftButton, {}, at);
}

/// For a widget that is a window of its own: QTest::mouseMove() moves the pointer over any window at that
/// place of the screen.
inline void movePointerOver(QWidget& window, const QPointF& at) {
    QMouseEvent move(QEvent::MouseMove, at, window.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &move);
}

} // namespace trichevron::test
