// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// JSON of the model's values, in the formats of README and resources/schemas. Reading ignores unknown fields
/// and throws InputError with the path.
#pragma once

#include "core/backend/backend.h"
#include "core/catalogue/message_literal.h"
#include "core/evaluation/evaluation.h"
#include "core/json/json_builder.h"
#include "core/json/json_reader.h"
#include "core/json/json_text.h"
#include "core/measurement/measurement.h"

namespace trichevron::core {

Json toJson(const Provenance& provenance);
Provenance provenanceFromJson(const JsonReader& reader);

/// A whole device file, with "format": "trichevron-device".
Json toJson(const DeviceProperties& device);
DeviceProperties devicePropertiesFromJson(const JsonReader& reader);

/// The "kernel" object of a batch line: attributes, opt-ins and "declared" in one.
Json toJson(const KernelAttributes& kernel);
KernelAttributes kernelAttributesFromJson(const JsonReader& reader);

/// The launch fields of a batch line, at the top level: api, gridDim, blockDim, clusterDim, … and problem,
/// stream.
Json toJson(const LaunchConfig& config);
LaunchConfig launchConfigFromJson(const JsonReader& reader);
/// Whether launchConfigFromJson() reads a field of this name.
bool isLaunchField(std::string_view key);
/// The same fields as members of an object that has begun; with `before`, only those that differ from it.
void writeLaunchMembers(JsonText& out, const LaunchConfig& config, const LaunchConfig* before = nullptr);
void writeLaunchMembers(JsonBuilder& out, const LaunchConfig& config, const LaunchConfig* before = nullptr);

Json toJson(const KernelDeclaration& declared);
KernelDeclaration kernelDeclarationFromJson(const JsonReader& reader);
Json toJson(const KernelOptIns& optIns);
KernelOptIns optInsFromJson(const JsonReader& reader);

Json toJson(const KernelInfo& kernel);
KernelInfo kernelInfoFromJson(const JsonReader& reader);

Json toJson(const LaunchRequest& request);
LaunchRequest launchRequestFromJson(const JsonReader& reader);
Json toJson(const MeasureRequest& request);
MeasureRequest measureRequestFromJson(const JsonReader& reader);
Json toJson(const SweepRequest& request);
SweepRequest sweepRequestFromJson(const JsonReader& reader);

Json toJson(const LaunchResult& result);
LaunchResult launchResultFromJson(const JsonReader& reader);
Json toJson(const Measurement& measurement);
Measurement measurementFromJson(const JsonReader& reader);
Json toJson(const BlockTrace& trace);
BlockTrace blockTraceFromJson(const JsonReader& reader);
/// Thread columns, [{"name": "threadIdx.x", "values": [0, 1, …]}, …], which toJson(LaunchResult) leaves out.
Json threadsJson(const std::vector<ThreadColumn>& threads);
std::vector<ThreadColumn> threadsFromJson(const JsonReader& reader);
/// Without the columns of samples or blocks, which messages carry separately, in pieces
/// (core/protocol/columns.h).
Json headJson(const Measurement& measurement);
Measurement measurementFromHead(const JsonReader& reader);
Json headJson(const BlockTrace& trace);
BlockTrace blockTraceFromHead(const JsonReader& reader);

/// maxActiveBlocksPerMultiprocessor, limiters and their figures; null for a resource that allows any number
/// of blocks.
Json toJson(const Occupancy& occupancy);
void writeMembers(JsonText& out, const Occupancy& occupancy);

/// The verdict in a batch reply: valid, error, violations, advice, occupancy. Messages are in English.
Json toJson(const Evaluation& evaluation, const LaunchConfig& config);
/// The sentences of the driver's log for a violation of a rule, with {value}, {limit}, {axis} and {any} for
/// what differs, and where they were seen. No sentence: the driver is silent. Null where that is not known.
Json driverLogJson(RuleId id);
void writeMembers(JsonText& out, const Evaluation& evaluation, const LaunchConfig& config);

/// "x,y,z" as an array of three.
template <class Level>
Json toJson(const Extent<Level>& extent) {
    return Json::array({extent.x, extent.y, extent.z});
}
/// One to three 32-bit integers; missing axes are 1, as in dim3.
template <class Level>
Extent<Level> extentFromJson(const JsonReader& reader) {
    const std::vector<JsonReader> axes = reader.elements();
    if (axes.empty() || axes.size() > 3)
        reader.fail("an array of 1 to 3 integers"_msg);
    Extent<Level> extent;
    for (std::size_t i = 0; i < axes.size(); ++i)
        extent[allAxes[i]] = axes[i].integer<std::uint32_t>();
    return extent;
}

} // namespace trichevron::core
