// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/notice_height.h"

#include <QBoxLayout>

#include <algorithm>

namespace trichevron::gui {

void fitNoticeHeight(QWidget& notice, QBoxLayout& parts, int roomyCharacters, int oneLine) {
    const QWidget& room = notice.parentWidget() == nullptr ? notice : *notice.parentWidget();
    const bool isRoomy =
        room.width() >= std::min(oneLine, notice.fontMetrics().averageCharWidth() * roomyCharacters);
    parts.setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    notice.layout()->invalidate();
    // A row of the window ignores height-for-width, so the height is set explicitly.
    notice.setFixedHeight(notice.layout()->totalHeightForWidth(room.width()));
}

} // namespace trichevron::gui
