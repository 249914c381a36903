// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/trace_output.h"

#include "core/messages/trace_words.h"
#include "core/model_json/model_json.h"
#include "core/trace/observed_trace.h"

#include <fmt/format.h>

namespace trichevron::cli {

namespace {

double microseconds(std::uint64_t nanoseconds) {
    return static_cast<double>(nanoseconds) / 1000;
}

} // namespace

std::string traceText(const std::string& name, const core::DeviceProperties& device,
                      const core::LaunchRequest& launch, const core::BlockTrace& trace) {
    std::string text;
    for (const std::string& sentence :
         traceSentences(trace, observeTrace(trace, launch.config, launch.optIns, device)))
        text += fmt::format("{}: {}\n", name, sentence);
    return text;
}

core::Json traceJson(const core::DeviceProperties& device, const core::LaunchRequest& launch,
                     const core::BlockTrace& trace) {
    const auto [predicted, summary, analysis] = observeTrace(trace, launch.config, launch.optIns, device);
    core::Json json;
    json["tracedBlocks"] = trace.blockSm.size();
    json["numRegs"] = trace.traced.numRegs;
    json["multiprocessors"] = summary.multiprocessors;
    json["mostResident"] = summary.maxResidentBlocks;
    json["predictedResident"] = predicted.launchOccupancy().maxActiveBlocksPerMultiprocessor;
    json["microseconds"] = microseconds(summary.nanoseconds);
    json["waves"] = analysis.rounds ? core::Json(*analysis.rounds) : core::Json();
    json["predictedWaves"] = static_cast<std::uint64_t>(predicted.waves);
    json["tailMicroseconds"] =
        analysis.tail ? core::Json(microseconds(analysis.tail->nanoseconds)) : core::Json();
    json["idleInTail"] = analysis.tail ? core::Json(analysis.tail->idle) : core::Json();
    if (analysis.clusters != 0) {
        core::Json& clusters = json["clusters"];
        clusters["traced"] = analysis.clusters;
        clusters["onSeparateMultiprocessors"] = analysis.clustersOnSeparateSms;
        clusters["mostMicrosecondsApart"] = microseconds(analysis.maxBeginGapNanoseconds);
    }
    if (trace.kernels > 1)
        json["overlapMicroseconds"] =
            summary.overlapNanoseconds ? core::Json(microseconds(*summary.overlapNanoseconds)) : core::Json();
    json["blocks"] = trace.blocks;
    json["blockSm"] = trace.blockSm;
    json["beginNanoseconds"] = trace.beginNanoseconds;
    json["endNanoseconds"] = trace.endNanoseconds;
    return json;
}

} // namespace trichevron::cli
