// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A child process that reads and writes lines. Neither its start nor its end blocks the event loop.
#pragma once

#include "core/fault/fault.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace trichevron::gui {

class WorkerProcess : public QObject {
    Q_OBJECT

public:
    explicit WorkerProcess(QObject* parent = nullptr);
    /// Does what abandon() does, or kills the child if no event loop runs any more.
    ~WorkerProcess() override;

    /// command[0] is the executable.
    void start(const QStringList& command);
    /// Writes one line with its newline. The line is queued until the child reads.
    void write(const std::string& line);
    /// Ends the child: closes its input, and kills it if it has not ended 1.5 s later. It emits no further Qt
    /// signals.
    void abandon();
    /// Kills the child, which may be stopped or stuck. It emits no further Qt signals.
    void kill();
    bool isRunning() const { return process_ != nullptr; }
    qint64 processId() const { return process_ != nullptr ? process_->processId() : 0; }

Q_SIGNALS:
    /// One line of the child's stdout, without its newline.
    void lineReceived(const QByteArray& line);
    /// One line of the child's stderr.
    void logged(const QString& line);
    /// The child is unusable: it cannot be started, wrote a line beyond the protocol's limit (and was
    /// killed), ended in the middle of a line, or was ended by a signal.
    void faulted(const trichevron::core::Fault& fault);
    /// The child exited with this status.
    void exited(int status);

private:
    /// Detaches the running child from this object; null if there is none.
    QProcess* release();
    void end(bool killNow);
    /// Reads for a few milliseconds, and continues after the event loop has processed other events.
    void readOutput();
    void readAllOutput();
    bool readPiece();
    /// Emits the complete lines in output_. Returns false if the child was ended meanwhile.
    bool emitLines();
    void readLog();
    /// Kills the child for output that breaks the protocol.
    void rejectOutput(const core::Fault& fault);
    void onFinished(int status, QProcess::ExitStatus how);

    QProcess* process_ = nullptr;
    QString program_;
    QByteArray output_;
    qsizetype scanned_ = 0; ///< bytes of output_ that were searched for a newline
    QByteArray log_;
    bool continuesReading_ = false; ///< readOutput() is scheduled
};

} // namespace trichevron::gui
