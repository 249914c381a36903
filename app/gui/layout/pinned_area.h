// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The lower part of a page: as high as its content, up to half of the page, where it scrolls.
#pragma once

#include "app/gui/layout/vertical_scroll_area.h"

namespace trichevron::gui {

class PinnedArea final : public VerticalScrollArea {
public:
    /// `minWidth`: in pixels for the default font.
    explicit PinnedArea(int minWidth, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace trichevron::gui
