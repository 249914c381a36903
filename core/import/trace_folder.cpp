// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/trace_folder.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/import/file_format.h"
#include "core/program/program_builder.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace trichevron::core {

namespace {

/// A folder of a run has a trace for each worker and step.
constexpr std::size_t maxTracesOfFolder = 1000;

std::vector<std::string> tracesIn(const std::string& folder) {
    std::vector<std::string> paths;
    std::error_code error;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        const std::string name = at->path().filename().string();
        if ((name.ends_with(".pt.trace.json") || name.ends_with(".pt.trace.json.gz")) &&
            at->is_regular_file())
            paths.push_back(at->path().string());
    }
    if (error)
        throw InputError(folder, "cannot be read: {reason}"_msg.with("reason"_a = error.message()));
    std::sort(paths.begin(), paths.end());
    return paths;
}

/// Adds the launches of a file to those of the folder.
void addTrace(ProgramBuilder& builder, const Program& trace) {
    const auto firstDevice = static_cast<std::int64_t>(builder.program().devices.size());
    std::vector<std::uint32_t> devices;
    for (std::size_t i = 0; i < trace.devices.size(); ++i) {
        devices.push_back(builder.device(firstDevice + static_cast<std::int64_t>(i)));
        TracedDevice& device = builder.deviceAt(devices.back());
        const std::int64_t id = device.id;
        device = trace.devices[i];
        device.id = id;
    }
    std::vector<std::uint32_t> configurations;
    for (ProgramConfiguration c : trace.configurations) {
        c.kernel = builder.kernel(trace.kernels[c.kernel]);
        c.device = devices[c.device];
        configurations.push_back(builder.configuration(c));
    }
    std::vector<std::uint32_t> ranges;
    for (const std::string& name : trace.ranges)
        ranges.push_back(builder.range(name));
    std::vector<std::uint32_t> streams;
    for (const ProgramStream& stream : trace.streams)
        streams.push_back(builder.stream(devices[stream.device], stream.id));
    for (ProgramLaunch launch : trace.launches) {
        launch.configuration = configurations[launch.configuration];
        launch.stream = launch.stream == ProgramLaunch::none ? launch.stream : streams[launch.stream];
        launch.range = launch.range == ProgramLaunch::none ? launch.range : ranges[launch.range];
        builder.add(launch);
    }
    builder.program().copies.add(trace.copies);
}

} // namespace

bool isFolder(const std::string& path) {
    std::error_code error;
    return std::filesystem::is_directory(path, error);
}

Program loadTraceFolder(const std::string& path, const ImportControl& control) {
    const std::vector<std::string> paths = tracesIn(path);
    if (paths.empty())
        throw InputError(
            path, "the folder has no trace of PyTorch's profiler (*.pt.trace.json, *.pt.trace.json.gz)"_msg);
    if (paths.size() > maxTracesOfFolder)
        throw InputError(path, "the folder has more than 1,000 traces; open one of them"_msg);
    if (paths.size() == 1) {
        ImportSource source(paths.front(), control);
        return std::get<Program>(kinetoFormat().read(source));
    }
    ProgramBuilder builder(path, "kineto", {});
    std::optional<Text> problem;
    ImportSnapshots snapshots(control.snapshot, control.snapshotPause);
    ImportControl ofFile = control;
    if (control.snapshot) // the first file has the numbers that the folder gives it
        ofFile.snapshot = [&](Program program) {
            program.source = path;
            control.snapshot(std::move(program));
        };
    for (const std::string& file : paths) {
        try {
            ImportSource source(file, ofFile);
            ofFile.snapshot = nullptr;
            const Program trace = std::get<Program>(kinetoFormat().read(source));
            if (trace.problem && !problem)
                problem = "{file}: {problem}"_msg.with("file"_a = file, "problem"_a = *trace.problem);
            if (builder.launchCount() == 0)
                builder.program().gaps = trace.gaps;
            addTrace(builder, trace);
            const std::string name = std::filesystem::path(file).filename().string();
            builder.program().unreadableLaunches.add(trace.unreadableLaunches, name);
            builder.program().unreadableValues.add(trace.unreadableValues, name);
            snapshots.offer([&] { return ProgramBuilder::ordered(builder.program()); });
        } catch (const InputError& error) {
            if (!problem)
                problem = error.text();
        }
    }
    if (builder.launchCount() == 0)
        throw InputError(*problem);
    builder.program().problem = problem;
    return builder.take();
}

} // namespace trichevron::core
