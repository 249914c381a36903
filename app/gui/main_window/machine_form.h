// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The fields of one machine: what it is called, what starts its worker and how that is doing.
#pragma once

#include "app/gui/session/machines.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace trichevron {

class MachineForm : public QWidget {
    Q_OBJECT

public:
    explicit MachineForm(QWidget* parent = nullptr);

    void showMachine(const Machine& machine);
    /// As it stands in the fields.
    Machine machine() const;
    /// What would be run, and what is wrong with the fields, in one sentence each.
    void showCommand(const QStringList& argv, const QString& problem, const QString& warning);
    /// How its worker does. `start` is what the button that starts it says.
    void showState(const QString& sentence, const QString& start, bool canStop);
    void focusName();

Q_SIGNALS:
    void edited();
    void connectWanted();
    void disconnectWanted();

private:
    Machine shown_;
    QLineEdit* name_;
    QLineEdit* command_;
    QLabel* argv_;
    QLabel* problem_;
    QCheckBox* atStart_;
    QSpinBox* patience_;
    QLabel* state_;
    QPushButton* connect_;
    QPushButton* disconnect_;
};

} // namespace trichevron
