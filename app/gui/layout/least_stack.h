// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Pages, of which one is shown, that ask for no more height than they need: where even that has no room,
/// what they are in scrolls.
#pragma once

#include <QStackedWidget>

namespace trichevron::gui {

class LeastStack : public QStackedWidget {
public:
    QSize sizeHint() const override { return minimumSizeHint(); }
    bool hasHeightForWidth() const override { return false; }
};

} // namespace trichevron::gui
