// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Traces as JSON in Chrome's format: those of PyTorch's profiler (Kineto), and others whose events have the
// configuration of a kernel, such as XLA's.
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/import/event_pairs.h"
#include "core/import/file_format.h"
#include "core/import/json_pieces.h"
#include "core/import/kineto_devices.h"
#include "core/import/trace_numbers.h"
#include "core/program/kernel_names.h"
#include "core/program/program_builder.h"
#include "core/program/program_words.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::core {

namespace {

/// What a member of the outermost object looks like, in any place of the head.
bool looksLikeChromeTrace(std::string_view head) {
    const std::size_t first = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string_view::npos || (head[first] != '{' && head[first] != '['))
        return false;
    if (head[first] == '[') // an array of events: of objects with a phase
        return head.find("\"ph\"") != std::string_view::npos;
    return head.find("\"traceEvents\"") != std::string_view::npos ||
           (head.find("\"schemaVersion\"") != std::string_view::npos &&
            head.find("\"deviceProperties\"") != std::string_view::npos);
}

/// The members of an event that matter here, as they are written.
struct TraceEvent {
    std::string_view phase, category, name, args, start, duration, process, thread;
    std::optional<std::int64_t> durationNs{}; ///< of a pair of events; else it is that of `duration`
};

/// The beginning of what a file has, for a sentence.
std::string beginningOf(std::string_view text) {
    constexpr std::size_t longest = 60;
    return text.size() <= longest ? nameOfTrace(text) : nameOfTrace(text.substr(0, longest)) + "…";
}

/// A field of a launch.
struct TraceField {
    std::string name; ///< as the trace spells it
    bool isThere = false;
    bool isRead = false;
    std::string value{}; ///< the beginning of what is there, where it is not read
};

/// What the arguments of a kernel's event say.
struct KernelArgs {
    ProgramConfiguration configuration;
    TraceField grid{"grid"};
    TraceField block{"block"};
    std::int64_t device = 0;
    std::optional<std::int64_t> stream;
    std::uint32_t graph = ProgramLaunch::none;
    std::vector<TraceField> notRead; ///< that a launch can do without
};

TraceField fieldOf(std::string_view name, std::string_view value, bool isRead) {
    return {std::string(name), !value.empty(), isRead, isRead ? std::string() : beginningOf(value)};
}

/// "\"grid\" of scale at byte 40 is [1.5, 1, 1]"
Text problemOf(const TraceField& field, std::string_view kernel, std::uint64_t place) {
    const auto named = "kernel"_a = beginningOf(shortKernelName(textOfJson(kernel)));
    const auto byte = "byte"_a = Count{place};
    if (!field.isThere)
        return "{kernel} at byte {byte} has no \"{field}\""_msg.with(named, byte, "field"_a = field.name);
    return "\"{field}\" of {kernel} at byte {byte} is {value}"_msg.with("field"_a = field.name, named, byte,
                                                                        "value"_a = field.value);
}

/// Empty where it is no whole number of 32 bits.
std::optional<std::uint32_t> count32(std::string_view value) {
    const std::optional<std::int64_t> thousandths = thousandthsOfJson(value);
    if (!thousandths || *thousandths < 0 || *thousandths % 1000 != 0 || *thousandths / 1000 > 0xFFFFFFFFLL)
        return std::nullopt;
    return static_cast<std::uint32_t>(*thousandths / 1000);
}

std::optional<ByteRange> bytesOfJson(std::string_view value) {
    const std::optional<std::uint32_t> bytes = count32(value);
    return bytes ? std::optional(ByteRange::exactly(*bytes)) : std::nullopt;
}

/// What is no extent makes the launch unreadable.
template <class Extent>
void readExtent(std::string_view key, std::string_view value, Extent& extent, TraceField& field) {
    const auto read = extentOfTrace<Extent>(value);
    field = fieldOf(key, value, read.has_value());
    if (read)
        extent = *read;
}

/// A value that a launch can do without: one that cannot be read counts as not known, and is named.
template <class Value>
std::optional<Value> checked(const std::optional<Value>& read, std::string_view key, std::string_view value,
                             KernelArgs& args) {
    if (!read && value != "null")
        args.notRead.push_back(fieldOf(key, value, false));
    return read;
}

/// XLA writes "regs:32 static_shared:0 dynamic_shared:512 grid:8,1,1 block:256,1,1 occ_pct:50".
void readKernelDetails(std::string_view details, KernelArgs& args) {
    while (!details.empty()) {
        const std::size_t end = std::min(details.find(' '), details.size());
        const std::string_view part = details.substr(0, end);
        const std::size_t colon = part.find(':');
        const std::string_view key = part.substr(0, colon);
        const std::string_view value = colon < part.size() ? part.substr(colon + 1) : std::string_view();
        if (key == "regs")
            args.configuration.numRegs = checked(count32(value), key, value, args);
        else if (key == "static_shared")
            args.configuration.sharedSizeBytes = checked(bytesOfJson(value), key, value, args);
        else if (key == "dynamic_shared")
            args.configuration.dynamicSmemBytes = checked(bytesOfJson(value), key, value, args);
        else if (key == "grid")
            readExtent(key, value, args.configuration.gridDim, args.grid);
        else if (key == "block")
            readExtent(key, value, args.configuration.blockDim, args.block);
        else if (key == "occ_pct") {
            if (const auto percent = checked(numberOfJson(value), key, value, args))
                args.configuration.claim = TraceClaim{OccupancyClaimKind::Theoretical, *percent / 100, 0.005};
        }
        details.remove_prefix(std::min(end + 1, details.size()));
    }
}

/// False where the arguments are no valid object.
bool readArgs(std::string_view object, KernelArgs& args) {
    return forEachJsonMember(object, [&](std::string_view key, std::string_view value) {
        ProgramConfiguration& c = args.configuration;
        if (key == "grid" || key == "gridDim") {
            readExtent(key, value, c.gridDim, args.grid);
        } else if (key == "block" || key == "blockDim") {
            readExtent(key, value, c.blockDim, args.block);
        } else if (key == "cluster" || key == "clusterDim") {
            c.clusterDim = checked(extentOfTrace<ClusterExtent>(value), key, value, args);
        } else if (key == "registers per thread" || key == "numRegs") {
            c.numRegs = checked(count32(value), key, value, args);
        } else if (key == "shared memory") {
            c.undividedSmemBytes = checked(bytesOfJson(value), key, value, args);
        } else if (key == "sharedSizeBytes") {
            c.sharedSizeBytes = checked(bytesOfJson(value), key, value, args);
        } else if (key == "dynamicSmemBytes") {
            c.dynamicSmemBytes = checked(bytesOfJson(value), key, value, args);
        } else if (key == "est. achieved occupancy %") {
            if (const auto percent = checked(numberOfJson(value), key, value, args))
                c.claim = TraceClaim{OccupancyClaimKind::Estimate, *percent / 100, 0.005};
        } else if (key == "kernel_details") {
            readKernelDetails(textOfJson(value), args);
        } else if (key == "device") {
            args.device = checked(integerOfJson(value), key, value, args).value_or(0);
        } else if (key == "stream") {
            args.stream = checked(integerOfJson(value), key, value, args);
        } else if (key == "graph id") {
            if (const auto graph = checked(count32(value), key, value, args); graph && *graph != 0)
                args.graph = *graph;
        }
        return true;
    });
}

class ChromeTrace {
public:
    explicit ChromeTrace(ImportSource& source)
        : source_(source), builder_(source.name(), "kineto",
                                    {TraceGap::SharedMemorySplit, TraceGap::Clusters, TraceGap::Barriers,
                                     TraceGap::OptIns, TraceGap::Refusals}) {}

    Program read() {
        JsonPieces pieces({[this](std::string_view event, std::uint64_t place) {
                               return pairs_.problem() || readEvent(event, place);
                           },
                           [this](std::string_view key, std::string_view value) { readMember(key, value); }});
        std::optional<Text> problem;
        try {
            source_.forEachPiece([&](std::string_view piece) {
                const bool isWanted = pieces.add(piece) && !pairs_.problem();
                if (builder_.launchCount() > 0)
                    source_.offerSnapshot([this] {
                        Program program = builder_.program();
                        complete(program, ranges_);
                        return ProgramBuilder::ordered(std::move(program));
                    });
                return isWanted;
            });
            problem = pairs_.problem() ? pairs_.problem() : pieces.end();
        } catch (const ProgramTooLarge& error) {
            if (builder_.launchCount() == 0)
                throw;
            problem = error.problem();
        } catch (const InputError&) { // of damaged gzip data
            if (builder_.launchCount() == 0)
                throw;
            problem =
                "the compressed data is damaged or ends early, after {size} bytes of its content"_msg.with(
                    "size"_a = pieces.size());
        }
        for (const OpenEvent& begun : pairs_.takeOpen())
            readPair(begun, nullptr);
        if (builder_.launchCount() == 0)
            throw InputError(source_.name(), problem ? *problem : whyEmpty());
        complete(builder_.program(), std::move(ranges_));
        builder_.program().problem = problem;
        return builder_.take();
    }

private:
    /// What is known once the launches are there.
    void complete(Program& program, std::vector<TracedRange> ranges) const {
        assignRanges(program.launches, lines_, startsNs_, std::move(ranges));
        if (!isUndivided_)
            std::erase(program.gaps, TraceGap::SharedMemorySplit);
        if (hasClusters_)
            std::erase(program.gaps, TraceGap::Clusters);
    }

    /// The members of an event, until it is known not to matter. False where it is no valid object.
    static bool readMembers(std::string_view object, TraceEvent& event, bool& isWanted) {
        isWanted = true;
        return forEachJsonMember(object, [&](std::string_view key, std::string_view value) {
            if (key == "ph")
                event.phase = value;
            else if (key == "cat")
                event.category = value;
            else if (key == "name")
                event.name = value;
            else if (key == "args")
                event.args = value;
            else if (key == "ts")
                event.start = value;
            else if (key == "dur")
                event.duration = value;
            else if (key == "pid")
                event.process = value;
            else if (key == "tid")
                event.thread = value;
            // Events in pairs are counted whatever they are of; the phase of most comes before the category.
            isWanted = event.phase.empty() || isPaired(event) ||
                       (event.phase == "\"X\"" && (event.category.empty() || isOfInterest(event.category)));
            return isWanted;
        });
    }

    bool readEvent(std::string_view object, std::uint64_t place) {
        ++events_;
        TraceEvent event;
        bool isWanted = true;
        if (!readMembers(object, event, isWanted))
            return false;
        if (isWanted && isPaired(event))
            return readHalf(event, object, place);
        if (!isWanted || event.phase.empty()) {
            isHip_ = isHip_ || (event.category == "\"cuda_runtime\"" && event.name.starts_with("\"hip"));
            return true;
        }
        if (event.category == "\"gpu_user_annotation\"")
            return readAnnotation(event);
        if (isCopy(event.category)) {
            if (const auto duration = thousandthsOfJson(event.duration); duration && *duration >= 0)
                builder_.program().copies.add({1, static_cast<std::uint64_t>(*duration)});
            return true;
        }
        return (event.args.empty() && !isKernel(event.category)) || readKernel(event, place);
    }

    /// The beginning or the end of what is otherwise one event.
    static bool isPaired(const TraceEvent& event) { return event.phase == "\"B\"" || event.phase == "\"E\""; }

    bool readHalf(const TraceEvent& event, std::string_view object, std::uint64_t place) {
        if (event.phase == "\"B\"") {
            const bool mayBeKernel =
                isKernel(event.category) || (!isKnownOther(event.category) && !event.args.empty());
            pairs_.begin(event.process, event.thread,
                         {mayBeKernel ? std::string(object) : std::string(), place});
        } else if (const auto begun = pairs_.end(event.process, event.thread)) {
            return begun->object.empty() || readPair(*begun, &event);
        }
        return true;
    }

    /// Without an end, the kernel is left out.
    bool readPair(const OpenEvent& begun, const TraceEvent* end) {
        TraceEvent whole;
        bool isWanted = true;
        (void)readMembers(begun.object, whole, isWanted); // it was read before
        const auto from = thousandthsOfJson(whole.start);
        const auto to = end != nullptr ? thousandthsOfJson(end->start) : std::nullopt;
        if (from && to && *to >= *from) // clocks of hostile files are far apart
            whole.durationNs = static_cast<std::int64_t>(
                std::min(static_cast<std::uint64_t>(*to) - static_cast<std::uint64_t>(*from),
                         static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())));
        if (end != nullptr && whole.args.empty())
            whole.args = end->args;
        return readKernel(whole, begun.place);
    }

    // The second name is that of older traces (Kineto issue 659).
    static bool isKernel(std::string_view category) {
        return category == "\"kernel\"" || category == "\"Kernel\"";
    }

    static bool isCopy(std::string_view category) {
        return category == "\"gpu_memcpy\"" || category == "\"Memcpy\"";
    }

    static bool isOfInterest(std::string_view category) {
        return isKernel(category) || isCopy(category) || category == "\"gpu_user_annotation\"" ||
               !isKnownOther(category);
    }
    /// Kineto's other categories, which are most of a trace.
    static bool isKnownOther(std::string_view category) {
        for (const std::string_view known :
             {"\"cpu_op\"", "\"cuda_runtime\"", "\"cuda_driver\"", "\"ac2g\"", "\"python_function\"",
              "\"user_annotation\"", "\"gpu_memset\"", "\"fwdbwd\"", "\"Trace\"", "\"overhead\"",
              "\"cuda_sync\"", "\"cpu_instant_event\""})
            if (category == known)
                return true;
        return false;
    }

    bool readAnnotation(const TraceEvent& event) {
        KernelArgs args;
        if (!event.args.empty() && !readArgs(event.args, args))
            return false;
        const std::optional<std::int64_t> start = thousandthsOfJson(event.start);
        if (!start)
            return true;
        const std::int64_t length = std::max<std::int64_t>(thousandthsOfJson(event.duration).value_or(0), 0);
        const std::uint32_t device = builder_.device(args.device);
        ranges_.push_back({builder_.stream(device, args.stream.value_or(0)), *start, *start + length,
                           builder_.range(textOfJson(event.name))});
        return true;
    }

    /// `place`: the byte of the content that the event begins at.
    bool readKernel(const TraceEvent& event, std::uint64_t place) {
        KernelArgs args;
        args.stream = integerOfJson(event.thread);
        if (!event.args.empty() && !readArgs(event.args, args))
            return false;
        const auto start = thousandthsOfJson(event.start);
        const auto duration = event.durationNs ? event.durationNs : thousandthsOfJson(event.duration);
        const std::array<TraceField, 4> fields{args.grid, args.block,
                                               fieldOf("ts", event.start, start.has_value()),
                                               fieldOf("dur", event.duration, duration && *duration >= 0)};
        const bool isLaunch = isKernel(event.category) || (args.grid.isThere && args.block.isThere);
        const auto needed = std::span(fields).first(isLaunch ? 4 : 2);
        const auto problem = std::find_if(needed.begin(), needed.end(), [&](const TraceField& field) {
            return !field.isRead && (field.isThere || isKernel(event.category));
        });
        if (problem != needed.end()) {
            builder_.program().unreadableLaunches.add([&] { return problemOf(*problem, event.name, place); });
            return true;
        }
        if (!isLaunch)
            return true;
        for (const TraceField& field : args.notRead)
            builder_.program().unreadableValues.add([&] { return problemOf(field, event.name, place); });
        ProgramConfiguration& c = args.configuration;
        c.kernel = builder_.kernel(textOfJson(event.name));
        c.device = builder_.device(args.device);
        isUndivided_ = isUndivided_ || c.undividedSmemBytes;
        hasClusters_ = hasClusters_ || c.clusterDim;
        ProgramLaunch launch;
        launch.startNs = start.value_or(0);
        launch.durationNs = static_cast<std::uint64_t>(duration.value_or(0));
        launch.configuration = builder_.configuration(c);
        launch.stream = builder_.stream(c.device, args.stream.value_or(0));
        launch.graph = args.graph;
        builder_.add(launch);
        lines_.push_back(launch.stream);
        startsNs_.push_back(launch.startNs);
        return true;
    }

    void readMember(std::string_view key, std::string_view value) {
        if (key == "deviceProperties" && addKinetoDevices(value, builder_) == GpuMaker::Amd)
            isHip_ = true;
    }

    Text whyEmpty() {
        if (isHip_)
            return "the trace is of an AMD GPU; Trichevron reads the launches of CUDA"_msg;
        if (const UnreadableParts& unreadable = builder_.program().unreadableLaunches; unreadable.count > 0)
            return "{launches, plural, one {# launch} other {# launches}} in the trace, and a dimension or a time of each is no number ({which})"_msg
                .with("launches"_a = Count{unreadable.count}, "which"_a = unreadable.text());
        return "the trace has {events, plural, one {# event} other {# events}} and no CUDA launch; PyTorch's "
               "profiler needs ProfilerActivity.CUDA"_msg.with("events"_a = events_);
    }

    ImportSource& source_;
    ProgramBuilder builder_;
    EventPairs pairs_;
    std::vector<TracedRange> ranges_;
    std::vector<std::int64_t> lines_; ///< of the launches: their streams
    std::vector<std::int64_t> startsNs_;
    std::uint64_t events_ = 0;
    bool isUndivided_ = false;
    bool hasClusters_ = false;
    bool isHip_ = false;
};

} // namespace

FileFormat kinetoFormat() {
    return {"kineto",
            "a trace as JSON"_msg,
            "traces as JSON, such as those of PyTorch's profiler"_msg,
            "Traces as JSON"_msg,
            "*.pt.trace.json *.json *.json.gz",
            [](ImportSource& source) { return looksLikeChromeTrace(source.head()); },
            [](ImportSource& source) { return ImportedFile(ChromeTrace(source).read()); },
            true};
}

} // namespace trichevron::core
