// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A child process that speaks lines. Never blocks the event loop: not to start, not to end.
#pragma once

#include "core/fault/fault.h"

#include <QByteArray>
#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace trichevron {

class WorkerProcess : public QObject {
    Q_OBJECT

public:
    explicit WorkerProcess(QObject* parent = nullptr);
    /// Lets go of a child that still runs as abandon() does, or kills it where no event loop runs any more.
    ~WorkerProcess() override;

    /// command[0] is the executable.
    void start(const QStringList& command);
    /// Writes one line, newline included; queued when the child does not read yet.
    void write(const std::string& line);
    /// Ends the child without further signals: its input is closed, and it is killed if it does not end by
    /// that.
    void abandon();
    /// As abandon(), without the grace: for a child that cannot be trusted to end.
    void kill();
    bool isRunning() const { return process_ != nullptr; }
    qint64 processId() const { return process_ != nullptr ? process_->processId() : 0; }

Q_SIGNALS:
    void started();
    /// One line of the child's stdout, without its newline.
    void lineReceived(const QByteArray& line);
    /// One line of the child's stderr.
    void logged(const QString& line);
    /// The child cannot be used any more: it cannot be started, does not speak in lines of the protocol's
    /// size (and was killed), ended in the middle of a line, or was ended by a signal.
    void faulted(const trichevron::Fault& fault);
    /// The child ended by itself with this status.
    void exited(int status);

private:
    /// Takes the running child away from this object; null when there is none.
    QProcess* release();
    void end(bool atOnce);
    /// Takes what has come for a few milliseconds, and the rest after the event loop had its turn.
    void readOutput();
    void readAllOutput();
    bool takePiece();
    /// Passes on the lines in what was read; false when this child is not to be read any more.
    bool passLines();
    void readLog();
    void babble(const std::string& what);
    void onFinished(int status, QProcess::ExitStatus how);

    QProcess* process_ = nullptr;
    QString program_;
    QByteArray output_;
    qsizetype scanned_ = 0; ///< how far output_ was searched for a newline
    QByteArray log_;
    bool moreOutput_ = false; ///< reading goes on by itself
};

} // namespace trichevron
