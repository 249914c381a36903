// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Launches, measures, traces and sweeps the current launch on the current device: one job at a time.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_failures.h"
#include "app/gui/session/job_kind.h"
#include "app/gui/session/kept_value.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/output_saving.h"
#include "app/gui/session/own_launch_preparation.h"
#include "app/gui/session/sweep_planner.h"
#include "app/gui/session/user_messages.h"
#include "core/fault/fault.h"

#include <QElapsedTimer>
#include <QFlags>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <utility>

namespace trichevron::gui {

/// A fault and the machine on which it happened.
struct ReportedFault {
    core::Fault fault;
    QString machine;   ///< its name where there are several machines; else empty
    QString machineId; ///< empty for the replay worker
    friend bool operator==(const ReportedFault&, const ReportedFault&) = default;
};

// Not directly in trichevron::gui, where these operators would hide the global ones of other flags.
namespace changes {
/// What changed in the jobs.
enum class JobChange {
    Availability = 1, ///< a worker's state or a machine, and with it whether the device can launch
    Started = 2,
    Cancelling = 4, ///< the user cancelled the job; it has not ended yet
    Failed = 8,     ///< the job ended without its result
    Succeeded = 16  ///< the job ended, and SessionChange::Results was emitted just before
};
Q_DECLARE_FLAGS(JobChanges, JobChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(JobChanges)
} // namespace changes
using changes::JobChange;
using changes::JobChanges;

/// For a view that shows the jobs alone.
inline constexpr JobChanges anyJobChange = JobChanges(JobChange::Availability) | JobChange::Started |
                                           JobChange::Cancelling | JobChange::Failed | JobChange::Succeeded;
/// For a view that shows results too: it refreshes for a job's result when the session has it.
inline constexpr JobChanges jobChangeWithoutResult =
    JobChanges(JobChange::Availability) | JobChange::Started | JobChange::Cancelling | JobChange::Failed;

class JobRunner : public QObject {
    Q_OBJECT

public:
    JobRunner(LaunchSession& session, DeviceSelection& devices, const SweepPlanner& planner,
              UserMessages& messages, QObject* parent = nullptr);

    /// Why no job can be started, in one sentence; empty when one can.
    QString launchObstacle() const;
    bool isBusy() const { return job_.has_value(); }
    /// The kind of the running job, whichever launch it is for.
    std::optional<JobKind> job() const { return job_ ? std::optional(job_->kind) : std::nullopt; }
    /// The running job launches or measures the current launch.
    bool isLaunching() const;
    bool isMeasuring() const { return isLaunching() && job_->kind == JobKind::Measure; }
    /// The running job traces the current launch.
    bool isTracing() const;
    /// The running job sweeps the current kernel on the current device.
    bool isSweeping() const;
    /// The user cancelled the running job.
    bool isCancelling() const { return job_ && job_->cancelled; }
    /// Why the last launch or measurement of the current launch failed; empty when it did not.
    QString launchFailure() const;
    /// It was a measurement; a time limit of an earlier job does not say so.
    bool hasMeasurementFailed() const {
        return failures_.find(JobKind::Measure, session_.launchKey()) != nullptr;
    }
    /// The recording has no reply to it.
    bool isLaunchNotRecorded() const;
    /// Why the last trace of the current launch failed; empty when it did not.
    QString traceFailure() const {
        return JobFailures::textOf(failures_.find(JobKind::Trace, session_.launchKey()));
    }
    /// Why the last sweep of the current kernel on the current device failed; empty when it did not.
    QString sweepFailure() const {
        return JobFailures::textOf(
            failures_.ofSweep(session_.state().deviceKey, session_.state().kernel->id));
    }
    /// A job for the current launch to which the recording has no reply.
    std::optional<JobKind> notRecorded() const { return failures_.notRecorded(session_.launchKey()); }
    /// The time limit after which the current launch, which was expected to exceed it, was ended.
    std::optional<core::Seconds> expectedTimeLimit() const {
        return exceeded_ && exceeded_->first == session_.launchKey() ? std::optional(exceeded_->second)
                                                                     : std::nullopt;
    }
    /// The time limit after which the last launch or measurement of the current launch was ended; none where
    /// it ended by itself.
    std::optional<core::Seconds> exceededTimeLimit() const;
    /// The kernel of the last job ended in an error.
    bool endedInError() const { return endedInError_; }
    /// After a kernel whose process had to end: what comes before the next launch.
    QString beforeNextLaunch(bool endedHere) const { return devices_.beforeNextLaunch(endedHere); }
    /// The current device replays a recording that does not have the current launch, or said so.
    bool isOutsideRecording() const;
    /// Where that is so, a sentence that says it, and where the recorded launches are listed; else empty.
    QString nothingRecordedText() const;
    /// The current device replays a recording that has no trace of the current launch, or said so.
    bool lacksTrace() const;
    /// Where that is so, a sentence that says it, and what is recorded; else empty.
    QString noTraceText() const;
    /// In a few words: the running job with its progress, how long it has been running and the time limit of
    /// a launch, or the state of the current device's worker. After the first second it changes every second.
    QString status() const;

    void launch() { start(JobKind::Launch); }
    /// Launches, and saves an output of the user's own kernel.
    void launchAndSave(const SavedOutput& output) { start(JobKind::Launch, output); }
    /// As launch(), for a kernel that never ends: to exceed the time limit is what it is launched for, and no
    /// fault.
    void launchEndless();
    void measure() { start(JobKind::Measure); }
    void trace() { start(JobKind::Trace); }
    /// Measures the points of the request, launches of the current kernel on the current device; both are
    /// filled in here. A request without points, or with more than maxSweepPoints, is reported as an error.
    void sweep(core::SweepRequest request);
    /// Sweeps the points of the SweepPlanner.
    void sweepPlanned();
    void cancel();

Q_SIGNALS:
    /// Use onChange() to listen to some of the changes.
    void changed(trichevron::gui::JobChanges what);
    void progressed(quint64 done, quint64 total);
    /// A worker or its GPU context ended with a fault, in a job or between jobs.
    void faulted(const trichevron::gui::ReportedFault& fault);
    /// A job ended without a fault of the device.
    void completed();

private:
    struct Job {
        WorkerClient* worker = nullptr;
        qint64 ticket = 0;
        LaunchKey launch; ///< of a sweep: the launch that was current when it started
        JobKind kind = JobKind::Launch;
        bool cancelled = false;
        core::Seconds timeLimit;                                  ///< of each launch
        std::optional<std::pair<quint64, quint64>> progress = {}; ///< launches that are done, and all
        QElapsedTimer started = {};
        bool isEndless = false; ///< expected to exceed the time limit
        /// What is sent once the code of a kernel of the user's own is read.
        core::LaunchRequest request = {};
        std::optional<core::SweepRequest> sweep = {};
        std::shared_ptr<OutputSaving> saving = {}; ///< null: no output is saved
    };
    void addWorker(WorkerClient& worker);
    void addSweepReplies(WorkerClient& worker);
    bool isRunning(const WorkerClient& worker, qint64 ticket) const;
    /// Ends the running job if it has this ticket, and returns it.
    std::optional<Job> takeJob(const WorkerClient& worker, qint64 ticket);
    void onSweepReply(const WorkerClient& worker, qint64 ticket, const core::Sweep& sweep);
    void onJobFailed(const WorkerClient& worker, qint64 ticket, const LaterText& sentence,
                     std::optional<core::BackendErrorKind> kind);
    void onFault(const WorkerClient& worker, const core::Fault& fault);
    /// The job that ended with the worker exceeded its time limit.
    void onTimeLimit(const WorkerClient& worker, core::Seconds limit);
    /// What a device prints for an assert() may come before or after the result.
    void onLogged(const WorkerClient& worker, const QString& line);
    /// After the results of a job are stored. A fault of the kernel is part of the result.
    void onSuccess(const WorkerClient& worker, const core::LaunchResult& result);
    ReportedFault reportedFault(const WorkerClient& worker, const core::Fault& fault) const;
    /// Reports the obstacle if there is one; true when there is none.
    bool checkLaunchable();
    void begin(WorkerClient& worker, JobKind kind, core::Seconds timeLimit);
    void start(JobKind kind, const std::optional<SavedOutput>& output = {});
    /// Sends the job; of a kernel of the user's own once its code and its files are read.
    void prepare();
    void send();
    void onPrepared(const core::OwnLaunch& own);
    /// The job could not be sent.
    void onUnsent(const LaterText& sentence);

    LaunchSession& session_;
    DeviceSelection& devices_;
    const SweepPlanner& planner_;
    UserMessages& messages_;
    std::optional<Job> job_;
    OwnLaunchPreparation preparation_;
    JobFailures failures_;
    bool endedInError_ = false;
    /// An endless launch that has just failed, whose fault follows; and the last that exceeded its limit.
    std::optional<std::pair<const WorkerClient*, LaunchKey>> endlessFailed_;
    /// The last job that ended with its worker, whose fault follows.
    std::optional<std::pair<const WorkerClient*, JobKind>> unanswered_;
    std::optional<std::pair<LaunchKey, core::Seconds>> exceeded_;
    std::optional<core::AssertedThread> asserted_; ///< what the device printed first in this job
    /// The fault in the last result: when the worker then ends with the same fault, it is not reported again.
    std::optional<std::pair<const WorkerClient*, core::FaultKind>> resultFault_;
    /// Whether these kernels of a recording have no trace of a launch: views ask at each change of a job, and
    /// the answer reads the list of all recorded launches.
    using AskedRecording = std::pair<LaunchState, std::vector<std::shared_ptr<const core::KernelInfo>>>;
    mutable KeptValue<AskedRecording, bool> lacksTrace_;
};

} // namespace trichevron::gui
