// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/list_heading.h"

#include "app/gui/theme/theme.h"

#include <QComboBox>
#include <QStandardItemModel>

namespace trichevron::gui {

void addHeadingTo(QComboBox& box, const QString& text) {
    box.addItem(text);
    auto* item = static_cast<QStandardItemModel*>(box.model())->item(box.count() - 1);
    item->setFlags(Qt::NoItemFlags);
    QFont font; // its size is that of the list
    font.setBold(true);
    item->setFont(font);
    item->setForeground(currentTheme().muted);
    item->setTextAlignment(Qt::AlignLeft | Qt::AlignBottom);
    item->setSizeHint({0, box.fontMetrics().height() * 2});
}

} // namespace trichevron::gui
