// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The workbench as a session file, and a session file on the workbench.
#include "app/gui/session/workbench.h"

#include <algorithm>
#include <utility>

namespace trichevron {
namespace {

/// The devices of a session, each once, in the order in which they are met.
class DeviceList {
public:
    DeviceList(const DeviceDirectory& directory, SavedSession& session)
        : directory_(directory), session_(session) {}

    std::size_t place(const QString& key, const std::shared_ptr<const DeviceProperties>& properties) {
        const std::string name = key.toStdString();
        const auto known = std::find_if(session_.devices.begin(), session_.devices.end(),
                                        [&](const SavedDevice& device) { return device.key == name; });
        if (known != session_.devices.end())
            return static_cast<std::size_t>(known - session_.devices.begin());
        const DeviceEntry* entry = directory_.find(key);
        const bool isFile =
            key.startsWith(QLatin1String("file:")) && (entry == nullptr || entry->worker == nullptr);
        session_.devices.push_back({name, properties, isFile});
        return session_.devices.size() - 1;
    }
    /// None where nothing is known of the device any more.
    std::optional<std::size_t> placeOf(const AskedLaunch& asked) {
        const std::string name = asked.deviceKey.toStdString();
        for (std::size_t i = 0; i < session_.devices.size(); ++i) {
            if (session_.devices[i].key == name)
                return i;
        }
        const DeviceEntry* entry = directory_.find(asked.deviceKey);
        return entry == nullptr ? std::nullopt : std::optional(place(asked.deviceKey, entry->device));
    }

private:
    const DeviceDirectory& directory_;
    SavedSession& session_;
};

/// That a sweep has this measurement of a launch, so that it need not be saved twice.
bool isOfASweep(const std::vector<ActualSweep>& sweeps, const ActualMeasurement& measurement) {
    const AskedLaunch& asked = measurement.asked;
    return std::any_of(sweeps.begin(), sweeps.end(), [&](const ActualSweep& sweep) {
        if (sweep.kernel != asked.kernel || sweep.deviceKey != asked.deviceKey)
            return false;
        for (std::size_t i = 0; i < sweep.points.size(); ++i)
            if (sweep.points[i] == SweepPoint{asked.config, asked.optIns})
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

SavedResult resultOf(std::size_t device, const AskedLaunch& asked, const QDateTime& received) {
    return {{device, asked.kernel, asked.config, asked.optIns},
            std::nullopt,
            std::nullopt,
            std::nullopt,
            timeText(received)};
}

std::shared_ptr<const KernelInfo> sharedKernel(const std::optional<KernelInfo>& kernel) {
    return kernel ? std::make_shared<const KernelInfo>(*kernel) : unknownKernel();
}

} // namespace

SavedSession Workbench::saved() const {
    SavedSession saved;
    DeviceList devices(directory_, saved);
    const LaunchState& state = session_.state();
    if (state.device)
        saved.device = devices.place(state.deviceKey, state.device);
    if (state.kernel != unknownKernel())
        saved.kernel = *state.kernel;
    saved.config = state.config;
    saved.optIns = state.optIns;
    saved.gridFollowsProblem = state.gridFollowsProblem;
    saved.path = session_.path();
    if (const std::optional<LaunchState>& pinned = session_.pinned(); pinned) {
        SavedPin pin{std::nullopt, *pinned->kernel, pinned->config, pinned->optIns};
        if (pinned->device)
            pin.device = devices.place(pinned->deviceKey, pinned->device);
        saved.pinned = std::move(pin);
    }
    for (const ActualAnswer& answer : session_.answers()) {
        if (const auto place = devices.placeOf(answer.asked); place) {
            saved.results.push_back(resultOf(*place, answer.asked, answer.received));
            saved.results.back().answer = answer.result;
        }
    }
    for (const ActualMeasurement& measurement : session_.measurements()) {
        if (isOfASweep(session_.sweeps(), measurement))
            continue;
        if (const auto place = devices.placeOf(measurement.asked); place) {
            saved.results.push_back(resultOf(*place, measurement.asked, measurement.received));
            saved.results.back().measurement = measurement.measurement;
        }
    }
    for (const ActualTrace& trace : session_.traces()) {
        if (const auto place = devices.placeOf(trace.asked); place) {
            saved.results.push_back(resultOf(*place, trace.asked, trace.received));
            saved.results.back().trace = trace.trace;
        }
    }
    for (const ActualSweep& sweep : session_.sweeps()) {
        if (sweep.points.empty())
            continue;
        if (const auto place = devices.placeOf(sweep.asked(0)); place) {
            saved.sweeps.push_back(
                {*place, sweep.kernel, sweep.points, sweep.sweep, timeText(sweep.received)});
            if (sweep.isUnderWay)
                saved.sweeps.back().sweep.stopped = StopReason::Interrupted;
        }
    }
    return saved;
}

void Workbench::openSaved(const QString& text, const SavedSession& saved) {
    const std::shared_ptr<const KernelInfo> kernel = sharedKernel(saved.kernel);
    // Who opens a session chose its device; nothing better is put in its place.
    userChoseDevice_ = userChoseDevice_ || saved.device;
    awaitedPrefix_.clear();
    lostKey_.clear();
    substituteKey_.clear();
    const QStringList keys = savedDevices_.add(saved, kernel);
    const auto stateOf = [&](std::optional<std::size_t> device, std::shared_ptr<const KernelInfo> ofKernel,
                             const LaunchConfig& config, const KernelOptIns& optIns) {
        LaunchState state = session_.state();
        if (device) {
            state.deviceKey = keys[static_cast<qsizetype>(*device)];
            const DeviceEntry* entry = directory_.find(state.deviceKey);
            state.device = entry->device;
            for (const auto& offered : entry->kernels) { // as it is compiled for what is here
                if (offered->id == ofKernel->id)
                    ofKernel = offered;
            }
        }
        state.kernel = std::move(ofKernel);
        state.config = config;
        state.optIns = optIns;
        return state;
    };
    for (const SavedSweep& sweep : saved.sweeps) {
        ActualSweep actual;
        actual.deviceKey = keys[static_cast<qsizetype>(sweep.device)];
        actual.kernel = sweep.kernel;
        actual.points = sweep.points;
        actual.sweep = sweep.sweep;
        actual.kind = ProvenanceKind::Recorded;
        actual.received = timeFrom(sweep.received);
        session_.addSweep(std::move(actual));
    }
    for (const SavedResult& result : saved.results) {
        const SavedLaunch& launch = result.launch;
        const AskedLaunch asked{keys[static_cast<qsizetype>(launch.device)], launch.kernel, launch.config,
                                launch.optIns};
        const QDateTime received = timeFrom(result.received);
        if (result.answer)
            session_.addAnswer({asked, *result.answer, ProvenanceKind::Recorded, received});
        if (result.measurement)
            session_.addMeasurement({asked, *result.measurement, received});
        if (result.trace)
            session_.addTrace({asked, *result.trace, ProvenanceKind::Recorded, received});
    }
    LaunchState state = stateOf(saved.device, kernel, saved.config, saved.optIns);
    state.gridFollowsProblem = saved.gridFollowsProblem;
    session_.replace(text, state);
    session_.setPath(saved.path);
    if (saved.pinned)
        session_.setPinned(stateOf(saved.pinned->device,
                                   std::make_shared<const KernelInfo>(saved.pinned->kernel),
                                   saved.pinned->config, saved.pinned->optIns));
    Q_EMIT devicesChanged();
}

void Workbench::settleSavedDevices() {
    for (const auto& [key, entry] : savedDevices_.settled())
        session_.moveDevice(key, entry->key, entry->device);
}

} // namespace trichevron
