// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/device_selection.h"

#include "app/gui/session/own_launch.h"
#include "app/gui/session/worker_words.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "core/import/import.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace trichevron::gui {
namespace {

const QString workerName = QStringLiteral("trichevron-cli");

QString workerProgram() {
    const QDir here(QCoreApplication::applicationDirPath());
    for (const QString& candidate :
         {here.filePath(workerName), here.filePath(QStringLiteral("../cli/") + workerName),
          here.filePath(QStringLiteral("../../app/cli/") + workerName)}) {
        const QFileInfo info(candidate);
        if (info.isFile() && info.isExecutable())
            return info.canonicalFilePath();
    }
    const QString onPath = QStandardPaths::findExecutable(workerName);
    return onPath.isEmpty() ? workerName : onPath;
}

} // namespace

QStringList DeviceSelection::defaultWorkerCommand() {
    return {workerProgram(), QStringLiteral("worker")};
}

QStringList DeviceSelection::defaultReplayCommand() {
    return {workerProgram(), QStringLiteral("worker"), QStringLiteral("--replay")};
}

std::vector<Machine> DeviceSelection::savedMachines() {
    return Settings().machines();
}

DeviceSelection::DeviceSelection(Options options, LaunchSession& session, UserMessages& messages,
                                 QObject* parent)
    : QObject(parent), options_(std::move(options)), session_(session), messages_(messages),
      machines_(options_.machines, options_.command, options_.timeouts), replay_(options_.timeouts) {
    connect(&machines_, &MachineWorkers::added, this, [this](WorkerClient* worker) {
        addWorker(*worker);
        Q_EMIT workerAdded(*worker);
    });
    machines_.begin();
    addWorker(replay_);
    // Undo and redo may bring back the key of a device that has another one by now.
    onChange(session_, SessionChange::Launch, this, [this] {
        if (SavedDevices::isSaved(session_.state().deviceKey))
            moveSavedDevices();
        adoptOwnKernel();
    });
    connect(&ownCodes_, &OwnCodes::changed, this, &DeviceSelection::adoptOwnKernel);
    connect(&ownKernels_, &OwnKernels::changed, this, [this] {
        adoptKernel();
        Q_EMIT devicesChanged();
    });
    catalogueProblems_ = directory_.loadCatalogue();
    directory_.setMachines(machines_.prefixes());
    adoptDeviceAndKernel();
    connect(&directory_, &DeviceDirectory::changed, this, [this] {
        adoptDeviceAndKernel();
        Q_EMIT devicesChanged();
    });
}

void DeviceSelection::addWorker(WorkerClient& worker) {
    connect(&worker, &WorkerClient::stateChanged, this, [this, &worker] { onWorkerState(worker); });
    connect(&worker, &WorkerClient::logged, this,
            [this, &worker](const QString& line) { messages_.log(withMachineName(worker, line)); });
}

QString DeviceSelection::devicePrefix(const WorkerClient& worker) const {
    const Machine* machine = machines_.machineOf(&worker);
    return machine == nullptr ? replayPrefix_ : machines_.prefix(machine->id);
}

QString DeviceSelection::withMachineName(const WorkerClient& worker, const QString& text) const {
    const Machine* machine = machines_.machineOf(&worker);
    return machine == nullptr || !machines_.areSeveral()
               ? text
               : machineName(*machine) + QStringLiteral(": ") + text;
}

void DeviceSelection::onWorkerState(WorkerClient& worker) {
    const bool isLocal = &worker == &machines_.here();
    const bool wasBusy = busyWorkers_.erase(&worker) > 0;
    const bool endsJob = worker.state() == WorkerState::Ready && wasBusy;
    switch (worker.state()) {
    case WorkerState::Ready:
        wasLocalWorkerReady_ = wasLocalWorkerReady_ || isLocal;
        if (!endsJob) // after a job it offers the same devices as before
            directory_.setWorkerDevices(devicePrefix(worker), &worker);
        break;
    case WorkerState::NoDevice:
    case WorkerState::Failed:
        directory_.setWorkerDevices(devicePrefix(worker), nullptr);
        // Without a GPU, the recordings reply.
        if (isLocal && replay_.state() == WorkerState::Stopped)
            startReplay();
        [[fallthrough]];
    case WorkerState::Waiting:
        if (worker.state() != WorkerState::NoDevice)
            messages_.report(withMachineName(worker, worker.reason()));
        break;
    case WorkerState::Stopped:
        directory_.setWorkerDevices(devicePrefix(worker), nullptr);
        break;
    case WorkerState::Busy:
        busyWorkers_.insert(&worker);
        break;
    case WorkerState::Starting:
        break;
    }
    if (machines_.machineOf(&worker) != nullptr && worker.state() != WorkerState::Busy && !endsJob)
        Q_EMIT machinesChanged();
    Q_EMIT workerStateChanged(worker);
}

void DeviceSelection::startWorkers() {
    if (catalogueProblems_.size() > 1) {
        for (const LaterText& problem : catalogueProblems_)
            messages_.log(problem.text());
    }
    if (!catalogueProblems_.empty())
        messages_.report(catalogueProblem());
    machines_.startThoseAtStart();
    if (machines_.here().state() == WorkerState::Stopped)
        startReplay();
}

QString DeviceSelection::catalogueProblem() const {
    if (catalogueProblems_.empty())
        return {};
    const QString first = catalogueProblems_.front().text();
    return catalogueProblems_.size() == 1
               ? fill(tr("A device file cannot be read: {reason}"), {{"reason", first}})
               : fill(tr("{count, plural, one {# device file} other {# device files}} cannot be read, the "
                         "first "
                         "because: {reason}"),
                      {{"count", catalogueProblems_.size()}, {"reason", first}});
}

void DeviceSelection::restartWorker() {
    if (const Machine* machine = currentMachine(); machine != nullptr) {
        connectMachine(machine->id);
        return;
    }
    awaitedPrefix_.clear();
    replay_.stop();
    // The recordings reply again where this computer has no GPU, which is then not a fault.
    const QString here = machines_.machines().front().id;
    requestedMachines_.removeAll(here);
    machines_.start(here);
}

void DeviceSelection::setMachines(const std::vector<Machine>& machines) {
    Settings().setMachines(machines);
    machines_.setMachines(machines);
    directory_.setMachines(machines_.prefixes());
    Q_EMIT machinesChanged();
}

void DeviceSelection::connectMachine(const QString& id) {
    if (!requestedMachines_.contains(id))
        requestedMachines_ << id;
    machines_.start(id);
}

void DeviceSelection::selectMachine(const QString& id) {
    const WorkerClient* worker = machines_.worker(id);
    if (worker == nullptr)
        return;
    awaitedPrefix_ = machines_.prefix(id);
    if (worker->state() == WorkerState::Stopped || worker->state() == WorkerState::NoDevice ||
        worker->state() == WorkerState::Failed)
        connectMachine(id);
    else
        selectAwaited();
}

void DeviceSelection::disconnectMachine(const QString& id) {
    if (WorkerClient* worker = machines_.worker(id); worker != nullptr)
        worker->stop();
}

void DeviceSelection::startReplay() {
    replayPrefix_ = QStringLiteral("replay");
    replay_.start(options_.replayCommand);
}

void DeviceSelection::selectAwaited() {
    if (awaitedPrefix_.isEmpty())
        return;
    for (const DeviceEntry* entry : directory_.entries()) {
        if (!entry->key.startsWith(awaitedPrefix_ + QLatin1Char(':')) || !entry->problem.isEmpty())
            continue;
        const QString key = entry->key;
        const bool isOfRecording = awaitedPrefix_ == replayPrefix_;
        awaitedPrefix_.clear();
        if (isOfRecording)
            adopt(*entry);
        else
            selectDevice(key);
        return;
    }
}

void DeviceSelection::adopt(const DeviceEntry& entry) {
    isUserSelected_ = true;
    forgetPendingSelection();
    session_.adoptDevice(entry.key, entry.device);
    adoptKernel();
}

void DeviceSelection::adoptDeviceAndKernel() {
    moveSavedDevices();
    selectAwaited();
    const QString key = session_.state().deviceKey;
    const DeviceEntry* device = directory_.find(key);
    if (const DeviceEntry* lost = directory_.find(lostKey_); lost != nullptr && key == substituteKey_) {
        device = lost; // it is back, and the user selected no other meanwhile
        lostKey_.clear();
    } else if (const DeviceEntry* best = directory_.best();
               best != nullptr && (device == nullptr || !isUserSelected_)) {
        if (device == nullptr && isUserSelected_ && key != substituteKey_)
            lostKey_ = key;
        device = best;
        substituteKey_ = best->key;
    }
    if (device != nullptr)
        session_.adoptDevice(device->key, device->device);
    adoptKernel();
}

void DeviceSelection::adoptKernel() {
    // The kernel with the same ID as compiled for this device; at the start, the usual first kernel.
    QString borrowedFrom;
    const auto offered = kernels(&borrowedFrom);
    if (offered.empty())
        return;
    const std::string wanted =
        session_.state().kernel == unknownKernel() ? "matrixAdd" : session_.state().kernel->id;
    const auto found = std::find_if(offered.begin(), offered.end(),
                                    [&](const auto& kernel) { return kernel->id == wanted; });
    if (found != offered.end())
        session_.adoptKernel(*found);
    else if (session_.state().kernel == unknownKernel() && !core::isOwnKernel(offered.front()->id))
        session_.adoptKernel(offered.front());
}

void DeviceSelection::adoptOwnKernel() {
    const LaunchState& state = session_.state();
    if (!state.device || !core::isOwnKernel(state.kernel->id))
        return;
    const std::string code = ownCodes_.codeId(state.kernel->id, state.device->computeCapability);
    if (!code.empty())
        session_.adoptCode(state.kernel->id, code);
    const core::OwnKernel* kernel = ownKernels_.find(state.kernel->id);
    if (kernel == nullptr || argumentsOf(state) != nullptr)
        return;
    if (const auto arguments = proposedArguments(*kernel, *state.device, ownCodes_))
        session_.adoptArguments({*arguments, {}, {}});
}

std::vector<std::shared_ptr<const core::KernelInfo>> DeviceSelection::kernels(QString* borrowedFrom) const {
    return kernelsFor(session_.state().deviceKey, borrowedFrom);
}

std::vector<std::shared_ptr<const core::KernelInfo>>
DeviceSelection::kernelsFor(const QString& key, QString* borrowedFrom) const {
    auto offered = directory_.kernelsFor(key, borrowedFrom);
    if (const DeviceEntry* entry = directory_.find(key); entry != nullptr) {
        const auto own = ownKernels_.kernelsFor(*entry->device);
        offered.insert(offered.end(), own.begin(), own.end());
    }
    return offered;
}

const DeviceEntry* DeviceSelection::currentEntry() const {
    return directory_.find(session_.state().deviceKey);
}

WorkerClient* DeviceSelection::currentWorker() const {
    const DeviceEntry* entry = currentEntry();
    return entry == nullptr ? nullptr : entry->worker;
}

bool DeviceSelection::hasLiveDevice() const {
    const std::vector<Machine> all = machines_.machines();
    return std::any_of(all.begin(), all.end(), [this](const Machine& machine) {
        const WorkerClient* worker = machines_.worker(machine.id);
        return worker != nullptr &&
               (worker->state() == WorkerState::Ready || worker->state() == WorkerState::Busy) &&
               worker->kind() == core::ProvenanceKind::Live;
    });
}

QString DeviceSelection::missingGpuReason() const {
    if (hasLiveDevice())
        return {};
    switch (machines_.here().state()) {
    case WorkerState::Stopped:
        return machines_.machines().front().connectAtStart ? tr("looking for a GPU…") : tr("not connected");
    case WorkerState::Starting:
        return wasLocalWorkerReady_ ? tr("worker restarting…") : tr("looking for a GPU…");
    case WorkerState::Waiting:
        return tr("worker restarting…");
    case WorkerState::Ready:
    case WorkerState::Busy:
    case WorkerState::NoDevice:
        return tr("no GPU here");
    case WorkerState::Failed:
        return tr("worker failed");
    }
    return {};
}

QString DeviceSelection::beforeNextLaunch(bool endedHere) const {
    const WorkerClient* worker = currentWorker();
    if (const Machine* machine = currentMachine(); worker == nullptr && machine != nullptr)
        worker = machines_.worker(machine->id);
    if (worker == nullptr)
        return {};
    return stepBeforeNextLaunch(*worker, endedHere);
}

QString DeviceSelection::launchObstacle() const {
    const LaunchState& state = session_.state();
    const DeviceEntry* entry = currentEntry();
    if (entry != nullptr && !entry->problem.isEmpty())
        return QString::fromStdString(entry->problem.text());
    const WorkerClient* worker = currentWorker();
    if (core::isOwnKernel(state.kernel->id)) {
        if (worker != nullptr && worker->kind() == core::ProvenanceKind::Recorded)
            return tr("A kernel of your own needs a GPU: recordings do not run code.");
        if (QString obstacle = ownLaunchObstacle(state, ownKernels_, ownCodes_); !obstacle.isEmpty())
            return obstacle;
    }
    if (worker != nullptr && worker->state() == WorkerState::Ready) {
        if (state.kernel->id.empty())
            return tr("No kernel is available to launch.");
        return state.device ? QString::fromStdString(
                                  kernelUnavailableReason(*state.kernel, state.device->computeCapability))
                            : QString();
    }
    if (worker != nullptr && worker->state() == WorkerState::Busy)
        return tr("The device is busy with another job.");
    if (worker != nullptr)
        return withMachineName(*worker, worker->reason());
    if (const Machine* machine = currentMachine(); machine != nullptr)
        return fill(tr("{machine} is not connected; select it in the device list to connect it."),
                    {{"machine", machineName(*machine)}});
    if (isWorkerStarting(*this)) // which may have the device, or another
        return startingText(*this);
    if (!state.device)
        return tr("There is no device, live or recorded, to launch on.");
    return fill(tr("{device} is known only from a device file, which cannot launch."),
                {{"device", state.device->name}});
}

QString DeviceSelection::workerStatus() const {
    const WorkerClient* worker = currentWorker();
    if (const Machine* machine = currentMachine(); worker == nullptr && machine != nullptr)
        worker = machines_.worker(machine->id);
    if (worker == nullptr)
        worker = replay_.state() == WorkerState::Stopped ? &machines_.here() : &replay_;
    return withMachineName(*worker, workerState(*worker, machines_.machineOf(worker)));
}

void DeviceSelection::selectDevice(const QString& key) {
    const DeviceEntry* entry = directory_.find(key);
    if (entry == nullptr || key == session_.state().deviceKey)
        return;
    isUserSelected_ = true;
    forgetPendingSelection();
    QString borrowedFrom;
    const auto offered = kernelsFor(key, &borrowedFrom);
    const auto same = std::find_if(offered.begin(), offered.end(), [&](const auto& kernel) {
        return kernel->id == session_.state().kernel->id;
    });
    const std::shared_ptr<const core::KernelInfo> kernel = same == offered.end() ? nullptr : *same;
    session_.setDevice(entry->key, entry->device, kernel);
    Q_EMIT devicesChanged();
}

void DeviceSelection::selectKernel(const QString& id) {
    QString borrowedFrom;
    for (const auto& kernel : kernels(&borrowedFrom)) {
        if (kernel->id == id.toStdString() && kernel->id != session_.state().kernel->id) {
            session_.setKernel(kernel);
            return;
        }
    }
}

void DeviceSelection::openDeviceFile(const QString& path) {
    selectDevice(directory_.addDeviceFile(path));
}

void DeviceSelection::openRecording(const QString& path) {
    const core::Recording recording =
        core::loadRecording(path.toStdString()); // reports errors before a worker is started
    Q_UNUSED(recording)
    directory_.setWorkerDevices(replayPrefix_, nullptr); // the replay worker is restarted
    replayPrefix_ = QStringLiteral("recording %1").arg(++openedRecordings_);
    awaitedPrefix_ = replayPrefix_;
    // An absolute path: a file name cannot be read as an option.
    replay_.start(options_.replayCommand +
                  QStringList{QStringLiteral("--recordings"), QFileInfo(path).absoluteFilePath()});
}

QStringList DeviceSelection::addSavedDevices(const core::SavedSession& saved,
                                             const std::shared_ptr<const core::KernelInfo>& kernel) {
    isUserSelected_ = isUserSelected_ || saved.device;
    forgetPendingSelection();
    return savedDevices_.add(saved, kernel);
}

void DeviceSelection::moveSavedDevices() {
    const LaunchSession::ChangeBatch batch(session_);
    for (const auto& [key, entry] : savedDevices_.replaced())
        session_.moveDevice(key, entry->key, entry->device);
}

void DeviceSelection::forgetPendingSelection() {
    awaitedPrefix_.clear();
    lostKey_.clear();
    substituteKey_.clear();
}

} // namespace trichevron::gui
