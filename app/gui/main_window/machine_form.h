// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The fields of one machine: its name, the command that starts its worker, and the state of the worker.
#pragma once

#include "app/gui/session/machines.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace trichevron::gui {

class MachineForm : public QWidget {
    Q_OBJECT

public:
    explicit MachineForm(QWidget* parent = nullptr);

    void showMachine(const Machine& machine);
    /// With the values of the fields.
    Machine machine() const;
    /// Shows the command line as it would be run. `problem` and `warning` are one sentence or empty.
    void showCommand(const QStringList& argv, const QString& problem, const QString& warning);
    /// Shows the state of the worker. `start` is the text of the button that starts it.
    void showState(const QString& sentence, const QString& start, bool canStop);
    void focusName();

Q_SIGNALS:
    void edited();
    void connectRequested();
    void disconnectRequested();

private:
    void setTexts();

    Machine shown_;
    QLineEdit* name_;
    QLineEdit* command_;
    QLabel* argv_;
    QLabel* problem_;
    QCheckBox* atStart_;
    QSpinBox* replyTimeout_;
    QLabel* state_;
    QPushButton* connect_;
    QPushButton* disconnect_;
};

} // namespace trichevron::gui
