// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The program's side of the worker protocol (core/protocol/message.h). Everything is asynchronous; every
/// fault of a worker ends in one sentence, and in a new worker where that can help.
#pragma once

#include "app/gui/worker/worker_process.h"
#include "core/backend/backend.h"
#include "core/fault/fault.h"
#include "core/protocol/message.h"

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
    Busy,     ///< a launch or a measurement is under way
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
    std::chrono::milliseconds handshake{20000}; ///< until the first answer; a scheduler may take its time
    std::chrono::milliseconds answer{60000};    ///< devices and kernels, which create the context
    std::chrono::milliseconds margin{15000};    ///< of a job beyond its own time limit and budget
    std::chrono::milliseconds cancelled{2000};  ///< until a cancelled job has to be over
    std::chrono::milliseconds firstPause{500};  ///< before the first restart; doubles up to 30 s
    int restarts = 5;                           ///< in a row, without an answered job in between
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

    /// Only while Ready; the ticket comes back with the answer. 0 when the worker cannot take it.
    qint64 launch(const LaunchRequest& request);
    qint64 measure(const MeasureRequest& request);
    /// Asks the worker to give up the job under way; one that does not is killed.
    void cancel();

Q_SIGNALS:
    void stateChanged();
    void launchAnswered(qint64 ticket, const trichevron::LaunchResult& result);
    void measureAnswered(qint64 ticket, const trichevron::Measurement& measurement);
    /// The job came to nothing; the sentence says why.
    void jobFailed(qint64 ticket, const QString& sentence);
    /// The worker came to an end that nobody wanted, whether or not a job was under way.
    void faulted(const trichevron::Fault& fault);
    void progressed(qint64 ticket, quint64 done, quint64 total);
    void logged(const QString& line);

private:
    enum class Asked { Initialize, Devices, Kernels, Launch, Measure };
    struct Pending {
        Asked asked = Asked::Initialize;
        int device = 0;
        std::chrono::milliseconds patience{};
    };

    void begin();
    qint64 send(Asked asked, std::string_view method, Json params, std::chrono::milliseconds patience,
                int device = 0);
    void onLine(const QByteArray& line);
    void onResponse(const protocol::Response& response);
    void onNotification(const protocol::Notification& notification);
    void onResult(qint64 id, const Pending& pending, const Json& result);
    void onError(qint64 id, const Pending& pending, const protocol::Error& error);
    void onInitialized(const Json& result);
    void onDevices(const Json& result);
    void onKernels(int device, const Json& result);
    void onKernelsDone();
    void onExit(int status);
    void onSilence();
    void onCancelIgnored();
    /// The worker sent what is no message: it is killed, and given up after a few of these in a row.
    void onBabble(const QString& sentence);
    /// All restarts are there again.
    void regainTrust();
    /// Ends the child, tells whoever waits for a job, and starts a new one after a pause if that can help.
    void fault(const QString& sentence, bool retry);
    void giveUp(WorkerState state, const QString& sentence);
    /// Forgets what was asked; returns the tickets of the jobs among it, which still have to be failed.
    std::vector<qint64> forgetPending();
    void failJobs(const std::vector<qint64>& tickets, const QString& sentence);
    void setState(WorkerState state, const QString& reason = {});
    void watch();

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
    int babbles_ = 0; ///< in a row
    std::chrono::milliseconds pause_{};
    QTimer silence_;   ///< single shot: runs only while an answer is awaited
    QTimer cancelled_; ///< single shot: runs from a cancel to the end of the job
    QTimer again_;     ///< single shot: the pause before a restart
};

} // namespace trichevron
