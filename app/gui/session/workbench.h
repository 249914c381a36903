// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Brings session, devices and workers together: what the window shows and what its buttons do, no widgets.
#pragma once

#include "app/gui/session/device_directory.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/worker/worker_client.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace trichevron {

class Workbench : public QObject {
    Q_OBJECT

public:
    /// `command` starts the live worker; the replay worker is the same program's own, with --replay.
    struct Options {
        QStringList command = defaultWorkerCommand();
        QStringList replayCommand = defaultReplayCommand();
        WorkerTimeouts timeouts;
    };

    explicit Workbench(Options options, QObject* parent = nullptr);

    LaunchSession& session() { return session_; }
    const LaunchSession& session() const { return session_; }
    const DeviceDirectory& directory() const { return directory_; }
    WorkerClient& liveWorker() { return live_; }
    WorkerClient& replayWorker() { return replay_; }

    /// To be called once the window is painted.
    void startWorkers();
    void restartWorkers();

    /// Who would launch on the chosen device: none for a device file.
    const WorkerClient* chosenWorker() const;
    /// Empty when a launch can be asked for; else why not.
    QString whyNotLaunch() const;
    bool isBusy() const { return job_.has_value(); }
    /// Why the launch that is shown was asked for and came to nothing; empty when it was not, or did not.
    QString failure() const;
    /// One sentence on the state of the worker that matters now.
    QString workerSentence() const;
    /// The launch that is shown is the one that the device is busy with.
    bool isAsking() const;
    /// As isAsking(), and it is being timed.
    bool isMeasuring() const { return isAsking() && job_->measure; }
    /// The user has given up the job that the device is busy with.
    bool isCancelling() const { return job_ && job_->cancelled; }
    bool hasLiveDevice() const {
        return (live_.state() == WorkerState::Ready || live_.state() == WorkerState::Busy) &&
               live_.kind() == ProvenanceKind::Live;
    }
    /// Why no GPU answers now: none is here, or that is not known yet. Empty when one does.
    QString whyNoGpu() const;
    /// Why a device file that came with the program is missing; empty when all were read.
    QString catalogueProblem() const;

    std::vector<std::shared_ptr<const KernelInfo>> kernels(QString* borrowedFrom) const;

    void chooseDevice(const QString& key);
    void chooseKernel(const QString& id);
    void launch();
    void measure();
    void cancel();
    /// Throws InputError where the file cannot be read.
    void openDeviceFile(const QString& path);
    /// Serves the recording by the replay worker and chooses its device.
    void openRecording(const QString& path);
    /// Throws InputError where there is nothing to save or it cannot be written.
    void saveTimings(const QString& path) const;

    /// The user's setting, else trichevron-cli beside the program, in the build tree, or on the PATH.
    static QStringList defaultWorkerCommand();
    static QStringList defaultReplayCommand();

Q_SIGNALS:
    void devicesChanged();
    /// What a worker does or can be asked for changed: also after every edit of the launch, and when it
    /// becomes unreadable or readable.
    void workerChanged();
    void progressed(quint64 done, quint64 total);
    /// Something the user should read: a fault, a job that came to nothing.
    void told(const QString& sentence);
    void logged(const QString& line);

private:
    struct Job {
        WorkerClient* worker = nullptr;
        qint64 ticket = 0;
        AskedLaunch asked;
        bool measure = false;
        bool cancelled = false;
    };
    void connectWorker(WorkerClient& worker);
    void onWorkerState(WorkerClient& worker);
    QString prefixOf(const WorkerClient& worker) const;
    /// The recordings that come with the program.
    void startReplay();
    void chooseOpenedRecording();
    void adoptBest();
    void ask(bool measure);
    WorkerClient* workerOfChosen() const;

    Options options_;
    LaunchSession session_;
    DeviceDirectory directory_;
    WorkerClient live_;
    WorkerClient replay_;
    struct Failure {
        AskedLaunch asked;
        QString sentence;
    };
    std::optional<Job> job_;
    std::optional<Failure> failure_;
    bool userChoseDevice_ = false;
    bool chooseReplayNext_ = false;
    bool liveWasReady_ = false;
    /// Of the keys of what the replay worker serves: no two recordings share it, nor then their answers.
    QString replayPrefix_ = QStringLiteral("replay");
    int recordingsOpened_ = 0;
    QStringList catalogueProblems_;
};

} // namespace trichevron
