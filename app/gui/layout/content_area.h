// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A part of a page that is as high as its content, and lower where there is less room: then it scrolls.
#pragma once

#include "app/gui/layout/vertical_scroll_area.h"

namespace trichevron::gui {

class ContentArea : public VerticalScrollArea {
public:
    /// `minWidth`: in pixels for the default font.
    explicit ContentArea(int minWidth, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace trichevron::gui
