// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/worker_process.h"

#include "core/protocol/message.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThread>
#include <QTimer>

namespace trichevron {
namespace {

/// How long a child may take to end after its input was closed.
constexpr int endGraceMs = 1500;
/// How long the end of a killed child is awaited at the end of the program.
constexpr int killedMs = 1000;
/// A line of stderr longer than this is cut: the log is for reading.
constexpr qsizetype maxLogLine = 4000;
/// What is taken from a child at a time, so that a flood is seen before it is held.
constexpr qint64 pieceBytes = qint64{64} * 1024;

} // namespace

WorkerProcess::WorkerProcess(QObject* parent) : QObject(parent) {}

WorkerProcess::~WorkerProcess() {
    // While the program runs, the child has its grace. Without an event loop nothing would end that.
    if (QCoreApplication::instance() != nullptr && QThread::currentThread()->loopLevel() > 0) {
        abandon();
        return;
    }
    QProcess* process = release();
    if (process == nullptr)
        return;
    process->kill();
    process->waitForFinished(killedMs);
    delete process;
}

QProcess* WorkerProcess::release() {
    QProcess* process = process_;
    process_ = nullptr;
    if (process == nullptr)
        return nullptr;
    process->disconnect(this);
    if (process->state() != QProcess::NotRunning)
        return process;
    process->deleteLater();
    return nullptr;
}

void WorkerProcess::start(const QStringList& command) {
    abandon();
    output_.clear();
    log_.clear();
    scanned_ = 0;
    program_ = command.value(0);
    process_ = new QProcess;
    connect(process_, &QProcess::started, this, &WorkerProcess::started);
    connect(process_, &QProcess::readyReadStandardOutput, this, &WorkerProcess::readOutput);
    connect(process_, &QProcess::readyReadStandardError, this, &WorkerProcess::readLog);
    connect(process_, &QProcess::finished, this, &WorkerProcess::onFinished);
    connect(process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        const QString reason = process_->errorString();
        abandon();
        Q_EMIT failed(
            tr("The worker “%1” cannot be started (%2); install trichevron-cli beside the program or "
               "set another worker command.")
                .arg(program_, reason),
            false);
    });
    process_->start(program_, command.mid(1));
}

void WorkerProcess::write(const std::string& line) {
    if (process_ != nullptr)
        process_->write(line.data(), static_cast<qint64>(line.size()));
}

void WorkerProcess::abandon() {
    end(false);
}

void WorkerProcess::kill() {
    end(true);
}

void WorkerProcess::end(bool atOnce) {
    QProcess* process = release();
    output_ = QByteArray();
    scanned_ = 0;
    if (process == nullptr)
        return;
    // What it still writes is of no use, and would be kept in memory until it has ended.
    process->closeReadChannel(QProcess::StandardOutput);
    process->closeReadChannel(QProcess::StandardError);
    // A worker ends at the end of its input. The object outlives us until the child is gone; at the end of
    // the program there is no time for grace.
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    QObject::connect(process, &QProcess::errorOccurred, process, [process](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            process->deleteLater();
    });
    if (atOnce)
        process->kill();
    process->closeWriteChannel();
    auto* grace = new QTimer(process);
    grace->setSingleShot(true);
    QObject::connect(grace, &QTimer::timeout, process, &QProcess::kill);
    grace->start(endGraceMs);
    QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, process, [process] {
        process->kill();
        process->deleteLater();
    });
}

void WorkerProcess::readOutput() {
    process_->setReadChannel(QProcess::StandardOutput);
    for (;;) {
        const QByteArray piece = process_->read(pieceBytes);
        if (piece.isEmpty())
            return;
        output_ += piece;
        if (!passLines())
            return;
    }
}

bool WorkerProcess::passLines() {
    const QPointer<QProcess> current = process_;
    qsizetype begin = 0;
    for (;;) {
        const qsizetype end = output_.indexOf('\n', qMax(begin, scanned_));
        const qsizetype length = (end < 0 ? output_.size() : end + 1) - begin;
        if (length > static_cast<qsizetype>(protocol::maxMessageBytes)) {
            kill();
            Q_EMIT babbled(
                tr("The worker sent a line longer than %1 bytes, the largest that the protocol allows, "
                   "and was stopped.")
                    .arg(protocol::maxMessageBytes));
            return false;
        }
        if (end < 0)
            break;
        const QByteArray line = output_.mid(begin, end - begin);
        begin = end + 1;
        Q_EMIT lineReceived(line);
        if (process_ == nullptr || process_ != current)
            return false; // whoever got the line has ended this child
    }
    output_.remove(0, begin);
    scanned_ = output_.size();
    return true;
}

void WorkerProcess::readLog() {
    log_ += process_->readAllStandardError();
    for (;;) {
        const qsizetype end = log_.indexOf('\n');
        if (end < 0 && log_.size() <= maxLogLine)
            break;
        const QByteArray line = log_.left(end < 0 ? maxLogLine : qMin(end, maxLogLine));
        log_.remove(0, end < 0 ? maxLogLine : end + 1);
        Q_EMIT logged(QString::fromUtf8(line));
    }
}

void WorkerProcess::onFinished(int status, QProcess::ExitStatus how) {
    readLog();
    if (!log_.isEmpty())
        Q_EMIT logged(QString::fromUtf8(log_.left(maxLogLine)));
    const QPointer<QProcess> current = process_;
    readOutput();
    if (process_ == nullptr || process_ != current)
        return;
    const bool half = !output_.isEmpty();
    abandon();
    if (how == QProcess::CrashExit)
        Q_EMIT failed(tr("The worker was killed by a signal or crashed."), true);
    else if (half)
        Q_EMIT failed(tr("The worker ended in the middle of a line (exit status %1).").arg(status), true);
    else
        Q_EMIT exited(status);
}

} // namespace trichevron
