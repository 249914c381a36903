// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/workbench.h"

#include "app/gui/settings/settings.h"
#include "core/import/import.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace trichevron {
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

QStringList Workbench::ownWorkerCommand() {
    return {workerProgram(), QStringLiteral("worker")};
}

QStringList Workbench::ownReplayCommand() {
    return {workerProgram(), QStringLiteral("worker"), QStringLiteral("--replay")};
}

std::vector<Machine> Workbench::savedMachines() {
    return Settings().machines();
}

Workbench::Workbench(Options options, QObject* parent)
    : QObject(parent), options_(std::move(options)),
      machines_(options_.machines, options_.command, options_.timeouts), replay_(options_.timeouts) {
    connect(&machines_, &MachineWorkers::added, this,
            [this](WorkerClient* worker) { connectWorker(*worker); });
    machines_.begin();
    connectWorker(replay_);
    connect(&session_, &LaunchSession::changed, this, &Workbench::settleSavedDevices); // redone, maybe
    connect(&session_, &LaunchSession::changed, this, &Workbench::workerChanged);
    connect(&session_, &LaunchSession::unreadableChanged, this, &Workbench::workerChanged);
    catalogueProblems_ = directory_.loadCatalogue();
    directory_.setMachines(machines_.prefixes());
    adoptBest();
    connect(&directory_, &DeviceDirectory::changed, this, [this] {
        adoptBest();
        Q_EMIT devicesChanged();
    });
}

QString Workbench::prefixOf(const WorkerClient& worker) const {
    const Machine* machine = machines_.machineOf(&worker);
    return machine == nullptr ? replayPrefix_ : machines_.prefix(machine->id);
}

QString Workbench::named(const WorkerClient& worker, const QString& text) const {
    const Machine* machine = machines_.machineOf(&worker);
    return machine == nullptr || !machines_.areSeveral() ? text : tr("%1: %2").arg(machine->name, text);
}

void Workbench::onWorkerState(WorkerClient& worker) {
    const bool here = &worker == &machines_.here();
    switch (worker.state()) {
    case WorkerState::Ready:
        hereWasReady_ = hereWasReady_ || here;
        if (!job_ || job_->worker != &worker) // not at the end of its own job: it offers what it did before
            directory_.setWorkerDevices(prefixOf(worker), &worker);
        break;
    case WorkerState::NoDevice:
    case WorkerState::Failed:
        directory_.setWorkerDevices(prefixOf(worker), nullptr);
        // Recordings answer where no device does.
        if (here && replay_.state() == WorkerState::Stopped)
            startReplay();
        [[fallthrough]];
    case WorkerState::Waiting:
        if (worker.state() != WorkerState::NoDevice)
            Q_EMIT told(named(worker, worker.reason()));
        break;
    case WorkerState::Stopped:
        directory_.setWorkerDevices(prefixOf(worker), nullptr);
        break;
    default:
        break;
    }
    // The beginning and the end of a job change nothing of what the machine offers.
    const bool ofJob = worker.state() == WorkerState::Busy ||
                       (worker.state() == WorkerState::Ready && job_ && job_->worker == &worker);
    if (machines_.machineOf(&worker) != nullptr && !ofJob)
        Q_EMIT machinesChanged();
    Q_EMIT workerChanged();
}

void Workbench::startWorkers() {
    if (catalogueProblems_.size() > 1) {
        for (const QString& problem : catalogueProblems_)
            Q_EMIT logged(problem);
    }
    if (!catalogueProblems_.isEmpty())
        Q_EMIT told(catalogueProblem());
    machines_.startThoseAtStart();
    if (machines_.here().state() == WorkerState::Stopped)
        startReplay();
}

QString Workbench::catalogueProblem() const {
    if (catalogueProblems_.isEmpty())
        return {};
    const QString first = catalogueProblems_.front();
    return catalogueProblems_.size() == 1 ? tr("A device file cannot be read: %1").arg(first)
                                          : tr("%1 device files cannot be read, the first because: %2")
                                                .arg(catalogueProblems_.size())
                                                .arg(first);
}

void Workbench::restartWorker() {
    if (const Machine* machine = machines_.machineOfKey(session_.state().deviceKey); machine != nullptr) {
        connectMachine(machine->id);
        return;
    }
    awaitedPrefix_.clear();
    replay_.stop();
    connectMachine(machines_.machines().front().id);
}

void Workbench::setMachines(const std::vector<Machine>& machines) {
    Settings().setMachines(machines);
    machines_.setMachines(machines);
    directory_.setMachines(machines_.prefixes());
    Q_EMIT machinesChanged();
    Q_EMIT workerChanged();
}

void Workbench::connectMachine(const QString& id) {
    if (!askedFor_.contains(id))
        askedFor_ << id;
    machines_.start(id);
}

void Workbench::chooseMachine(const QString& id) {
    const WorkerClient* worker = machines_.worker(id);
    if (worker == nullptr)
        return;
    awaitedPrefix_ = machines_.prefix(id);
    if (worker->state() == WorkerState::Stopped || worker->state() == WorkerState::NoDevice ||
        worker->state() == WorkerState::Failed)
        connectMachine(id);
    else
        chooseAwaited();
}

void Workbench::disconnectMachine(const QString& id) {
    if (WorkerClient* worker = machines_.worker(id); worker != nullptr)
        worker->stop();
}

void Workbench::startReplay() {
    replayPrefix_ = QStringLiteral("replay");
    replay_.start(options_.replayCommand);
}

void Workbench::chooseAwaited() {
    if (awaitedPrefix_.isEmpty())
        return;
    for (const DeviceEntry* entry : directory_.entries()) {
        if (!entry->key.startsWith(awaitedPrefix_ + QLatin1Char(':')) || !entry->problem.isEmpty())
            continue;
        const QString key = entry->key;
        awaitedPrefix_.clear();
        chooseDevice(key);
        return;
    }
}

void Workbench::adoptBest() {
    settleSavedDevices();
    chooseAwaited();
    const QString shown = session_.state().deviceKey;
    const DeviceEntry* chosen = directory_.find(shown);
    if (const DeviceEntry* lost = directory_.find(lostKey_); lost != nullptr && shown == substituteKey_) {
        chosen = lost; // it is back, and the user took no other meanwhile
        lostKey_.clear();
    } else if (const DeviceEntry* best = directory_.best();
               best != nullptr && (chosen == nullptr || !userChoseDevice_)) {
        if (chosen == nullptr && userChoseDevice_ && shown != substituteKey_)
            lostKey_ = shown;
        chosen = best;
        substituteKey_ = best->key;
    }
    if (chosen != nullptr)
        session_.adoptDevice(chosen->key, chosen->device);
    // The kernel of the same name, as it is on this device; at first, the one that most begin with.
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
    else if (session_.state().kernel == unknownKernel())
        session_.adoptKernel(offered.front());
}

std::vector<std::shared_ptr<const KernelInfo>> Workbench::kernels(QString* borrowedFrom) const {
    return directory_.kernelsFor(session_.state().deviceKey, borrowedFrom);
}

WorkerClient* Workbench::workerOfChosen() const {
    const DeviceEntry* entry = directory_.find(session_.state().deviceKey);
    return entry == nullptr ? nullptr : entry->worker;
}

const WorkerClient* Workbench::chosenWorker() const {
    return workerOfChosen();
}

bool Workbench::hasLiveDevice() const {
    const std::vector<Machine> all = machines_.machines();
    return std::any_of(all.begin(), all.end(), [this](const Machine& machine) {
        const WorkerClient* worker = machines_.worker(machine.id);
        return worker != nullptr &&
               (worker->state() == WorkerState::Ready || worker->state() == WorkerState::Busy) &&
               worker->kind() == ProvenanceKind::Live;
    });
}

QString Workbench::whyNoGpu() const {
    if (hasLiveDevice())
        return {};
    switch (machines_.here().state()) {
    case WorkerState::Stopped:
        return machines_.machines().front().connectAtStart ? tr("looking for a GPU…") : tr("not connected");
    case WorkerState::Starting:
        return hereWasReady_ ? tr("worker restarting…") : tr("looking for a GPU…");
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

QString Workbench::workerSentence() const {
    if (isBusy())
        return named(*job_->worker, job_->cancelled ? tr("cancelling…") : tr("asking the worker…"));
    const WorkerClient* worker = workerOfChosen();
    if (const Machine* machine = machines_.machineOfKey(session_.state().deviceKey);
        worker == nullptr && machine != nullptr)
        worker = machines_.worker(machine->id);
    if (worker == nullptr)
        worker = replay_.state() == WorkerState::Stopped ? &machines_.here() : &replay_;
    const auto words = [this, worker] {
        switch (worker->state()) {
        case WorkerState::Stopped:
            return machines_.machineOf(worker) == nullptr ? tr("no worker yet") : tr("not connected");
        case WorkerState::Starting:
            return tr("worker starting");
        case WorkerState::Ready:
            return worker->kind() == ProvenanceKind::Live ? tr("worker ready") : tr("recordings ready");
        case WorkerState::Busy:
            return tr("worker busy");
        case WorkerState::Waiting:
            return tr("worker restarting");
        case WorkerState::NoDevice:
            return tr("no device and no recording here");
        case WorkerState::Failed:
            return tr("worker failed");
        }
        return QString();
    };
    return named(*worker, words());
}

void Workbench::chooseDevice(const QString& key) {
    const DeviceEntry* entry = directory_.find(key);
    if (entry == nullptr || key == session_.state().deviceKey)
        return;
    userChoseDevice_ = true;
    awaitedPrefix_.clear();
    lostKey_.clear();
    substituteKey_.clear();
    QString borrowedFrom;
    const auto offered = directory_.kernelsFor(key, &borrowedFrom);
    const auto same = std::find_if(offered.begin(), offered.end(), [&](const auto& kernel) {
        return kernel->id == session_.state().kernel->id;
    });
    const std::shared_ptr<const KernelInfo> kernel = same == offered.end() ? nullptr : *same;
    session_.setDevice(entry->key, entry->device, kernel);
    Q_EMIT devicesChanged();
}

void Workbench::chooseKernel(const QString& id) {
    QString borrowedFrom;
    for (const auto& kernel : kernels(&borrowedFrom)) {
        if (kernel->id == id.toStdString() && kernel->id != session_.state().kernel->id) {
            session_.setKernel(kernel);
            return;
        }
    }
}

void Workbench::openDeviceFile(const QString& path) {
    chooseDevice(directory_.addDeviceFile(path));
}

void Workbench::openRecording(const QString& path) {
    const Recording recording = loadRecording(path.toStdString()); // says what is wrong before a worker does
    Q_UNUSED(recording)
    directory_.setWorkerDevices(replayPrefix_, nullptr); // it serves this recording from now on
    replayPrefix_ = QStringLiteral("recording %1").arg(++recordingsOpened_);
    awaitedPrefix_ = replayPrefix_;
    // One argument, and an absolute path: a file's name cannot become an option.
    replay_.start(options_.replayCommand +
                  QStringList{QStringLiteral("--recordings"), QFileInfo(path).absoluteFilePath()});
}

} // namespace trichevron
