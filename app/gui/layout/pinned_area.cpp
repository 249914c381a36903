// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/pinned_area.h"

#include <algorithm>

namespace trichevron::gui {

PinnedArea::PinnedArea(int minWidth, QWidget* parent) : ContentArea(minWidth, parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize PinnedArea::sizeHint() const {
    const QSize whole = ContentArea::sizeHint();
    if (widget() == nullptr || parentWidget() == nullptr)
        return whole;
    return {whole.width(), std::min(whole.height(), parentWidget()->height() / 2)};
}

QSize PinnedArea::minimumSizeHint() const {
    return sizeHint();
}

} // namespace trichevron::gui
