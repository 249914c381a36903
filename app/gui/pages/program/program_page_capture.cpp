// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the page Program that captures a program.
#include "app/gui/pages/program/capture_dialog.h"
#include "app/gui/pages/program/capture_panel.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int patienceBeforeKillMs = 3000; ///< of a program that was asked to end

} // namespace

QWidget* ProgramPage::buildBeginning() {
    auto* beginning = new QWidget;
    auto* words = new QLabel;
    words->setObjectName(QStringLiteral("programBeginning"));
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    addButtons(*buttons, QStringLiteral("programFirst"));
    buttons->addStretch(1);
    auto* rows = new QVBoxLayout(beginning);
    rows->setContentsMargins(40, 40, 40, 40);
    rows->setSpacing(18);
    rows->addStretch(1);
    rows->addWidget(words);
    rows->addLayout(buttons);
    rows->addStretch(1);
    retranslate(beginning, [words] {
        words->setText(
            tr("Open or drop a trace of your program: JSON of PyTorch's profiler, SQLite or a CSV "
               "table of Nsight Systems, or a CSV table of Nsight Compute. Or run the program here "
               "and capture its launches. Each launch is explained: whether a device takes it, its "
               "occupancy, and what is worth a look."));
    });
    return beginning;
}

void ProgramPage::addButtons(QBoxLayout& row, const QString& prefix) {
    auto* open = new QPushButton;
    open->setObjectName(prefix + QStringLiteral("Open"));
    auto* capture = new QPushButton;
    capture->setObjectName(prefix + QStringLiteral("Capture"));
    row.addWidget(open);
    row.addWidget(capture);
    connect(open, &QPushButton::clicked, this, &ProgramPage::openFileDialog);
    connect(capture, &QPushButton::clicked, this, &ProgramPage::askForCapture);
    connect(&capture_->run(), &CaptureRun::changed, capture,
            [this, capture] { capture->setEnabled(!capture_->run().isActive()); });
    retranslate(open, [open, capture] {
        open->setText(tr("Open a trace…"));
        open->setToolTip(tr("A trace of PyTorch's profiler, of Nsight Systems or of Nsight Compute."));
        capture->setText(tr("Capture a program…"));
        capture->setToolTip(tr("Runs a program of yours, and records each launch of a kernel in it."));
    });
}

void ProgramPage::buildCapture() {
    ProgramReading& captured = capture_->run().reading();
    const auto showCaptured = [this](const std::shared_ptr<const ReadProgram>& program, bool isPart) {
        if (showsCapture_)
            showRead(program, isPart, capture_->run().file());
    };
    connect(&captured, &ProgramReading::partRead, this,
            [showCaptured](const auto& program) { showCaptured(program, true); });
    connect(&captured, &ProgramReading::finished, this, [this, showCaptured](const auto& program) {
        showCaptured(program, false);
        showsCapture_ = false;
    });
    connect(&captured, &ProgramReading::ended, this, [this] {
        if (std::exchange(showsCapture_, false))
            isPart_ = false; // it could not be read as a whole; the panel says why
        if (std::exchange(closesAfterCapture_, false))
            window()->close();
    });
    connect(capture_, &CapturePanel::openRequested, this, &ProgramPage::openFile);
}

void ProgramPage::askForCapture() {
    if (capture_->run().isActive())
        return;
    auto* dialog = new CaptureDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CaptureDialog::captureRequested, this, &ProgramPage::capture);
    dialog->open();
}

void ProgramPage::capture(const CaptureCommand& command) {
    reading_.cancel();
    problem_->hide();
    isPart_ = false;
    showsCapture_ = true;
    closesAfterCapture_ = false;
    capture_->start(command, catalogue());
}

bool ProgramPage::mayClose() {
    CaptureRun& run = capture_->run();
    if (!run.isActive())
        return true;
    Q_EMIT requested();
    if (run.programRuns()) {
        const auto answer = QMessageBox::question(
            this, QStringLiteral("Trichevron"),
            fill(tr("{program} is still running and being captured. Stop it and close the window?"),
                 {{"program", QFileInfo(run.program()).fileName()}}),
            QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer != QMessageBox::Yes)
            return false;
        run.stopProgram();
        QTimer::singleShot(patienceBeforeKillMs, &run, [&run] { run.stopProgram(); });
    }
    closesAfterCapture_ = true; // when the capture is saved
    return !run.isActive();
}

} // namespace trichevron::gui
