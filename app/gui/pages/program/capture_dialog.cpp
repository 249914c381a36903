// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/capture_dialog.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/notice/question.h"
#include "app/gui/session/capture_machines.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int captureDialogWidth = 620; ///< pixels for the default font
constexpr std::uint64_t mostCaptured = 1'000'000'000;

QLabel* captureLabel(const char* name, const char* role) {
    auto* label = new QLabel;
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    label->setProperty("role", role);
    return label;
}

} // namespace

CaptureDialog::CaptureDialog(QWidget* parent)
    : QDialog(parent), machine_(new QComboBox), program_(new QLineEdit), arguments_(new QLineEdit),
      folder_(new QLineEdit), file_(new QLineEdit), limit_(NumberField::forCount(QString(), 1, mostCaptured)),
      stacks_(new QCheckBox), ranges_(new QCheckBox), browseProgram_(new QPushButton),
      browseFolder_(new QPushButton), argv_(captureLabel("captureArgv", "code")),
      machinesHint_(captureLabel("captureMachinesHint", "muted")),
      problem_(captureLabel("captureProblem", "problem")), capture_(new QPushButton) {
    const CaptureCommand last = Settings().captureCommand();
    machine_->setObjectName(QStringLiteral("captureMachine"));
    machine_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    program_->setObjectName(QStringLiteral("captureProgram"));
    arguments_->setObjectName(QStringLiteral("captureArguments"));
    folder_->setObjectName(QStringLiteral("captureFolder"));
    file_->setObjectName(QStringLiteral("captureFile"));
    limit_->setObjectName(QStringLiteral("captureLimit"));
    stacks_->setObjectName(QStringLiteral("captureStacks"));
    ranges_->setObjectName(QStringLiteral("captureRanges"));
    capture_->setObjectName(QStringLiteral("captureStart"));
    fillMachines(last.machine);
    program_->setText(last.program);
    arguments_->setText(last.arguments);
    folder_->setText(last.folder);
    file_->setText(last.file);
    limit_->setValue(last.limit);
    stacks_->setChecked(last.stacks);
    ranges_->setChecked(last.ranges);
    for (QLineEdit* field : {program_, arguments_, folder_, file_})
        field->setFont(monospaceFont(0.95));
    argv_->setFont(monospaceFont(0.9));
    auto* fileBrowse = new QPushButton;
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    QLabel* machineWord = addRow(*grid, machine_, nullptr);
    QLabel* programWord = addRow(*grid, program_, browseProgram_);
    QLabel* argumentsWord = addRow(*grid, arguments_, nullptr);
    auto* argvWord = new QLabel;
    argvWord->setProperty("role", "word");
    argvWord->setIndent(0);
    grid->addWidget(argvWord, grid->rowCount(), 0, Qt::AlignLeft | Qt::AlignTop);
    grid->addWidget(argv_, grid->rowCount() - 1, 1, 1, 2);
    QLabel* folderWord = addRow(*grid, folder_, browseFolder_);
    QLabel* fileWord = addRow(*grid, file_, fileBrowse);
    QLabel* limitWord = addRow(*grid, limit_, nullptr);
    for (QCheckBox* choice : {stacks_, ranges_}) // a whole row: its words do not wrap
        grid->addWidget(choice, grid->rowCount(), 0, 1, 3);
    auto* hint = captureLabel("captureHint", "muted");
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(capture_, QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    capture_->setProperty("role", "primary");
    capture_->setDefault(true);
    QVBoxLayout* rows = addScrollingRows(*this, buttons);
    layout()->setContentsMargins(16, 14, 16, 12);
    rows->setSpacing(10);
    rows->addLayout(grid);
    rows->addWidget(hint);
    rows->addWidget(machinesHint_);
    rows->addWidget(problem_);
    rows->addStretch(1);
    setMinimumWidth(std::min(scaledPixels(captureDialogWidth), roomOnScreen(*this).width()));
    for (QLineEdit* field : {program_, arguments_, folder_, file_})
        connect(field, &QLineEdit::textChanged, this, &CaptureDialog::refresh);
    connect(machine_, &QComboBox::currentIndexChanged, this, &CaptureDialog::refresh);
    connect(limit_, &NumberField::problemChanged, this, &CaptureDialog::refresh);
    connect(browseProgram_, &QPushButton::clicked, this, &CaptureDialog::browseProgram);
    connect(browseFolder_, &QPushButton::clicked, this, &CaptureDialog::browseFolder);
    connect(fileBrowse, &QPushButton::clicked, this, &CaptureDialog::browseFile);
    connect(buttons, &QDialogButtonBox::accepted, this, &CaptureDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &CaptureDialog::reject);
    retranslate(this, [=, this] {
        machineWord->setText(tr("&Machine"));
        programWord->setText(tr("&Program"));
        argumentsWord->setText(tr("&Arguments"));
        argvWord->setText(tr("Runs as"));
        folderWord->setText(tr("&Working folder"));
        fileWord->setText(tr("&Save as"));
        limitWord->setText(tr("&Launches, at most"));
        for (QPushButton* button : {browseProgram_, browseFolder_, fileBrowse})
            button->setText(tr("Browse…"));
        browseProgram_->setAccessibleName(tr("Browse for the program"));
        browseFolder_->setAccessibleName(tr("Browse for the working folder"));
        fileBrowse->setAccessibleName(tr("Browse for where to save"));
        hint->setText(tr("Each launch of a kernel in the program is recorded, without compiling it again. "
                         "While it is captured, a profiler inside it, such as torch.profiler, records "
                         "nothing."));
        setTexts();
        refresh();
    });
    program_->setFocus();
}

void CaptureDialog::fillMachines(const QString& id) {
    for (const Machine& machine : captureMachines())
        machine_->addItem(machineName(machine), isThisComputer(machine) ? QString() : machine.id);
    machine_->setCurrentIndex(std::max(0, machine_->findData(id)));
}

QLabel* CaptureDialog::addRow(QGridLayout& grid, QWidget* field, QPushButton* browse) {
    const int row = grid.rowCount();
    auto* word = new QLabel;
    word->setBuddy(field);
    word->setProperty("role", "word");
    word->setIndent(0);
    grid.addWidget(word, row, 0);
    grid.addWidget(field, row, 1, 1, browse == nullptr ? 2 : 1);
    if (browse != nullptr) {
        browse->setAutoDefault(false);
        grid.addWidget(browse, row, 2);
    }
    return word;
}

void CaptureDialog::setTexts() {
    setWindowTitle(tr("Capture a program"));
    machine_->setItemText(0, machineName(thisComputer()));
    machine_->setAccessibleName(tr("Machine"));
    machine_->setToolTip(tr("Where the program runs. The capture is saved on this computer."));
    machinesHint_->setText(tr("To capture on another machine, set it up in Launch › Machines…"));
    machinesHint_->setVisible(machine_->count() == 1);
    program_->setAccessibleName(tr("Program"));
    arguments_->setAccessibleName(tr("Arguments"));
    arguments_->setToolTip(tr("As in a shell: quotes and backslashes keep blanks. Nothing is expanded."));
    argv_->setAccessibleName(tr("The words that are run"));
    folder_->setAccessibleName(tr("Working folder"));
    file_->setAccessibleName(tr("Save as"));
    limit_->setWhat(tr("the limit"));
    limit_->setAccessibleName(tr("Launches, at most"));
    limit_->setToolTip(tr("So many launches are listed one by one; those above this number are counted by "
                          "configuration."));
    stacks_->setText(tr("Record from which function each launch comes"));
    ranges_->setText(tr("Record in which NVTX range each launch is"));
    capture_->setText(tr("Capture"));
}

CaptureCommand CaptureDialog::command() const {
    return {program_->text(), arguments_->text(),   folder_->text(),      file_->text(),
            limit_->value(),  stacks_->isChecked(), ranges_->isChecked(), machine_->currentData().toString()};
}

void CaptureDialog::refresh() {
    const CaptureCommand typed = command();
    const CaptureWords words = captureWords(typed);
    argv_->setText(words.argv.isEmpty() ? QString() : argvText(words.argv));
    const bool remote = isRemote(typed);
    folder_->setPlaceholderText(remote ? tr("where the connection begins") : workingFolder({}));
    browseProgram_->setEnabled(!remote); // only files of this computer can be listed
    browseFolder_->setEnabled(!remote);
    CaptureCommand withoutFile = typed;
    withoutFile.file.clear();
    file_->setPlaceholderText(typed.program.trimmed().isEmpty() ? QString() : captureFile(withoutFile));
    QString problem = words.problem;
    const bool lacksLibrary = !remote && core::captureLibrary().empty();
    if (remote && problem.isEmpty())
        problem = captureServer(captureMachine(typed)).problem;
    if (lacksLibrary)
        problem = text(core::noCaptureLibraryText().text());
    else if (problem.isEmpty())
        problem = limit_->problem();
    // Nothing is wrong while nothing is typed.
    const bool isBegun = !typed.program.trimmed().isEmpty() || lacksLibrary;
    problem_->setText(isBegun ? problem : QString());
    problem_->setVisible(!problem_->text().isEmpty());
    capture_->setEnabled(problem.isEmpty());
    fitHeight();
}

void CaptureDialog::fitHeight() {
    if (!isVisible())
        return; // it is shown as high as it has to be
    layout()->activate();
    const int needed = std::min(layout()->totalSizeHint().height(), roomOnScreen(*this).height());
    if (needed > height())
        resize(width(), needed);
}

void CaptureDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    QMetaObject::invokeMethod(this, &CaptureDialog::fitHeight, Qt::QueuedConnection);
}

void CaptureDialog::accept() {
    if (!capture_->isEnabled())
        return;
    const QString file = captureFile(command());
    if (QFileInfo::exists(file) &&
        askQuestion(*this,
                    fill(tr("“{file}” exists. Replace it when the program has ended?"),
                         {{"file", QFileInfo(file).fileName()}}),
                    QMessageBox::Yes | QMessageBox::No, QMessageBox::No) != QMessageBox::Yes)
        return;
    const CaptureCommand accepted = command();
    QDialog::accept();
    Q_EMIT captureRequested(accepted);
}

void CaptureDialog::done(int result) {
    Settings().setCaptureCommand(command());
    QDialog::done(result);
}

void CaptureDialog::browseProgram() {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Program to capture"), workingFolder(command()));
    if (!path.isEmpty())
        program_->setText(path);
}

void CaptureDialog::browseFolder() {
    const QString path =
        QFileDialog::getExistingDirectory(this, tr("Working folder"), workingFolder(command()));
    if (!path.isEmpty())
        folder_->setText(path);
}

void CaptureDialog::browseFile() {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the capture"), captureFile(command()),
                                     tr("Captures of programs") + QStringLiteral(" (*.trichevron-capture)"),
                                     nullptr, QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty())
        file_->setText(path);
}

} // namespace trichevron::gui
