// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/machine_form.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace trichevron::gui {
namespace {

constexpr int replyTimeoutStep = 10; // seconds

QLabel* wrapped(const QString& objectName, const char* role = nullptr) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText); // it may quote user input and a worker
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    if (role != nullptr)
        label->setProperty("role", role);
    return label;
}

/// Lets a line break inside a path.
QString breakable(QString text) {
    return text.replace(QLatin1Char('/'), QStringLiteral("/\u200b"));
}

} // namespace

MachineForm::MachineForm(QWidget* parent)
    : QWidget(parent), name_(new QLineEdit), command_(new QLineEdit),
      argv_(wrapped(QStringLiteral("machineArgv"), "code")),
      problem_(wrapped(QStringLiteral("machineProblem"), "problem")), atStart_(new QCheckBox),
      replyTimeout_(new QSpinBox), state_(wrapped(QStringLiteral("machineState"))), connect_(new QPushButton),
      disconnect_(new QPushButton) {
    name_->setObjectName(QStringLiteral("machineName"));
    command_->setObjectName(QStringLiteral("machineCommand"));
    command_->setFont(monospaceFont(0.95));
    argv_->setFont(monospaceFont(0.9));
    atStart_->setObjectName(QStringLiteral("machineAtStart"));
    replyTimeout_->setObjectName(QStringLiteral("machinePatience"));
    replyTimeout_->setRange(0, maxPatience);
    replyTimeout_->setSingleStep(replyTimeoutStep);
    replyTimeout_->setButtonSymbols(QAbstractSpinBox::NoButtons); // arrow keys change the value
    connect_->setObjectName(QStringLiteral("machineConnect"));
    disconnect_->setObjectName(QStringLiteral("machineDisconnect"));
    auto* examples = wrapped(QStringLiteral("machineExamples"), "muted");
    examples->setText(QStringLiteral("ssh gpu01 trichevron-cli worker\n"
                                     "srun --gres=gpu:1 trichevron-cli worker\n"
                                     "docker run -i --rm --gpus all IMAGE trichevron-cli worker"));
    examples->setFont(monospaceFont(0.85));
    examples->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    examples->setFocusPolicy(Qt::ClickFocus);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 2, 4, 2);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto addRow = [&](QWidget* field, QWidget* buddy = nullptr) {
        auto* label = new QLabel;
        label->setBuddy(buddy == nullptr ? field : buddy);
        grid->addWidget(label, row, 0, Qt::AlignLeft | Qt::AlignTop);
        label->setProperty("role", "word");
        label->setIndent(0); // else padding gives it one
        grid->addWidget(field, row++, 1);
        return label;
    };
    QLabel* nameWord = addRow(name_);
    QLabel* commandWord = addRow(command_);
    QLabel* argvWord = addRow(argv_, command_);
    grid->addWidget(problem_, row++, 1);
    QLabel* examplesWord = addRow(examples, command_);
    grid->addWidget(atStart_, row++, 1);
    auto* wait = new QWidget;
    auto* beside = new QHBoxLayout(wait);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(replyTimeout_);
    beside->addStretch(1);
    QLabel* waitWord = addRow(wait, replyTimeout_);
    auto* timeoutHint = wrapped(QStringLiteral("patienceHint"), "muted");
    timeoutHint->setFont(textFont(0.92));
    grid->addWidget(timeoutHint, row++, 1);
    state_->setIndent(0);
    QLabel* stateWord = addRow(state_, connect_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(connect_);
    buttons->addWidget(disconnect_);
    buttons->addStretch(1);
    grid->addLayout(buttons, row++, 1);
    grid->setRowStretch(row, 1);

    connect(name_, &QLineEdit::textEdited, this, &MachineForm::edited);
    connect(command_, &QLineEdit::textEdited, this, &MachineForm::edited);
    connect(atStart_, &QCheckBox::toggled, this, &MachineForm::edited);
    connect(replyTimeout_, &QSpinBox::valueChanged, this, &MachineForm::edited);
    connect(connect_, &QPushButton::clicked, this, &MachineForm::connectRequested);
    connect(disconnect_, &QPushButton::clicked, this, &MachineForm::disconnectRequested);
    for (QPushButton* button : {connect_, disconnect_})
        button->setAutoDefault(false); // Enter in a field must not connect
    retranslate(this, [=, this] {
        nameWord->setText(tr("&Name"));
        commandWord->setText(tr("&Command"));
        argvWord->setText(tr("Runs as"));
        examplesWord->setText(tr("Examples"));
        waitWord->setText(tr("First reply &within"));
        stateWord->setText(tr("Worker"));
        examples->setAccessibleName(tr("Examples of commands"));
        timeoutHint->setText(
            tr("0 waits without limit, for example while a scheduler such as srun queues the job."));
        setTexts();
    });
}

void MachineForm::setTexts() {
    name_->setAccessibleName(tr("Name of the machine"));
    command_->setAccessibleName(tr("Command that starts its worker"));
    command_->setPlaceholderText(tr("the worker of this program"));
    argv_->setAccessibleName(tr("The arguments that are run"));
    atStart_->setText(tr("Connect when the program starts"));
    replyTimeout_->setAccessibleName(tr("Seconds to wait for the first reply of the worker"));
    replyTimeout_->setSuffix(tr(" s"));
    replyTimeout_->setSpecialValueText(tr("no limit"));
    disconnect_->setText(tr("Disconnect"));
    if (isThisComputer(shown_))
        name_->setText(machineName(shown_));
}

void MachineForm::showMachine(const Machine& machine) {
    const QSignalBlocker quietStart(atStart_);
    const QSignalBlocker quietTimeout(replyTimeout_);
    shown_ = machine;
    name_->setText(machineName(machine));
    name_->setEnabled(!isThisComputer(machine));
    command_->setText(machine.command);
    atStart_->setChecked(machine.connectAtStart);
    replyTimeout_->setValue(machine.patience);
}

Machine MachineForm::machine() const {
    Machine machine = shown_;
    if (!isThisComputer(machine))
        machine.name = name_->text().trimmed();
    machine.command = command_->text().trimmed();
    machine.connectAtStart = atStart_->isChecked();
    machine.patience = replyTimeout_->value();
    return machine;
}

void MachineForm::showCommand(const QStringList& argv, const QString& problem, const QString& warning) {
    argv_->setText(breakable(argvText(argv)));
    argv_->setAccessibleDescription(argvText(argv));
    problem_->setText(problem.isEmpty() ? warning : problem);
    setStyleProperty(problem_, "role",
                     problem.isEmpty() ? QStringLiteral("muted") : QStringLiteral("problem"));
    problem_->setVisible(!problem_->text().isEmpty());
}

void MachineForm::showState(const QString& sentence, const QString& start, bool canStop) {
    state_->setText(sentence);
    connect_->setText(start);
    disconnect_->setEnabled(canStop);
}

void MachineForm::focusName() {
    if (name_->isEnabled()) {
        name_->setFocus();
        name_->selectAll();
    } else {
        command_->setFocus();
    }
}

} // namespace trichevron::gui
