// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Which devices there are and which one is current: the workers of the user's machines, the replay worker,
/// device files, and the devices of opened sessions.
#pragma once

#include "app/gui/session/device_directory.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/machine_workers.h"
#include "app/gui/session/own_codes.h"
#include "app/gui/session/own_kernels.h"
#include "app/gui/session/saved_devices.h"
#include "app/gui/session/user_messages.h"
#include "app/gui/worker/worker_client.h"

#include <QObject>
#include <QStringList>

#include <set>
#include <vector>

namespace trichevron::gui {

/// Sets the session's device and kernel. Until the user selects a device, the best one is current; a device
/// that disappears is replaced by the best other one until it returns.
class DeviceSelection : public QObject {
    Q_OBJECT

public:
    struct Options {
        std::vector<Machine> machines = savedMachines();
        QStringList command = defaultWorkerCommand(); ///< for machines that have none of their own
        QStringList replayCommand = defaultReplayCommand();
        WorkerTimeouts timeouts;
    };

    DeviceSelection(Options options, LaunchSession& session, UserMessages& messages,
                    QObject* parent = nullptr);

    const DeviceDirectory& directory() const { return directory_; }
    const MachineWorkers& machines() const { return machines_; }
    /// The worker of this computer.
    WorkerClient& localWorker() const { return machines_.here(); }
    WorkerClient& replayWorker() { return replay_; }
    const WorkerClient& replayWorker() const { return replay_; }
    /// The current device's worker; null for a device file.
    WorkerClient* currentWorker() const;
    /// The current device's entry; null when there is no device.
    const DeviceEntry* currentEntry() const;
    /// The machine of the current device, connected or not; null where it is no machine's.
    const Machine* currentMachine() const { return machines_.machineOfKey(session_.state().deviceKey); }
    OwnKernels& ownKernels() { return ownKernels_; }
    const OwnKernels& ownKernels() const { return ownKernels_; }
    OwnCodes& ownCodes() { return ownCodes_; }
    const OwnCodes& ownCodes() const { return ownCodes_; }
    /// The kernels that can be selected, the user's own last. Where the current device has none of its own,
    /// those of another device, whose name becomes `borrowedFrom`; otherwise `borrowedFrom` becomes empty.
    std::vector<std::shared_ptr<const core::KernelInfo>> kernels(QString* borrowedFrom) const;

    bool hasLiveDevice() const;
    /// Why there is no live GPU now, in a few words: there is none, or it is not known yet. Empty when there
    /// is one.
    QString missingGpuReason() const;
    /// After a kernel ended in an error that loses the context: what comes before the next launch, in one or
    /// two sentences; empty where the current device has no worker.
    QString beforeNextLaunch(bool endedHere) const;
    /// Why the current device cannot launch, in one sentence; empty when it can. Whether a job is running is
    /// the JobRunner's to say.
    QString launchObstacle() const;
    /// In a few words: the state of the current device's worker, or of the one that will offer devices next.
    QString workerStatus() const;
    /// One sentence on the device files of the program that cannot be read; empty when all can.
    QString catalogueProblem() const;
    /// The text with the name of the worker's machine in front, where there are several machines.
    QString withMachineName(const WorkerClient& worker, const QString& text) const;
    /// The user asked to connect this machine; that it has no GPU is then worth a message.
    bool isRequested(const QString& machineId) const { return requestedMachines_.contains(machineId); }

    /// Call it once the window is painted.
    void startWorkers();
    /// Restarts the worker of the current device's machine. Where the device is recorded, looks for a GPU of
    /// this computer, and restarts the recordings where there is none.
    void restartWorker();
    /// Replaces the user's list of machines, also in the settings.
    void setMachines(const std::vector<Machine>& machines);
    /// Starts a machine's worker; restarts it if it is running.
    void connectMachine(const QString& id);
    /// Connects the machine unless it is connected, and selects its device as soon as it has one.
    void selectMachine(const QString& id);
    void disconnectMachine(const QString& id);
    void selectDevice(const QString& key);
    void selectKernel(const QString& id);
    /// Throws InputError where the file cannot be read.
    void openDeviceFile(const QString& path);
    /// Starts the replay worker on this recording, whose devices replace those of the recording before it;
    /// its first device becomes current, which is no step of undo. Throws InputError where the file cannot be
    /// read.
    void openRecording(const QString& path);
    /// Adds the devices of a session file and returns the key of each. The file's device counts as selected
    /// by the user.
    QStringList addSavedDevices(const core::SavedSession& saved,
                                const std::shared_ptr<const core::KernelInfo>& kernel);

    /// trichevron-cli beside the program, in the build tree, or on the PATH.
    static QStringList defaultWorkerCommand();
    static QStringList defaultReplayCommand();
    static std::vector<Machine> savedMachines();

Q_SIGNALS:
    /// The list of devices changed, or which of them the user selected.
    void devicesChanged();
    /// A machine was added, changed or removed, or the state of its worker changed, except at the beginning
    /// and end of a job.
    void machinesChanged();
    /// The state of a worker changed, a job's beginning and end included.
    void workerStateChanged(const trichevron::gui::WorkerClient& worker);
    /// A machine has a new worker, which is not started yet.
    void workerAdded(trichevron::gui::WorkerClient& worker);

private:
    std::vector<std::shared_ptr<const core::KernelInfo>> kernelsFor(const QString& key,
                                                                    QString* borrowedFrom) const;
    void addWorker(WorkerClient& worker);
    void onWorkerState(WorkerClient& worker);
    QString devicePrefix(const WorkerClient& worker) const;
    /// Starts the replay worker on the program's own recordings.
    void startReplay();
    void selectAwaited();
    /// Makes the device current. This is no step of undo: the device before it may not exist any more.
    void adopt(const DeviceEntry& entry);
    void adoptDeviceAndKernel();
    void adoptKernel();
    /// Of a kernel of the user's own: its code on the device, and arguments where it has none yet.
    void adoptOwnKernel();
    void moveSavedDevices();
    void forgetPendingSelection();

    Options options_;
    LaunchSession& session_;
    UserMessages& messages_;
    DeviceDirectory directory_;
    SavedDevices savedDevices_{directory_};
    OwnKernels ownKernels_;
    OwnCodes ownCodes_;
    MachineWorkers machines_;
    WorkerClient replay_;
    std::set<const WorkerClient*> busyWorkers_;
    bool isUserSelected_ = false; ///< the user selected a device, now or earlier
    /// The user asked for a device whose key begins so; it becomes current as soon as it exists. Empty: none.
    QString awaitedPrefix_;
    QString lostKey_;       ///< the user's device, which disappeared; empty when it is there
    QString substituteKey_; ///< the device that replaced it
    QStringList requestedMachines_;
    bool wasLocalWorkerReady_ = false;
    /// The first part of the keys of the replay worker's devices. Each recording gets another one, so that
    /// their results do not mix.
    QString replayPrefix_ = QStringLiteral("replay");
    int openedRecordings_ = 0;
    std::vector<LaterText> catalogueProblems_;
};

} // namespace trichevron::gui
