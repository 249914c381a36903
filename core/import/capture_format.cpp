// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What `trichevron-cli capture` writes (docs/capture.md): lines of JSON, one part after the other for each
// process of the program. A part ends where its process did, possibly in the middle of a line.
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/import/capture_lines.h"
#include "core/import/file_format.h"
#include "core/import/trace_numbers.h"
#include "core/json/json_reader.h"
#include "core/program/program_builder.h"
#include "core/text/demangle.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::string_view captureHead = R"({"format":"trichevron-capture")";
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

class Capture {
public:
    explicit Capture(ImportSource& source)
        : source_(source), builder_(source.name(), "capture", {TraceGap::Barriers, TraceGap::OptIns}) {}

    Program read() {
        try {
            source_.forEachPiece([&](std::string_view piece) { lines_.add(piece); });
            lines_.end();
        } catch (const InputError&) {
            if (builder_.launchCount() == 0)
                throw;
            problem_ = "the compressed data is damaged or ends early, at line {line} of its content"_msg.with(
                "line"_a = lines_.number());
        }
        if (lines_.problem())
            problem_ = lines_.problem();
        endPart();
        Program& program = builder_.program();
        if (program.launches.empty() && program.refusedLaunches.empty() && program.countedLaunches.empty())
            throw InputError(source_.name(),
                             problem_ ? *problem_ : "the capture has no launch of a CUDA kernel"_msg.with());
        program.problem = problem_;
        return builder_.take();
    }

private:
    struct Call {
        std::uint32_t correlation = 0;
        std::uint32_t configuration = 0;
        std::uint32_t place = 0;
        std::int64_t timeNs = 0;
        bool ran = false;
    };
    struct Run {
        std::uint32_t configuration = 0; ///< of the program
        std::uint32_t stream = 0;        ///< of the program
        std::uint32_t graph = ProgramLaunch::none;
    };
    struct Asked {
        ProgramConfiguration configuration;
        std::string api;
        bool isGraph = false;
    };
    struct Ran {
        std::uint32_t correlation = 0;
        std::uint32_t launch = 0; ///< of the program
    };

    void readLine(std::string_view line) {
        if (problem_)
            return;
        if (line.front() == '[') {
            if (const auto list = captureList(line))
                readList(*list);
            return;
        }
        try {
            const Json json = parseJsonLine(line, "JSON");
            const JsonReader reader(json);
            readObject(reader.object());
        } catch (const InputError& error) {
            const Text problem =
                "line {line}: {problem}"_msg.with("line"_a = lines_.number(), "problem"_a = error.text());
            if (parts_ == 0)
                throw InputError(source_.name(), problem);
            if (line.back() == '}') // else the last line of a process that was killed
                problem_ = problem;
        }
    }

    /// "calls" and "node" say nothing that what ran does not say.
    void readList(const CaptureList& list) {
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

    void addRun(const std::array<std::int64_t, 4>& n) {
        const auto run = runs_.find(n[1]);
        if (run == runs_.end() || n[3] < 0)
            return;
        ProgramLaunch launch;
        launch.startNs = static_cast<std::int64_t>(static_cast<std::uint64_t>(startNs_) +
                                                   static_cast<std::uint64_t>(n[2]));
        launch.durationNs = static_cast<std::uint64_t>(n[3]);
        launch.configuration = run->second.configuration;
        launch.stream = run->second.stream;
        launch.graph = run->second.graph;
        ran_.push_back({static_cast<std::uint32_t>(n[0]),
                        static_cast<std::uint32_t>(builder_.program().launches.size())});
        builder_.add(launch);
    }

    void addCall(const std::array<std::int64_t, 4>& n, std::size_t count) {
        Call call;
        call.correlation = static_cast<std::uint32_t>(n[0]);
        call.configuration = static_cast<std::uint32_t>(n[1]);
        call.timeNs = n[2];
        call.place = count > 3 ? static_cast<std::uint32_t>(n[3]) : 0;
        calls_.push_back(call);
    }

    void readObject(const JsonReader& object) {
        if (object.find("format")) {
            expectFormat(object, "trichevron-capture", 1);
            endPart();
            ++parts_;
            startNs_ = object.at("startNs").integer<std::int64_t>();
        } else if (const auto name = object.find("name")) {
            names_[name->at("id").integer<std::uint32_t>()] = name->at("text").string();
        } else if (const auto place = object.find("place")) {
            places_[place->at("id").integer<std::uint32_t>()] = builder_.range(placeName(*place));
        } else if (const auto device = object.find("device")) {
            addDevice(*device);
        } else if (const auto configuration = object.find("configuration")) {
            addConfiguration(*configuration);
        } else if (const auto run = object.find("run")) {
            addRunKind(*run);
        } else if (const auto refused = object.find("refused")) {
            addRefused(*refused);
        } else if (const auto problem = object.find("problem")) {
            addProblem(*problem);
        } else if (const auto dropped = object.find("dropped")) {
            problem_ =
                "CUPTI dropped the records of {count, plural, one {# launch} other {# launches}}"_msg.with(
                    "count"_a = Count{dropped->integer<std::uint64_t>()});
        }
    }

    /// The innermost function of a call stack.
    static std::string placeName(const JsonReader& place) {
        std::string text = place.at("text").string();
        text.resize(std::min(text.find('\n'), text.size()));
        if (const std::size_t blank = text.find(" ("); blank != std::string::npos)
            return demangle(text.substr(0, blank)) + text.substr(blank);
        return text;
    }

    void addProblem(const JsonReader& problem) {
        const std::string text = nameOfTrace(problem.at("text").text());
        if (problem.at("kind").text() == "subscriber")
            problem_ =
                text.empty()
                    ? "another profiler was in the program before the capture, which recorded nothing"_msg
                          .with()
                    : "another profiler was in the program before the capture, which recorded nothing: {name}"_msg
                          .with("name"_a = text);
        else
            problem_ = "the capture recorded nothing: {reason}"_msg.with("reason"_a = text);
    }

    /// What the numbers of this process's streams begin at.
    std::int64_t firstStream() const { return (parts_ > 0 ? parts_ - 1 : 0) * streamsPerProcess; }

    std::uint32_t kernelAt(const JsonReader& object) {
        const auto number = object.find("kernel");
        const auto name = number ? names_.find(number->integer<std::uint32_t>()) : names_.end();
        return builder_.kernel(name != names_.end() ? demangle(name->second) : std::string());
    }

    std::uint32_t deviceAt(const JsonReader& object) {
        const auto id = object.find("device");
        return deviceNumber(id ? id->integer<std::int32_t>() : 0);
    }

    std::uint32_t deviceNumber(std::int32_t id) {
        const auto known = devices_.find(id);
        return known != devices_.end() ? known->second : builder_.device(id);
    }

    void addDevice(const JsonReader& object) {
        const auto id = object.at("id").integer<std::int32_t>();
        const auto number = [&](std::string_view key) {
            const auto value = object.find(key);
            return value ? value->integer<std::uint32_t>() : 0U;
        };
        // Two processes may number the devices differently.
        const std::array<std::uint32_t, 3> place{number("pciDomainID"), number("pciBusID"),
                                                 number("pciDeviceID")};
        const auto [found, isNew] = boards_.emplace(place, static_cast<std::int64_t>(boards_.size()));
        devices_[id] = builder_.device(found->second);
        if (!isNew)
            return;
        TracedDevice& device = builder_.deviceAt(devices_[id]);
        device.name = nameOfTrace(object.at("name").text());
        if (const auto capability = object.find("computeCapability")) {
            const std::vector<JsonReader> parts = capability->elements();
            if (parts.size() == 2)
                device.computeCapability = {parts[0].integer<std::int32_t>(0, 999),
                                            parts[1].integer<std::int32_t>(0, 9)};
        }
        device.multiProcessorCount = number("multiProcessorCount");
        device.maxThreadsPerBlock = number("maxThreadsPerBlock");
        device.maxThreadsPerMultiProcessor = number("maxThreadsPerMultiProcessor");
        device.maxBlocksPerMultiProcessor = number("maxBlocksPerMultiProcessor");
        device.regsPerBlock = number("regsPerBlock");
        device.regsPerMultiprocessor = number("regsPerMultiprocessor");
        device.sharedMemPerBlock = Bytes{number("sharedMemPerBlock")};
        device.sharedMemPerBlockOptin = Bytes{number("sharedMemPerBlockOptin")};
        device.sharedMemPerMultiprocessor = Bytes{number("sharedMemPerMultiprocessor")};
        if (const auto bytes = object.find("totalGlobalMem"))
            device.totalGlobalMem = Bytes{bytes->integer<std::uint64_t>()};
    }

    void addConfiguration(const JsonReader& object) {
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

    void addRunKind(const JsonReader& object) {
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
        run.configuration = builder_.configuration(c);
        run.stream = builder_.stream(c.device, object.at("stream").integer<std::uint32_t>() + firstStream());
        if (const auto graph = object.find("graph"))
            run.graph = graph->integer<std::uint32_t>();
        runs_[id] = run;
    }

    void addRefused(const JsonReader& object) {
        const auto number = object.at("configuration").integer<std::uint32_t>();
        const auto asked = asked_.find(number);
        if (asked == asked_.end())
            return;
        const auto code = object.at("code").integer<std::int32_t>();
        if (asked->second.isGraph) {
            builder_.addRefused(asked->second.api, code);
            return;
        }
        ProgramConfiguration c = asked->second.configuration;
        if (const auto attributes = object.find("attributes")) {
            c.numRegs = attributes->at("numRegs").integer<std::uint32_t>();
            c.sharedSizeBytes =
                ByteRange::exactly(attributes->at("sharedSizeBytes").integer<std::uint32_t>());
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
        RefusedLaunches& refused = refusedOf(number, c, asked->second.api, code);
        ++refused.count;
        if (const auto driver = object.find("driver"); driver && refused.sentence.empty())
            for (const JsonReader& sentence : driver->elements())
                if (!sentence.text().starts_with("Returning ")) {
                    refused.sentence = nameOfTrace(sentence.text());
                    break;
                }
    }

    RefusedLaunches& refusedOf(std::uint32_t asked, const ProgramConfiguration& c, const std::string& api,
                               int code) {
        std::vector<RefusedLaunches>& all = builder_.program().refusedLaunches;
        const std::uint32_t number = builder_.configuration(c);
        lastRefused_.erase(asked);
        const auto [found, isNew] =
            refusedNumbers_.emplace(std::tuple(number, api, code), static_cast<std::uint32_t>(all.size()));
        if (isNew)
            all.push_back({number, api, code, 0, {}});
        lastRefused_.emplace(asked, found->second);
        return all[found->second];
    }

    /// Joins what was asked for with what ran, by CUPTI's correlation ids, which are those of a process.
    void endPart() {
        std::sort(calls_.begin(), calls_.end(),
                  [](const Call& a, const Call& b) { return a.correlation < b.correlation; });
        std::vector<ProgramLaunch>& launches = builder_.program().launches;
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
        addUnfinished();
        addCounts();
        calls_.clear();
        ran_.clear();
        names_.clear();
        places_.clear();
        asked_.clear();
        runs_.clear();
        devices_.clear();
        runCounts_.clear();
        refusalCounts_.clear();
        lastRefused_.clear();
    }

    /// Calls that succeeded and whose kernel had not ended, or was not handed over, when the program ended.
    void addUnfinished() {
        for (const Call& call : calls_) {
            const auto asked = asked_.find(call.configuration);
            if (call.ran || asked == asked_.end() || asked->second.isGraph)
                continue;
            ProgramLaunch launch;
            launch.startNs = static_cast<std::int64_t>(static_cast<std::uint64_t>(startNs_) +
                                                       static_cast<std::uint64_t>(call.timeNs));
            const Run run = likeRun(asked->second.configuration);
            launch.configuration = run.configuration;
            launch.stream = run.stream;
            if (const auto place = places_.find(call.place); place != places_.end())
                launch.range = place->second;
            builder_.add(launch);
            ++builder_.program().unfinishedLaunches;
        }
    }

    /// The run of the same launch, which has its registers and its shared memory, where there is one.
    Run likeRun(const ProgramConfiguration& asked) {
        for (const auto& [number, run] : runs_) {
            const ProgramConfiguration& c = builder_.program().configurations[run.configuration];
            if (c.kernel == asked.kernel && c.device == asked.device && c.gridDim == asked.gridDim &&
                c.blockDim == asked.blockDim && c.dynamicSmemBytes == asked.dynamicSmemBytes)
                return run;
        }
        return {builder_.configuration(asked), builder_.stream(asked.device, firstStream())};
    }

    void addCounts() {
        Program& program = builder_.program();
        for (const auto& [number, counts] : runCounts_)
            if (const auto run = runs_.find(number); run != runs_.end())
                program.countedLaunches.push_back({run->second.configuration, counts.first, counts.second});
        for (const auto& [number, count] : refusalCounts_)
            if (const auto refused = lastRefused_.find(static_cast<std::uint32_t>(number));
                refused != lastRefused_.end())
                program.refusedLaunches[refused->second].count += count;
    }

    ImportSource& source_;
    ProgramBuilder builder_;
    CaptureLines lines_{[this](std::string_view line) { readLine(line); }};
    std::optional<Text> problem_;
    std::int64_t parts_ = 0;
    std::int64_t startNs_ = 0;
    std::map<std::array<std::uint32_t, 3>, std::int64_t> boards_; ///< ids in the program, by place on the bus
    std::map<std::tuple<std::uint32_t, std::string, int>, std::uint32_t> refusedNumbers_;
    // Of the part at hand:
    std::unordered_map<std::uint32_t, std::string> names_;
    std::unordered_map<std::uint32_t, std::uint32_t> places_; ///< ranges of the program
    std::unordered_map<std::uint32_t, Asked> asked_;
    std::unordered_map<std::int64_t, Run> runs_;
    std::unordered_map<std::int32_t, std::uint32_t> devices_;
    std::vector<Call> calls_;
    std::vector<Ran> ran_;
    std::map<std::int64_t, std::pair<std::uint64_t, std::uint64_t>> runCounts_;
    std::map<std::int64_t, std::uint64_t> refusalCounts_;
    std::unordered_map<std::uint32_t, std::uint32_t> lastRefused_; ///< by what was asked for
};

} // namespace

FileFormat captureFormat() {
    return {"capture",
            "a capture of a program"_msg,
            "captures of programs"_msg,
            "Captures of programs"_msg,
            "*.trichevron-capture *.trichevron-capture.gz",
            [](ImportSource& source) { return source.head().starts_with(captureHead); },
            [](ImportSource& source) { return ImportedFile(Capture(source).read()); },
            true};
}

} // namespace trichevron::core
