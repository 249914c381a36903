// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/report_saved.h"

#include "app/gui/main_window/status_line.h"

#include <QWidget>

namespace trichevron::gui {

void reportSaved(const QWidget& widget, const QString& sentence) {
    // A dialog has no status line; the window that it belongs to has.
    for (const QWidget* window = widget.window(); window != nullptr;
         window = window->parentWidget() == nullptr ? nullptr : window->parentWidget()->window())
        if (auto* line = window->findChild<StatusLine*>()) {
            line->showNotice(sentence);
            return;
        }
}

} // namespace trichevron::gui
