// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Brings session, devices and workers together: what the window shows and what its buttons do, no widgets.
#pragma once

#include "app/gui/session/device_directory.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/machine_workers.h"
#include "app/gui/session/saved_devices.h"
#include "app/gui/worker/worker_client.h"
#include "core/fault/fault.h"
#include "core/sweep/sweep_plan.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace trichevron {

/// A fault, and whose it is.
struct ToldFault {
    Fault fault;
    QString machine;   ///< its name where there are several; else empty
    QString machineId; ///< empty: it is the recordings' worker
    friend bool operator==(const ToldFault&, const ToldFault&) = default;
};

enum class JobKind { Launch, Measure, Sweep, Trace };

class Workbench : public QObject {
    Q_OBJECT

public:
    /// `command` starts the worker of a machine that has none of its own; the replay worker is the same
    /// program's, with --replay.
    struct Options {
        std::vector<Machine> machines = savedMachines();
        QStringList command = ownWorkerCommand();
        QStringList replayCommand = ownReplayCommand();
        WorkerTimeouts timeouts;
    };

    explicit Workbench(Options options, QObject* parent = nullptr);

    LaunchSession& session() { return session_; }
    const LaunchSession& session() const { return session_; }
    const DeviceDirectory& directory() const { return directory_; }
    const MachineWorkers& machines() const { return machines_; }
    /// This computer's.
    WorkerClient& liveWorker() { return machines_.here(); }
    WorkerClient& replayWorker() { return replay_; }

    /// To be called once the window is painted.
    void startWorkers();
    /// The one of the chosen device; without a live one, this computer's.
    void restartWorker();
    /// The user's list from now on, and in the settings.
    void setMachines(const std::vector<Machine>& machines);
    /// Starts a machine's worker, anew if it runs.
    void connectMachine(const QString& id);
    /// The same unless it is connected already, and chooses its device once it has one.
    void chooseMachine(const QString& id);
    void disconnectMachine(const QString& id);

    /// Who would launch on the chosen device: none for a device file.
    const WorkerClient* chosenWorker() const;
    /// Empty when a launch can be asked for; else why not.
    QString whyNotLaunch() const;
    bool isBusy() const { return job_.has_value(); }
    /// What the device is busy with, whatever is shown.
    std::optional<JobKind> job() const { return job_ ? std::optional(job_->kind) : std::nullopt; }
    /// Why the launch that is shown was asked for and came to nothing; empty when it was not, or did not.
    QString failure() const;
    /// The same of the trace of the launch that is shown.
    QString traceFailure() const;
    /// The same of the sweep of the kernel that is shown, on the device that is shown.
    QString sweepFailure() const;
    /// One sentence on the state of the worker that matters now.
    QString workerSentence() const;
    /// The launch that is shown is the one that the device is busy launching or timing.
    bool isAsking() const;
    /// As isAsking(), and it is being timed.
    bool isMeasuring() const { return isAsking() && job_->kind == JobKind::Measure; }
    /// The launch that is shown is the one that is being traced.
    bool isTracing() const;
    /// The kernel that is shown is being swept on the device that is shown.
    bool isSweeping() const;
    /// The user has given up the job that the device is busy with.
    bool isCancelling() const { return job_ && job_->cancelled; }
    bool hasLiveDevice() const;
    /// Why no GPU answers now: none is here, or that is not known yet. Empty when one does.
    QString whyNoGpu() const;
    /// Why a device file that came with the program is missing; empty when all were read.
    QString catalogueProblem() const;

    std::vector<std::shared_ptr<const KernelInfo>> kernels(QString* borrowedFrom) const;

    void chooseDevice(const QString& key);
    void chooseKernel(const QString& id);
    void launch();
    void measure();
    void trace();
    /// Measures the points of the request, launches of the kernel that is shown, on the device that is shown;
    /// both stand in the request already or not. One without points, or with more than mostSweepPoints, is
    /// told of and not asked.
    void sweep(SweepRequest request);
    /// Sweeps the blocks that are planned for the launch that is shown (core/evaluation/sweep_plan.h).
    void sweepPlanned();
    /// Which blocks and clusters sweepPlanned() takes; by itself, those that suit the kernel.
    SweepChoice sweepChoice() const;
    /// For the kernel that is shown, until another one's is chosen.
    void setSweepChoice(const SweepChoice& choice);
    /// What sweepPlanned() would ask now, and what it would not and why; empty without a device.
    std::vector<PlannedPoint> plannedSweep() const;
    void cancel();
    /// Throws InputError where the file cannot be read.
    void openDeviceFile(const QString& path);
    /// Serves the recording by the replay worker and chooses its device.
    void openRecording(const QString& path);
    /// Throws InputError where there is nothing to save or it cannot be written.
    void saveTimings(const QString& path) const;

    /// The session as a file would have it: all but the view, which is the window's.
    SavedSession saved() const;
    /// Takes a session over; its launch is one step of undo with this text. What it tells of results is added
    /// to those that are here.
    void openSaved(const QString& text, const SavedSession& saved);

    /// trichevron-cli beside the program, in the build tree, or on the PATH.
    static QStringList ownWorkerCommand();
    static QStringList ownReplayCommand();
    static std::vector<Machine> savedMachines();

Q_SIGNALS:
    void devicesChanged();
    /// A machine came or went, or the state of its worker changed.
    void machinesChanged();
    /// What a worker does or can be asked for changed: also after every edit of the launch, and when it
    /// becomes unreadable or readable.
    void workerChanged();
    void progressed(quint64 done, quint64 total);
    /// A sweep was asked for, and its points are to come.
    void sweepBegan();
    void traceBegan();
    /// What sweepPlanned() takes was chosen anew.
    void sweepChoiceChanged();
    /// Something the user should read: a fault, a job that came to nothing.
    void told(const QString& sentence);
    /// A worker or the context on its GPU came to an end, whether or not something was asked.
    void faulted(const trichevron::ToldFault& fault);
    /// The device answered, and nothing is wrong with it.
    void answered();
    /// With the machine's name before it where there are several.
    void logged(const QString& line);

private:
    struct Job {
        WorkerClient* worker = nullptr;
        qint64 ticket = 0;
        AskedLaunch asked; ///< of a sweep: the launch that was shown when it began
        JobKind kind = JobKind::Launch;
        bool cancelled = false;
    };
    void connectWorker(WorkerClient& worker);
    void onWorkerState(WorkerClient& worker);
    void onFault(const WorkerClient& worker, const Fault& fault);
    /// A kernel's own fault comes with the answer to its launch.
    void onAnswer(const WorkerClient& worker, const LaunchResult& result);
    /// Takes the job with this ticket, if it is the one that is awaited.
    std::optional<Job> takeJob(const WorkerClient& worker, qint64 ticket);
    ToldFault toldOf(const WorkerClient& worker, const Fault& fault) const;
    /// The machine's name before a text where there are several.
    QString named(const WorkerClient& worker, const QString& text) const;
    QString prefixOf(const WorkerClient& worker) const;
    /// The recordings that come with the program.
    void startReplay();
    void chooseAwaited();
    void adoptBest();
    void settleSavedDevices();
    /// Whether a job can be asked for now; tells why where not.
    bool mayAsk();
    void ask(JobKind kind);
    void connectSweeps(WorkerClient& worker);
    void onSweepAnswer(const WorkerClient& worker, qint64 ticket, const Sweep& sweep);
    /// Of a job of this kind, of the launch that is shown.
    QString failureOf(JobKind kind) const;
    WorkerClient* workerOfChosen() const;

    Options options_;
    LaunchSession session_;
    DeviceDirectory directory_;
    SavedDevices savedDevices_{directory_};
    MachineWorkers machines_;
    WorkerClient replay_;
    struct Failure {
        AskedLaunch asked;
        QString sentence;
    };
    std::optional<Job> job_;
    std::map<JobKind, Failure> failures_; ///< the last of each kind that was asked and had none since
    std::optional<std::pair<std::string, SweepChoice>> sweepChoice_; ///< of the kernel with this id
    bool userChoseDevice_ = false;
    /// The first device whose key begins so is chosen once it is there: the user asked for it.
    QString awaitedPrefix_;
    /// A device that went away under the user, and what was put in its place meanwhile.
    QString lostKey_;
    QString substituteKey_;
    /// Machines that the user asked for: that there is no GPU is worth a word then.
    QStringList askedFor_;
    /// Of the last answer, so that its worker's end is not told as a second fault.
    std::optional<std::pair<const WorkerClient*, FaultKind>> faultOfAnswer_;
    bool hereWasReady_ = false;
    /// Of the keys of what the replay worker serves: no two recordings share it, nor then their answers.
    QString replayPrefix_ = QStringLiteral("replay");
    int recordingsOpened_ = 0;
    QStringList catalogueProblems_;
};

} // namespace trichevron
