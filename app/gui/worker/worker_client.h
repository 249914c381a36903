// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The program's side of the worker protocol (core/protocol/message.h). Everything is asynchronous; every
/// fault of a worker is told, and ends in a new worker where that can help.
#pragma once

#include "app/gui/worker/worker_process.h"
#include "core/backend/backend.h"
#include "core/fault/fault.h"
#include "core/protocol/columns.h"
#include "core/protocol/message.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace trichevron {

enum class WorkerState {
    Stopped,
    Starting, ///< until devices and kernels are known
    Ready,
    Busy,     ///< a job is under way
    Waiting,  ///< ended by a fault; a new worker starts after a pause
    NoDevice, ///< the worker works, but has no device to offer
    Failed    ///< given up; restart() tries again
};

/// A device that a worker offers; its place in the list is the ordinal that requests carry.
struct WorkerDevice {
    std::shared_ptr<const DeviceProperties> properties;
    std::vector<std::shared_ptr<const KernelInfo>> kernels;
    QString problem; ///< why nothing can be launched on this one device; empty when it can
};

struct WorkerTimeouts {
    /// Until the first answer; zero: as long as the command runs, since a scheduler may take its time.
    std::chrono::milliseconds handshake{20000};
    std::chrono::milliseconds answer{60000};   ///< devices and kernels, which create the context
    std::chrono::milliseconds margin{60000};   ///< of a job beyond its own time limit and budget
    std::chrono::milliseconds quiet{2000};     ///< without a word, after which the user is told
    std::chrono::milliseconds silence{10000};  ///< without a word, after which the worker is given up
    std::chrono::milliseconds cancelled{2000}; ///< until a cancelled job has to be over
    /// Before the second restart in a row, the first having none; doubles up to 30 s.
    std::chrono::milliseconds firstPause{500};
    int restarts = 8; ///< by itself, without a job that the user asked for in between
};

class WorkerClient : public QObject {
    Q_OBJECT

public:
    explicit WorkerClient(WorkerTimeouts timeouts = {}, QObject* parent = nullptr);

    /// Starts the command; nothing is awaited.
    void start(const QStringList& command);
    /// Starts the same command again, with all its restarts.
    void restart();
    void stop();

    WorkerState state() const { return state_; }
    /// Why the worker is not ready; empty when it is.
    const QString& reason() const { return reason_; }
    /// Live or Recorded, as the worker said; known when Ready.
    ProvenanceKind kind() const { return kind_; }
    const std::vector<WorkerDevice>& devices() const { return devices_; }
    /// Of the worker's process; 0 when there is none.
    qint64 processId() const { return process_.processId(); }

    /// Only while Ready; the ticket comes back with the answer. 0 when the worker cannot take it.
    qint64 launch(const LaunchRequest& request);
    qint64 measure(const MeasureRequest& request);
    qint64 sweep(const SweepRequest& request);
    qint64 trace(const LaunchRequest& request);
    /// Asks the worker to give up the job under way; one that does not is killed.
    void cancel();

Q_SIGNALS:
    void stateChanged();
    void launchAnswered(qint64 ticket, const trichevron::LaunchResult& result);
    void measureAnswered(qint64 ticket, const trichevron::Measurement& measurement);
    /// A sweep is over, or its worker is: what was measured before is in it.
    void sweepAnswered(qint64 ticket, const trichevron::Sweep& sweep);
    void traceAnswered(qint64 ticket, const trichevron::BlockTrace& trace);
    /// A point of the sweep under way.
    void pointMeasured(qint64 ticket, qsizetype point, const trichevron::SweepOutcome& outcome);
    /// A measurement whose worker died: the samples that were told before. jobFailed() follows.
    void measureInterrupted(qint64 ticket, const trichevron::Measurement& measurement);
    /// The job came to nothing; the sentence says why.
    void jobFailed(qint64 ticket, const QString& sentence);
    void progressed(qint64 ticket, quint64 done, quint64 total);
    /// The worker, its device, or the context of a kernel is lost.
    void faulted(const trichevron::Fault& fault);
    /// The worker has said nothing for so long, though it should.
    void quiet(double seconds);
    void logged(const QString& line);

private:
    enum class Asked { Initialize, Devices, Kernels, Launch, Measure, Sweep, Trace };
    struct Pending {
        Asked asked = Asked::Initialize;
        int device = 0;
        qint64 askedAt = 0;             ///< of clock_
        std::optional<qint64> deadline; ///< of clock_
        protocol::ColumnCollector columns;
        Sweep sweep;
        bool isJob() const { return asked >= Asked::Launch; }
    };
    using Patience = std::optional<std::chrono::milliseconds>;

    void begin();
    qint64 send(Asked asked, std::string_view method, const Json& params, Patience patience, int device = 0);
    qint64 sendJob(Asked asked, std::string_view method, const Json& params, Patience patience, int device);
    void watch();

    // What the worker says (worker_answers.cpp).
    void onLine(const QByteArray& line);
    void onResponse(const protocol::Response& response);
    void onNotification(const protocol::Notification& notification);
    void onResult(qint64 id, Pending pending, const Json& result);
    void onJobResult(qint64 id, Pending& pending, const Json& result);
    void onError(qint64 id, const Pending& pending, const protocol::Error& error);
    void onInitialized(const Json& result);
    void onDevices(const Json& result);
    void onKernels(int device, const Json& result);
    void onKernelsDone();
    /// A result says that its process can launch nothing any more: another takes its place at once.
    void replaceAfter(const LaunchResult& result);

    // How a worker ends (worker_client.cpp).
    void onExit(int status);
    void onProcessFault(const Fault& fault);
    void onCancelIgnored();
    /// Ends the child, tells whoever waits for a job, and starts a new one if that can help.
    void fault(const Fault& fault);
    bool mayRetry(const Fault& fault);
    void giveUp(WorkerState state, const QString& sentence);
    /// Forgets what was asked; what was told of the jobs among it is passed on, and they still have to be
    /// failed.
    std::vector<qint64> forgetPending();
    void salvage(qint64 id, Pending& pending);
    void failJobs(const std::vector<qint64>& tickets, const QString& sentence);
    void setState(WorkerState state, const QString& reason = {});
    /// All restarts are there again.
    void regainTrust();

    WorkerProcess process_;
    WorkerTimeouts timeouts_;
    QStringList command_;
    WorkerState state_ = WorkerState::Stopped;
    QString reason_;
    QString lastLogLine_;
    ProvenanceKind kind_ = ProvenanceKind::Recorded;
    std::vector<WorkerDevice> devices_;
    std::map<qint64, Pending> pending_;
    qint64 nextId_ = 1;
    int restartsLeft_ = 0;
    int babbles_ = 0;             ///< in a row
    double timeLimitSeconds_ = 0; ///< of the job under way
    std::chrono::milliseconds pause_{};
    QElapsedTimer clock_;
    qint64 heard_ = 0; ///< when the worker said something last, or was asked
    bool quietTold_ = false;
    QTimer watch_;     ///< runs while an answer is awaited
    QTimer cancelled_; ///< single shot: runs from a cancel to the end of the job
    QTimer again_;     ///< single shot: the pause before a restart
};

} // namespace trichevron
