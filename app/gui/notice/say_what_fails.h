// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

#include <exception>

namespace trichevron {

/// Runs what may throw for a file that cannot be read or written, and shows its one sentence.
template <class Job>
void sayWhatFails(QWidget* parent, const QString& title, const Job& job) {
    try {
        job();
    } catch (const std::exception& error) {
        QMessageBox::warning(parent, title, QString::fromUtf8(error.what()));
    }
}

} // namespace trichevron
