// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/session_snapshot.h"

#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_session.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace trichevron::gui {
namespace {

/// The devices of a session, each once, in the order of their first use.
class DeviceList {
public:
    DeviceList(const DeviceDirectory& directory, core::SavedSession& session)
        : directory_(directory), session_(session) {}

    std::size_t indexOf(const QString& key, const std::shared_ptr<const core::DeviceProperties>& properties) {
        const std::string name = key.toStdString();
        const auto known = std::find_if(session_.devices.begin(), session_.devices.end(),
                                        [&](const core::SavedDevice& device) { return device.key == name; });
        if (known != session_.devices.end())
            return static_cast<std::size_t>(known - session_.devices.begin());
        const DeviceEntry* entry = directory_.find(key);
        const bool isFile =
            key.startsWith(QLatin1String("file:")) && (entry == nullptr || entry->worker == nullptr);
        session_.devices.push_back({name, properties, isFile});
        return session_.devices.size() - 1;
    }
    /// None where the device is not known any more.
    std::optional<std::size_t> indexOf(const LaunchKey& launch) {
        const std::string name = launch.deviceKey.toStdString();
        for (std::size_t i = 0; i < session_.devices.size(); ++i) {
            if (session_.devices[i].key == name)
                return i;
        }
        const DeviceEntry* entry = directory_.find(launch.deviceKey);
        return entry == nullptr ? std::nullopt : std::optional(indexOf(launch.deviceKey, entry->device));
    }

private:
    const DeviceDirectory& directory_;
    core::SavedSession& session_;
};

/// The measurement is saved with one of the sweeps.
bool isInSweep(const std::vector<ActualSweep>& sweeps, const ActualMeasurement& measurement) {
    const LaunchKey& launch = measurement.launch;
    return std::any_of(sweeps.begin(), sweeps.end(), [&](const ActualSweep& sweep) {
        if (sweep.kernel != launch.kernel || sweep.deviceKey != launch.deviceKey)
            return false;
        for (std::size_t i = 0; i < sweep.points.size(); ++i)
            if (sweep.points[i] == core::SweepPoint{launch.config, launch.optIns})
                return sweep.sweep.points[i].measurement == measurement.measurement;
        return false;
    });
}

std::string timeText(const QDateTime& time) {
    return time.toUTC().toString(Qt::ISODateWithMs).toStdString();
}

QDateTime timeFrom(const std::string& text) {
    return QDateTime::fromString(QString::fromStdString(text), Qt::ISODateWithMs);
}

core::SavedResult resultOf(std::size_t device, const LaunchKey& launch, const QDateTime& received) {
    return {{device, launch.kernel, launch.config, launch.optIns, launch.own},
            std::nullopt,
            std::nullopt,
            std::nullopt,
            timeText(received)};
}

std::shared_ptr<const core::KernelInfo> sharedKernel(const std::optional<core::KernelInfo>& kernel) {
    return kernel ? std::make_shared<const core::KernelInfo>(*kernel) : unknownKernel();
}

core::SavedPin pinOf(const LaunchState& launch, DeviceList& devices) {
    core::SavedPin pin{std::nullopt, *launch.kernel, launch.config, launch.optIns, launch.gridFollowsProblem};
    if (launch.device)
        pin.device = devices.indexOf(launch.deviceKey, launch.device);
    if (const core::AssumedSmem* smem = assumedSmemOf(launch))
        pin.assumedSmem = *smem;
    return pin;
}

/// Those of the launches of the session, each once.
void addOwnKernels(const LaunchState& launch, const LaunchSession& session, const OwnKernels& known,
                   core::SavedSession& saved) {
    std::set<std::string> ids{launch.kernel->id};
    for (const LaunchState& pinned : session.pinned())
        ids.insert(pinned.kernel->id);
    for (const PresentationStep& step : session.steps())
        ids.insert(step.launch.kernel->id);
    for (const std::string& id : ids)
        if (const core::OwnKernel* kernel = known.find(id); kernel != nullptr)
            saved.ownKernels.push_back(*kernel);
}

} // namespace

core::SavedSession takeSnapshot(const LaunchSession& session, const DeviceSelection& selection,
                                const LaunchState* replaced) {
    core::SavedSession saved;
    DeviceList devices(selection.directory(), saved);
    const LaunchState& state = replaced != nullptr ? *replaced : session.state();
    if (state.device)
        saved.device = devices.indexOf(state.deviceKey, state.device);
    if (state.kernel != unknownKernel())
        saved.kernel = *state.kernel;
    addOwnKernels(state, session, selection.ownKernels(), saved);
    if (state.arguments)
        saved.ownArguments = *state.arguments;
    saved.ownCodes = session.codes();
    saved.config = state.config;
    saved.optIns = state.optIns;
    saved.gridFollowsProblem = state.gridFollowsProblem;
    if (const core::AssumedSmem* smem = assumedSmemOf(state))
        saved.assumedSmem = *smem;
    if (replaced == nullptr) {
        saved.path = session.path();
        saved.tracedKernel = session.tracedKernel();
    }
    for (const LaunchState& pinned : session.pinned())
        saved.pinned.push_back(pinOf(pinned, devices));
    for (const PresentationStep& step : session.steps())
        saved.steps.push_back({pinOf(step.launch, devices), step.path, step.colourBy, step.flat});
    for (const ActualAnswer& answer : session.results().answers()) {
        if (const auto device = devices.indexOf(answer.launch); device) {
            saved.results.push_back(resultOf(*device, answer.launch, answer.received));
            saved.results.back().answer = answer.result;
        }
    }
    for (const auto& measurement : session.results().measurements()) {
        if (isInSweep(session.results().sweeps(), *measurement))
            continue;
        if (const auto device = devices.indexOf(measurement->launch); device) {
            saved.results.push_back(resultOf(*device, measurement->launch, measurement->received));
            saved.results.back().measurement = measurement->measurement;
        }
    }
    for (const ActualTrace& trace : session.results().traces()) {
        if (const auto device = devices.indexOf(trace.launch); device) {
            saved.results.push_back(resultOf(*device, trace.launch, trace.received));
            saved.results.back().trace = trace.trace;
        }
    }
    for (const ActualTimeLimit& ended : session.results().timeLimits()) {
        if (const auto device = devices.indexOf(ended.launch); device) {
            saved.results.push_back(resultOf(*device, ended.launch, ended.received));
            saved.results.back().exceededTimeLimit = ended.limit;
        }
    }
    for (const ActualSweep& sweep : session.results().sweeps()) {
        if (sweep.points.empty())
            continue;
        if (const auto device = devices.indexOf(sweep.launch(0)); device) {
            saved.sweeps.push_back(
                {*device, sweep.kernel, sweep.points, sweep.sweep, timeText(sweep.received), sweep.own});
            if (sweep.isRunning)
                saved.sweeps.back().sweep.stopped = core::StopReason::Interrupted;
        }
    }
    return saved;
}

void restoreSnapshot(const core::SavedSession& saved, const LaterText& undoName, LaunchSession& session,
                     DeviceSelection& devices) {
    const std::shared_ptr<const core::KernelInfo> kernel = sharedKernel(saved.kernel);
    for (const core::OwnKernel& own : saved.ownKernels)
        devices.ownKernels().addOfSession(own);
    for (const auto& [id, code] : saved.ownCodes)
        session.adoptCode(id, code);
    const QStringList keys = devices.addSavedDevices(saved, kernel);
    const LaunchSession::ChangeBatch batch(session);
    const auto stateFor = [&](std::optional<std::size_t> device,
                              std::shared_ptr<const core::KernelInfo> forKernel,
                              const core::LaunchConfig& config, const core::KernelOptIns& optIns) {
        LaunchState state = session.state();
        if (device) {
            state.deviceKey = keys[static_cast<qsizetype>(*device)];
            const DeviceEntry* entry = devices.directory().find(state.deviceKey);
            state.device = entry->device;
            for (const auto& offered : entry->kernels) { // as compiled for the device that is here
                if (offered->id == forKernel->id)
                    forKernel = offered;
            }
        }
        state.kernel = std::move(forKernel);
        state.config = config;
        state.takenOff = {};
        state.assumedSmem = {};
        state.optIns = optIns;
        return state;
    };
    for (const core::SavedSweep& sweep : saved.sweeps) {
        ActualSweep actual;
        actual.deviceKey = keys[static_cast<qsizetype>(sweep.device)];
        actual.kernel = sweep.kernel;
        actual.points = sweep.points;
        actual.sweep = sweep.sweep;
        actual.own = sweep.own;
        actual.kind = core::ProvenanceKind::Recorded;
        actual.received = timeFrom(sweep.received);
        session.results().addSweep(std::move(actual));
    }
    for (const core::SavedResult& result : saved.results) {
        const core::SavedLaunch& launch = result.launch;
        const LaunchKey key{keys[static_cast<qsizetype>(launch.device)], launch.kernel, launch.config,
                            launch.optIns, launch.own};
        const QDateTime received = timeFrom(result.received);
        if (result.answer)
            session.results().addAnswer({key, *result.answer, core::ProvenanceKind::Recorded, received});
        if (result.measurement)
            session.results().addMeasurement({key, *result.measurement, received});
        if (result.trace)
            session.results().addTrace({key, *result.trace, core::ProvenanceKind::Recorded, received});
        if (result.exceededTimeLimit)
            session.results().addTimeLimit({key, *result.exceededTimeLimit, received});
    }
    const auto arguments = saved.ownArguments.empty()
                               ? nullptr
                               : std::make_shared<const core::ArgumentsByKernel>(saved.ownArguments);
    LaunchState state = stateFor(saved.device, kernel, saved.config, saved.optIns);
    state.arguments = arguments;
    state.gridFollowsProblem = saved.gridFollowsProblem;
    setAssumedSmem(state, saved.assumedSmem);
    session.replace(undoName, state, saved.path, saved.tracedKernel);
    const auto launchOf = [&](const core::SavedPin& pin) {
        LaunchState launch = stateFor(pin.device, std::make_shared<const core::KernelInfo>(pin.kernel),
                                      pin.config, pin.optIns);
        launch.gridFollowsProblem = pin.gridFollowsProblem;
        setAssumedSmem(launch, pin.assumedSmem);
        return launch;
    };
    std::vector<LaunchState> pinned;
    for (const core::SavedPin& pin : saved.pinned)
        pinned.push_back(launchOf(pin));
    session.replacePinned(pinned);
    std::vector<PresentationStep> steps;
    for (const core::SavedStep& step : saved.steps)
        steps.push_back({launchOf(step.launch), step.path, step.colourBy, step.flat});
    session.replaceSteps(std::move(steps));
    Q_EMIT devices.devicesChanged();
}

} // namespace trichevron::gui
