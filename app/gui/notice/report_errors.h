// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

#include <exception>

namespace trichevron::gui {

/// Runs the job and shows the message of an exception, for example of a file that cannot be written; false:
/// there was one.
template <class Job>
bool reportErrors(QWidget* parent, const QString& title, const Job& job) {
    try {
        job();
        return true;
    } catch (const std::exception& error) {
        QMessageBox::warning(parent, title, QString::fromUtf8(error.what()));
        return false;
    }
}

} // namespace trichevron::gui
