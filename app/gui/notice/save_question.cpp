// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/save_question.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QMessageBox>

namespace trichevron::gui {
namespace {

struct SaveQuestion {
    Q_DECLARE_TR_FUNCTIONS(SaveQuestion)
};

} // namespace

SaveAnswer askToSave(QWidget& parent, const QString& question) {
    QMessageBox box(QMessageBox::NoIcon, QStringLiteral("Trichevron"), question,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &parent);
    // Qt's word for it reads as "ignore" in Korean.
    box.button(QMessageBox::Discard)->setText(SaveQuestion::tr("Do not save"));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return SaveAnswer::Save;
    case QMessageBox::Discard:
        return SaveAnswer::Discard;
    default:
        return SaveAnswer::Cancel;
    }
}

} // namespace trichevron::gui
