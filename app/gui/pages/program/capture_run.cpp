// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/capture_run.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/errors/input_error.h"

#include <QFileInfo>
#include <QProcessEnvironment>

#include <csignal>
#include <cstring>

#include <sys/types.h>
#include <unistd.h>

namespace trichevron::gui {

CaptureRun::CaptureRun(QObject* parent) : QObject(parent) {
    connect(&reading_, &ProgramReading::ended, this, &CaptureRun::changed);
}

CaptureRun::~CaptureRun() {
    if (!programRuns())
        return;
    process_->disconnect(this);
    ::kill(static_cast<pid_t>(-group_), SIGKILL);
    process_->waitForFinished();
}

void CaptureRun::start(const CaptureCommand& command, std::vector<core::DeviceProperties> catalogue) {
    const std::string library = core::captureLibrary();
    if (library.empty())
        throw core::InputError(core::noCaptureLibraryText());
    const core::CaptureSettings settings{command.limit, command.stacks, command.ranges};
    core::requireNoOtherTool(settings);
    CaptureWords words = captureWords(command);
    file_ = captureFile(command);
    auto parts = std::make_shared<const core::CaptureParts>(file_.toStdString());
    program_ = command.program.trimmed();
    hasEnded_ = std::make_shared<std::atomic<bool>>(false);
    ranMs_ = 0;
    code_ = 0;
    isSignalled_ = isStopped_ = isAskedToEnd_ = false;
    startProblem_.clear();
    process_ = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [name, value] : core::captureEnvironment(settings, library, *parts))
        environment.insert(text(name), text(value));
    process_->setProcessEnvironment(environment);
    process_->setWorkingDirectory(workingFolder(command));
    process_->setProcessChannelMode(QProcess::MergedChannels);
    process_->setStandardInputFile(QProcess::nullDevice());
    // A group of its own, so that its children end with it.
    process_->setChildProcessModifier([] {
        ::setpgid(0, 0);
        std::signal(SIGXFSZ, SIG_DFL);
    });
    connect(process_.get(), &QProcess::readyRead, this, [this] { Q_EMIT printed(process_->readAll()); });
    connect(process_.get(), &QProcess::started, this, &CaptureRun::onStarted);
    connect(process_.get(), &QProcess::finished, this, &CaptureRun::onFinished);
    connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        startProblem_ = process_->errorString().section(QStringLiteral(": "), -1); // without "execve"
        *hasEnded_ = true;
        Q_EMIT changed();
    });
    clock_.start();
    reading_.follow(std::move(parts), std::move(catalogue), hasEnded_);
    process_->start(words.argv.takeFirst(), words.argv);
    Q_EMIT changed();
}

void CaptureRun::onStarted() {
    group_ = process_->processId();
    Q_EMIT changed();
}

void CaptureRun::onFinished(int code, QProcess::ExitStatus status) {
    ranMs_ = clock_.elapsed();
    code_ = code;
    isSignalled_ = status == QProcess::CrashExit;
    Q_EMIT printed(process_->readAll());
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
    if (!programRuns() || group_ == 0)
        return;
    ::kill(static_cast<pid_t>(-group_), isAskedToEnd_ ? SIGKILL : SIGTERM);
    isAskedToEnd_ = true;
    Q_EMIT changed();
}

QString CaptureRun::endText() const {
    if (programRuns())
        return {};
    if (!startProblem_.isEmpty())
        return fill(tr("{program} cannot be started: {reason}."),
                    {{"program", program_}, {"reason", startProblem_}});
    const QString name = QFileInfo(program_).fileName();
    if (isSignalled_)
        return fill(tr("{program} was ended by signal {number} ({name})."),
                    {{"program", name},
                     {"number", std::to_string(code_)},
                     {"name", std::string(::strsignal(code_))}});
    return fill(tr("{program} ended with status {status}."),
                {{"program", name}, {"status", std::to_string(code_)}});
}

} // namespace trichevron::gui
