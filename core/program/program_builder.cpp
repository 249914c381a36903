// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_builder.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/text/escape.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace trichevron::core {

namespace {

/// Bytes of a name that are kept.
constexpr std::size_t longestProgramName = std::size_t{64} * 1024;

void mixInto(std::size_t& hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15ULL;
    hash ^= hash >> 29U;
}

void mixInto(std::size_t& hash, const std::optional<ByteRange>& range) {
    mixInto(hash, range ? range->least + 1 : 0);
    mixInto(hash, range ? range->most + 1 : 0);
}

} // namespace

std::size_t ProgramBuilder::Hash::operator()(const ProgramConfiguration& c) const {
    std::size_t hash = 0;
    mixInto(hash, std::uint64_t{c.kernel} << 32U | c.device);
    mixInto(hash, std::uint64_t{c.gridDim.x} << 32U | c.gridDim.y);
    mixInto(hash, std::uint64_t{c.gridDim.z} << 32U | c.blockDim.x);
    mixInto(hash, std::uint64_t{c.blockDim.y} << 32U | c.blockDim.z);
    if (c.clusterDim)
        mixInto(hash, std::uint64_t{c.clusterDim->x} << 42U | std::uint64_t{c.clusterDim->y} << 21U |
                          c.clusterDim->z);
    mixInto(hash, c.numRegs.value_or(~0U));
    mixInto(hash, c.sharedSizeBytes);
    mixInto(hash, c.dynamicSmemBytes);
    mixInto(hash, c.undividedSmemBytes);
    if (c.optIns)
        mixInto(hash, c.optIns->maxDynamicSharedSizeBytes.value + 1);
    return hash;
}

ProgramBuilder::ProgramBuilder(std::string source, std::string_view format, std::vector<TraceGap> gaps) {
    program_.source = std::move(source);
    program_.format = format;
    program_.gaps = std::move(gaps);
}

std::uint32_t ProgramBuilder::numberOfName(Names& numbers, std::vector<std::string>& list,
                                           std::string_view name) {
    if (const auto found = numbers.find(name); found != numbers.end())
        return found->second;
    nameBytes_ += name.size();
    if (nameBytes_ > maxNameBytes)
        throw ProgramTooLarge(
            program_.source,
            "the names of the kernels and ranges take more than 256 MiB; a trace of a shorter time has fewer"_msg);
    const auto number = static_cast<std::uint32_t>(list.size());
    numbers.emplace(std::string(name), number);
    list.push_back(escapeControls(name.substr(0, longestProgramName)));
    return number;
}

std::uint32_t ProgramBuilder::kernel(std::string_view name) {
    return numberOfName(kernels_, program_.kernels, name);
}

std::uint32_t ProgramBuilder::range(std::string_view name) {
    return numberOfName(ranges_, program_.ranges, name);
}

std::uint32_t ProgramBuilder::device(std::int64_t id) {
    const auto [found, isNew] = devices_.emplace(id, static_cast<std::uint32_t>(program_.devices.size()));
    if (isNew)
        program_.devices.emplace_back().id = id;
    return found->second;
}

std::uint32_t ProgramBuilder::stream(std::uint32_t device, std::int64_t id) {
    const auto found = streams_.find({device, id});
    if (found != streams_.end())
        return found->second;
    if (program_.streams.size() >= maxStreams)
        throw ProgramTooLarge(program_.source, "the trace has more than 100,000 streams"_msg);
    program_.streams.push_back({device, id});
    const auto number = static_cast<std::uint32_t>(program_.streams.size() - 1);
    streams_.emplace(std::pair(device, id), number);
    return number;
}

std::uint32_t ProgramBuilder::configuration(const ProgramConfiguration& configuration) {
    const auto [found, isNew] =
        configurations_.emplace(configuration, static_cast<std::uint32_t>(program_.configurations.size()));
    if (isNew)
        program_.configurations.push_back(configuration);
    return found->second;
}

void ProgramBuilder::add(const ProgramLaunch& launch) {
    if (program_.launches.size() >= maxLaunches)
        throw ProgramTooLarge(program_.source, "the trace has more than 1,000,000,000 launches"_msg);
    program_.launches.push_back(launch);
}

void ProgramBuilder::addRefused(std::string_view api, std::int64_t code) {
    std::string name = escapeControls(api.substr(0, longestProgramName));
    for (RefusedCalls& calls : program_.refusedCalls)
        if (calls.api == name && calls.code == code) {
            ++calls.count;
            return;
        }
    program_.refusedCalls.push_back({std::move(name), code, 1});
}

Program ProgramBuilder::ordered(Program program) {
    std::vector<ProgramLaunch>& launches = program.launches;
    const auto byStart = [](const ProgramLaunch& a, const ProgramLaunch& b) { return a.startNs < b.startNs; };
    if (!std::is_sorted(launches.begin(), launches.end(), byStart))
        std::stable_sort(launches.begin(), launches.end(), byStart);
    if (!launches.empty()) {
        const auto first = static_cast<std::uint64_t>(launches.front().startNs);
        for (ProgramLaunch& launch : launches) // unsigned: clocks of hostile files are far apart
            launch.startNs = static_cast<std::int64_t>(static_cast<std::uint64_t>(launch.startNs) - first);
    }
    return program;
}

void assignRanges(std::vector<ProgramLaunch>& launches, const std::vector<std::int64_t>& lines,
                  const std::vector<std::int64_t>& startsNs, std::vector<TracedRange> ranges) {
    if (ranges.empty())
        return;
    std::sort(ranges.begin(), ranges.end(), [](const TracedRange& a, const TracedRange& b) {
        return std::tuple(a.line, a.startNs, b.endNs) < std::tuple(b.line, b.startNs, a.endNs);
    });
    std::vector<std::uint32_t> order(launches.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(lines[a], startsNs[a]) < std::tuple(lines[b], startsNs[b]);
    });
    std::vector<const TracedRange*> open; // the innermost last
    auto next = ranges.begin();
    for (const std::uint32_t i : order) {
        for (; next != ranges.end() &&
               std::tuple(next->line, next->startNs) <= std::tuple(lines[i], startsNs[i]);
             ++next) {
            while (!open.empty() && (open.back()->line != next->line || open.back()->endNs <= next->startNs))
                open.pop_back();
            open.push_back(&*next);
        }
        while (!open.empty() && (open.back()->line != lines[i] || open.back()->endNs <= startsNs[i]))
            open.pop_back();
        if (!open.empty())
            launches[i].range = open.back()->name;
    }
}

} // namespace trichevron::core
