// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/question.h"

namespace trichevron::gui {

QMessageBox::StandardButton askQuestion(QWidget& parent, const QString& question,
                                        QMessageBox::StandardButtons buttons,
                                        QMessageBox::StandardButton usual) {
    QMessageBox box(QMessageBox::NoIcon, QStringLiteral("Trichevron"), question, buttons, &parent);
    box.setDefaultButton(usual);
    return static_cast<QMessageBox::StandardButton>(box.exec());
}

} // namespace trichevron::gui
