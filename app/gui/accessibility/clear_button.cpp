// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/accessibility/clear_button.h"

#include "app/gui/text/retranslate.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

namespace trichevron::gui {

void addClearButton(QLineEdit& line) {
    line.setClearButtonEnabled(true);
    auto* button = line.findChild<QToolButton*>();
    retranslate(button,
                [button] { button->setAccessibleName(QCoreApplication::translate("ClearButton", "Clear")); });
}

} // namespace trichevron::gui
