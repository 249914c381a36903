// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program that runs and is captured: its output, its end, and what was captured so far.
#pragma once

#include "app/gui/pages/program/captured_process.h"
#include "app/gui/pages/program/program_reading.h"
#include "app/gui/session/capture_command.h"
#include "app/gui/session/machines.h"

#include <QElapsedTimer>
#include <QObject>

#include <atomic>
#include <memory>
#include <optional>

namespace trichevron::gui {

class CaptureRun final : public QObject {
    Q_OBJECT

public:
    explicit CaptureRun(QObject* parent = nullptr);
    /// Ends the program. Its parts stay beside the file of the capture.
    ~CaptureRun() override;

    /// Throws InputError where the capture cannot begin.
    void start(const CaptureCommand& command, const Machine& machine,
               std::vector<core::DeviceProperties> catalogue);
    /// From start() until the capture is read at the end.
    bool isActive() const { return programRuns() || reading_.isReading(); }
    /// Or its machine has not answered yet.
    bool programRuns() const { return process_ && process_->isRunning(); }
    bool isConnecting() const { return programRuns() && !process_->isConnected(); }
    bool isCapturing() const { return programRuns() && !isStopped_; }
    bool isAskedToEnd() const { return isAskedToEnd_; }
    /// The path of the capture, and the program as it was typed.
    const QString& file() const { return file_; }
    const QString& program() const { return program_; }
    const Machine& machine() const { return machine_; }
    /// Since the start, until the end of the program.
    qint64 elapsedMs() const { return programRuns() ? clock_.elapsed() : ranMs_; }
    /// The program was started, and ended.
    bool hasEndedItself() const;
    /// How the program ended, in one sentence; empty while it runs.
    QString endText() const;
    /// Why not all that was captured is there, in one sentence; else empty.
    QString lossText() const;

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
    void onEnded(const CapturedEnd& end);

    ProgramReading reading_;
    std::unique_ptr<CapturedProcess> process_;
    std::shared_ptr<std::atomic<bool>> hasEnded_;
    QElapsedTimer clock_;
    QString file_;
    QString program_;
    Machine machine_;
    qint64 ranMs_ = 0;
    std::optional<CapturedEnd> end_;
    bool isStopped_ = false;
    bool isAskedToEnd_ = false;
};

} // namespace trichevron::gui
