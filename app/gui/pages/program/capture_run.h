// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program that runs and is captured: its output, its end, and what was captured so far.
#pragma once

#include "app/gui/pages/program/program_reading.h"
#include "app/gui/session/capture_command.h"

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>

#include <atomic>
#include <memory>

namespace trichevron::gui {

class CaptureRun final : public QObject {
    Q_OBJECT

public:
    explicit CaptureRun(QObject* parent = nullptr);
    /// Ends the program. Its parts stay beside the file of the capture.
    ~CaptureRun() override;

    /// Throws InputError where the capture cannot begin.
    void start(const CaptureCommand& command, std::vector<core::DeviceProperties> catalogue);
    /// From start() until the capture is read at the end.
    bool isActive() const { return programRuns() || reading_.isReading(); }
    bool programRuns() const { return process_ && process_->state() != QProcess::NotRunning; }
    bool isCapturing() const { return programRuns() && !isStopped_; }
    bool isAskedToEnd() const { return isAskedToEnd_; }
    /// The path of the capture, and the program as it was typed.
    const QString& file() const { return file_; }
    const QString& program() const { return program_; }
    /// Since the start, until the end of the program.
    qint64 elapsedMs() const { return programRuns() ? clock_.elapsed() : ranMs_; }
    bool wasStarted() const { return startProblem_.isEmpty(); }
    /// How the program ended, in one sentence; empty while it runs.
    QString endText() const;

    /// The program goes on; what it launches from now on is not captured.
    /// Throws InputError where the file of the capture is gone.
    void stopCapturing();
    /// Asks the program and its children to end (SIGTERM); the second time, ends them (SIGKILL).
    void stopProgram();
    /// Gives what was captured so far, and at the end the whole program.
    ProgramReading& reading() { return reading_; }
    const ProgramReading& reading() const { return reading_; }

Q_SIGNALS:
    void printed(const QByteArray& bytes);
    /// It was started, stopped or ended.
    void changed();

private:
    void onStarted();
    void onFinished(int code, QProcess::ExitStatus status);

    ProgramReading reading_;
    std::unique_ptr<QProcess> process_;
    std::shared_ptr<std::atomic<bool>> hasEnded_;
    QElapsedTimer clock_;
    QString file_;
    QString program_;
    qint64 ranMs_ = 0;
    qint64 group_ = 0; ///< the process group of the program
    int code_ = 0;     ///< exit status, or signal
    bool isSignalled_ = false;
    bool isStopped_ = false;
    bool isAskedToEnd_ = false;
    QString startProblem_;
};

} // namespace trichevron::gui
