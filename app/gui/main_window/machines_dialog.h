// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The list of the user's machines, to add to and to change. OK keeps it; only Connect acts at once, on the
/// one machine that it is pressed for.
#pragma once

#include "app/gui/session/device_selection.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace trichevron {

class MachineForm;

class MachinesDialog : public QDialog {
    Q_OBJECT

public:
    explicit MachinesDialog(DeviceSelection& devices, QWidget* parent = nullptr);

    void accept() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void addMachine();
    void removeMachine();
    void select(std::size_t index);
    void onSelected(int row);
    void onEdited();
    void refreshList();
    void refreshForm();
    /// Keeps this machine as it is in the fields, and starts its worker.
    void connectShown();
    /// As the list of machines has it; null when it was added here and is not kept yet.
    const Machine* kept(const Machine& machine) const;

    DeviceSelection& devices_;
    std::vector<Machine> machines_; ///< as edited
    std::size_t shown_ = 0;
    QString refusal_; ///< why connecting was not done; empty when it was
    QListWidget* list_;
    QPushButton* add_;
    QPushButton* remove_;
    MachineForm* form_;
};

} // namespace trichevron
