// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/lesson/lesson_facts.h"

#include "core/demo/index_order.h"
#include "core/occupancy/occupancy_curve.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace trichevron::core {

namespace {

using Value = std::optional<FactValue>;

Value factNumber(Count count) {
    return FactValue(static_cast<double>(count));
}

std::string statusName(CudaStatus status, LaunchApi api) {
    return std::string(isDriverApi(api) ? driverErrorName(status) : runtimeErrorName(status));
}

/// "threadsPerBlock, gridDimZero"
std::string rulesWith(const Evaluation& evaluation, FindingStatus status) {
    std::string names;
    for (const Finding& finding : evaluation.findings)
        if (finding.status == status)
            names += (names.empty() ? "" : ", ") + std::string(toString(finding.rule));
    return names;
}

std::string limiterNames(const Occupancy& occupancy) {
    std::string names;
    for (const std::string_view name : limiterNamesOf(occupancy))
        names += (names.empty() ? "" : ", ") + std::string(name);
    return names;
}

Count blocksInLastWave(const Evaluation& evaluation) {
    if (evaluation.waves == 0)
        return 0;
    return evaluation.totalBlocks - (evaluation.waves - 1) * evaluation.blocksPerWave;
}

/// The place of the thread that the fact names; none where the launch does not have it.
std::optional<ThreadPlace> factPlace(const FactSource& source, const Fact& fact) {
    const LaunchShape& shape = source.evaluation.shape;
    if (!contains(shape.grid, fact.block) || !contains(shape.block, fact.thread) ||
        !clusterDividesGrid(shape))
        return std::nullopt;
    return computePlace(shape, fact.block, fact.thread);
}

template <class Read>
Value ofThread(const FactSource& source, const Fact& fact, Read read) {
    const auto place = factPlace(source, fact);
    return place ? factNumber(read(*place)) : std::nullopt;
}

Value nameOfAnswer(const std::optional<ApiAnswer>& answer) {
    return answer ? Value(answer->name) : std::nullopt;
}

/// How many microseconds the unit behind a number stands for; 1 where it is no unit of time.
double microsecondsIn(std::string_view unit) {
    return unit == " ns" ? 1e-3 : unit == " ms" ? 1e3 : unit == " s" ? 1e6 : 1;
}

/// The text of a cell: a number where it begins with one, a time in microseconds whatever its unit.
Value tableCell(const DeviceReply& reply, const Fact& fact) {
    for (const ResultTable& table : reply.result.tables) {
        const auto column =
            std::find_if(table.columns.begin(), table.columns.end(),
                         [&](const Text& heading) { return englishText(heading) == fact.column; });
        if (column == table.columns.end())
            continue;
        const auto index = static_cast<std::size_t>(column - table.columns.begin());
        for (const std::vector<Text>& row : table.rows)
            if (!row.empty() && englishText(row.front()) == fact.row && index < row.size()) {
                const std::string text = englishText(row.at(index));
                char* end = nullptr;
                const double value = std::strtod(text.c_str(), &end);
                return end == text.c_str() ? FactValue(text) : FactValue(value * microsecondsIn(end));
            }
    }
    return std::nullopt;
}

constexpr std::uint32_t floatBytes = 4; ///< all demos with a problem compute with float

constexpr std::size_t kindCount = 48;

// NOLINTBEGIN(bugprone-easily-swappable-parameters)
const std::array<FactKind, kindCount>& factTable() {
    using S = const FactSource&;
    using F = const Fact&;
    static const std::array<FactKind, kindCount> table{{
        {"predicted", false,
         [](S s, F) -> Value { return statusName(s.evaluation.predicted, s.config.api); }},
        {"accepted", false, [](S s, F) { return factNumber(s.evaluation.accepted ? 1 : 0); }},
        {"reportedFirst", false,
         [](S s, F) -> Value {
             return s.evaluation.reportedFirst ? std::string(toString(*s.evaluation.reportedFirst)) : "";
         }},
        {"violations", false,
         [](S s, F) -> Value { return rulesWith(s.evaluation, FindingStatus::Violated); }},
        {"advice", false, [](S s, F) -> Value { return rulesWith(s.evaluation, FindingStatus::Advice); }},
        {"blocks", false, [](S s, F) { return factNumber(s.evaluation.totalBlocks); }},
        {"threads", false, [](S s, F) { return factNumber(s.evaluation.totalThreads); }},
        {"threadsPerBlock", false, [](S s, F) { return factNumber(s.evaluation.threadsPerBlock); }},
        {"warpsPerBlock", false, [](S s, F) { return factNumber(s.evaluation.occupancy.warpsPerBlock); }},
        {"threadsInLastWarp", false,
         [](S s, F) {
             const Count rest = s.evaluation.threadsPerBlock % s.device.warpSize;
             return factNumber(rest == 0 ? s.device.warpSize : rest);
         }},
        {"idleThreads", false,
         [](S s, F) -> Value {
             return s.evaluation.idleThreads ? factNumber(*s.evaluation.idleThreads) : std::nullopt;
         }},
        {"uncoveredElements", false,
         [](S s, F) -> Value {
             const auto problem = problemToCover(s.config, s.kernel);
             return problem ? factNumber(uncoveredElements(s.evaluation.shape, *problem)) : std::nullopt;
         }},
        {"gridX", false, [](S s, F) { return factNumber(s.evaluation.shape.grid.x); }},
        {"gridY", false, [](S s, F) { return factNumber(s.evaluation.shape.grid.y); }},
        {"gridZ", false, [](S s, F) { return factNumber(s.evaluation.shape.grid.z); }},
        {"residentBlocks", false,
         [](S s, F) { return factNumber(s.evaluation.launchOccupancy().maxActiveBlocksPerMultiprocessor); }},
        {"residentWarps", false,
         [](S s, F) { return factNumber(s.evaluation.launchOccupancy().activeWarps); }},
        {"occupancyPercent", false,
         [](S s, F) -> Value { return s.evaluation.launchOccupancy().fraction() * 100; }},
        {"limiters", false, [](S s, F) -> Value { return limiterNames(s.evaluation.launchOccupancy()); }},
        {"registersPerBlock", false,
         [](S s, F) { return factNumber(s.evaluation.occupancy.registersPerBlock); }},
        {"sharedMemoryPerBlock", false,
         [](S s, F) { return factNumber(s.evaluation.occupancy.sharedMemoryPerBlock.value); }},
        {"waves", false, [](S s, F) { return factNumber(s.evaluation.waves); }},
        {"blocksPerWave", false, [](S s, F) { return factNumber(s.evaluation.blocksPerWave); }},
        {"blocksInLastWave", false, [](S s, F) { return factNumber(blocksInLastWave(s.evaluation)); }},
        {"multiprocessors", false, [](S s, F) { return factNumber(s.device.multiProcessorCount); }},
        {"maxThreadsPerBlock", false, [](S s, F) { return factNumber(s.device.maxThreadsPerBlock); }},
        {"clusters", false,
         [](S s, F) -> Value {
             return clusterDividesGrid(s.evaluation.shape)
                        ? factNumber(volume(gridInClusters(s.evaluation.shape)))
                        : std::nullopt;
         }},
        {"blocksPerCluster", false, [](S s, F) { return factNumber(volume(s.evaluation.shape.cluster)); }},
        {"residentClusters", false,
         [](S s, F) -> Value {
             return s.evaluation.clusters ? factNumber(s.evaluation.clusters->max) : std::nullopt;
         }},
        {"idleMultiprocessors", false,
         [](S s, F) -> Value {
             return s.evaluation.clusters ? factNumber(s.evaluation.clusters->idleMultiprocessors)
                                          : std::nullopt;
         }},
        {"maxClusterSize", false,
         [](S s, F) { return factNumber(s.evaluation.maxPotentialClusterSize.max); }},
        {"registersPerThread", false, [](S s, F) { return factNumber(s.kernel.numRegs); }},
        {"localMemoryPerThread", false, [](S s, F) { return factNumber(s.kernel.localSizeBytes.value); }},
        {"kernelMaxThreads", false, [](S s, F) { return factNumber(s.kernel.maxThreadsPerBlock); }},
        {"threadId", false,
         [](S s, F f) { return ofThread(s, f, [](const ThreadPlace& p) { return p.threadId; }); }},
        {"warp", false, [](S s, F f) { return ofThread(s, f, [](const ThreadPlace& p) { return p.warp; }); }},
        {"lane", false,
         [](S s, F f) { return ofThread(s, f, [](const ThreadPlace& p) { return Count{p.lane}; }); }},
        {"globalX", false,
         [](S s, F f) { return ofThread(s, f, [](const ThreadPlace& p) { return Count{p.global.x}; }); }},
        {"globalY", false,
         [](S s, F f) { return ofThread(s, f, [](const ThreadPlace& p) { return Count{p.global.y}; }); }},
        {"blockRankInCluster", false,
         [](S s, F f) { return ofThread(s, f, [](const ThreadPlace& p) { return p.blockRankInCluster; }); }},
        {"sectorsPerWarp", false,
         [](S s, F) -> Value {
             if (!s.config.problem)
                 return std::nullopt;
             const auto warp =
                 computeWarpSectors(s.evaluation.shape, *s.config.problem, indexOrderOf(s.info), floatBytes);
             return warp ? factNumber(warp->sectors.size()) : std::nullopt;
         }},
        {"launch", true, [](S s, F) -> Value { return s.reply->result.launch.name; }},
        {"lastError", true, [](S s, F) { return nameOfAnswer(s.reply->result.lastError); }},
        {"synchronisation", true,
         [](S s, F) -> Value {
             return s.reply->exceededTimeLimit ? Value("neverEnded")
                                               : nameOfAnswer(s.reply->result.synchronisation);
         }},
        {"contextLost", true, [](S s, F) { return factNumber(s.reply->result.contextLost ? 1 : 0); }},
        {"report", true,
         [](S s, F) -> Value {
             return s.reply->result.verification ? Value(englishText(s.reply->result.verification->summary))
                                                 : std::nullopt;
         }},
        {"cell", true, [](S s, F f) { return tableCell(*s.reply, f); }},
        {"medianMicroseconds", true,
         [](S s, F) -> Value {
             return s.reply->medianMicroseconds ? Value(*s.reply->medianMicroseconds) : std::nullopt;
         }},
    }};
    return table;
}
// NOLINTEND(bugprone-easily-swappable-parameters)

} // namespace

std::string factText(const FactValue& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    const double number = std::get<double>(value);
    return number == std::floor(number) && std::abs(number) < 1e15 ? fmt::format("{:.0f}", number)
                                                                   : fmt::format("{:.6g}", number);
}

std::span<const FactKind> factKinds() {
    return factTable();
}

const FactKind* findFactKind(std::string_view name) {
    const auto found = std::find_if(factTable().begin(), factTable().end(),
                                    [&](const FactKind& kind) { return kind.name == name; });
    return found == factTable().end() ? nullptr : &*found;
}

} // namespace trichevron::core
