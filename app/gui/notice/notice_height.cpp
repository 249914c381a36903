// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/notice_height.h"

#include <QBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// That a notice spans.
int roomOf(const QWidget& notice) {
    return notice.parentWidget() == nullptr ? notice.width() : notice.parentWidget()->width();
}

} // namespace

bool hasNoticeHeight(const QWidget& notice) {
    return notice.minimumHeight() == notice.layout()->totalHeightForWidth(roomOf(notice));
}

void fitNoticeHeight(QWidget& notice, QBoxLayout& parts, int roomyCharacters, int oneLine) {
    const int room = roomOf(notice);
    const bool isRoomy = room >= std::min(oneLine, notice.fontMetrics().averageCharWidth() * roomyCharacters);
    parts.setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    notice.layout()->invalidate();
    // A row of the window ignores height-for-width, so the height is set explicitly.
    notice.setFixedHeight(notice.layout()->totalHeightForWidth(room));
}

} // namespace trichevron::gui
