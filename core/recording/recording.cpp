// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/recording/recording.h"

#include "core/catalogue/message_literal.h"
#include "core/json/json_file.h"
#include "core/model_json/model_json.h"

#include <algorithm>
#include <cmath>

namespace trichevron::core {

namespace {

constexpr int recordingVersion = 1;

/// The launch of this kernel that is recorded; end() when there is none.
template <class Launches>
auto findLaunch(Launches& launches, const std::vector<KernelInfo>& kernels, const std::string& kernel,
                const LaunchConfig& config, const KernelOptIns& optIns) {
    const auto info = std::find_if(kernels.begin(), kernels.end(),
                                   [&](const KernelInfo& known) { return known.id == kernel; });
    const KernelAttributes attributes = info == kernels.end() ? KernelAttributes() : info->attributes;
    const LaunchConfig asked = canonical(config);
    const KernelOptIns askedOptIns = canonicalOptIns(optIns, asked, attributes);
    return std::find_if(launches.begin(), launches.end(), [&](const RecordedLaunch& launch) {
        return launch.kernel == kernel && canonical(launch.config) == asked &&
               canonicalOptIns(launch.optIns, launch.config, attributes) == askedOptIns;
    });
}

/// Rounds microseconds to nanoseconds, the resolution of CUDA events. Shorter numbers also keep the files
/// readable.
double roundedToThousandth(double value) {
    const double rounded = std::round(value * 1000) / 1000;
    return std::isfinite(rounded) ? rounded : value; // what is read may be any number
}

Json launchJson(const RecordedLaunch& launch) {
    Measurement rounded = launch.measurement;
    forEachColumn(rounded, [](const char*, std::vector<double>& column) {
        for (double& value : column)
            value = roundedToThousandth(value);
    });
    Json json;
    json["kernel"] = launch.kernel;
    json["launch"] = toJson(launch.config);
    json["optIns"] = toJson(launch.optIns);
    json["measurement"] = toJson(rounded);
    if (!rounded.result.threads.empty())
        json["threads"] = threadsJson(rounded.result.threads);
    if (launch.trace)
        json["trace"] = toJson(*launch.trace);
    if (launch.exceededTimeLimit)
        json["exceededTimeLimitSeconds"] = launch.exceededTimeLimit->value;
    return json;
}

RecordedLaunch launchFrom(const JsonReader& reader) {
    RecordedLaunch launch;
    launch.kernel = reader.at("kernel").string();
    launch.config = launchConfigFromJson(reader.at("launch"));
    launch.optIns = optInsFromJson(reader.at("optIns"));
    launch.measurement = measurementFromJson(reader.at("measurement"));
    launch.measurement.provenance.kind = ProvenanceKind::Recorded;
    if (const auto threads = reader.find("threads"))
        launch.measurement.result.threads = threadsFromJson(*threads);
    if (const auto trace = reader.find("trace")) {
        launch.trace = blockTraceFromJson(*trace);
        launch.trace->provenance.kind = ProvenanceKind::Recorded;
    }
    if (const auto limit = reader.find("exceededTimeLimitSeconds")) {
        if (limit->number() < 0)
            limit->fail("at least 0"_msg);
        launch.exceededTimeLimit = Seconds{limit->number()};
    }
    return launch;
}

/// A sweep measures launches without tracing them and without the demo's tables.
void keepEarlierDetails(RecordedLaunch& launch, RecordedLaunch& earlier) {
    LaunchResult& now = launch.measurement.result;
    LaunchResult& before = earlier.measurement.result;
    if (now.launch != before.launch || now.synchronisation != before.synchronisation)
        return;
    if (!launch.trace)
        launch.trace = std::move(earlier.trace);
    if (now.tables.empty())
        now.tables = std::move(before.tables);
    if (now.threads.empty())
        now.threads = std::move(before.threads);
}

} // namespace

const RecordedLaunch* Recording::find(const std::string& kernel, const LaunchConfig& config,
                                      const KernelOptIns& optIns) const {
    const auto found = findLaunch(launches, kernels, kernel, config, optIns);
    return found == launches.end() ? nullptr : &*found;
}

void Recording::add(RecordedLaunch launch) {
    launch.config = canonical(launch.config);
    const auto found = findLaunch(launches, kernels, launch.kernel, launch.config, launch.optIns);
    if (found == launches.end()) {
        launches.push_back(std::move(launch));
        return;
    }
    keepEarlierDetails(launch, *found);
    *found = std::move(launch);
}

Json toJson(const Recording& recording) {
    Json json;
    json["format"] = "trichevron-recording";
    json["version"] = recordingVersion;
    json["provenance"] = toJson(recording.provenance);
    json["device"] = toJson(recording.device);
    Json& kernels = json["kernels"] = Json::array();
    for (KernelInfo kernel : recording.kernels) {
        kernel.recorded.clear(); // derived from the launches
        kernels.push_back(toJson(kernel));
    }
    Json& launches = json["launches"] = Json::array();
    for (const RecordedLaunch& launch : recording.launches)
        launches.push_back(launchJson(launch));
    return json;
}

Recording recordingFromJson(const JsonReader& reader) {
    expectFormat(reader, "trichevron-recording", recordingVersion);
    Recording recording;
    recording.provenance = provenanceFromJson(reader.at("provenance"));
    recording.provenance.kind = ProvenanceKind::Recorded;
    recording.device = devicePropertiesFromJson(reader.at("device"));
    recording.device.provenance.kind = ProvenanceKind::Recorded;
    for (const JsonReader& kernel : reader.at("kernels").elements())
        recording.kernels.push_back(kernelInfoFromJson(kernel));
    for (const JsonReader& launch : reader.at("launches").elements())
        recording.launches.push_back(launchFrom(launch));
    return recording;
}

void saveRecording(const Recording& recording, const std::string& path) {
    writeJsonFile(toJson(recording), path);
}

} // namespace trichevron::core
