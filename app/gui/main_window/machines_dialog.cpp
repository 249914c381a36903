// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/machines_dialog.h"

#include "app/gui/layout/dialog_room.h"
#include "app/gui/main_window/machine_form.h"
#include "app/gui/main_window/top_bar.h"
#include "app/gui/text/retranslate.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// In average characters and lines, so that a larger font makes a larger dialog.
constexpr int wideCharacters = 96;
constexpr int highLines = 30;
constexpr int listCharacters = 20;

bool isConnected(const WorkerClient* worker) {
    return worker != nullptr &&
           (worker->state() == WorkerState::Ready || worker->state() == WorkerState::Busy);
}

} // namespace

MachinesDialog::MachinesDialog(DeviceSelection& devices, QWidget* parent)
    : QDialog(parent), devices_(devices), machines_(devices.machines().machines()), list_(new QListWidget),
      add_(new QPushButton), remove_(new QPushButton), form_(new MachineForm) {
    setObjectName(QStringLiteral("machinesDialog"));
    list_->setObjectName(QStringLiteral("machineList"));
    list_->setFixedWidth(fontMetrics().averageCharWidth() * listCharacters);
    add_->setObjectName(QStringLiteral("addMachine"));
    remove_->setObjectName(QStringLiteral("removeMachine"));
    add_->setAutoDefault(false);
    remove_->setAutoDefault(false);

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(list_, 1);
    auto* leftButtons = new QHBoxLayout;
    leftButtons->setSpacing(8);
    leftButtons->addWidget(add_);
    leftButtons->addWidget(remove_);
    left->addLayout(leftButtons);
    auto* area = area_ = new QScrollArea;
    area->setObjectName(QStringLiteral("machineScroll"));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    form_->setObjectName(QStringLiteral("panel"));
    area->setWidget(form_);
    fitArea();
    auto* beside = new QHBoxLayout;
    beside->setSpacing(0);
    beside->addLayout(left);
    beside->addWidget(area, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setProperty("role", "primary");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 12);
    layout->setSpacing(12);
    layout->addLayout(beside, 1);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * wideCharacters, fontMetrics().height() * highLines);
    keepOnScreen(*this);

    connect(list_, &QListWidget::currentRowChanged, this, &MachinesDialog::onSelected);
    connect(add_, &QPushButton::clicked, this, &MachinesDialog::addMachine);
    connect(remove_, &QPushButton::clicked, this, &MachinesDialog::removeMachine);
    connect(form_, &MachineForm::edited, this, &MachinesDialog::onEdited);
    connect(form_, &MachineForm::connectRequested, this, &MachinesDialog::connectShown);
    connect(form_, &MachineForm::disconnectRequested, this,
            [this] { devices_.disconnectMachine(machines_[shown_].id); });
    connect(&devices_, &DeviceSelection::machinesChanged, this, &MachinesDialog::refreshList);
    connect(&devices_, &DeviceSelection::machinesChanged, this, &MachinesDialog::refreshForm);
    connect(&devices_, &DeviceSelection::workerStateChanged, this, &MachinesDialog::refreshForm);
    connect(buttons, &QDialogButtonBox::accepted, this, &MachinesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Selects the machine of the current device.
    const Machine* current = devices_.currentMachine();
    const auto found = std::find_if(machines_.begin(), machines_.end(), [&](const Machine& machine) {
        return current != nullptr && machine.id == current->id;
    });
    select(found == machines_.end() ? 0 : static_cast<std::size_t>(found - machines_.begin()));
    list_->setFocus();
    retranslate(this, [this] { setTexts(); });
}

void MachinesDialog::setTexts() {
    setWindowTitle(tr("Machines"));
    list_->setAccessibleName(tr("Machines"));
    add_->setText(tr("&Add"));
    add_->setAccessibleName(tr("Add a machine"));
    remove_->setText(tr("&Remove"));
    remove_->setAccessibleName(tr("Remove the machine"));
    area_->setAccessibleName(tr("Selected machine"));
    refreshList();
    refreshForm();
}

void MachinesDialog::fitArea() {
    // It does not scroll horizontally, so it is at least as wide as the form and the scroll bar.
    area_->setMinimumWidth(form_->minimumSizeHint().width() + area_->verticalScrollBar()->sizeHint().width());
}

const Machine* MachinesDialog::kept(const Machine& machine) const {
    return devices_.machines().machine(machine.id);
}

void MachinesDialog::select(std::size_t index) {
    shown_ = index;
    refusal_ = {};
    form_->showMachine(machines_[index]);
    refreshList();
    refreshForm();
}

void MachinesDialog::onSelected(int row) {
    if (row >= 0)
        select(static_cast<std::size_t>(row));
}

void MachinesDialog::onEdited() {
    refusal_ = {};
    machines_[shown_] = form_->machine();
    refreshList();
    refreshForm();
}

void MachinesDialog::refreshList() {
    const QSignalBlocker quiet(list_);
    while (list_->count() > static_cast<int>(machines_.size()))
        delete list_->takeItem(list_->count() - 1);
    while (list_->count() < static_cast<int>(machines_.size()))
        list_->addItem(QString());
    for (std::size_t i = 0; i < machines_.size(); ++i) {
        const Machine& machine = machines_[i];
        const WorkerClient* worker = devices_.machines().worker(machine.id);
        QListWidgetItem* item = list_->item(static_cast<int>(i));
        const QString name = machine.name.isEmpty() ? tr("(no name)") : machineName(machine);
        item->setText(name);
        item->setIcon(
            provenanceIcon(isConnected(worker) ? worker->kind() : core::ProvenanceKind::Specification));
        item->setData(Qt::AccessibleTextRole,
                      name + QStringLiteral(", ") +
                          (isConnected(worker) ? tr("connected") : tr("not connected")));
        item->setToolTip(name);
    }
    list_->setCurrentRow(static_cast<int>(shown_));
    remove_->setEnabled(!isThisComputer(machines_[shown_]));
}

void MachinesDialog::refreshForm() {
    const Machine& machine = machines_[shown_];
    const ParsedCommand parsed = parseCommand(machine.command);
    const QString problem = machineProblem(machines_, shown_);
    form_->showCommand(devices_.machines().argv(machine), problem.isEmpty() ? refusal_.text() : problem,
                       parsed.warning);
    const Machine* before = kept(machine);
    const WorkerClient* worker = devices_.machines().worker(machine.id);
    const bool running = worker != nullptr && worker->state() != WorkerState::Stopped;
    const bool changed = before == nullptr || *before != machine;
    form_->showState(before == nullptr || worker == nullptr ? tr("Not connected.")
                                                            : stateSentence(*before, *worker),
                     changed   ? tr("Save and connect")
                     : running ? tr("Restart")
                               : tr("Connect"),
                     running);
}

void MachinesDialog::addMachine() {
    machines_.push_back(newMachine(machines_));
    select(machines_.size() - 1);
    form_->focusName();
}

void MachinesDialog::removeMachine() {
    if (isThisComputer(machines_[shown_]))
        return;
    machines_.erase(machines_.begin() + static_cast<std::ptrdiff_t>(shown_));
    select(std::min(shown_, machines_.size() - 1));
    list_->setFocus();
}

void MachinesDialog::connectShown() {
    const Machine machine = machines_[shown_];
    std::vector<Machine> all = devices_.machines().machines();
    auto place =
        std::find_if(all.begin(), all.end(), [&](const Machine& other) { return other.id == machine.id; });
    if (place == all.end())
        place = all.insert(all.end(), machine);
    *place = machine;
    refusal_ = [all, index = static_cast<std::size_t>(place - all.begin())] {
        return machineProblem(all, index);
    };
    if (refusal_.isEmpty() && machineProblem(machines_, shown_).isEmpty()) {
        if (all != devices_.machines().machines())
            devices_.setMachines(all);
        devices_.connectMachine(machine.id);
    }
    refreshForm();
}

void MachinesDialog::accept() {
    for (std::size_t i = 0; i < machines_.size(); ++i) {
        if (machineProblem(machines_, i).isEmpty())
            continue;
        select(i);
        form_->focusName();
        return;
    }
    if (machines_ != devices_.machines().machines())
        devices_.setMachines(machines_);
    QDialog::accept();
}

void MachinesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !machines_.empty() && list_->count() > 0)
        refreshList();
    if (event->type() == QEvent::LanguageChange) // once the form has its new texts
        QMetaObject::invokeMethod(this, &MachinesDialog::fitArea, Qt::QueuedConnection);
}

} // namespace trichevron::gui
