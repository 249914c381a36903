// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/pale_entries.h"

#include <QBrush>
#include <QComboBox>
#include <QGuiApplication>
#include <QPalette>

namespace trichevron::gui {

void paleEntriesThatAreOff(QComboBox& box) {
    const QBrush pale = QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
    for (int i = 0; i < box.count(); ++i) {
        const bool isOn = box.model()->index(i, box.modelColumn()).flags().testFlag(Qt::ItemIsEnabled);
        box.setItemData(i, isOn ? QVariant() : QVariant(pale), Qt::ForegroundRole);
    }
}

} // namespace trichevron::gui
