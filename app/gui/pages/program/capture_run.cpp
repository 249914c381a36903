// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/capture_run.h"

#include "app/gui/pages/program/local_process.h"
#include "app/gui/pages/program/remote_process.h"
#include "app/gui/session/capture_machines.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/errors/input_error.h"

#include <QFileInfo>

#include <cstring>

namespace trichevron::gui {
namespace {

using ProgramEnd = core::ForegroundResult::End;

std::unique_ptr<CapturedProcess> processOf(const CaptureCommand& command, const Machine& machine,
                                           const std::shared_ptr<const core::CaptureParts>& parts) {
    const core::CaptureSettings settings{command.limit, command.stacks, command.ranges};
    const CaptureWords words = captureWords(command);
    if (isThisComputer(machine))
        return localProcess({words.argv, workingFolder(command),
                             core::captureEnvironment(settings, core::captureLibrary(), *parts)});
    std::vector<std::string> argv;
    for (const QString& word : words.argv)
        argv.push_back(word.toStdString());
    return remoteProcess(
        {captureServer(machine).argv, argv, workingFolder(command).toStdString(), settings, parts});
}

} // namespace

CaptureRun::CaptureRun(QObject* parent) : QObject(parent), machine_(thisComputer()) {
    connect(&reading_, &ProgramReading::ended, this, &CaptureRun::changed);
}

CaptureRun::~CaptureRun() = default;

void CaptureRun::start(const CaptureCommand& command, const Machine& machine,
                       std::vector<core::DeviceProperties> catalogue) {
    end_.reset();
    if (isThisComputer(machine)) {
        if (core::captureLibrary().empty())
            throw core::InputError(core::noCaptureLibraryText());
        core::requireNoOtherTool({command.limit, command.stacks, command.ranges});
    }
    file_ = captureFile(command);
    const auto parts = std::make_shared<const core::CaptureParts>(file_.toStdString());
    program_ = command.program.trimmed();
    machine_ = machine;
    hasEnded_ = std::make_shared<std::atomic<bool>>(false);
    ranMs_ = 0;
    isStopped_ = isAskedToEnd_ = false;
    process_ = processOf(command, machine, parts);
    connect(process_.get(), &CapturedProcess::printed, this, &CaptureRun::printed);
    connect(process_.get(), &CapturedProcess::connected, this, &CaptureRun::changed);
    connect(process_.get(), &CapturedProcess::ended, this, &CaptureRun::onEnded);
    clock_.start();
    reading_.follow(parts, isThisComputer(machine), std::move(catalogue), hasEnded_);
    process_->start();
    Q_EMIT changed();
}

void CaptureRun::onEnded(const CapturedEnd& end) {
    ranMs_ = clock_.elapsed();
    end_ = end;
    *hasEnded_ = true;
    Q_EMIT changed();
}

void CaptureRun::stopCapturing() {
    if (!isCapturing())
        return;
    core::CaptureParts::stopCapturing(file_.toStdString());
    isStopped_ = true;
    Q_EMIT changed();
}

void CaptureRun::stopProgram() {
    if (!programRuns())
        return;
    process_->stop(isAskedToEnd_);
    isAskedToEnd_ = true;
    Q_EMIT changed();
}

bool CaptureRun::hasEndedItself() const {
    return end_ && end_->result && end_->result->end != ProgramEnd::NotStarted;
}

QString CaptureRun::endText() const {
    if (!end_)
        return {};
    const QString reason = text(end_->reason.text());
    if (!end_->result)
        return fill(tr("{machine}: {problem}."), {{"machine", machineName(machine_)}, {"problem", reason}});
    if (end_->result->end == ProgramEnd::NotStarted)
        return fill(tr("{program} cannot be started: {reason}."),
                    {{"program", program_}, {"reason", reason}});
    const QString name = QFileInfo(program_).fileName();
    const int status = end_->result->status;
    if (end_->result->end == ProgramEnd::Signalled)
        return fill(tr("{program} was ended by signal {number} ({name})."),
                    {{"program", name},
                     {"number", std::to_string(status)},
                     {"name", std::string(::strsignal(status))}});
    return fill(tr("{program} ended with status {status}."),
                {{"program", name}, {"status", std::to_string(status)}});
}

QString CaptureRun::lossText() const {
    return end_ && end_->lossOfParts ? text(end_->lossOfParts->text()) : QString();
}

} // namespace trichevron::gui
