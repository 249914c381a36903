// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a worker says.
#include "app/gui/words/text.h"
#include "app/gui/worker/worker_client.h"
#include "core/model_json/model_json.h"

#include <algorithm>
#include <utility>

namespace trichevron {
namespace {

/// What a backend's error is to the user, where it is more than a job that cannot be done.
std::optional<FaultKind> faultOf(std::optional<BackendErrorKind> kind) {
    if (!kind)
        return std::nullopt;
    switch (*kind) {
    case BackendErrorKind::NoDriver:
        return FaultKind::NoDriver;
    case BackendErrorKind::DriverTooOld:
        return FaultKind::DriverTooOld;
    case BackendErrorKind::NoDevice:
        return FaultKind::NoDevice;
    case BackendErrorKind::DeviceLost:
        return FaultKind::DeviceLost;
    case BackendErrorKind::ContextLost:
        return FaultKind::OtherSticky;
    case BackendErrorKind::OutOfMemory:
        return FaultKind::OutOfMemory;
    default:
        return std::nullopt;
    }
}

/// Texts are shown: none may be so long that showing it keeps the window from everything else. A kernel's
/// source, which scrolls, may be longer.
void requireShortTexts(const Json& value, std::string_view name) {
    constexpr std::size_t mostOfText = 4096;
    constexpr std::size_t mostOfSource = 262144;
    if (value.is_string() &&
        value.get_ref<const std::string&>().size() > (name == "source" ? mostOfSource : mostOfText))
        throw InputError("the text \"" + std::string(name) + "\" is too long");
    if (value.is_object())
        for (const auto& [key, member] : value.items())
            requireShortTexts(member, key);
    if (value.is_array() && !value.empty() && !value.front().is_number())
        for (const Json& element : value)
            requireShortTexts(element, name);
}

void requireReadable(const protocol::Message& message) {
    if (const auto* notification = std::get_if<protocol::Notification>(&message)) {
        requireShortTexts(notification->params, "params");
    } else if (const auto* response = std::get_if<protocol::Response>(&message)) {
        if (const auto* error = std::get_if<protocol::Error>(&response->outcome))
            requireShortTexts(error->message, "message");
        else
            requireShortTexts(std::get<Json>(response->outcome), "result");
    }
}

} // namespace

void WorkerClient::onLine(const QByteArray& line) {
    try {
        const protocol::Message message =
            protocol::parseMessage(std::string_view(line.constData(), static_cast<std::size_t>(line.size())));
        heard_ = clock_.elapsed();
        quietTold_ = false;
        requireReadable(message);
        if (const auto* response = std::get_if<protocol::Response>(&message))
            onResponse(*response);
        else if (const auto* notification = std::get_if<protocol::Notification>(&message))
            onNotification(*notification);
        else
            onProcessFault({FaultKind::WorkerBabbled, "a question, which the protocol does not allow", 0, 0});
    } catch (const protocol::MessageError& error) {
        onProcessFault({FaultKind::WorkerBabbled, std::string("not a message: ") + error.what(), 0, 0});
    } catch (const std::exception& error) {
        onProcessFault(
            {FaultKind::WorkerBabbled, std::string("an answer that cannot be read: ") + error.what(), 0, 0});
    }
}

void WorkerClient::onResponse(const protocol::Response& response) {
    if (!response.id) {
        const auto* error = std::get_if<protocol::Error>(&response.outcome);
        onProcessFault({FaultKind::WorkerBabbled,
                        "it could not read a request: " + (error != nullptr ? error->message : "no reason"),
                        0, 0});
        return;
    }
    const auto found = pending_.find(*response.id);
    if (found == pending_.end())
        return; // an answer to what is no longer awaited, or a second one
    // Read before it is forgotten: an answer that cannot be read still fails its job.
    if (const auto* error = std::get_if<protocol::Error>(&response.outcome)) {
        Pending pending = std::move(found->second);
        pending_.erase(found);
        cancelled_.stop(); // one job at a time, and nothing else is asked meanwhile
        salvage(*response.id, pending);
        onError(*response.id, pending, *error);
    } else {
        onResult(*response.id, found->second, std::get<Json>(response.outcome));
    }
}

void WorkerClient::onNotification(const protocol::Notification& notification) {
    const JsonReader params(notification.params);
    const auto named = params.find("id");
    const auto found = named ? pending_.find(named->integer<std::int64_t>()) : pending_.end();
    if (found == pending_.end())
        return;
    Pending& pending = found->second;
    if (notification.method == protocol::method::progress) {
        const auto total = params.at("total").integer<std::uint64_t>();
        const auto done = params.at("done").integer<std::uint64_t>();
        if (pending.isJob() && total != 0)
            Q_EMIT progressed(found->first, done, total);
    } else if (notification.method == protocol::method::piece && pending.isJob()) {
        pending.columns.take(params);
    } else if (notification.method == protocol::method::point) {
        if (pending.asked != Asked::Sweep)
            params.fail("no point, since no sweep was asked for");
        const auto point = params.at("point").integer<std::size_t>(0, pending.sweep.points.size() - 1);
        SweepOutcome& outcome = pending.sweep.points[point];
        if (outcome.isReached())
            params.at("point").fail("a point that was not told yet");
        outcome = protocol::sweepOutcomeFrom(params.at("outcome"), pending.columns, point);
        Q_EMIT pointMeasured(found->first, static_cast<qsizetype>(point), SweepOutcome(outcome));
    }
}

void WorkerClient::onResult(qint64 id, Pending pending, const Json& result) {
    switch (pending.asked) {
    case Asked::Initialize:
        pending_.erase(id);
        onInitialized(result);
        break;
    case Asked::Devices:
        pending_.erase(id);
        onDevices(result);
        break;
    case Asked::Kernels:
        pending_.erase(id);
        onKernels(pending.device, result);
        break;
    default:
        onJobResult(id, pending, result);
    }
}

void WorkerClient::onJobResult(qint64 id, Pending& pending, const Json& result) {
    const JsonReader reader(result);
    const auto answered = [&] {
        pending_.erase(id);
        cancelled_.stop();
        regainTrust();
        setState(WorkerState::Ready);
    };
    switch (pending.asked) {
    case Asked::Launch: {
        const LaunchResult answer = pending.columns.launchResult(reader);
        answered();
        Q_EMIT launchAnswered(id, answer);
        replaceAfter(answer);
        break;
    }
    case Asked::Measure: {
        const Measurement answer = pending.columns.measurement(reader);
        answered();
        Q_EMIT measureAnswered(id, answer);
        replaceAfter(answer.result);
        break;
    }
    case Asked::Trace: {
        const BlockTrace answer = pending.columns.blockTrace(reader);
        answered();
        Q_EMIT traceAnswered(id, answer);
        replaceAfter(answer.result);
        break;
    }
    default: {
        const JsonReader stopped = reader.at("stopped");
        const auto reason = stopReasonFromName(stopped.string());
        if (!reason)
            stopped.fail("why the sweep ended");
        pending.sweep.stopped = *reason;
        answered();
        Q_EMIT sweepAnswered(id, pending.sweep);
        const auto lost =
            std::find_if(pending.sweep.points.begin(), pending.sweep.points.end(), [](const auto& one) {
                return one.measurement && one.measurement->result.contextLost;
            });
        if (lost != pending.sweep.points.end())
            replaceAfter(lost->measurement->result);
    }
    }
}

void WorkerClient::replaceAfter(const LaunchResult& result) {
    if (!result.contextLost)
        return;
    const ApiAnswer& error =
        result.launch.ok() && result.synchronisation ? *result.synchronisation : result.launch;
    restart();
    Q_EMIT faulted(
        {faultOfCudaError(error.code).value_or(FaultKind::OtherSticky), error.message, error.code, 0});
}

void WorkerClient::onError(qint64 id, const Pending& pending, const protocol::Error& error) {
    std::optional<BackendErrorKind> kind;
    if (error.data.is_object() && error.data.contains("kind") && error.data["kind"].is_string())
        kind = backendErrorKindFromName(error.data["kind"].get<std::string>());
    if (error.code == protocol::VersionMismatch && pending.asked == Asked::Initialize) {
        fault({FaultKind::VersionMismatch, error.message, 0, 0});
        return;
    }
    const std::optional<FaultKind> told = faultOf(kind);
    if (pending.isJob()) {
        setState(WorkerState::Ready);
        Q_EMIT jobFailed(id, error.code == protocol::Cancelled ? tr("Cancelled.") : text(error.message));
        if (told && *told != FaultKind::NoDevice)
            Q_EMIT faulted({*told, error.message, 0, 0});
        // After a sticky error nothing more can be launched in that process.
        if (kind && needsNewProcess(*kind))
            restart();
        return;
    }
    const bool noDevice = kind && meansNoDevice(*kind);
    const bool isFull = kind == BackendErrorKind::OutOfMemory; // not even a context has room there
    if ((noDevice || isFull) && pending.asked == Asked::Kernels) {
        // This device's own trouble: the others are as good as before.
        devices_.at(static_cast<std::size_t>(pending.device)).problem = text(error.message);
        Q_EMIT logged(text(error.message));
        onKernelsDone();
        return;
    }
    if (noDevice) {
        giveUp(WorkerState::NoDevice, text(error.message));
        if (*told != FaultKind::NoDevice)
            Q_EMIT faulted({*told, error.message, 0, 0});
        return;
    }
    fault({told.value_or(FaultKind::WorkerEnded), "It cannot tell what it offers: " + error.message, 0, 0});
}

void WorkerClient::onInitialized(const Json& result) {
    const JsonReader reader(result);
    const int theirs = reader.at(protocol::handshake::protocolVersion).integer<int>();
    if (theirs != protocol::version) {
        fault({FaultKind::VersionMismatch,
               "it speaks version " + std::to_string(theirs) + " of the protocol, and this program version " +
                   std::to_string(protocol::version),
               0, 0});
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
    constexpr std::size_t mostDevices = 64;
    if (devices.size() > mostDevices)
        JsonReader(result).at("devices").fail("at most 64 devices");
    for (const JsonReader& device : devices)
        devices_.push_back(
            {std::make_shared<const DeviceProperties>(devicePropertiesFromJson(device)), {}, {}});
    if (devices_.empty()) {
        giveUp(WorkerState::NoDevice, tr("The worker has no device to offer."));
        return;
    }
    // They are answered one after the other, each after a context was made.
    const auto patience = timeouts_.answer * static_cast<int>(devices_.size());
    for (std::size_t i = 0; i < devices_.size(); ++i)
        send(Asked::Kernels, protocol::method::kernels, Json{{"device", i}}, patience, static_cast<int>(i));
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
    if (!usable) {
        giveUp(WorkerState::NoDevice, QString(devices_.front().problem));
        return;
    }
    pause_ = std::chrono::milliseconds(0);
    babbles_ = 0;
    setState(WorkerState::Ready);
}

} // namespace trichevron
