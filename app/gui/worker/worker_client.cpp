// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/worker_client.h"

#include "core/json/model_json.h"

#include <QCoreApplication>

#include <algorithm>

namespace trichevron {
namespace {

constexpr std::chrono::milliseconds longestPause{30000};
/// A worker that speaks no protocol speaks none the next time either, so it gets fewer tries.
constexpr int mostBabbles = 3;
/// The command line's exit status for "no device, or no CUDA, where one is needed".
constexpr int noDeviceStatus = 3;

constexpr int unusableStatus = 2; ///< wrong use, or a recording that cannot be read
constexpr int timeLimitStatus = 11;

std::string clientName() {
    return "trichevron " + QCoreApplication::applicationVersion().toStdString();
}

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

std::chrono::milliseconds toMilliseconds(Seconds seconds) {
    return std::chrono::milliseconds(static_cast<qint64>(seconds.value * 1000));
}

/// Progress and pieces name the request they belong to.
std::optional<qint64> requestIdOf(const Json& params) {
    const JsonReader reader(params);
    const std::optional<JsonReader> id = reader.find("id");
    if (!id)
        return std::nullopt;
    return id->integer<std::int64_t>();
}

} // namespace

WorkerClient::WorkerClient(WorkerTimeouts timeouts, QObject* parent) : QObject(parent), timeouts_(timeouts) {
    silence_.setSingleShot(true);
    again_.setSingleShot(true);
    cancelled_.setSingleShot(true);
    connect(&silence_, &QTimer::timeout, this, &WorkerClient::onSilence);
    connect(&cancelled_, &QTimer::timeout, this, &WorkerClient::onCancelIgnored);
    connect(&again_, &QTimer::timeout, this, &WorkerClient::begin);
    connect(&process_, &WorkerProcess::started, this, [this] {
        send(Asked::Initialize, protocol::method::initialize,
             Json{{protocol::handshake::protocolVersion, protocol::version},
                  {protocol::handshake::client, clientName()}},
             timeouts_.handshake);
    });
    connect(&process_, &WorkerProcess::lineReceived, this, &WorkerClient::onLine);
    connect(&process_, &WorkerProcess::logged, this, [this](const QString& line) {
        if (!line.trimmed().isEmpty())
            lastLogLine_ = line.trimmed();
        Q_EMIT logged(line);
    });
    connect(&process_, &WorkerProcess::babbled, this, &WorkerClient::onBabble);
    connect(&process_, &WorkerProcess::failed, this, &WorkerClient::fault);
    connect(&process_, &WorkerProcess::exited, this, &WorkerClient::onExit);
}

void WorkerClient::start(const QStringList& command) {
    command_ = command;
    restart();
}

void WorkerClient::restart() {
    regainTrust();
    begin();
}

void WorkerClient::regainTrust() {
    restartsLeft_ = timeouts_.restarts;
    pause_ = timeouts_.firstPause;
    babbles_ = 0;
}

void WorkerClient::stop() {
    giveUp(WorkerState::Stopped, {});
}

void WorkerClient::begin() {
    again_.stop();
    const std::vector<qint64> lost = forgetPending();
    devices_.clear();
    lastLogLine_.clear();
    setState(WorkerState::Starting, tr("The worker is starting."));
    process_.start(command_);
    failJobs(lost, tr("The worker was started anew before it answered."));
}

qint64 WorkerClient::launch(const LaunchRequest& request) {
    if (state_ != WorkerState::Ready)
        return 0;
    const qint64 id = send(Asked::Launch, protocol::method::launch, toJson(request),
                           toMilliseconds(request.timeLimit) + timeouts_.margin);
    setState(WorkerState::Busy);
    return id;
}

qint64 WorkerClient::measure(const MeasureRequest& request) {
    if (state_ != WorkerState::Ready)
        return 0;
    const qint64 id =
        send(Asked::Measure, protocol::method::measure, toJson(request),
             toMilliseconds(request.launch.timeLimit) + toMilliseconds(request.budget) + timeouts_.margin);
    setState(WorkerState::Busy);
    return id;
}

void WorkerClient::cancel() {
    for (const auto& [id, pending] : pending_) {
        if (pending.asked != Asked::Launch && pending.asked != Asked::Measure)
            continue;
        process_.write(protocol::toLine(
            protocol::Notification{std::string(protocol::method::cancel), Json{{"id", id}}}));
        if (!cancelled_.isActive())
            cancelled_.start(timeouts_.cancelled);
    }
}

qint64 WorkerClient::send(Asked asked, std::string_view method, Json params,
                          std::chrono::milliseconds patience, int device) {
    const qint64 id = nextId_++;
    pending_[id] = Pending{asked, device, patience};
    process_.write(protocol::toLine(protocol::Request{id, std::string(method), std::move(params)}));
    watch();
    return id;
}

void WorkerClient::watch() {
    if (pending_.empty()) {
        silence_.stop();
        return;
    }
    std::chrono::milliseconds patience{0};
    for (const auto& [id, pending] : pending_)
        patience = std::max(patience, pending.patience);
    silence_.start(patience);
}

void WorkerClient::onLine(const QByteArray& line) {
    try {
        const protocol::Message message =
            protocol::parseMessage(std::string_view(line.constData(), static_cast<std::size_t>(line.size())));
        if (const auto* response = std::get_if<protocol::Response>(&message))
            onResponse(*response);
        else if (const auto* notification = std::get_if<protocol::Notification>(&message))
            onNotification(*notification);
        else
            onBabble(tr("The worker asked a question, which the protocol does not allow."));
    } catch (const protocol::MessageError& error) {
        onBabble(tr("The worker sent something that is not a message: %1").arg(text(error.what())));
    } catch (const std::exception& error) {
        onBabble(tr("The worker sent an answer that cannot be read: %1").arg(text(error.what())));
    }
}

void WorkerClient::onResponse(const protocol::Response& response) {
    if (!response.id) {
        const auto* error = std::get_if<protocol::Error>(&response.outcome);
        fault(tr("The worker could not read a request: %1")
                  .arg(error != nullptr ? text(error->message) : tr("it gave no reason")),
              true);
        return;
    }
    const auto found = pending_.find(*response.id);
    if (found == pending_.end())
        return; // an answer to what is no longer awaited
    const Pending pending = found->second;
    pending_.erase(found);
    cancelled_.stop(); // one job at a time, and nothing else is asked meanwhile
    watch();
    if (const auto* error = std::get_if<protocol::Error>(&response.outcome))
        onError(*response.id, pending, *error);
    else
        onResult(*response.id, pending, std::get<Json>(response.outcome));
}

void WorkerClient::onNotification(const protocol::Notification& notification) {
    const std::optional<qint64> id = requestIdOf(notification.params);
    if (!id)
        return;
    const auto found = pending_.find(*id);
    if (found == pending_.end())
        return;
    watch(); // it is alive
    if (notification.method == protocol::method::progress) {
        const JsonReader reader(notification.params);
        Q_EMIT progressed(*id, reader.at("done").integer<std::uint64_t>(),
                          reader.at("total").integer<std::uint64_t>());
    }
}

void WorkerClient::onResult(qint64 id, const Pending& pending, const Json& result) {
    switch (pending.asked) {
    case Asked::Initialize:
        onInitialized(result);
        break;
    case Asked::Devices:
        onDevices(result);
        break;
    case Asked::Kernels:
        onKernels(pending.device, result);
        break;
    case Asked::Launch: {
        const LaunchResult answer = launchResultFromJson(JsonReader(result));
        regainTrust();
        setState(WorkerState::Ready);
        Q_EMIT launchAnswered(id, answer);
        break;
    }
    case Asked::Measure: {
        const Measurement answer = measurementFromJson(JsonReader(result));
        regainTrust();
        setState(WorkerState::Ready);
        Q_EMIT measureAnswered(id, answer);
        break;
    }
    }
}

void WorkerClient::onError(qint64 id, const Pending& pending, const protocol::Error& error) {
    std::optional<BackendErrorKind> kind;
    if (error.data.is_object() && error.data.contains("kind") && error.data["kind"].is_string())
        kind = backendErrorKindFromName(error.data["kind"].get<std::string>());
    if (error.code == protocol::VersionMismatch) {
        fault(tr("The worker speaks another version of the protocol (%1); install the program and its worker "
                 "from the same release.")
                  .arg(text(error.message)),
              false);
        return;
    }
    if (pending.asked == Asked::Launch || pending.asked == Asked::Measure) {
        setState(WorkerState::Ready);
        Q_EMIT jobFailed(id, error.code == protocol::Cancelled ? tr("Cancelled.") : text(error.message));
        // After a sticky error nothing more can be launched in that process.
        if (kind == BackendErrorKind::ContextLost)
            restart();
        return;
    }
    if (kind == BackendErrorKind::NoDevice && pending.asked == Asked::Kernels) {
        // This device's own trouble: the others are as good as before.
        devices_.at(static_cast<std::size_t>(pending.device)).problem = text(error.message);
        Q_EMIT logged(text(error.message));
        onKernelsDone();
        return;
    }
    if (kind == BackendErrorKind::NoDevice)
        giveUp(WorkerState::NoDevice, text(error.message));
    else
        fault(tr("The worker cannot tell what it offers: %1").arg(text(error.message)), true);
}

void WorkerClient::onInitialized(const Json& result) {
    const JsonReader reader(result);
    const int theirs = reader.at(protocol::handshake::protocolVersion).integer<int>();
    if (theirs != protocol::version) {
        fault(
            tr("The worker speaks version %1 of the protocol and this program version %2; install both from "
               "the same release.")
                .arg(theirs)
                .arg(protocol::version),
            false);
        return;
    }
    const JsonReader backend = reader.at(protocol::handshake::backend);
    const std::optional<ProvenanceKind> kind = provenanceKindFromName(backend.string());
    if (!kind)
        backend.fail("live or recorded");
    kind_ = *kind;
    send(Asked::Devices, protocol::method::devices, Json::object(), timeouts_.answer);
}

void WorkerClient::onDevices(const Json& result) {
    const std::vector<JsonReader> devices = JsonReader(result).at("devices").elements();
    for (const JsonReader& device : devices)
        devices_.push_back(
            {std::make_shared<const DeviceProperties>(devicePropertiesFromJson(device)), {}, {}});
    if (devices_.empty()) {
        giveUp(WorkerState::NoDevice, tr("The worker has no device to offer."));
        return;
    }
    for (std::size_t i = 0; i < devices_.size(); ++i)
        send(Asked::Kernels, protocol::method::kernels, Json{{"device", i}}, timeouts_.answer,
             static_cast<int>(i));
}

void WorkerClient::onKernels(int device, const Json& result) {
    for (const JsonReader& kernel : JsonReader(result).at("kernels").elements())
        devices_.at(static_cast<std::size_t>(device))
            .kernels.push_back(std::make_shared<const KernelInfo>(kernelInfoFromJson(kernel)));
    onKernelsDone();
}

void WorkerClient::onKernelsDone() {
    if (!pending_.empty())
        return;
    const bool usable = std::any_of(devices_.begin(), devices_.end(),
                                    [](const WorkerDevice& device) { return device.problem.isEmpty(); });
    if (usable)
        setState(WorkerState::Ready);
    else
        giveUp(WorkerState::NoDevice, QString(devices_.front().problem));
}

void WorkerClient::onExit(int status) {
    if (status == noDeviceStatus && state_ == WorkerState::Starting) {
        giveUp(WorkerState::NoDevice,
               lastLogLine_.isEmpty() ? tr("The worker found no device.") : lastLogLine_);
        return;
    }
    if (status == timeLimitStatus) {
        fault(tr("The kernel outlived its time limit, so the worker was ended with it: a running kernel "
                 "cannot be "
                 "stopped otherwise."),
              true);
        return;
    }
    if (status == unusableStatus && !lastLogLine_.isEmpty()) {
        fault(tr("The worker cannot be used: %1").arg(lastLogLine_), false);
        return;
    }
    const QString last = lastLogLine_.isEmpty() ? QString() : tr(" Its last words: %1").arg(lastLogLine_);
    fault(tr("The worker ended by itself with exit status %1.%2").arg(status).arg(last), true);
}

void WorkerClient::onSilence() {
    std::chrono::milliseconds patience{0};
    for (const auto& [id, pending] : pending_)
        patience = std::max(patience, pending.patience);
    fault(tr("The worker was silent for %1 s and was stopped.")
              .arg(static_cast<double>(patience.count()) / 1000.0, 0, 'g', 3),
          true);
}

void WorkerClient::onCancelIgnored() {
    process_.kill();
    regainTrust(); // the user wanted this, however often
    fault(tr("Cancelled; the worker did not answer within %1 s and was killed.")
              .arg(static_cast<double>(timeouts_.cancelled.count()) / 1000.0, 0, 'g', 3),
          true);
}

void WorkerClient::onBabble(const QString& sentence) {
    process_.kill();
    ++babbles_;
    fault(sentence, babbles_ < mostBabbles);
}

void WorkerClient::fault(const QString& sentence, bool retry) {
    const std::vector<qint64> lost = forgetPending();
    process_.abandon();
    if (retry && restartsLeft_ > 0) {
        --restartsLeft_;
        again_.start(pause_);
        pause_ = std::min(pause_ * 2, longestPause);
        setState(WorkerState::Waiting, tr("%1 A new worker is being started.").arg(sentence));
    } else {
        setState(WorkerState::Failed, sentence);
    }
    Q_EMIT faulted(Fault{FaultKind::WorkerEnded, sentence.toStdString(), 0, 0});
    failJobs(lost, sentence);
}

std::vector<qint64> WorkerClient::forgetPending() {
    std::vector<qint64> lost;
    for (const auto& [id, pending] : pending_) {
        if (pending.asked == Asked::Launch || pending.asked == Asked::Measure)
            lost.push_back(id);
    }
    pending_.clear();
    silence_.stop();
    cancelled_.stop();
    return lost;
}

void WorkerClient::failJobs(const std::vector<qint64>& tickets, const QString& sentence) {
    for (const qint64 ticket : tickets)
        Q_EMIT jobFailed(ticket, tr("%1 What you typed is kept.").arg(sentence));
}

void WorkerClient::giveUp(WorkerState state, const QString& sentence) {
    const std::vector<qint64> lost = forgetPending();
    process_.abandon();
    again_.stop();
    setState(state, sentence);
    failJobs(lost, sentence.isEmpty() ? tr("The worker was stopped before it answered.") : sentence);
}

void WorkerClient::setState(WorkerState state, const QString& reason) {
    if (state_ == state && reason_ == reason)
        return;
    state_ = state;
    reason_ = reason;
    Q_EMIT stateChanged();
}

} // namespace trichevron
