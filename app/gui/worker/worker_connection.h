// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Requests to a worker process, and what comes back. It notices a worker that breaks the protocol, ends, or
/// takes too long.
#pragma once

#include "app/gui/worker/job_reply.h"
#include "app/gui/worker/pending_request.h"
#include "app/gui/worker/reply_watch.h"
#include "app/gui/worker/worker_message.h"
#include "app/gui/worker/worker_process.h"
#include "app/gui/worker/worker_requests.h"
#include "app/gui/worker/worker_timeouts.h"
#include "core/fault/fault.h"
#include "core/json/json_value.h"
#include "core/protocol/message.h"
#include "core/sweep/sweep.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace trichevron::gui {

/// Takes the replies to requests, which are no longer pending then. These are no Qt signals, since what a
/// receiver throws is a fault of the worker: an invalid reply.
class WorkerReceiver {
public:
    virtual void onJobResult(qint64 id, const JobResult& result) = 0;
    /// Of a request that is not a job.
    virtual void onResult(qint64 id, const PendingRequest& request, const core::Json& result) = 0;
    virtual void onError(qint64 id, const PendingRequest& request, const WorkerError& error) = 0;

protected:
    ~WorkerReceiver() = default;
};

class WorkerConnection : public QObject {
    Q_OBJECT

public:
    /// Milliseconds since any moment.
    using Clock = std::function<qint64()>;

    /// `clock`: of silence and deadlines; null: that of the computer.
    WorkerConnection(WorkerReceiver& receiver, const WorkerTimeouts& timeouts, Clock clock);

    void start(const QStringList& command);
    bool isRunning() const { return process_.isRunning(); }
    qint64 processId() const { return process_.processId(); }
    /// The last line of the worker's log that is not blank.
    const QString& lastLogLine() const { return lastLogLine_; }

    /// For sendAs().
    qint64 takeId() { return nextId_++; }
    void sendAs(qint64 id, const WorkerRequest& request);
    /// Returns the id.
    qint64 send(const WorkerRequest& request);
    /// Asks the worker to stop the job that is pending. Returns false if there is none.
    bool cancelJob();
    /// Empties the list of pending requests, and returns what was in it.
    PendingRequests forgetRequests();

    /// As those of WorkerProcess.
    void abandon() { process_.abandon(); }
    void kill() { process_.kill(); }

Q_SIGNALS:
    void progressed(qint64 id, quint64 done, quint64 total);
    void pointMeasured(qint64 id, qsizetype point, const trichevron::core::SweepOutcome& outcome);
    void outputReceived(qint64 id, quint64 argument, quint64 firstByte, const QByteArray& bytes);
    /// The worker is unusable. One that takes too long was killed; another may still run.
    void faulted(const trichevron::core::Fault& fault);
    /// The process exited with this status.
    void exited(int status);
    /// The worker has sent nothing for this long although a request is pending.
    void quiet(double seconds);
    void logged(const QString& line);

private:
    void onLine(const QByteArray& line);
    void onResponse(const core::protocol::Response& response);
    void onNotification(const core::protocol::Notification& notification);
    /// Adds the last line of the log where the fault has no detail of its own.
    void report(const core::Fault& fault);
    /// Acts on silence and on missed deadlines.
    void watch();

    WorkerReceiver& receiver_;
    WorkerProcess process_;
    QString lastLogLine_;
    PendingRequests pending_;
    qint64 nextId_ = 1;
    Clock clock_;
    ReplyWatch replyWatch_; ///< by clock_
    QTimer watchTimer_;     ///< runs while a request is pending
};

} // namespace trichevron::gui
