// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/timing_facts.h"

#include "core/dimensions/extent_text.h"
#include "core/sweep/sweep_table.h"

namespace trichevron::gui {
namespace {

template <class Level>
core::TableCell factCell(const std::optional<core::Extent<Level>>& extent) {
    return extent ? core::TableCell(shortExtentText(*extent, core::digits)) : core::TableCell();
}

} // namespace

TimingFacts timingFacts(const std::string& kernel, const core::Provenance& from) {
    return core::timingSource(kernel, from);
}

TimingFacts timingFacts(const std::string& kernel, const core::LaunchConfig& launch,
                        const core::Provenance& from) {
    TimingFacts facts = timingFacts(kernel, from);
    const TimingFacts ofLaunch{
        {"grid", shortExtentText(launch.gridDim, core::digits)},
        {"block", shortExtentText(launch.blockDim, core::digits)},
        {"cluster", factCell(launch.clusterDim)},
        {"dynamic shared memory (bytes)", static_cast<std::int64_t>(launch.dynamicSmemBytes.value)},
        {"problem", factCell(launch.problem)}};
    facts.insert(facts.begin() + 1, ofLaunch.begin(), ofLaunch.end());
    return facts;
}

TimingFacts factsOf(const core::ComparedTiming& timing) {
    static const core::LaunchConfig none;
    static const core::Measurement unknown;
    return timingFacts(timing.kernel, timing.config == nullptr ? none : *timing.config,
                       (timing.measurement == nullptr ? unknown : *timing.measurement).provenance);
}

TimingFacts factsOf(const ActualSweep& sweep, const LaunchSession& session) {
    for (std::size_t point = 0; point < sweep.points.size(); ++point)
        if (const ActualMeasurement* found = session.results().measurement(sweep.launch(point)))
            return timingFacts(sweep.kernel, found->measurement.provenance);
    const core::DeviceProperties* device = session.state().device.get();
    return timingFacts(sweep.kernel, device == nullptr ? core::Provenance() : device->provenance);
}

core::DataTable samplesTable(const ActualMeasurement& measurement, const std::string& title) {
    core::DataTable table{title,
                          {"sample", "time (µs)"},
                          {},
                          timingFacts(measurement.launch.kernel, measurement.launch.config,
                                      measurement.measurement.provenance)};
    std::int64_t number = 0;
    for (const double microseconds : measurement.measurement.samplesMicroseconds)
        table.rows.push_back({++number, microseconds});
    return table;
}

core::DataTable samplesTable(const std::vector<const ActualMeasurement*>& measurements) {
    core::DataTable all;
    std::vector<TimingFacts> facts;
    for (std::int64_t launch = 1; const ActualMeasurement* measurement : measurements) {
        const core::DataTable one = samplesTable(*measurement, {});
        all.columns = one.columns;
        all.rows.insert(all.rows.end(), one.rows.begin(), one.rows.end());
        TimingFacts named{{"launch", launch++}};
        named.insert(named.end(), one.about.begin(), one.about.end());
        facts.insert(facts.end(), one.rows.size(), named);
    }
    addFactColumns(all, facts);
    return all;
}

void addFactColumns(core::DataTable& table, const std::vector<TimingFacts>& rows) {
    if (rows.empty())
        return;
    for (const core::TableFact& fact : rows.front())
        table.columns.push_back(fact.name);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (const core::TableFact& fact : rows[row])
            table.rows.at(row).push_back(fact.value);
}

} // namespace trichevron::gui
