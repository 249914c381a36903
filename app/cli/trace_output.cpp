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

double microseconds(std::uint64_t nanoseconds) {
    return static_cast<double>(nanoseconds) / 1000;
}

std::string time(std::uint64_t nanoseconds) {
    return microsecondsText(microseconds(nanoseconds));
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
    if (analysis.waves && analysis.tail)
        text +=
            fmt::format("{}: {} (predicted: {}); the last block began {} before the end, and in that time "
                        "{:.0f} % of the places stood empty\n",
                        name, counted(*analysis.waves, "wave"), withSeparators(predicted.waves),
                        time(analysis.tail->nanoseconds), 100 * analysis.tail->idle);
    else
        text += fmt::format("{}: only the first {} of {} were traced, so {} are not known\n", name,
                            withSeparators(trace.blockSm.size()), counted(trace.blocks, "block"),
                            trace.kernels > 1 ? "waves, tail and overlap" : "waves and tail");
    if (analysis.clusters != 0)
        text +=
            fmt::format("{}: {} of {} had a multiprocessor for each block, and the blocks of one began at "
                        "most {} apart\n",
                        name, withSeparators(analysis.clustersOnSeparateSms),
                        counted(analysis.clusters, "cluster"), time(analysis.mostApartNanoseconds));
    if (summary.overlapNanoseconds)
        text += fmt::format("{}: blocks of {} kernels ran at the same time for {}\n", name, trace.kernels,
                            time(*summary.overlapNanoseconds));
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
    json["microseconds"] = microseconds(summary.nanoseconds);
    json["waves"] = analysis.waves ? Json(*analysis.waves) : Json();
    json["predictedWaves"] = static_cast<std::uint64_t>(predicted.waves);
    json["tailMicroseconds"] = analysis.tail ? Json(microseconds(analysis.tail->nanoseconds)) : Json();
    json["idleInTail"] = analysis.tail ? Json(analysis.tail->idle) : Json();
    if (analysis.clusters != 0) {
        Json& clusters = json["clusters"];
        clusters["traced"] = analysis.clusters;
        clusters["onSeparateMultiprocessors"] = analysis.clustersOnSeparateSms;
        clusters["mostMicrosecondsApart"] = microseconds(analysis.mostApartNanoseconds);
    }
    if (trace.kernels > 1)
        json["overlapMicroseconds"] =
            summary.overlapNanoseconds ? Json(microseconds(*summary.overlapNanoseconds)) : Json();
    json["blocks"] = trace.blocks;
    json["blockSm"] = trace.blockSm;
    json["beginNanoseconds"] = trace.beginNanoseconds;
    json["endNanoseconds"] = trace.endNanoseconds;
    return json;
}

} // namespace trichevron::cli
