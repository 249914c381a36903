// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Edits the list of the user's machines. OK applies all edits. Connect applies those of the selected machine
/// immediately.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/text/later_text.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace trichevron::gui {

class MachineForm;

class MachinesDialog : public QDialog {
    Q_OBJECT

public:
    explicit MachinesDialog(DeviceSelection& devices, QWidget* parent = nullptr);

    void accept() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void setTexts();
    void fitArea();
    void addMachine();
    void removeMachine();
    void select(std::size_t index);
    void onSelected(int row);
    void onEdited();
    void refreshList();
    void refreshForm();
    /// Applies the edits of the selected machine and starts its worker.
    void connectShown();
    /// The machine before the edits; null if it was added in this dialog.
    const Machine* kept(const Machine& machine) const;

    DeviceSelection& devices_;
    std::vector<Machine> machines_; ///< as edited
    std::size_t shown_ = 0;
    LaterText refusal_; ///< why Connect did nothing; empty if it did
    QListWidget* list_;
    QPushButton* add_;
    QPushButton* remove_;
    QScrollArea* area_ = nullptr; ///< of the form
    MachineForm* form_;
};

} // namespace trichevron::gui
