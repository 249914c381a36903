// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/trace_output.h"

#include "app/cli/timing_text.h"
#include "core/evaluation/evaluation.h"
#include "core/json/model_json.h"
#include "core/measurement/trace_analysis.h"
#include "core/words/words.h"

#include <fmt/format.h>

namespace trichevron::cli {

namespace {

/// What is predicted of the launch with the registers and opt-ins of the kernel that was traced.
Evaluation predictionOf(const DeviceProperties& device, const LaunchRequest& launch,
                        const BlockTrace& trace) {
    KernelAttributes kernel = trace.traced;
    kernel.optIns = launch.optIns;
    return evaluate(launch.config, kernel, device, verdictOnly);
}

std::string time(std::uint64_t nanoseconds) {
    return microsecondsText(static_cast<double>(nanoseconds) / 1000);
}

} // namespace

std::string traceText(const std::string& name, const DeviceProperties& device, const LaunchRequest& launch,
                      const BlockTrace& trace) {
    const Evaluation predicted = predictionOf(device, launch, trace);
    const TraceSummary summary = summarise(trace);
    const TraceAnalysis analysis = analyse(trace, predicted.shape);
    std::string text =
        fmt::format("{}: traced {} of {} on {}, at most {} at once on one (predicted: {}), {} from the first "
                    "begin to the "
                    "last end\n",
                    name, withSeparators(trace.blockSm.size()), counted(trace.blocks, "block"),
                    counted(summary.multiprocessors, "multiprocessor"), summary.mostResident,
                    predicted.occupancy.maxActiveBlocksPerMultiprocessor, time(summary.nanoseconds));
    if (trace.blockSm.empty())
        return text;
    text += fmt::format("{}: {} (predicted: {}); the last block began {} before the end, and in that time "
                        "{:.0f} % of the places stood empty\n",
                        name, counted(analysis.waves, "wave"), withSeparators(predicted.waves),
                        time(analysis.tailNanoseconds), 100 * analysis.idleInTail);
    if (analysis.clusters != 0)
        text +=
            fmt::format("{}: {} of {} had a multiprocessor for each block, and the blocks of one began at "
                        "most {} apart\n",
                        name, withSeparators(analysis.clustersOnSeparateSms),
                        counted(analysis.clusters, "cluster"), time(analysis.mostApartNanoseconds));
    if (trace.kernels > 1)
        text += fmt::format("{}: blocks of {} kernels ran at the same time for {}\n", name, trace.kernels,
                            time(summary.overlapNanoseconds));
    return text;
}

Json traceJson(const DeviceProperties& device, const LaunchRequest& launch, const BlockTrace& trace) {
    const Evaluation predicted = predictionOf(device, launch, trace);
    const TraceSummary summary = summarise(trace);
    const TraceAnalysis analysis = analyse(trace, predicted.shape);
    Json json;
    json["tracedBlocks"] = trace.blockSm.size();
    json["numRegs"] = trace.traced.numRegs;
    json["multiprocessors"] = summary.multiprocessors;
    json["mostResident"] = summary.mostResident;
    json["predictedResident"] = predicted.occupancy.maxActiveBlocksPerMultiprocessor;
    json["microseconds"] = static_cast<double>(summary.nanoseconds) / 1000;
    json["waves"] = analysis.waves;
    json["predictedWaves"] = static_cast<std::uint64_t>(predicted.waves);
    json["tailMicroseconds"] = static_cast<double>(analysis.tailNanoseconds) / 1000;
    json["idleInTail"] = analysis.idleInTail;
    if (analysis.clusters != 0) {
        Json& clusters = json["clusters"];
        clusters["traced"] = analysis.clusters;
        clusters["onSeparateMultiprocessors"] = analysis.clustersOnSeparateSms;
        clusters["mostMicrosecondsApart"] = static_cast<double>(analysis.mostApartNanoseconds) / 1000;
    }
    if (trace.kernels > 1)
        json["overlapMicroseconds"] = static_cast<double>(summary.overlapNanoseconds) / 1000;
    json["blocks"] = trace.blocks;
    json["blockSm"] = trace.blockSm;
    json["beginNanoseconds"] = trace.beginNanoseconds;
    json["endNanoseconds"] = trace.endNanoseconds;
    return json;
}

} // namespace trichevron::cli
