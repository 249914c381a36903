// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Keeps layouts still while several of their widgets are shown: Qt lays out a widget and all around it at
/// once for each widget that it shows. Afterwards the event loop lays them out, once.
#pragma once

#include <QLayout>

#include <initializer_list>
#include <vector>

namespace trichevron::gui {

class LayoutPause {
public:
    LayoutPause(std::initializer_list<QLayout*> layouts) : layouts_(layouts) {
        for (QLayout* layout : layouts_)
            layout->setEnabled(false);
    }
    ~LayoutPause() {
        for (QLayout* layout : layouts_)
            layout->setEnabled(true);
    }
    LayoutPause(const LayoutPause&) = delete;
    LayoutPause& operator=(const LayoutPause&) = delete;

private:
    std::vector<QLayout*> layouts_;
};

} // namespace trichevron::gui
