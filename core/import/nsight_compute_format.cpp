// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What `ncu --csv` writes: the raw page with a column for each metric, and the pages with a row for each.
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/import/csv_rows.h"
#include "core/import/file_format.h"
#include "core/import/trace_numbers.h"
#include "core/program/program_builder.h"

#include <algorithm>
#include <map>
#include <utility>

namespace trichevron::core {

namespace {

/// A metric with its name on the raw page and on the page of details.
struct NcuMetric {
    std::string_view raw;
    std::string_view details;
};
enum NcuMetricId : std::size_t {
    NcuRegisters,
    NcuStaticSmem,
    NcuDynamicSmem,
    NcuDuration,
    NcuOccupancy,
    NcuClusterX,
    NcuClusterY,
    NcuClusterZ,
    NcuBarriers,
    NcuSmCount,
    NcuDeviceName,
    NcuCcMajor,
    NcuCcMinor,
    NcuOptinSmem,
    NcuSmemPerSm,
    NcuRegsPerSm,
    NcuThreadsPerSm,
    NcuBlocksPerSm,
    NcuMetricCount
};
constexpr std::array<NcuMetric, NcuMetricCount> ncuMetrics{{
    {"launch__registers_per_thread", "Registers Per Thread"},
    {"launch__shared_mem_per_block_static", "Static Shared Memory Per Block"},
    {"launch__shared_mem_per_block_dynamic", "Dynamic Shared Memory Per Block"},
    {"gpu__time_duration.sum", "Duration"},
    {"sm__maximum_warps_per_active_cycle_pct", "Theoretical Occupancy"},
    {"launch__cluster_dim_x", ""},
    {"launch__cluster_dim_y", ""},
    {"launch__cluster_dim_z", ""},
    {"launch__barrier_count", "Barriers Per Block"},
    {"device__attribute_multiprocessor_count", "# SMs"},
    {"device__attribute_display_name", ""},
    {"device__attribute_compute_capability_major", ""},
    {"device__attribute_compute_capability_minor", ""},
    {"device__attribute_max_shared_memory_per_block_optin", ""},
    {"device__attribute_max_shared_memory_per_multiprocessor", ""},
    {"device__attribute_max_registers_per_multiprocessor", ""},
    {"device__attribute_max_threads_per_multiprocessor", ""},
    {"device__attribute_max_blocks_per_multiprocessor", ""},
}};

struct NcuValue {
    std::string number;
    std::string unit;
};

/// One profiled launch.
struct NcuLaunch {
    std::string id, kernel, grid, block, device, capability, stream;
    std::array<NcuValue, NcuMetricCount> metrics;
};

class NcuRows {
public:
    explicit NcuRows(ImportSource& source)
        : source_(source), builder_(source.name(), "nsightCompute",
                                    {TraceGap::Barriers, TraceGap::Clusters, TraceGap::OptIns,
                                     TraceGap::StartTimes, TraceGap::Graphs, TraceGap::Refusals}) {}

    Program read() {
        CsvRows rows([this](const CsvRows::Fields& fields, std::uint64_t line) { readRow(fields, line); });
        std::optional<Text> problem;
        try {
            source_.forEachPiece([&](std::string_view piece) {
                const bool isWanted = rows.add(piece);
                if (builder_.launchCount() > 0)
                    source_.offerSnapshot([this] {
                        Program program = builder_.program();
                        complete(program);
                        return ProgramBuilder::ordered(std::move(program));
                    });
                return isWanted;
            });
        } catch (const InputError&) {
            if (builder_.launchCount() == 0)
                throw;
            problem = "the compressed data is damaged or ends early, at line {line} of its content"_msg.with(
                "line"_a = rows.line());
        }
        rows.end();
        if (rows.endedInAZeroByte())
            problem = "line {line} has a zero byte, so that it is no text"_msg.with("line"_a = rows.line());
        if (rows.endedInQuotes() && !problem)
            problem =
                "the file ends early, in quotes that begin in line {line}"_msg.with("line"_a = rows.line());
        addLaunch();
        if (builder_.launchCount() == 0)
            throw InputError(
                source_.name(),
                problemOfLines(unreadable_).value_or("the table has no launch of a CUDA kernel"_msg.with()));
        Program& program = builder_.program();
        program.problem = withUnreadableLines(problem, unreadable_);
        complete(program);
        return builder_.take();
    }

private:
    /// What is known once the launches are there.
    void complete(Program& program) const {
        if (hasClusters_)
            std::erase(program.gaps, TraceGap::Clusters);
        if (hasBarriers_)
            std::erase(program.gaps, TraceGap::Barriers);
    }

    void readHeadings(const CsvRows::Fields& fields) {
        const std::vector<std::string> headings(fields.begin(), fields.end());
        const auto numberOf = [&](std::string_view name) { return csvColumn(headings, name); };
        if (numberOf("ID").number == CsvColumn::none || numberOf("Kernel Name").number == CsvColumn::none)
            return; // what the profiled program prints, and "==PROF=="
        headings_ = headings;
        id_ = numberOf("ID");
        kernel_ = numberOf("Kernel Name");
        grid_ = numberOf("Grid Size");
        block_ = numberOf("Block Size");
        device_ = numberOf("Device");
        capability_ = numberOf("CC");
        stream_ = numberOf("Stream");
        metricName_ = numberOf("Metric Name");
        metricUnit_ = numberOf("Metric Unit");
        metricValue_ = numberOf("Metric Value");
        isLong_ = metricName_.number != CsvColumn::none;
        for (std::size_t i = 0; i < ncuMetrics.size(); ++i)
            columns_[i] = numberOf(ncuMetrics[i].raw);
    }

    void readRow(const CsvRows::Fields& fields, std::uint64_t line) {
        if (headings_.empty()) {
            readHeadings(fields);
            return;
        }
        if (fields.size() == 1)
            return; // an empty line, or "==PROF=="
        // A row of a metric may lack the fields of rules, which follow it.
        const bool isWhole = isLong_
                                 ? fields.size() > metricValue_.number && fields.size() <= headings_.size()
                                 : fields.size() == headings_.size();
        if (!isWhole) {
            unreadable_.add([&] {
                return "line {line} has {fields, plural, one {# field} other {# fields}} instead of {columns}"_msg
                    .with("line"_a = line, "fields"_a = fields.size(), "columns"_a = headings_.size());
            });
            return;
        }
        if (!isLong_ && csvField(fields, id_).empty()) {
            for (std::size_t i = 0; i < columns_.size(); ++i)
                units_[i] = csvField(fields, columns_[i]);
            return;
        }
        if (!isLong_ || csvField(fields, id_) != launch_.id)
            beginLaunch(fields);
        line_ = line;
        if (isLong_) {
            const std::string_view name = csvField(fields, metricName_);
            for (std::size_t i = 0; i < ncuMetrics.size(); ++i)
                if (!name.empty() && (name == ncuMetrics[i].raw || name == ncuMetrics[i].details))
                    launch_.metrics[i] = {std::string(csvField(fields, metricValue_)),
                                          std::string(csvField(fields, metricUnit_))};
        } else {
            for (std::size_t i = 0; i < columns_.size(); ++i)
                launch_.metrics[i] = {std::string(csvField(fields, columns_[i])), units_[i]};
        }
    }

    void beginLaunch(const CsvRows::Fields& fields) {
        addLaunch();
        launch_ = {};
        launch_.id = csvField(fields, id_);
        launch_.kernel = csvField(fields, kernel_);
        launch_.grid = csvField(fields, grid_);
        launch_.block = csvField(fields, block_);
        launch_.device = csvField(fields, device_);
        launch_.capability = csvField(fields, capability_);
        launch_.stream = csvField(fields, stream_);
        hasLaunch_ = true;
    }

    std::optional<std::uint32_t> count(NcuMetricId id) const {
        return countOfTrace(launch_.metrics[id].number);
    }
    std::optional<ByteRange> bytes(NcuMetricId id) const {
        return bytesOfTrace(launch_.metrics[id].number, launch_.metrics[id].unit);
    }

    void addLaunch() {
        if (!std::exchange(hasLaunch_, false))
            return;
        const auto grid = extentOfTrace<GridExtent>(launch_.grid);
        const auto block = extentOfTrace<BlockExtent>(launch_.block);
        if (!grid || !block) {
            unreadable_.add([&] {
                return "the launch at line {line} has no grid and block that can be read"_msg.with("line"_a =
                                                                                                       line_);
            });
            return;
        }
        ProgramConfiguration c;
        c.gridDim = *grid;
        c.blockDim = *block;
        c.numRegs = count(NcuRegisters);
        c.sharedSizeBytes = bytes(NcuStaticSmem);
        c.dynamicSmemBytes = bytes(NcuDynamicSmem);
        c.numBlockBarriers = count(NcuBarriers);
        if (const auto x = count(NcuClusterX), y = count(NcuClusterY), z = count(NcuClusterZ); x && y && z)
            c.clusterDim = ClusterExtent{*x, *y, *z};
        hasClusters_ = hasClusters_ || c.clusterDim;
        hasBarriers_ = hasBarriers_ || c.numBlockBarriers;
        const NcuValue& occupancy = launch_.metrics[NcuOccupancy];
        if (const auto percent = numberOfTrace(occupancy.number))
            c.claim = TraceClaim{OccupancyClaimKind::Theoretical, *percent / 100,
                                 percentRounding(occupancy.number)};
        c.kernel = builder_.kernel(launch_.kernel);
        c.device = readDevice();
        ProgramLaunch launch;
        launch.startNs = static_cast<std::int64_t>(builder_.launchCount()); // their order
        const NcuValue& duration = launch_.metrics[NcuDuration];
        launch.durationNs = static_cast<std::uint64_t>(
            std::max<std::int64_t>(nanosecondsOfTrace(duration.number, duration.unit).value_or(0), 0));
        launch.configuration = builder_.configuration(c);
        launch.stream =
            builder_.stream(c.device, static_cast<std::int64_t>(countOfTrace(launch_.stream).value_or(0)));
        builder_.add(launch);
    }

    std::uint32_t readDevice() {
        const std::uint32_t number =
            builder_.device(static_cast<std::int64_t>(countOfTrace(launch_.device).value_or(0)));
        TracedDevice& device = builder_.deviceAt(number);
        const std::size_t point = launch_.capability.find('.');
        if (point != std::string::npos) {
            const auto major = countOfTrace(std::string_view(launch_.capability).substr(0, point));
            const auto minor = countOfTrace(std::string_view(launch_.capability).substr(point + 1));
            if (major && minor && *major < 1000 && *minor < 10)
                device.computeCapability = {static_cast<int>(*major), static_cast<int>(*minor)};
        }
        if (device.name.empty())
            device.name = nameOfTrace(launch_.metrics[NcuDeviceName].number);
        const auto take = [&](std::uint32_t& limit, NcuMetricId id) {
            limit = std::max(limit, count(id).value_or(0));
        };
        take(device.multiProcessorCount, NcuSmCount);
        take(device.regsPerMultiprocessor, NcuRegsPerSm);
        take(device.maxThreadsPerMultiProcessor, NcuThreadsPerSm);
        take(device.maxBlocksPerMultiProcessor, NcuBlocksPerSm);
        if (const auto bytes = countOfTrace(launch_.metrics[NcuOptinSmem].number))
            device.sharedMemPerBlockOptin = Bytes{*bytes};
        if (const auto bytes = countOfTrace(launch_.metrics[NcuSmemPerSm].number))
            device.sharedMemPerMultiprocessor = Bytes{*bytes};
        return number;
    }

    ImportSource& source_;
    ProgramBuilder builder_;
    std::vector<std::string> headings_;
    CsvColumn id_, kernel_, grid_, block_, device_, capability_, stream_;
    CsvColumn metricName_, metricUnit_, metricValue_;
    std::array<CsvColumn, NcuMetricCount> columns_;
    std::array<std::string, NcuMetricCount> units_;
    bool isLong_ = false;
    NcuLaunch launch_;
    bool hasLaunch_ = false;
    bool hasClusters_ = false;
    bool hasBarriers_ = false;
    std::uint64_t line_ = 0;
    UnreadableParts unreadable_; ///< lines
};

} // namespace

FileFormat nsightComputeFormat() {
    return {"nsightCompute",
            "a table of Nsight Compute as CSV"_msg,
            "tables of Nsight Compute as CSV"_msg,
            "Tables of Nsight Compute"_msg,
            "*.csv *.csv.gz",
            [](ImportSource& source) {
                const std::string_view head = source.head();
                return head.find("\"ID\",") != std::string_view::npos &&
                       head.find("\"Kernel Name\"") != std::string_view::npos;
            },
            [](ImportSource& source) { return ImportedFile(NcuRows(source).read()); },
            true};
}

} // namespace trichevron::core
