// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sweep_options.h"

#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "app/cli/shared_options.h"
#include "core/dimensions/parse.h"
#include "core/evaluation/evaluation.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace trichevron::cli {

namespace {

/// The numbers first, first + step, …, up to `last`.
struct Range {
    std::uint32_t first = 1;
    std::uint32_t last = 1;
    std::uint32_t step = 1;
    std::uint64_t count() const { return (std::uint64_t{last} - first) / step + 1; }
};

std::uint32_t parseNumber(std::string_view text, std::string_view what) {
    return static_cast<std::uint32_t>(
        core::parseUnsigned(text, what, 1, std::numeric_limits<std::uint32_t>::max()));
}

Range parseRange(std::string_view text, std::string_view what, std::uint32_t step) {
    const std::size_t dots = text.find("..");
    Range range;
    range.first = parseNumber(text.substr(0, dots), what);
    range.last = range.first;
    if (dots == std::string_view::npos)
        return range;
    const std::string_view rest = text.substr(dots + 2);
    const std::size_t colon = rest.find(':');
    range.last = parseNumber(rest.substr(0, colon), what);
    range.step = colon == std::string_view::npos ? step : parseNumber(rest.substr(colon + 1), what);
    if (range.last < range.first)
        throw optionError(what, "the range \"{range}\" ends before it begins"_msg.with("range"_a = text));
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

std::array<Range, 3> parseRanges(std::string_view item, std::string_view what, std::uint32_t step) {
    std::array<Range, 3> ranges;
    const std::vector<std::string_view> axes = split(item, 'x');
    if (axes.size() > ranges.size())
        throw optionError(what, "expected up to three axes, such as {example}, found \"{text}\""_msg.with(
                                    "example"_a = "8x4x2", "text"_a = item));
    for (std::size_t i = 0; i < axes.size(); ++i)
        ranges.at(i) = parseRange(axes[i], what, i == 0 ? step : 1);
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

[[noreturn]] void throwTooMany(std::string_view what, core::Count count, std::size_t max) {
    throw optionError(what,
                      "{launches, plural, one {# launch is} other {# launches are}} more than the maximum of "
                      "{limit}; use larger steps or smaller ranges"_msg.with("launches"_a = count,
                                                                             "limit"_a = core::digits(max)));
}

/// Joins the words into which a shell has split an argument.
std::string joinedWords(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

std::vector<Shape> parseShapes(std::string_view text, std::string_view what, std::uint32_t step,
                               std::size_t max) {
    std::string plain; // without spaces around "x" and ","; other spaces become commas
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
    core::Count count = 0;
    for (const std::string_view item : split(plain, ',')) {
        items.push_back(parseRanges(item, what, step));
        core::Count itemCount = 1; // below 2^96
        for (const Range& range : items.back())
            itemCount *= range.count();
        count += itemCount;
    }
    if (count > max)
        throwTooMany(what, count, max);
    std::vector<Shape> shapes;
    for (const std::array<Range, 3>& ranges : items)
        addShapes(shapes, ranges);
    return shapes;
}

void SweepOptions::addTo(CLI::App& command) {
    command.add_option("--kernel", kernel, kernelDescription())->type_name(nameWord());
    own.addTo(command);
    command
        .add_option(
            "--block", blocks,
            "Block sizes in threads: a list (8x8,16x16), a range (32..1024 in steps of a warp, 64..512:64 in "
            "steps of 64), or {example} for every combination"_msg("example"_a = "\"8..32:8 x 4..16:4\""))
        ->type_name("LIST"_msg())
        ->required();
    command
        .add_option("--cluster", clusters,
                    "Cluster sizes in blocks, such as 1,2,4 or 2x2; 1 means no cluster (default: the "
                    "kernel's suggestion)"_msg())
        ->type_name("LIST"_msg());
    addGridOption(command, grid);
    launch.addWithoutClusterTo(command);
    optIns.addTo(command);
    timing.addTo(command, core::SweepRequest{}.limits);
    addDeviceOption(command, device);
    backend.addTo(command);
    addRecordOption(command, record);
    CLI::Option* asJson = command.add_flag("--json", json, "Print JSON instead of text"_msg());
    command.add_flag("--csv", csv, "Print CSV instead of text, one line per launch"_msg())->excludes(asJson);
}

std::vector<core::PlannedPoint> planSweep(const SweepOptions& options, const core::KernelInfo& kernel,
                                          const core::DeviceProperties& device) {
    const std::vector<Shape> blocks =
        parseShapes(joinedWords(options.blocks), "--block", device.warpSize, core::maxSweepPoints);
    std::vector<std::optional<Shape>> clusters; // empty element: the kernel's suggestion
    if (options.clusters.empty())
        clusters.emplace_back();
    else
        for (const Shape& cluster :
             parseShapes(joinedWords(options.clusters), "--cluster", 1, core::maxSweepPoints))
            clusters.push_back(cluster);
    if (blocks.size() * clusters.size() > core::maxSweepPoints)
        throwTooMany("--block, --cluster", core::Count{blocks.size()} * clusters.size(),
                     core::maxSweepPoints);
    std::vector<core::PlannedPoint> points;
    for (const Shape& block : blocks) {
        for (const std::optional<Shape>& cluster : clusters) {
            LaunchOptions launch = options.launch;
            core::LaunchConfig initial = kernel.suggested;
            if (cluster)
                initial.clusterDim.reset(); // a cluster of one block is a launch without clusters
            if (cluster && *cluster != Shape{1, 1, 1})
                launch.cluster = fmt::format("{},{},{}", (*cluster)[0], (*cluster)[1], (*cluster)[2]);
            const core::SweepBase base{
                {launch.applyTo(initial), options.optIns.applyTo(initialOptIns(kernel))},
                options.grid.empty()};
            core::SweepPoint point =
                withBlockAndCluster(base, {block[0], block[1], block[2]}, std::nullopt, kernel.attributes);
            if (!options.grid.empty())
                point.config.gridDim = core::parseExtent<core::level::Grid>(options.grid, "--grid");
            points.push_back(predictPoint(point, kernel.attributes, device));
        }
    }
    return points;
}

} // namespace trichevron::cli
