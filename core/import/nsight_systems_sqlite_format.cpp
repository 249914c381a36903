// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What `nsys export --type sqlite` writes. Columns are taken by their names, since versions differ. Written
// after the published schema; not tried on an export of our own.
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/import/file_format.h"
#include "core/import/foreign_database.h"
#include "core/import/trace_numbers.h"
#include "core/program/program_builder.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace trichevron::core {

namespace {

/// CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE
constexpr std::int64_t cooperativeLaunchType = 1;
constexpr std::size_t rowsForEachOffer = 1024; ///< of a snapshot

std::uint32_t axisOf(const DatabaseRow& row, std::string_view column) {
    const std::int64_t value = row.integer(column).value_or(1);
    return value < 0 || value > 0xFFFFFFFFLL ? 0 : static_cast<std::uint32_t>(value);
}

std::optional<ByteRange> sizeOf(const DatabaseRow& row, std::string_view column) {
    const std::optional<std::int64_t> bytes = row.integer(column);
    return bytes && *bytes >= 0 ? std::optional(ByteRange::exactly(static_cast<std::uint64_t>(*bytes)))
                                : std::nullopt;
}

/// From "start" to "end"; 0 where that is not known.
std::uint64_t durationOf(const DatabaseRow& row) {
    const std::int64_t start = row.integer("start").value_or(0);
    const std::int64_t end = row.integer("end").value_or(start);
    return end > start ? static_cast<std::uint64_t>(end) - static_cast<std::uint64_t>(start) : 0;
}

class NsysDatabase {
public:
    explicit NsysDatabase(ImportSource& source)
        : source_(source), database_(source),
          builder_(source.name(), "nsightSystemsSqlite",
                   {TraceGap::Clusters, TraceGap::Barriers, TraceGap::OptIns}) {
        builder_.program().isUntested = true;
    }

    Program read() {
        if (!database_.hasTable("CUPTI_ACTIVITY_KIND_KERNEL"))
            throw InputError(
                source_.name(),
                "the database has no table CUPTI_ACTIVITY_KIND_KERNEL, and so no launch of a CUDA "
                "kernel; trace with `nsys profile --trace=cuda`"_msg);
        std::optional<Text> problem;
        try {
            database_.forEachRow("StringIds", [&](const DatabaseRow& row) {
                if (const auto id = row.integer("id"))
                    strings_.emplace(*id, row.text("value"));
            });
            readDevices();
            readKernels();
            readCopies();
            readRefusals();
            readRanges();
        } catch (const InputError&) {
            if (builder_.launchCount() == 0)
                throw;
            problem = "the database is damaged"_msg.with();
        }
        if (builder_.launchCount() == 0)
            throw InputError(source_.name(), "the database has no launch of a CUDA kernel"_msg);
        builder_.program().problem = problem;
        complete(builder_.program());
        return builder_.take();
    }

private:
    /// What is known once the launches are there.
    void complete(Program& program) const {
        if (hasClusters_)
            std::erase(program.gaps, TraceGap::Clusters);
    }

    std::string_view string(const DatabaseRow& row, std::string_view column) const {
        const auto found = strings_.find(row.integer(column).value_or(-1));
        return found != strings_.end() ? std::string_view(found->second) : std::string_view();
    }

    void readDevices() {
        // The GPU of each CUDA device; without the table they have the same numbers.
        std::unordered_map<std::int64_t, std::int64_t> gpus;
        database_.forEachRow("TARGET_INFO_CUDA_DEVICE", [&](const DatabaseRow& row) {
            if (const auto cuda = row.integer("cudaId"), gpu = row.integer("gpuId"); cuda && gpu)
                gpus[*gpu] = *cuda;
        });
        database_.forEachRow("TARGET_INFO_GPU", [&](const DatabaseRow& row) {
            const std::int64_t id = row.integer("id").value_or(0);
            const auto cuda = gpus.find(id);
            if (!gpus.empty() && cuda == gpus.end())
                return;
            TracedDevice& device = builder_.deviceAt(builder_.device(cuda != gpus.end() ? cuda->second : id));
            device.name = nameOfTrace(row.text("name"));
            const auto number = [&](std::string_view column) {
                const std::int64_t value = row.integer(column).value_or(0);
                return value < 0 || value > 0xFFFFFFFFLL ? 0U : static_cast<std::uint32_t>(value);
            };
            if (const std::uint32_t major = number("computeMajor"); major > 0 && major < 1000)
                device.computeCapability = {static_cast<int>(major),
                                            static_cast<int>(number("computeMinor") % 10)};
            device.multiProcessorCount = number("smCount");
            device.maxBlocksPerMultiProcessor = number("maxBlocksPerSm");
            device.maxThreadsPerBlock = number("maxThreadsPerBlock");
            device.regsPerMultiprocessor = number("maxRegistersPerSm");
            device.regsPerBlock = number("maxRegistersPerBlock");
            device.sharedMemPerBlock = Bytes{number("maxShmemPerBlock")};
            device.sharedMemPerBlockOptin = Bytes{number("maxShmemPerBlockOptin")};
            device.sharedMemPerMultiprocessor = Bytes{number("maxShmemPerSm")};
        });
    }

    void readKernels() {
        database_.forEachRow("CUPTI_ACTIVITY_KIND_KERNEL", [&](const DatabaseRow& row) {
            ProgramConfiguration c;
            std::string_view name = string(row, "demangledName");
            if (name.empty())
                name = string(row, "shortName");
            if (name.empty())
                name = row.text("name");
            c.kernel = builder_.kernel(name);
            c.device = builder_.device(row.integer("deviceId").value_or(0));
            c.gridDim = {axisOf(row, "gridX"), axisOf(row, "gridY"), axisOf(row, "gridZ")};
            c.blockDim = {axisOf(row, "blockX"), axisOf(row, "blockY"), axisOf(row, "blockZ")};
            if (const auto registers = row.integer("registersPerThread"); registers && *registers >= 0)
                c.numRegs = static_cast<std::uint32_t>(std::min<std::int64_t>(*registers, 0xFFFF));
            c.sharedSizeBytes = sizeOf(row, "staticSharedMemory");
            c.dynamicSmemBytes = sizeOf(row, "dynamicSharedMemory");
            if (row.integer("clusterX").value_or(0) > 0)
                c.clusterDim = {axisOf(row, "clusterX"), axisOf(row, "clusterY"), axisOf(row, "clusterZ")};
            hasClusters_ = hasClusters_ || row.hasColumn("clusterX");
            c.cooperative = row.integer("launchType") == cooperativeLaunchType;
            ProgramLaunch launch;
            launch.startNs = row.integer("start").value_or(0);
            launch.durationNs = durationOf(row);
            launch.configuration = builder_.configuration(c);
            launch.stream = builder_.stream(c.device, row.integer("streamId").value_or(0));
            if (const std::int64_t graph = row.integer("graphId").value_or(0); graph > 0)
                launch.graph = static_cast<std::uint32_t>(graph);
            builder_.add(launch);
            correlations_.push_back(row.integer("correlationId").value_or(-1));
            if (builder_.launchCount() % rowsForEachOffer == 0)
                source_.offerSnapshot([this] {
                    Program program = builder_.program();
                    complete(program);
                    return ProgramBuilder::ordered(std::move(program));
                });
        });
    }

    void readCopies() {
        database_.forEachRow("CUPTI_ACTIVITY_KIND_MEMCPY", [&](const DatabaseRow& row) {
            builder_.program().copies.add({1, durationOf(row)});
        });
    }

    /// Launching calls that returned an error.
    void readRefusals() {
        hasCalls_ = database_.hasTable("CUPTI_ACTIVITY_KIND_RUNTIME");
        if (!hasCalls_ || !database_.hasColumn("CUPTI_ACTIVITY_KIND_RUNTIME", "returnValue")) {
            builder_.program().gaps.push_back(TraceGap::Refusals);
            return;
        }
        database_.forEachRow("CUPTI_ACTIVITY_KIND_RUNTIME", [&](const DatabaseRow& row) {
            const std::int64_t code = row.integer("returnValue").value_or(0);
            if (code == 0)
                return;
            std::string_view name = string(row, "nameId");
            if (name.find("Launch") == std::string_view::npos ||
                name.find("HostFunc") != std::string_view::npos)
                return;
            builder_.addRefused(name.substr(0, name.find("_v")), code);
        });
    }

    /// Ranges of NVTX are on a thread of the host: a launch is in the one that was open at its call.
    void readRanges() {
        if (!hasCalls_ || !database_.hasTable("NVTX_EVENTS"))
            return;
        std::vector<TracedRange> ranges;
        database_.forEachRow("NVTX_EVENTS", [&](const DatabaseRow& row) {
            const auto start = row.integer("start");
            const auto end = row.integer("end");
            std::string_view name = row.text("text");
            if (name.empty())
                name = string(row, "textId");
            if (start && end && *end > *start && !name.empty())
                ranges.push_back({row.integer("globalTid").value_or(0), *start, *end, builder_.range(name)});
        });
        if (ranges.empty())
            return;
        std::unordered_map<std::int64_t, std::uint32_t> launchOf;
        for (std::size_t i = 0; i < correlations_.size(); ++i)
            launchOf.emplace(correlations_[i], static_cast<std::uint32_t>(i));
        std::vector<std::int64_t> lines(correlations_.size(), -1);
        std::vector<std::int64_t> starts(correlations_.size(), 0);
        database_.forEachRow("CUPTI_ACTIVITY_KIND_RUNTIME", [&](const DatabaseRow& row) {
            const auto found = launchOf.find(row.integer("correlationId").value_or(-2));
            if (found == launchOf.end())
                return;
            lines[found->second] = row.integer("globalTid").value_or(0);
            starts[found->second] = row.integer("start").value_or(0);
        });
        assignRanges(builder_.program().launches, lines, starts, std::move(ranges));
    }

    ImportSource& source_;
    ForeignDatabase database_;
    ProgramBuilder builder_;
    std::unordered_map<std::int64_t, std::string> strings_;
    std::vector<std::int64_t> correlations_; ///< of the launches
    bool hasCalls_ = false;
    bool hasClusters_ = false;
};

} // namespace

FileFormat nsightSystemsSqliteFormat() {
    return {"nsightSystemsSqlite",
            "a database of Nsight Systems"_msg,
            "databases of Nsight Systems"_msg,
            "Databases of Nsight Systems"_msg,
            "*.sqlite *.sqlite.gz",
            [](ImportSource& source) {
                return source.head().starts_with(std::string_view("SQLite format 3\0", 16));
            },
            [](ImportSource& source) { return ImportedFile(NsysDatabase(source).read()); },
            true};
}

} // namespace trichevron::core
