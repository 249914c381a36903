// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_table.h"

#include "core/dimensions/extent_text.h"
#include "core/messages/rule_messages.h"
#include "core/occupancy/occupancy_curve.h"
#include "core/program/program_words.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace trichevron::core {

namespace {

/// The formats have signed numbers.
TableCell countCell(std::uint64_t count) {
    constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    return static_cast<std::int64_t>(std::min(count, most));
}

TableCell rangeCell(const std::optional<ByteRange>& range) {
    if (!range)
        return {};
    if (range->isExact())
        return countCell(range->least);
    return std::to_string(range->least) + "-" + std::to_string(range->most);
}

TableCell numberCell(const std::optional<double>& number) {
    return number ? TableCell(*number) : TableCell();
}

/// The quotient is the number nearest to the decimal, and a product with 1e-9 is not: 3.05e-05 has few
/// digits.
double secondsOf(std::uint64_t ns) {
    return static_cast<double>(ns) / 1e9;
}

/// "registers sharedMemory".
TableCell limiterCell(const Occupancy& occupancy) {
    std::string names;
    for (const std::string_view name : limiterNamesOf(occupancy))
        names += (names.empty() ? "" : " ") + std::string(name);
    return names;
}

std::string_view headingOf(ProgramGrouping by) {
    switch (by) {
    case ProgramGrouping::Stream:
        return "stream";
    case ProgramGrouping::Range:
        return "range";
    case ProgramGrouping::Graph:
        return "graph";
    case ProgramGrouping::Configuration:
    case ProgramGrouping::Kernel:
        break;
    }
    return "kernel";
}

} // namespace

DataTable programTable(const ProgramAnalysis& analysis, std::span<const std::uint32_t> configurations) {
    const Program& program = *analysis.program;
    DataTable table;
    table.title = program.source;
    table.columns = {"kernel",
                     "count",
                     "refusedCount",
                     "total (s)",
                     "median (s)",
                     "gridDim",
                     "blockDim",
                     "clusterDim",
                     "numRegs",
                     "sharedSizeBytes",
                     "dynamicSmemBytes",
                     "sharedMemoryBytes",
                     "maxActiveBlocksPerMultiprocessor",
                     "occupancy",
                     "limitedBy",
                     "traceOccupancy",
                     "waves",
                     "wavesPerMultiprocessor",
                     "error",
                     "findings"};
    for (const std::uint32_t number : configurations) {
        const ProgramConfiguration& c = program.configurations[number];
        const ConfigurationSummary& summary = analysis.configurations[number];
        const ConfigurationVerdict* verdict = summary.verdict ? &*summary.verdict : nullptr;
        const bool isKnown = verdict != nullptr && verdict->occupancy.has_value();
        std::string findings;
        for (const ProgramFinding& finding : analysis.findings)
            if (finding.configuration == number)
                findings += (findings.empty() ? "" : " ") + std::string(finding.kind);
        table.rows.push_back(
            {program.kernels[c.kernel],
             countCell(summary.count),
             countCell(summary.refusedCount),
             secondsOf(summary.totalNs),
             secondsOf(summary.medianNs),
             extentText(c.gridDim, digits),
             extentText(c.blockDim, digits),
             c.clusterDim ? TableCell(extentText(*c.clusterDim, digits)) : TableCell(),
             c.numRegs ? TableCell(static_cast<std::int64_t>(*c.numRegs)) : TableCell(),
             rangeCell(c.sharedSizeBytes),
             rangeCell(c.dynamicSmemBytes),
             rangeCell(c.smemBytes()),
             isKnown
                 ? TableCell(static_cast<std::int64_t>(verdict->occupancy->maxActiveBlocksPerMultiprocessor))
                 : TableCell(),
             isKnown ? TableCell(verdict->occupancy->fraction()) : TableCell(),
             isKnown ? limiterCell(*verdict->occupancy) : TableCell(),
             c.claim ? TableCell(c.claim->occupancy) : TableCell(),
             isKnown && verdict->blocks > 0 && verdict->waves < (Count{1} << 62U)
                 ? TableCell(static_cast<std::int64_t>(verdict->waves))
                 : TableCell(),
             isKnown ? numberCell(verdict->wavesPerMultiprocessor()) : TableCell(),
             verdict != nullptr ? TableCell(std::string(errorNameFor(verdict->api, verdict->predicted)))
                                : TableCell(),
             findings});
    }
    return table;
}

DataTable groupTable(const ProgramAnalysis& analysis, ProgramGrouping by,
                     std::span<const ProgramGroup> groups) {
    DataTable table;
    table.title = analysis.program->source;
    table.columns = {std::string(headingOf(by)), "count", "refusedCount", "total (s)", "configurations"};
    for (const ProgramGroup& group : groups)
        table.rows.push_back({group.name.empty() ? TableCell() : TableCell(group.name),
                              countCell(group.count), countCell(group.refused), secondsOf(group.totalNs),
                              static_cast<std::int64_t>(group.configurations.size())});
    return table;
}

} // namespace trichevron::core
