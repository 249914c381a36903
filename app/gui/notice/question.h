// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A question in a box of its own, without an icon: those of Qt's own style fit neither theme.
#pragma once

#include <QMessageBox>

namespace trichevron::gui {

/// QMessageBox::question() without an icon. Returns the button that was pressed.
QMessageBox::StandardButton askQuestion(QWidget& parent, const QString& question,
                                        QMessageBox::StandardButtons buttons,
                                        QMessageBox::StandardButton usual);

} // namespace trichevron::gui
