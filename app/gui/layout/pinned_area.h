// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The lower part of a page: as high as its content, up to half of the page, where it scrolls.
#pragma once

#include "app/gui/layout/content_area.h"

namespace trichevron::gui {

class PinnedArea final : public ContentArea {
public:
    /// `minWidth`: in pixels for the default font.
    explicit PinnedArea(int minWidth, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

} // namespace trichevron::gui
