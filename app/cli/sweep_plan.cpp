// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sweep_plan.h"

#include "core/base/input_error.h"
#include "core/dimensions/parse.h"
#include "core/evaluation/evaluation.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace trichevron::cli {

namespace {

/// first, first + step, … up to last.
struct Range {
    std::uint32_t first = 1;
    std::uint32_t last = 1;
    std::uint32_t step = 1;
    std::uint64_t count() const { return (std::uint64_t{last} - first) / step + 1; }
};

std::uint32_t numberFrom(std::string_view text, std::string_view what) {
    return static_cast<std::uint32_t>(
        parseUnsigned(text, what, 1, std::numeric_limits<std::uint32_t>::max()));
}

Range rangeFrom(std::string_view text, std::string_view what, std::uint32_t step) {
    const std::size_t dots = text.find("..");
    Range range;
    range.first = numberFrom(text.substr(0, dots), what);
    range.last = range.first;
    if (dots == std::string_view::npos)
        return range;
    const std::string_view rest = text.substr(dots + 2);
    const std::size_t colon = rest.find(':');
    range.last = numberFrom(rest.substr(0, colon), what);
    range.step = colon == std::string_view::npos ? step : numberFrom(rest.substr(colon + 1), what);
    if (range.last < range.first)
        throw InputError(fmt::format("{}: the range \"{}\" ends before it begins", what, text));
    return range;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

std::array<Range, 3> rangesFrom(std::string_view item, std::string_view what, std::uint32_t step) {
    std::array<Range, 3> ranges;
    const std::vector<std::string_view> axes = split(item, 'x');
    if (axes.size() > ranges.size())
        throw InputError(
            fmt::format("{}: expected up to three axes with x between them, found \"{}\"", what, item));
    for (std::size_t i = 0; i < axes.size(); ++i)
        ranges.at(i) = rangeFrom(axes[i], what, i == 0 ? step : 1);
    return ranges;
}

void addShapes(std::vector<Shape>& shapes, const std::array<Range, 3>& ranges) {
    const auto each = [](const Range& range, const auto& take) {
        for (std::uint64_t value = range.first; value <= range.last; value += range.step)
            take(static_cast<std::uint32_t>(value));
    };
    each(ranges[2], [&](std::uint32_t z) {
        each(ranges[1], [&](std::uint32_t y) {
            each(ranges[0], [&](std::uint32_t x) {
                const Shape shape{x, y, z};
                if (std::find(shapes.begin(), shapes.end(), shape) == shapes.end())
                    shapes.push_back(shape);
            });
        });
    });
}

[[noreturn]] void failAsTooMany(std::string_view what, const std::string& count, std::size_t most) {
    throw InputError(fmt::format("{}: these are {} launches, and a sweep has at most {}; take wider steps or "
                                 "shorter ranges",
                                 what, count, most));
}

/// What a shell made several words of, as one text.
std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

std::vector<Shape> parseShapes(std::string_view text, std::string_view what, std::uint32_t step,
                               std::size_t most) {
    std::string plain; // blanks around an x join, the others part
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\t';
        if (!plain.empty() && plain.back() == ' ' && (c == 'x' || c == ','))
            plain.pop_back();
        if (!blank || (!plain.empty() && plain.back() != 'x' && plain.back() != ',' && plain.back() != ' '))
            plain += blank ? ' ' : c;
    }
    while (plain.ends_with(' '))
        plain.pop_back();
    std::replace(plain.begin(), plain.end(), ' ', ',');
    std::vector<std::array<Range, 3>> items;
    Count count = 0;
    for (const std::string_view item : split(plain, ',')) {
        items.push_back(rangesFrom(item, what, step));
        Count ofItem = 1; // below 2^96
        for (const Range& range : items.back())
            ofItem *= range.count();
        count += ofItem;
    }
    if (count > most)
        failAsTooMany(what, withSeparators(count), most);
    std::vector<Shape> shapes;
    for (const std::array<Range, 3>& ranges : items)
        addShapes(shapes, ranges);
    return shapes;
}

void SweepOptions::addTo(CLI::App& command) {
    command.add_option("--kernel", kernel, "The demo kernel: see trichevron-cli kernels")
        ->type_name("NAME")
        ->required();
    command
        .add_option("--block", blocks,
                    "Blocks in threads: 32..1024 (steps of a warp), 64..512:64, 8x8,16x16, or \"8..32:8 x "
                    "4..16:4\" for every combination")
        ->type_name("LIST")
        ->required();
    command
        .add_option("--cluster", clusters,
                    "Clusters in blocks, each with every block: 1,2,4 or 2x2 (1: without clusters)")
        ->type_name("LIST");
    command
        .add_option("--grid", grid,
                    "Grid in blocks: 63,63 (default: what covers the problem in whole clusters)")
        ->type_name("X[,Y[,Z]]");
    launch.addWithoutClusterTo(command);
    optIns.addTo(command);
    timing.addTo(command, SweepRequest{}.limits);
    command.add_option("--device", device, "The device: its number or its name (default: 0)")
        ->type_name("N|NAME");
    backend.addTo(command);
    command
        .add_option("--record", record, "Add every result, refused ones too, to a recording (.gz compresses)")
        ->type_name("FILE");
    CLI::Option* asJson = command.add_flag("--json", json, "Answer in JSON");
    command.add_flag("--csv", csv, "Answer in CSV, a line a launch")->excludes(asJson);
}

std::vector<PlannedPoint> planSweep(const SweepOptions& options, const KernelInfo& kernel,
                                    const DeviceProperties& device) {
    const std::vector<Shape> blocks =
        parseShapes(joined(options.blocks), "--block", device.warpSize, mostSweepPoints);
    std::vector<std::optional<Shape>> clusters; // none: as suggested
    if (options.clusters.empty())
        clusters.emplace_back();
    else
        for (const Shape& cluster : parseShapes(joined(options.clusters), "--cluster", 1, mostSweepPoints))
            clusters.push_back(cluster);
    if (blocks.size() * clusters.size() > mostSweepPoints)
        failAsTooMany("--block, --cluster", withSeparators(Count{blocks.size()} * clusters.size()),
                      mostSweepPoints);
    std::vector<PlannedPoint> points;
    for (const Shape& block : blocks) {
        for (const std::optional<Shape>& cluster : clusters) {
            LaunchOptions launch = options.launch;
            LaunchConfig begin = kernel.suggested;
            if (cluster)
                begin.clusterDim.reset(); // clusters of one block: a launch without clusters
            if (cluster && *cluster != Shape{1, 1, 1})
                launch.cluster = fmt::format("{},{},{}", (*cluster)[0], (*cluster)[1], (*cluster)[2]);
            const SweepBase base{{launch.over(begin), options.optIns.over(optInsToBeginWith(kernel))},
                                 options.grid.empty()};
            SweepPoint point =
                withShape(base, {block[0], block[1], block[2]}, std::nullopt, kernel.attributes);
            if (!options.grid.empty())
                point.config.gridDim = parseExtent<level::Grid>(options.grid, "--grid");
            points.push_back(predictPoint(point, kernel.attributes, device));
        }
    }
    return points;
}

} // namespace trichevron::cli
