// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/worker_process.h"

#include "core/fault/worker_faults.h"
#include "core/protocol/exit_status.h"
#include "core/protocol/message.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QThread>
#include <QTimer>

namespace trichevron::gui {
namespace {

/// A child may take this long to end after its input was closed.
constexpr int endGraceMs = 1500;
/// At the end of the program, wait this long for a killed child to end.
constexpr int killTimeoutMs = 1000;
/// Longer lines of stderr are split.
constexpr qsizetype maxLogLine = 4000;
/// Bytes per read, so that an endless line is detected before it fills the memory.
constexpr qint64 pieceBytes = qint64{64} * 1024;
/// Reading may block the event loop for this long.
constexpr qint64 readingMs = 8;
/// Bytes that may wait to be read. A worker that exceeds this writes faster than the program can read.
constexpr qint64 maxUnread = qint64{64} * 1024 * 1024;

} // namespace

WorkerProcess::WorkerProcess(QObject* parent) : QObject(parent) {}

WorkerProcess::~WorkerProcess() {
    // The grace period needs an event loop to end it.
    if (QCoreApplication::instance() != nullptr && QThread::currentThread()->loopLevel() > 0) {
        abandon();
        return;
    }
    QProcess* process = release();
    if (process == nullptr)
        return;
    process->kill();
    process->waitForFinished(killTimeoutMs);
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
    continuesReading_ = false;
    program_ = command.value(0);
    process_ = new QProcess;
    connect(process_, &QProcess::readyReadStandardOutput, this, &WorkerProcess::readOutput);
    connect(process_, &QProcess::readyReadStandardError, this, &WorkerProcess::readLog);
    connect(process_, &QProcess::finished, this, &WorkerProcess::onFinished);
    connect(process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        const QString reason = process_->errorString();
        abandon();
        Q_EMIT faulted({core::FaultKind::WorkerMissing,
                        core::verbatim(QStringLiteral("%1 (%2)").arg(program_, reason).toStdString()), 0, 0});
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

void WorkerProcess::end(bool killNow) {
    QProcess* process = release();
    output_ = QByteArray();
    scanned_ = 0;
    if (process == nullptr)
        return;
    // Nobody needs what it still writes, and QProcess would keep it in memory.
    process->closeReadChannel(QProcess::StandardOutput);
    process->closeReadChannel(QProcess::StandardError);
    // A worker ends when its input ends. The QProcess lives until then; at the end of the program the child
    // is killed without a grace period.
    QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    QObject::connect(process, &QProcess::errorOccurred, process, [process](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            process->deleteLater();
    });
    if (killNow)
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
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < readingMs) {
        if (!readPiece())
            return;
    }
    if (process_->bytesAvailable() > maxUnread) {
        rejectOutput(core::tooMuchOutput());
        return;
    }
    if (continuesReading_)
        return;
    continuesReading_ = true;
    QTimer::singleShot(0, this, [this, owner = QPointer<QProcess>(process_)] {
        continuesReading_ = false;
        if (owner != nullptr && owner == process_)
            readOutput();
    });
}

void WorkerProcess::readAllOutput() {
    while (readPiece()) {
    }
}

bool WorkerProcess::readPiece() {
    process_->setReadChannel(QProcess::StandardOutput);
    const QByteArray piece = process_->read(pieceBytes);
    output_ += piece;
    return !piece.isEmpty() && emitLines();
}

void WorkerProcess::rejectOutput(const core::Fault& fault) {
    kill();
    Q_EMIT faulted(fault);
}

bool WorkerProcess::emitLines() {
    const QPointer<QProcess> current = process_;
    qsizetype begin = 0;
    for (;;) {
        const qsizetype end = output_.indexOf('\n', qMax(begin, scanned_));
        const qsizetype length = (end < 0 ? output_.size() : end + 1) - begin;
        if (length > static_cast<qsizetype>(core::protocol::maxMessageBytes)) {
            rejectOutput(core::tooLongLine(core::protocol::maxMessageBytes));
            return false;
        }
        if (end < 0)
            break;
        const QByteArray line = output_.mid(begin, end - begin);
        begin = end + 1;
        Q_EMIT lineReceived(line);
        if (process_ == nullptr || process_ != current)
            return false; // the receiver of the line has ended this child
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
    readAllOutput();
    if (process_ == nullptr || process_ != current)
        return;
    const bool isMidLine = !output_.isEmpty();
    abandon();
    if (how == QProcess::CrashExit)
        Q_EMIT faulted(core::faultFromSignal(status)); // Qt passes the signal number as the status
    else if (isMidLine && !core::protocol::exitStatus::endsMidMessage(status))
        Q_EMIT faulted(core::endedInLine(status));
    else
        Q_EMIT exited(status);
}

} // namespace trichevron::gui
