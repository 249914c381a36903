// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/workbench.h"

#include "core/json/json_reader.h"
#include "core/measurement/recording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QSettings>
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

QStringList Workbench::defaultWorkerCommand() {
    const QString setting = QSettings().value(QStringLiteral("worker/command")).toString();
    if (!setting.trimmed().isEmpty())
        return QProcess::splitCommand(setting);
    return {workerProgram(), QStringLiteral("worker")};
}

QStringList Workbench::defaultReplayCommand() {
    return {workerProgram(), QStringLiteral("worker"), QStringLiteral("--replay")};
}

Workbench::Workbench(Options options, QObject* parent)
    : QObject(parent), options_(std::move(options)), live_(options_.timeouts), replay_(options_.timeouts) {
    connectWorker(live_);
    connectWorker(replay_);
    connect(&session_, &LaunchSession::changed, this, &Workbench::workerChanged);
    connect(&session_, &LaunchSession::unreadableChanged, this, &Workbench::workerChanged);
    catalogueProblems_ = directory_.loadCatalogue();
    adoptBest();
    connect(&directory_, &DeviceDirectory::changed, this, [this] {
        adoptBest();
        Q_EMIT devicesChanged();
    });
}

QString Workbench::prefixOf(const WorkerClient& worker) const {
    return &worker == &live_ ? QStringLiteral("live") : replayPrefix_;
}

void Workbench::connectWorker(WorkerClient& worker) {
    connect(&worker, &WorkerClient::stateChanged, this, [this, &worker] { onWorkerState(worker); });
    connect(&worker, &WorkerClient::logged, this, &Workbench::logged);
    connect(&worker, &WorkerClient::progressed, this, [this](qint64, quint64 done, quint64 total) {
        if (!job_ || !job_->cancelled)
            Q_EMIT progressed(done, total);
    });
    connect(&worker, &WorkerClient::launchAnswered, this,
            [this, &worker](qint64 ticket, const LaunchResult& result) {
                if (!job_ || job_->ticket != ticket || job_->worker != &worker)
                    return;
                const Job job = *job_;
                job_.reset();
                session_.addAnswer({job.asked, result, worker.kind(), QDateTime::currentDateTime()});
                Q_EMIT workerChanged();
            });
    connect(&worker, &WorkerClient::measureAnswered, this,
            [this, &worker](qint64 ticket, const Measurement& measurement) {
                if (!job_ || job_->ticket != ticket || job_->worker != &worker)
                    return;
                const Job job = *job_;
                job_.reset();
                const QDateTime now = QDateTime::currentDateTime();
                session_.addAnswer({job.asked, measurement.result, worker.kind(), now});
                session_.addMeasurement({job.asked, measurement, now});
                Q_EMIT workerChanged();
            });
    connect(&worker, &WorkerClient::jobFailed, this, [this, &worker](qint64 ticket, const QString& sentence) {
        if (!job_ || job_->ticket != ticket || job_->worker != &worker)
            return;
        failure_ = Failure{job_->asked, sentence};
        job_.reset();
        Q_EMIT told(sentence);
        Q_EMIT workerChanged();
    });
}

void Workbench::onWorkerState(WorkerClient& worker) {
    switch (worker.state()) {
    case WorkerState::Ready:
        liveWasReady_ = liveWasReady_ || &worker == &live_;
        if (!job_ || job_->worker != &worker) // not at the end of its own job: it offers what it did before
            directory_.setWorkerDevices(prefixOf(worker), &worker);
        break;
    case WorkerState::NoDevice:
    case WorkerState::Failed:
        directory_.setWorkerDevices(prefixOf(worker), nullptr);
        // Recordings answer where no device does.
        if (&worker == &live_ && replay_.state() == WorkerState::Stopped)
            startReplay();
        [[fallthrough]];
    case WorkerState::Waiting:
        if (worker.state() != WorkerState::NoDevice)
            Q_EMIT told(worker.reason());
        break;
    default:
        break;
    }
    Q_EMIT workerChanged();
}

void Workbench::startWorkers() {
    if (catalogueProblems_.size() > 1) {
        for (const QString& problem : catalogueProblems_)
            Q_EMIT logged(problem);
    }
    if (!catalogueProblems_.isEmpty())
        Q_EMIT told(catalogueProblem());
    live_.start(options_.command);
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

void Workbench::restartWorkers() {
    replay_.stop();
    chooseReplayNext_ = false;
    directory_.setWorkerDevices(replayPrefix_, nullptr);
    live_.restart();
}

void Workbench::startReplay() {
    replayPrefix_ = QStringLiteral("replay");
    replay_.start(options_.replayCommand);
}

void Workbench::chooseOpenedRecording() {
    const DeviceEntry* opened = directory_.find(replayPrefix_ + QStringLiteral(":0"));
    if (!chooseReplayNext_ || opened == nullptr)
        return;
    chooseReplayNext_ = false;
    chooseDevice(opened->key);
}

void Workbench::adoptBest() {
    chooseOpenedRecording();
    const DeviceEntry* chosen = directory_.find(session_.state().deviceKey);
    if (const DeviceEntry* best = directory_.best();
        best != nullptr && (chosen == nullptr || !userChoseDevice_))
        chosen = best;
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
    session_.adoptKernel(found == offered.end() ? offered.front() : *found);
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

QString Workbench::whyNotLaunch() const {
    if (isBusy())
        return isAsking() ? tr("The device is busy with this launch.")
                          : tr("The device is busy with a launch.");
    if (!session_.unreadable().isEmpty())
        return tr("The launch cannot be read: %1").arg(session_.unreadable());
    const DeviceEntry* entry = directory_.find(session_.state().deviceKey);
    if (entry != nullptr && !entry->problem.isEmpty())
        return entry->problem;
    const WorkerClient* worker = workerOfChosen();
    if (worker != nullptr && worker->state() == WorkerState::Ready)
        return session_.state().kernel->id.empty() ? tr("No kernel is known to launch.") : QString();
    if (worker != nullptr)
        return worker->reason();
    if (!session_.state().device)
        return tr("There is no device, live or recorded, to launch on.");
    return tr("%1 is known by a device file only, which cannot launch.")
        .arg(QString::fromStdString(session_.state().device->name));
}

bool Workbench::isAsking() const {
    return job_ && job_->asked == session_.asked();
}

QString Workbench::whyNoGpu() const {
    switch (live_.state()) {
    case WorkerState::Stopped:
        return tr("looking for a GPU…");
    case WorkerState::Starting:
        return liveWasReady_ ? tr("worker restarting…") : tr("looking for a GPU…");
    case WorkerState::Waiting:
        return tr("worker restarting…");
    case WorkerState::Ready:
    case WorkerState::Busy:
        return hasLiveDevice() ? QString() : tr("no GPU here");
    case WorkerState::NoDevice:
        return tr("no GPU here");
    case WorkerState::Failed:
        return tr("worker failed");
    }
    return {};
}

QString Workbench::failure() const {
    return failure_ && failure_->asked == session_.asked() ? failure_->sentence : QString();
}

QString Workbench::workerSentence() const {
    if (isBusy())
        return job_->cancelled ? tr("cancelling…") : tr("asking the worker…");
    const WorkerClient* worker = workerOfChosen();
    if (worker == nullptr)
        worker = replay_.state() == WorkerState::Stopped ? &live_ : &replay_;
    switch (worker->state()) {
    case WorkerState::Stopped:
        return tr("no worker yet");
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
    return {};
}

void Workbench::chooseDevice(const QString& key) {
    const DeviceEntry* entry = directory_.find(key);
    if (entry == nullptr || key == session_.state().deviceKey)
        return;
    userChoseDevice_ = true;
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

void Workbench::launch() {
    ask(false);
}

void Workbench::measure() {
    ask(true);
}

void Workbench::ask(bool measure) {
    const QString obstacle = whyNotLaunch();
    if (!obstacle.isEmpty()) {
        Q_EMIT told(obstacle);
        return;
    }
    WorkerClient* worker = workerOfChosen();
    const DeviceEntry* entry = directory_.find(session_.state().deviceKey);
    const LaunchRequest request = session_.request(entry->ordinal);
    failure_.reset();
    job_ = Job{worker, 0, session_.asked(), measure, false};
    if (measure) {
        MeasureRequest wanted;
        wanted.launch = request;
        job_->ticket = worker->measure(wanted);
    } else {
        job_->ticket = worker->launch(request);
    }
    Q_EMIT workerChanged();
}

void Workbench::cancel() {
    if (!job_)
        return;
    job_->cancelled = true;
    job_->worker->cancel();
    Q_EMIT workerChanged();
}

void Workbench::openDeviceFile(const QString& path) {
    chooseDevice(directory_.addDeviceFile(path));
}

void Workbench::openRecording(const QString& path) {
    const Recording recording = loadRecording(path.toStdString()); // says what is wrong before a worker does
    Q_UNUSED(recording)
    directory_.setWorkerDevices(replayPrefix_, nullptr); // it serves this recording from now on
    chooseReplayNext_ = true;
    replayPrefix_ = QStringLiteral("recording %1").arg(++recordingsOpened_);
    replay_.start(options_.replayCommand + QStringList{QStringLiteral("--recordings"), path});
}

void Workbench::saveTimings(const QString& path) const {
    const ActualMeasurement* found = session_.measurement();
    if (found == nullptr)
        throw InputError("There are no timings of this launch to save; measure it first.");
    std::string csv = "sample,microseconds\n";
    const std::vector<double>& samples = found->measurement.samplesMicroseconds;
    for (std::size_t i = 0; i < samples.size(); ++i)
        csv += std::to_string(i) + "," + QByteArray::number(samples[i], 'g', 9).toStdString() + "\n";
    writeFileAtomically(path.toStdString(), csv);
}

} // namespace trichevron
