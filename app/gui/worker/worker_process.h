// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A child process that speaks lines. Never blocks the event loop: not to start, not to end.
#pragma once

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

Q_SIGNALS:
    void started();
    /// One line of the child's stdout, without its newline.
    void lineReceived(const QByteArray& line);
    /// One line of the child's stderr.
    void logged(const QString& line);
    /// The child does not speak in lines of the protocol's size; it was killed.
    void babbled(const QString& sentence);
    /// The child cannot be used any more. `retry` is false where starting it again cannot help.
    void failed(const QString& sentence, bool retry);
    /// The child ended by itself with this status.
    void exited(int status);

private:
    /// Takes the running child away from this object; null when there is none.
    QProcess* release();
    void end(bool atOnce);
    void readOutput();
    /// Passes on the lines in what was read; false when this child is not to be read any more.
    bool passLines();
    void readLog();
    void onFinished(int status, QProcess::ExitStatus how);

    QProcess* process_ = nullptr;
    QString program_;
    QByteArray output_;
    qsizetype scanned_ = 0; ///< how far output_ was searched for a newline
    QByteArray log_;
};

} // namespace trichevron
