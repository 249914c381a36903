// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The program's side of the worker protocol (core/protocol/message.h). Every call is asynchronous. Every
/// fault of a worker is reported, and the worker is restarted where that can help.
#pragma once

#include "app/gui/text/later_text.h"
#include "app/gui/worker/blob_upload.h"
#include "app/gui/worker/restart_policy.h"
#include "app/gui/worker/worker_connection.h"
#include "app/gui/worker/worker_start.h"
#include "app/gui/worker/worker_timeouts.h"
#include "core/backend/backend.h"
#include "core/fault/fault.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <optional>
#include <vector>

namespace trichevron::gui {

enum class WorkerState {
    Stopped,
    Starting, ///< until devices and kernels are known
    Ready,
    Busy,     ///< a job is running
    Waiting,  ///< ended by a fault; a new worker starts after a pause
    NoDevice, ///< the worker works, but has no device
    Failed    ///< no further restart; restart() tries again
};

class WorkerClient : public QObject, private WorkerReceiver {
    Q_OBJECT

public:
    using Clock = WorkerConnection::Clock;

    /// `clock`: of silence and deadlines; null: that of the computer.
    explicit WorkerClient(WorkerTimeouts timeouts = {}, QObject* parent = nullptr, Clock clock = {});

    /// Starts the command and returns without waiting.
    void start(const QStringList& command);
    /// Starts the same command again and resets its retries.
    void restart();
    void stop();

    WorkerState state() const { return state_; }
    /// Why the worker is not ready, in the current language; empty if it is.
    QString reason() const { return reason_.text(); }
    /// None at the first try, and once the worker was ready.
    std::optional<RestartPolicy::Try> laterTry() const { return restarts_.laterTry(); }
    /// Live or Recorded, from the handshake; valid once Ready.
    core::ProvenanceKind kind() const { return start_.backend(); }
    const std::vector<WorkerDevice>& devices() const { return start_.devices(); }
    /// 0 if there is no process.
    qint64 processId() const { return connection_.processId(); }

    /// Sends a job; the returned ticket comes back with its reply. 0 if the worker is not Ready. The code and
    /// the files of a kernel of the user's own are sent ahead of it.
    qint64 launch(const core::LaunchRequest& request);
    qint64 measure(const core::MeasureRequest& request);
    qint64 sweep(const core::SweepRequest& request);
    qint64 trace(const core::LaunchRequest& request);
    /// Asks the worker to stop the running job; a worker that does not is killed.
    void cancel();

Q_SIGNALS:
    void stateChanged();
    void launchAnswered(qint64 ticket, const trichevron::core::LaunchResult& result);
    void measureAnswered(qint64 ticket, const trichevron::core::Measurement& measurement);
    /// A sweep or its worker has ended; the sweep holds what was measured until then.
    void sweepAnswered(qint64 ticket, const trichevron::core::Sweep& sweep);
    void traceAnswered(qint64 ticket, const trichevron::core::BlockTrace& trace);
    /// A point of the running sweep.
    void pointMeasured(qint64 ticket, qsizetype point, const trichevron::core::SweepOutcome& outcome);
    /// The worker ended in the middle of a measurement: the samples that it had sent. jobFailed() follows.
    void measureInterrupted(qint64 ticket, const trichevron::core::Measurement& measurement);
    /// The job has no result; the message says why. `kind` is the worker's, none where the worker failed.
    void jobFailed(qint64 ticket, const trichevron::gui::LaterText& message,
                   std::optional<trichevron::core::BackendErrorKind> kind);
    /// The next bytes of an output of the user's kernel, where the request keeps outputs.
    void outputReceived(qint64 ticket, quint64 argument, quint64 firstByte, const QByteArray& bytes);
    void progressed(qint64 ticket, quint64 done, quint64 total);
    /// The worker, its device, or the context of a kernel is lost.
    void faulted(const trichevron::core::Fault& fault);
    /// The worker has sent nothing for this long although a request is pending.
    void quiet(double seconds);
    void logged(const QString& line);

private:
    /// A job that waits until the worker has what it needs.
    struct WaitingJob {
        qint64 ticket = 0;
        WorkerRequest job;
        BlobUpload upload;
        qint64 request = 0; ///< with the present piece
    };

    void begin();
    /// Acts on what follows from a reply while the worker starts.
    void continueStart(const StartStep& step);
    qint64 sendJob(WorkerRequest job, core::Seconds timeLimit, const std::optional<core::OwnLaunch>& own);
    /// The next piece that the waiting job needs, or the job where the worker has all.
    void sendPiece();
    void onUploaded(qint64 request, const core::Json& result);

    void onJobResult(qint64 id, const JobResult& result) override;
    void onResult(qint64 id, const PendingRequest& request, const core::Json& result) override;
    void onError(qint64 id, const PendingRequest& request, const WorkerError& error) override;
    void onJobError(qint64 id, const WorkerError& error);

    void onExit(int status);
    void onCancelIgnored();
    /// Ends the process, fails its jobs, and starts a new worker if that can help.
    void fault(const core::Fault& fault);
    void endWorker(WorkerState state, const LaterText& message);
    /// Empties the list of pending requests, passes on the partial results of its jobs, and returns their
    /// tickets, which the caller must fail.
    std::vector<qint64> clearPending();
    void passOnPartialResult(qint64 id, const PendingRequest& pending);
    void failJobs(const std::vector<qint64>& tickets, const LaterText& message);
    void setState(WorkerState state, const LaterText& reason = {});
    /// Why there is a new worker, and which try it is.
    void announceRestart(WorkerState state);

    WorkerConnection connection_;
    WorkerTimeouts timeouts_;
    QStringList command_;
    WorkerState state_ = WorkerState::Stopped;
    LaterText reason_;
    WorkerStart start_;
    RestartPolicy restarts_;
    std::optional<WaitingJob> waitingJob_;
    double timeLimitSeconds_ = 0; ///< of the running job
    QTimer cancelTimer_;          ///< single shot: from a cancel to the end of the job
    QTimer restartTimer_;         ///< single shot: the pause before a restart
};

} // namespace trichevron::gui
