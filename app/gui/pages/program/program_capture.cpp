// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_capture.h"

#include "app/gui/notice/question.h"
#include "app/gui/pages/program/capture_dialog.h"
#include "app/gui/pages/program/capture_panel.h"
#include "app/gui/session/capture_machines.h"
#include "app/gui/text/fill.h"

#include <QFileInfo>
#include <QTimer>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int patienceBeforeKillMs = 3000; ///< of a program that was asked to end

} // namespace

ProgramCapture::ProgramCapture(QWidget& page, Catalogue catalogue)
    : QObject(&page), page_(page), catalogue_(std::move(catalogue)), panel_(new CapturePanel(&page)) {
    CaptureRun& run = panel_->run();
    connect(&run.reading(), &ProgramReading::partRead, this,
            [this](const auto& program) { onRead(program, true); });
    connect(&run.reading(), &ProgramReading::finished, this, [this](const auto& program) {
        onRead(program, false);
        isShown_ = false;
    });
    connect(&run.reading(), &ProgramReading::ended, this, &ProgramCapture::onEnded);
    connect(&run, &CaptureRun::changed, this, &ProgramCapture::activeChanged);
    connect(panel_, &CapturePanel::openRequested, this, &ProgramCapture::openRequested);
}

bool ProgramCapture::isActive() const {
    return panel_->run().isActive();
}

QString ProgramCapture::file() const {
    return panel_->run().file();
}

void ProgramCapture::onRead(const std::shared_ptr<const ReadProgram>& program, bool isPart) {
    if (isShown_)
        Q_EMIT read(program, isPart);
}

void ProgramCapture::onEnded() {
    if (std::exchange(isShown_, false))
        Q_EMIT failed();
    if (std::exchange(closesAfter_, false))
        page_.window()->close();
}

void ProgramCapture::ask() {
    if (isActive())
        return;
    auto* dialog = new CaptureDialog(&page_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CaptureDialog::captureRequested, this, &ProgramCapture::start);
    dialog->open();
}

void ProgramCapture::start(const CaptureCommand& command) {
    isShown_ = true;
    closesAfter_ = false;
    Q_EMIT started();
    panel_->start(command, captureMachine(command), catalogue_());
}

bool ProgramCapture::mayClose() {
    CaptureRun& run = panel_->run();
    if (!run.isActive())
        return true;
    Q_EMIT pageRequested();
    if (run.programRuns()) {
        const auto answer = askQuestion(
            page_,
            fill(tr("{program} is still running and being captured. Stop it and close the window?"),
                 {{"program", QFileInfo(run.program()).fileName()}}),
            QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer != QMessageBox::Yes)
            return false;
        run.stopProgram();
        QTimer::singleShot(patienceBeforeKillMs, &run, [&run] { run.stopProgram(); });
    }
    closesAfter_ = true; // when the capture is saved
    return !run.isActive();
}

} // namespace trichevron::gui
