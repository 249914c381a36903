// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The verdict in one glance: accepted or refused, and what was predicted beside what the device answered.
#pragma once

#include "app/gui/session/workbench.h"

#include <QFrame>

class QLabel;

namespace trichevron {

class VerdictCard : public QFrame {
    Q_OBJECT

public:
    explicit VerdictCard(Workbench& workbench, QWidget* parent = nullptr);

private:
    void refresh();
    QString actualText() const;
    QString resultText() const;
    void showNothing();

    Workbench& workbench_;
    QLabel* title_;
    QLabel* standIns_; ///< what is judged in place of what cannot be read
    QLabel* predictedWord_;
    QLabel* predicted_;
    QLabel* actualWord_;
    QLabel* actual_;
    QLabel* result_;
};

/// An error as "cudaErrorInvalidValue (1)".
QString answerText(const ApiAnswer& answer);

} // namespace trichevron
