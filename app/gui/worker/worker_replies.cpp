// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the messages of a worker.
#include "app/gui/text/text.h"
#include "app/gui/worker/worker_client.h"
#include "core/errors/error_text.h"
#include "core/fault/worker_faults.h"
#include "core/model_json/model_json.h"
#include "core/model_json/text_json.h"
#include "core/text/base64.h"

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// The fault that a backend error stands for; none if only the job failed.
std::optional<core::FaultKind> faultFromBackendError(std::optional<core::BackendErrorKind> kind) {
    if (!kind)
        return std::nullopt;
    switch (*kind) {
    case core::BackendErrorKind::NoDriver:
        return core::FaultKind::NoDriver;
    case core::BackendErrorKind::DriverTooOld:
        return core::FaultKind::DriverTooOld;
    case core::BackendErrorKind::NoDevice:
        return core::FaultKind::NoDevice;
    case core::BackendErrorKind::DeviceLost:
        return core::FaultKind::DeviceLost;
    case core::BackendErrorKind::ContextLost:
        return core::FaultKind::OtherSticky;
    case core::BackendErrorKind::OutOfMemory:
        return core::FaultKind::OutOfMemory;
    default:
        return std::nullopt;
    }
}

/// The worker's sentence, for every language where it names a message of the catalogue.
core::Text errorText(const core::protocol::Error& error) {
    try {
        return textFromJson(core::JsonReader(error.data).at("text"));
    } catch (const core::InputError&) { // of another version, or not a worker of ours
        return core::verbatim(error.message);
    }
}

/// Throws if a text is so long that drawing it would block the window. A kernel's source may be longer, since
/// it scrolls.
void requireShortTexts(const core::Json& value, std::string_view name) {
    constexpr std::size_t maxTextBytes = 4096;
    constexpr std::size_t maxSourceBytes = 262144;
    if (value.is_string() && name != "bytes" && // of an output, which is not shown
        value.get_ref<const std::string&>().size() > (name == "source" ? maxSourceBytes : maxTextBytes))
        throw core::InputError(core::tooLongText(std::string(name)));
    if (value.is_object())
        for (const auto& [key, member] : value.items())
            requireShortTexts(member, key);
    if (value.is_array() && !value.empty() && !value.front().is_number())
        for (const core::Json& element : value)
            requireShortTexts(element, name);
}

void requireShortTexts(const core::protocol::Message& message) {
    if (const auto* notification = std::get_if<core::protocol::Notification>(&message)) {
        requireShortTexts(notification->params, "params");
    } else if (const auto* response = std::get_if<core::protocol::Response>(&message)) {
        if (const auto* error = std::get_if<core::protocol::Error>(&response->outcome)) {
            requireShortTexts(error->message, "message");
            requireShortTexts(error->data, "data");
        } else {
            requireShortTexts(std::get<core::Json>(response->outcome), "result");
        }
    }
}

} // namespace

void WorkerClient::onLine(const QByteArray& line) {
    try {
        const core::protocol::Message message = core::protocol::parseMessage(
            std::string_view(line.constData(), static_cast<std::size_t>(line.size())));
        noteActivity();
        requireShortTexts(message);
        if (const auto* response = std::get_if<core::protocol::Response>(&message))
            onResponse(*response);
        else if (const auto* notification = std::get_if<core::protocol::Notification>(&message))
            onNotification(*notification);
        else
            onProcessFault(core::requestFromWorker());
    } catch (const core::protocol::MessageError& error) {
        onProcessFault(core::notAMessage(error.text()));
    } catch (const std::exception& error) {
        onProcessFault(core::invalidReply(core::textOf(error)));
    }
}

void WorkerClient::onResponse(const core::protocol::Response& response) {
    if (!response.id) {
        const auto* error = std::get_if<core::protocol::Error>(&response.outcome);
        onProcessFault(core::rejectedRequest(error != nullptr ? errorText(*error) : core::Text()));
        return;
    }
    const auto found = pending_.find(*response.id);
    if (found == pending_.end())
        return; // the request is no longer pending, or this is a second reply
    // A result is read before its request is removed, so that an invalid one still fails the job.
    if (const auto* error = std::get_if<core::protocol::Error>(&response.outcome)) {
        Pending pending = std::move(found->second);
        pending_.erase(found);
        cancelTimer_.stop(); // only one job runs at a time
        keepPartialResult(*response.id, pending);
        onError(*response.id, pending, *error);
    } else {
        onResult(*response.id, found->second, std::get<core::Json>(response.outcome));
    }
}

void WorkerClient::onNotification(const core::protocol::Notification& notification) {
    const core::JsonReader params(notification.params);
    const auto named = params.find("id");
    const auto found = named ? pending_.find(named->integer<std::int64_t>()) : pending_.end();
    if (found == pending_.end())
        return;
    Pending& pending = found->second;
    if (notification.method == core::protocol::method::progress) {
        const auto total = params.at("total").integer<std::uint64_t>();
        const auto done = params.at("done").integer<std::uint64_t>();
        if (pending.isJob() && total != 0)
            Q_EMIT progressed(found->first, done, total);
    } else if (notification.method == core::protocol::method::piece && pending.isJob()) {
        pending.columns.addPiece(params);
    } else if (notification.method == core::protocol::method::output && pending.isJob()) {
        const std::optional<std::string> bytes = core::fromBase64(params.at("bytes").text());
        if (!bytes)
            params.at("bytes").fail(core::verbatim("base64"));
        Q_EMIT outputReceived(found->first, params.at("argument").integer<std::uint64_t>(),
                              params.at("first").integer<std::uint64_t>(),
                              QByteArray(bytes->data(), static_cast<qsizetype>(bytes->size())));
    } else if (notification.method == core::protocol::method::point) {
        if (pending.kind != RequestKind::Sweep)
            params.fail(core::expectedNoPoint());
        const auto point = params.at("point").integer<std::size_t>(0, pending.sweep.points.size() - 1);
        core::SweepOutcome& outcome = pending.sweep.points[point];
        if (outcome.isReached())
            params.at("point").fail(core::expectedNewPoint());
        outcome = core::protocol::sweepOutcomeFromJson(params.at("outcome"), pending.columns, point);
        Q_EMIT pointMeasured(found->first, static_cast<qsizetype>(point), core::SweepOutcome(outcome));
    }
}

void WorkerClient::onResult(qint64 id, Pending pending, const core::Json& result) {
    switch (pending.kind) {
    case RequestKind::Initialize:
        pending_.erase(id);
        onInitialized(result);
        break;
    case RequestKind::Devices:
        pending_.erase(id);
        onDevices(result);
        break;
    case RequestKind::Kernels:
        pending_.erase(id);
        onKernels(pending.device, result);
        break;
    case RequestKind::Upload:
        pending_.erase(id);
        onUploaded(id, result);
        break;
    default:
        onJobResult(id, pending, result);
    }
}

void WorkerClient::onJobResult(qint64 id, Pending& pending, const core::Json& result) {
    const core::JsonReader reader(result);
    const auto finish = [&] {
        pending_.erase(id);
        cancelTimer_.stop();
        resetRetries();
        setState(WorkerState::Ready);
    };
    switch (pending.kind) {
    case RequestKind::Launch: {
        const core::LaunchResult launched = pending.columns.launchResult(reader);
        finish();
        Q_EMIT launchAnswered(id, launched);
        restartIfContextLost(launched);
        break;
    }
    case RequestKind::Measure: {
        const core::Measurement measurement = pending.columns.measurement(reader);
        finish();
        Q_EMIT measureAnswered(id, measurement);
        restartIfContextLost(measurement.result);
        break;
    }
    case RequestKind::Trace: {
        const core::BlockTrace trace = pending.columns.blockTrace(reader);
        finish();
        Q_EMIT traceAnswered(id, trace);
        restartIfContextLost(trace.result);
        break;
    }
    default: {
        const core::JsonReader stopped = reader.at("stopped");
        const auto reason = core::stopReasonFromName(stopped.string());
        if (!reason)
            stopped.fail(core::expectedSweepEnd());
        pending.sweep.stopped = *reason;
        finish();
        Q_EMIT sweepAnswered(id, pending.sweep);
        const auto lost =
            std::find_if(pending.sweep.points.begin(), pending.sweep.points.end(), [](const auto& one) {
                return one.measurement && one.measurement->result.contextLost;
            });
        if (lost != pending.sweep.points.end())
            restartIfContextLost(lost->measurement->result);
    }
    }
}

void WorkerClient::restartIfContextLost(const core::LaunchResult& result) {
    if (!result.contextLost)
        return;
    const core::ApiAnswer& error =
        result.launch.ok() && result.synchronisation ? *result.synchronisation : result.launch;
    restart();
    Q_EMIT faulted({core::faultFromCudaError(error.code).value_or(core::FaultKind::OtherSticky),
                    core::verbatim(error.message), error.code, 0});
}

void WorkerClient::onError(qint64 id, const Pending& pending, const core::protocol::Error& error) {
    const core::Text sentence = errorText(error);
    std::optional<core::BackendErrorKind> kind;
    if (error.data.is_object() && error.data.contains("kind") && error.data["kind"].is_string())
        kind = core::backendErrorKindFromName(error.data["kind"].get<std::string>());
    if (error.code == core::protocol::VersionMismatch && pending.kind == RequestKind::Initialize) {
        fault({core::FaultKind::VersionMismatch, sentence, 0, 0});
        return;
    }
    const std::optional<core::FaultKind> faultKind = faultFromBackendError(kind);
    if (pending.kind == RequestKind::Upload) {
        const std::optional<qint64> ticket = takeWaitingJob(id);
        if (!ticket)
            return;
        setState(WorkerState::Ready);
        Q_EMIT jobFailed(*ticket, sentence, kind);
        return;
    }
    if (pending.isJob()) {
        setState(WorkerState::Ready);
        Q_EMIT jobFailed(id,
                         error.code == core::protocol::Cancelled ? LaterText([] { return tr("Cancelled."); })
                                                                 : LaterText(sentence),
                         kind);
        if (faultKind && *faultKind != core::FaultKind::NoDevice)
            Q_EMIT faulted({*faultKind, sentence, 0, 0});
        // After a sticky error that process can launch nothing.
        if (kind && needsNewProcess(*kind))
            restart();
        return;
    }
    const bool noDevice = kind && meansNoDevice(*kind);
    const bool isFull =
        kind == core::BackendErrorKind::OutOfMemory; // its memory does not even hold a context
    if ((noDevice || isFull) && pending.kind == RequestKind::Kernels) {
        // Only this device has a problem; the others stay usable.
        devices_.at(static_cast<std::size_t>(pending.device)).problem = sentence;
        Q_EMIT logged(text(sentence.text()));
        onKernelsDone();
        return;
    }
    if (noDevice) {
        endWorker(WorkerState::NoDevice, sentence);
        if (*faultKind != core::FaultKind::NoDevice)
            Q_EMIT faulted({*faultKind, sentence, 0, 0});
        return;
    }
    fault(core::noListOfDevices(faultKind.value_or(core::FaultKind::WorkerEnded), sentence));
}

void WorkerClient::onInitialized(const core::Json& result) {
    const core::JsonReader reader(result);
    const int workerVersion = reader.at(core::protocol::handshake::protocolVersion).integer<int>();
    if (workerVersion != core::protocol::version) {
        fault(core::otherProtocolVersion(workerVersion, core::protocol::version));
        return;
    }
    const core::JsonReader backend = reader.at(core::protocol::handshake::backend);
    const std::optional<core::ProvenanceKind> kind = core::provenanceKindFromName(backend.string());
    if (!kind)
        backend.fail(core::expectedProvenance());
    kind_ = *kind;
    send(RequestKind::Devices, core::protocol::method::devices, core::Json::object(), timeouts_.answer);
}

void WorkerClient::onDevices(const core::Json& result) {
    const std::vector<core::JsonReader> devices = core::JsonReader(result).at("devices").elements();
    constexpr std::size_t maxDevices = 64;
    if (devices.size() > maxDevices)
        core::JsonReader(result).at("devices").fail(core::expectedDevices(maxDevices));
    for (const core::JsonReader& device : devices)
        devices_.push_back(
            {std::make_shared<const core::DeviceProperties>(devicePropertiesFromJson(device)), {}, {}});
    if (devices_.empty()) {
        endWorker(WorkerState::NoDevice, [] { return tr("The worker has no device."); });
        return;
    }
    // The worker replies to them in order, and creates a context for each.
    const auto timeout = timeouts_.answer * static_cast<int>(devices_.size());
    for (std::size_t i = 0; i < devices_.size(); ++i)
        send(RequestKind::Kernels, core::protocol::method::kernels, core::Json{{"device", i}}, timeout,
             static_cast<int>(i));
}

void WorkerClient::onKernels(int device, const core::Json& result) {
    for (const core::JsonReader& kernel : core::JsonReader(result).at("kernels").elements())
        devices_.at(static_cast<std::size_t>(device))
            .kernels.push_back(std::make_shared<const core::KernelInfo>(kernelInfoFromJson(kernel)));
    onKernelsDone();
}

void WorkerClient::onKernelsDone() {
    if (!pending_.empty())
        return;
    const bool usable = std::any_of(devices_.begin(), devices_.end(),
                                    [](const WorkerDevice& device) { return device.problem.isEmpty(); });
    if (!usable) {
        endWorker(WorkerState::NoDevice, devices_.front().problem);
        return;
    }
    pause_ = std::chrono::milliseconds(0);
    protocolErrors_ = 0;
    laterTry_.reset();
    lastFault_ = {};
    setState(WorkerState::Ready);
}

} // namespace trichevron::gui
