// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/report.h"

#include "core/measurement/measurement.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace trichevron::gui::faults {
namespace {

double rounded(double value) {
    return std::round(value * 1000) / 1000;
}

core::Json roundedList(const std::vector<double>& values) {
    core::Json list = core::Json::array();
    for (const double value : values)
        list.push_back(std::round(value * 10) / 10);
    return list;
}

} // namespace

core::Json toJson(const Report& report) {
    core::Json json;
    json["format"] = "trichevron-fault-injection";
    json["version"] = 1;
    json["worker"] = report.worker;
    json["device"] = report.device;
    json["driverVersion"] = report.driver;
    json["date"] = report.date;
    json["seed"] = report.seed;
    json["silenceSeconds"] = report.silenceSeconds;
    json["contextCreationSeconds"] = rounded(report.contextCreationSeconds);
    core::Json& list = json["faults"] = core::Json::array();
    for (const Injected& one : report.injected) {
        core::Json entry;
        entry["fault"] = one.fault;
        entry["toldAs"] = one.expected;
        entry["times"] = one.times;
        entry["told"] = one.reported;
        entry["readyAgain"] = one.readyAgain;
        entry["kept"] = one.kept;
        entry["longestStallMilliseconds"] = rounded(one.stallMilliseconds);
        entry["longestUntilToldMilliseconds"] = rounded(one.untilReportedMilliseconds);
        entry["longestUntilReadySeconds"] = rounded(one.untilReadySeconds);
        entry["problems"] = one.problems;
        list.push_back(entry);
    }
    core::Json& soak = json["soak"];
    soak["seconds"] = rounded(report.soak.seconds);
    soak["launches"] = report.soak.launches;
    soak["measurements"] = report.soak.measurements;
    soak["longestStallMilliseconds"] = rounded(report.soak.stallMilliseconds);
    soak["programMegabytes"] = roundedList(report.soak.programMegabytes);
    soak["workerMegabytes"] = roundedList(report.soak.workerMegabytes);
    return json;
}

std::string tableText(const Report& report) {
    std::string text = report.worker + ", " + report.device + ", driver " + report.driver + '\n';
    char line[256];
    std::snprintf(line, sizeof line,
                  "a worker is ready %.3f s after its start\n\n%-28s%7s%10s%7s%7s%10s%10s%10s\n",
                  report.contextCreationSeconds, "fault", "times", "reported", "ready", "kept", "stall ms",
                  "report ms", "ready s");
    text += line;
    for (const Injected& one : report.injected) {
        std::snprintf(line, sizeof line, "%-28s%7d%10d%7d%7d%10.1f%10.1f%10.3f\n", one.fault.c_str(),
                      one.times, one.reported, one.readyAgain, one.kept, one.stallMilliseconds,
                      one.untilReportedMilliseconds, one.untilReadySeconds);
        text += line;
        for (const std::string& problem : one.problems)
            text += "    " + problem + '\n';
    }
    const Soak& soak = report.soak;
    if (!soak.programMegabytes.empty()) {
        std::snprintf(
            line, sizeof line,
            "\n%d launches and %d measurements in %.0f s: program %.1f to %.1f MB, worker %.1f to %.1f MB, "
            "longest stall %.1f ms\n",
            soak.launches, soak.measurements, soak.seconds, soak.programMegabytes.front(),
            soak.programMegabytes.back(), soak.workerMegabytes.front(), soak.workerMegabytes.back(),
            soak.stallMilliseconds);
        text += line;
    }
    return text;
}

namespace {

/// The median of the last quarter is at most 5 MB above that of the second.
bool isFlat(const std::vector<double>& megabytes) {
    const auto quarter = static_cast<std::ptrdiff_t>(megabytes.size() / 4);
    const auto begin = megabytes.begin();
    const auto before = core::summarise({begin + quarter, begin + 2 * quarter});
    const auto after = core::summarise({megabytes.end() - quarter, megabytes.end()});
    return !before || !after || after->median <= before->median + 5;
}

} // namespace

bool isPassed(const Report& report, bool strict) {
    constexpr double maxMilliseconds = 100;
    const bool counted = std::all_of(report.injected.begin(), report.injected.end(), [](const Injected& one) {
        return one.reported == one.times && one.readyAgain == one.times && one.kept == one.times;
    });
    const bool complete = report.soak.launches == 0 || report.soak.complete;
    const bool quick = std::all_of(report.injected.begin(), report.injected.end(), [&](const Injected& one) {
        return one.stallMilliseconds < maxMilliseconds && one.untilReportedMilliseconds < maxMilliseconds &&
               one.untilReadySeconds < report.contextCreationSeconds + 1;
    });
    const bool flat = isFlat(report.soak.programMegabytes) && isFlat(report.soak.workerMegabytes);
    return counted && complete && (!strict || (quick && flat));
}

} // namespace trichevron::gui::faults
