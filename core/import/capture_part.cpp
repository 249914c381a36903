// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/capture_part.h"

#include "core/base/saturating.h"
#include "core/catalogue/message_literal.h"
#include "core/import/trace_numbers.h"
#include "core/text/demangle.h"

#include <algorithm>

namespace trichevron::core {

namespace {

/// Streams of the second process begin at this number.
constexpr std::int64_t streamsPerProcess = 1'000'000;

template <class Extent>
Extent extentAt(const JsonReader& value) {
    const std::vector<JsonReader> axes = value.elements();
    if (axes.size() != 3)
        value.fail("an array of 3 numbers"_msg.with());
    return {axes[0].integer<std::uint32_t>(), axes[1].integer<std::uint32_t>(),
            axes[2].integer<std::uint32_t>()};
}

/// The innermost function of a call stack.
std::string placeName(const JsonReader& place) {
    std::string text = place.at("text").string();
    text.resize(std::min(text.find('\n'), text.size()));
    if (const std::size_t blank = text.find(" ("); blank != std::string::npos)
        return demangle(text.substr(0, blank)) + text.substr(blank);
    return text;
}

} // namespace

CapturePart::CapturePart(CaptureProgram& program, const JsonReader& head)
    : program_(program), firstStream_(program.addPart() * streamsPerProcess),
      startNs_(head.at("startNs").integer<std::int64_t>()) {}

std::int64_t CapturePart::timeOf(std::int64_t sinceStart) const {
    // Unsigned: clocks of hostile files are far apart.
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(startNs_) +
                                     static_cast<std::uint64_t>(sinceStart));
}

/// "calls" and "node" say nothing that what ran does not say.
void CapturePart::readList(const CaptureList& list) {
    const auto& n = list.numbers;
    if (list.word == "ran" && list.count == 4)
        addRun(n);
    else if (list.word == "call" && list.count >= 3)
        addCall(n, list.count);
    else if (list.word == "runs" && list.count == 3 && n[1] >= 0 && n[2] >= 0)
        runCounts_[n[0]] = {static_cast<std::uint64_t>(n[1]), static_cast<std::uint64_t>(n[2])};
    else if (list.word == "refusals" && list.count >= 2 && n[1] >= 0)
        refusalCounts_[n[0]] = static_cast<std::uint64_t>(n[1]);
}

void CapturePart::addRun(const std::array<std::int64_t, 4>& n) {
    const auto run = runs_.find(n[1]);
    if (run == runs_.end() || n[3] < 0)
        return;
    ProgramLaunch launch;
    launch.startNs = timeOf(n[2]);
    launch.durationNs = static_cast<std::uint64_t>(n[3]);
    launch.configuration = run->second.configuration;
    launch.stream = run->second.stream;
    launch.graph = run->second.graph;
    ran_.push_back(
        {static_cast<std::uint32_t>(n[0]), static_cast<std::uint32_t>(program_.program().launches.size())});
    program_.builder().add(launch);
}

void CapturePart::addCall(const std::array<std::int64_t, 4>& n, std::size_t count) {
    Call call;
    call.correlation = static_cast<std::uint32_t>(n[0]);
    call.configuration = static_cast<std::uint32_t>(n[1]);
    call.timeNs = n[2];
    call.place = count > 3 ? static_cast<std::uint32_t>(n[3]) : 0;
    calls_.push_back(call);
}

void CapturePart::readObject(const JsonReader& object) {
    if (const auto name = object.find("name")) {
        names_[name->at("id").integer<std::uint32_t>()] = name->at("text").string();
    } else if (const auto place = object.find("place")) {
        places_[place->at("id").integer<std::uint32_t>()] = program_.builder().range(placeName(*place));
    } else if (const auto range = object.find("range")) {
        places_[range->at("id").integer<std::uint32_t>()] =
            program_.builder().range(nameOfTrace(range->at("text").string()));
    } else if (const auto device = object.find("device")) {
        devices_[device->at("id").integer<std::int32_t>()] = program_.device(*device);
    } else if (const auto configuration = object.find("configuration")) {
        addConfiguration(*configuration);
    } else if (const auto run = object.find("run")) {
        addRunKind(*run);
    } else if (const auto refused = object.find("refused")) {
        addRefused(*refused);
    } else if (const auto problem = object.find("problem")) {
        addProblem(*problem);
    } else if (object.find("stopped")) {
        program_.program().wasCaptureStopped = true;
    } else if (const auto dropped = object.find("dropped")) {
        problem_ = "CUPTI dropped the records of {count, plural, one {# launch} other {# launches}}"_msg.with(
            "count"_a = Count{dropped->integer<std::uint64_t>()});
    }
}

void CapturePart::addProblem(const JsonReader& problem) {
    const std::string text = nameOfTrace(problem.at("text").text());
    if (problem.at("kind").text() == "subscriber")
        problem_ =
            text.empty()
                ? "another profiler was in the program before the capture, which recorded nothing"_msg.with()
                : "another profiler was in the program before the capture, which recorded nothing: {name}"_msg
                      .with("name"_a = text);
    else if (problem.at("kind").text() == "cupti")
        problem_ =
            "the capture recorded nothing: {reason}; install CUPTI, the package cuda-cupti of your CUDA version"_msg
                .with("reason"_a = text);
    else if (problem.at("kind").text() == "full")
        problem_ =
            "there was no room for more: launches after that are not in the capture ({reason})"_msg.with(
                "reason"_a = text);
    else if (problem.at("kind").text() == "fork")
        problem_ =
            "a child that was forked without exec called CUDA, which does not work there once its parent has used it"_msg
                .with();
    else
        problem_ = "the capture recorded nothing: {reason}"_msg.with("reason"_a = text);
}

std::uint32_t CapturePart::kernelAt(const JsonReader& object) {
    const auto number = object.find("kernel");
    const auto name = number ? names_.find(number->integer<std::uint32_t>()) : names_.end();
    return program_.builder().kernel(name != names_.end() ? demangle(name->second) : std::string());
}

std::uint32_t CapturePart::deviceAt(const JsonReader& object) {
    const auto id = object.find("device");
    const std::int32_t number = id ? id->integer<std::int32_t>() : 0;
    const auto known = devices_.find(number);
    return known != devices_.end() ? known->second : program_.builder().device(number);
}

void CapturePart::addConfiguration(const JsonReader& object) {
    const auto id = object.at("id").integer<std::uint32_t>();
    Asked asked;
    if (const auto name = names_.find(object.at("api").integer<std::uint32_t>()); name != names_.end())
        asked.api = name->second;
    if (const auto isGraph = object.find("isGraphLaunch"); isGraph && isGraph->boolean()) {
        asked.isGraph = true;
        asked_[id] = asked;
        return;
    }
    ProgramConfiguration& c = asked.configuration;
    c.kernel = kernelAt(object);
    c.device = deviceAt(object);
    c.gridDim = extentAt<GridExtent>(object.at("gridDim"));
    c.blockDim = extentAt<BlockExtent>(object.at("blockDim"));
    if (const auto cluster = object.find("clusterDim"))
        c.clusterDim = extentAt<ClusterExtent>(*cluster);
    c.dynamicSmemBytes = ByteRange::exactly(object.at("dynamicSmemBytes").integer<std::uint64_t>());
    if (const auto cooperative = object.find("cooperative"))
        c.cooperative = cooperative->boolean();
    asked_[id] = std::move(asked);
}

void CapturePart::addRunKind(const JsonReader& object) {
    const auto id = object.at("id").integer<std::uint32_t>();
    Run run;
    ProgramConfiguration c;
    c.kernel = kernelAt(object);
    c.device = deviceAt(object);
    c.gridDim = extentAt<GridExtent>(object.at("gridDim"));
    c.blockDim = extentAt<BlockExtent>(object.at("blockDim"));
    if (const auto cluster = object.find("clusterDim"))
        c.clusterDim = extentAt<ClusterExtent>(*cluster);
    c.numRegs = object.at("numRegs").integer<std::uint32_t>();
    c.sharedSizeBytes = ByteRange::exactly(object.at("sharedSizeBytes").integer<std::uint32_t>());
    c.dynamicSmemBytes = ByteRange::exactly(object.at("dynamicSmemBytes").integer<std::uint32_t>());
    if (const auto cooperative = object.find("cooperative"))
        c.cooperative = cooperative->boolean();
    run.configuration = program_.builder().configuration(c);
    run.stream =
        program_.builder().stream(c.device, object.at("stream").integer<std::uint32_t>() + firstStream_);
    if (const auto graph = object.find("graph"))
        run.graph = graph->integer<std::uint32_t>();
    runs_[id] = run;
}

void CapturePart::addRefused(const JsonReader& object) {
    const auto number = object.at("configuration").integer<std::uint32_t>();
    const auto asked = asked_.find(number);
    if (asked == asked_.end())
        return;
    const auto code = object.at("code").integer<std::int32_t>();
    if (asked->second.isGraph) {
        program_.builder().addRefused(asked->second.api, code);
        return;
    }
    ProgramConfiguration c = asked->second.configuration;
    if (const auto attributes = object.find("attributes")) {
        c.numRegs = attributes->at("numRegs").integer<std::uint32_t>();
        c.sharedSizeBytes = ByteRange::exactly(attributes->at("sharedSizeBytes").integer<std::uint32_t>());
        KernelOptIns optIns;
        if (const auto required = extentAt<ClusterExtent>(attributes->at("requiredClusterDim"));
            volume(required) > 0 && !c.clusterDim)
            c.clusterDim = required; // __cluster_dims__
        optIns.maxDynamicSharedSizeBytes =
            Bytes{attributes->at("maxDynamicSharedSizeBytes").integer<std::uint32_t>()};
        optIns.nonPortableClusterSizeAllowed =
            attributes->at("nonPortableClusterSizeAllowed").integer<std::int32_t>() != 0;
        optIns.preferredShmemCarveout =
            attributes->at("preferredShmemCarveout").integer<std::int32_t>(-1, 100);
        c.optIns = optIns;
    }
    const std::uint32_t kind = program_.refused(c, asked->second.api, code);
    lastRefused_[number] = kind;
    RefusedLaunches& refused = program_.program().refusedLaunches[kind];
    ++refused.count;
    if (const auto driver = object.find("driver"); driver && refused.sentence.empty())
        for (const JsonReader& sentence : driver->elements())
            if (!sentence.text().starts_with("Returning ")) {
                refused.sentence = nameOfTrace(sentence.text());
                break;
            }
}

void CapturePart::join() {
    const auto byCorrelation = [](const Call& a, const Call& b) { return a.correlation < b.correlation; };
    if (!std::is_sorted(calls_.begin(), calls_.end(), byCorrelation))
        std::sort(calls_.begin(), calls_.end(), byCorrelation);
    std::vector<ProgramLaunch>& launches = program_.program().launches;
    for (const Ran& ran : ran_) {
        const auto call = std::lower_bound(
            calls_.begin(), calls_.end(), ran.correlation,
            [](const Call& c, std::uint32_t correlation) { return c.correlation < correlation; });
        if (call == calls_.end() || call->correlation != ran.correlation)
            continue;
        call->ran = true;
        if (const auto place = places_.find(call->place); place != places_.end())
            launches[ran.launch].range = place->second;
    }
    ran_.clear();
}

void CapturePart::end() {
    join();
    addUnfinished();
    addCounts(program_.program());
}

/// Calls that succeeded and whose kernel had not ended, or was not handed over, when the program ended.
void CapturePart::addUnfinished() {
    for (const Call& call : calls_) {
        const auto asked = asked_.find(call.configuration);
        if (call.ran || asked == asked_.end() || asked->second.isGraph)
            continue;
        ProgramLaunch launch;
        launch.startNs = timeOf(call.timeNs);
        const Run run = likeRun(asked->second.configuration);
        launch.configuration = run.configuration;
        launch.stream = run.stream;
        if (const auto place = places_.find(call.place); place != places_.end())
            launch.range = place->second;
        program_.builder().add(launch);
        ++program_.program().unfinishedLaunches;
    }
}

/// The run of the same launch, which has its registers and its shared memory, where there is one.
CapturePart::Run CapturePart::likeRun(const ProgramConfiguration& asked) {
    for (const auto& [number, run] : runs_) {
        const ProgramConfiguration& c = program_.program().configurations[run.configuration];
        if (c.kernel == asked.kernel && c.device == asked.device && c.gridDim == asked.gridDim &&
            c.blockDim == asked.blockDim && c.dynamicSmemBytes == asked.dynamicSmemBytes)
            return run;
    }
    return {program_.builder().configuration(asked), program_.builder().stream(asked.device, firstStream_)};
}

void CapturePart::addCounts(Program& program) const {
    for (const auto& [number, counts] : runCounts_)
        if (const auto run = runs_.find(number); run != runs_.end())
            program.countedLaunches.push_back({run->second.configuration, counts.first, counts.second});
    for (const auto& [number, count] : refusalCounts_)
        if (const auto refused = lastRefused_.find(static_cast<std::uint32_t>(number));
            refused != lastRefused_.end()) {
            std::uint64_t& all = program.refusedLaunches[refused->second].count;
            all = saturatingSum(all, count);
        }
}

} // namespace trichevron::core
