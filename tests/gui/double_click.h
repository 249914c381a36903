// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace trichevron::test {

/// With the release that ends it. QTest::mouseDClick() leaves the button pressed, and then QTest::mouseMove()
/// no longer moves the pointer, in later tests neither.
inline void doubleClick(QWidget& widget, const QPoint& at) {
    QTest::mouseDClick(&widget, Qt::LeftButton, {}, at);
    QTest::mouseRelease(&widget, Qt::LeftButton, {}, at);
}

} // namespace trichevron::test
