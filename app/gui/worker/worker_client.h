// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The program's side of the worker protocol (core/protocol/message.h). Every call is asynchronous. Every
/// fault of a worker is reported, and the worker is restarted where that can help.
#pragma once

#include "app/gui/text/later_text.h"
#include "app/gui/worker/blob_upload.h"
#include "app/gui/worker/worker_process.h"
#include "core/backend/backend.h"
#include "core/fault/fault.h"
#include "core/protocol/columns.h"
#include "core/protocol/message.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
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

/// A device of a worker. Its index in the list is the device number in requests.
struct WorkerDevice {
    std::shared_ptr<const core::DeviceProperties> properties;
    std::vector<std::shared_ptr<const core::KernelInfo>> kernels;
    core::Text problem; ///< why nothing can be launched on this device; empty if it is usable
};

struct WorkerTimeouts {
    /// From the start to the reply to "initialize"; zero: no limit, since a scheduler may queue the command.
    std::chrono::milliseconds handshake{20000};
    std::chrono::milliseconds answer{60000};   ///< for "devices" and "kernels", which create the context
    std::chrono::milliseconds margin{60000};   ///< for a job, beyond its own time limit and budget
    std::chrono::milliseconds quiet{2000};     ///< without a message, after which the user is informed
    std::chrono::milliseconds silence{10000};  ///< without a message, after which the worker is killed
    std::chrono::milliseconds cancelled{2000}; ///< from a cancel to the end of the job
    /// Before the second restart in a row, the first having none; doubles up to 30 s.
    std::chrono::milliseconds firstPause{500};
    int restarts = 8; ///< automatic ones in a row; a job of the user resets the count
};

class WorkerClient : public QObject {
    Q_OBJECT

public:
    /// Milliseconds since any moment.
    using Clock = std::function<qint64()>;

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
    /// A start that follows failed ones: the second of 9 tries.
    struct Try {
        int number = 2;
        int count = 2;
    };
    /// None at the first try, and once the worker was ready.
    std::optional<Try> laterTry() const { return laterTry_; }
    /// Live or Recorded, from the handshake; valid once Ready.
    core::ProvenanceKind kind() const { return kind_; }
    const std::vector<WorkerDevice>& devices() const { return devices_; }
    /// 0 if there is no process.
    qint64 processId() const { return process_.processId(); }

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
    enum class RequestKind { Initialize, Devices, Kernels, Upload, Launch, Measure, Sweep, Trace };
    struct Pending {
        RequestKind kind = RequestKind::Initialize;
        int device = 0;
        qint64 sentAt = 0;              ///< by clock_
        std::optional<qint64> deadline; ///< by clock_
        core::protocol::ColumnCollector columns;
        core::Sweep sweep;
        bool isJob() const { return kind >= RequestKind::Launch; }
    };
    using Timeout = std::optional<std::chrono::milliseconds>;
    struct Job {
        RequestKind kind = RequestKind::Launch;
        std::string_view method;
        core::Json params;
        Timeout timeout;
        int device = 0;
        std::size_t sweepPoints = 0;
    };
    /// A job that waits until the worker has what it needs.
    struct WaitingJob {
        qint64 ticket = 0;
        Job job;
        BlobUpload upload;
        qint64 request = 0; ///< with the present piece
    };

    void begin();
    qint64 send(RequestKind kind, std::string_view method, const core::Json& params, Timeout timeout,
                int device = 0);
    void sendAs(qint64 id, RequestKind kind, std::string_view method, const core::Json& params,
                Timeout timeout, int device);
    qint64 sendJob(Job job, const std::optional<core::OwnLaunch>& own);
    void sendJobAs(qint64 ticket, const Job& job);
    /// The next piece that the waiting job needs, or the job where the worker has all.
    void sendPiece();
    void onUploaded(qint64 id, const core::Json& result);
    /// Ends the waiting job if this is the request of its present piece; returns its ticket.
    std::optional<qint64> takeWaitingJob(qint64 request);
    /// Checks for silence and for missed deadlines.
    void watch();
    /// Restarts the measurement of silence: the worker sent a message or was sent one.
    void noteActivity();

    // Messages from the worker (worker_replies.cpp).
    void onLine(const QByteArray& line);
    void onResponse(const core::protocol::Response& response);
    void onNotification(const core::protocol::Notification& notification);
    void onResult(qint64 id, Pending pending, const core::Json& result);
    void onJobResult(qint64 id, Pending& pending, const core::Json& result);
    void onError(qint64 id, const Pending& pending, const core::protocol::Error& error);
    void onInitialized(const core::Json& result);
    void onDevices(const core::Json& result);
    void onKernels(int device, const core::Json& result);
    void onKernelsDone();
    /// Starts a new worker without a pause if the result says that the process can launch nothing any more.
    void restartIfContextLost(const core::LaunchResult& result);

    // The end of a worker (worker_client.cpp).
    void onExit(int status);
    void onProcessFault(const core::Fault& fault);
    void onCancelIgnored();
    /// Ends the process, fails its jobs, and starts a new worker if that can help.
    void fault(const core::Fault& fault);
    bool canRetry(const core::Fault& fault);
    void endWorker(WorkerState state, const LaterText& message);
    /// Empties the list of pending requests, passes on the partial results of its jobs, and returns their
    /// tickets, which the caller must fail.
    std::vector<qint64> clearPending();
    void keepPartialResult(qint64 id, Pending& pending);
    void failJobs(const std::vector<qint64>& tickets, const LaterText& message);
    void setState(WorkerState state, const LaterText& reason = {});
    void resetRetries();
    /// Counts a start that failed in this way, after which there is another.
    void countFailedStart(const core::Fault& fault);
    /// Why there is a new worker, and which try it is.
    void announceRestart(WorkerState state);

    WorkerProcess process_;
    WorkerTimeouts timeouts_;
    QStringList command_;
    WorkerState state_ = WorkerState::Stopped;
    LaterText reason_;
    QString lastLogLine_;
    core::ProvenanceKind kind_ = core::ProvenanceKind::Recorded;
    std::vector<WorkerDevice> devices_;
    std::map<qint64, Pending> pending_;
    std::optional<WaitingJob> waitingJob_;
    qint64 nextId_ = 1;
    int restartsLeft_ = 0;
    int protocolErrors_ = 0; ///< in a row
    std::optional<Try> laterTry_;
    LaterText lastFault_;         ///< why a new worker is started; empty if the user starts it
    double timeLimitSeconds_ = 0; ///< of the running job
    std::chrono::milliseconds pause_{};
    Clock clock_;
    std::chrono::milliseconds silence_{}; ///< time spent listening since the last activity
    qint64 lastWatch_ = 0;                ///< when watch() ran last, by clock_
    bool quietReported_ = false;
    QTimer watchTimer_;   ///< runs while a request is pending
    QTimer cancelTimer_;  ///< single shot: from a cancel to the end of the job
    QTimer restartTimer_; ///< single shot: the pause before a restart
};

} // namespace trichevron::gui
