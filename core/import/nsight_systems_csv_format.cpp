// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What `nsys stats --report cuda_gpu_trace --format csv` writes. Written after published files; not tried on
// an export of our own.
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

class GpuTraceRows {
public:
    explicit GpuTraceRows(ImportSource& source)
        : source_(source), builder_(source.name(), "nsightSystemsCsv",
                                    {TraceGap::Clusters, TraceGap::Barriers, TraceGap::OptIns,
                                     TraceGap::Graphs, TraceGap::Refusals}) {
        builder_.program().isUntested = true;
    }

    Program read() {
        CsvRows rows([this](const CsvRows::Fields& fields, std::uint64_t line) { readRow(fields, line); });
        std::optional<Text> problem;
        try {
            source_.forEachPiece([&](std::string_view piece) {
                const bool isWanted = rows.add(piece);
                if (builder_.launchCount() > 0)
                    source_.offerSnapshot([this] { return ProgramBuilder::ordered(builder_.program()); });
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
        if (builder_.launchCount() == 0)
            throw InputError(
                source_.name(),
                problemOfLines(unreadable_).value_or("the table has no launch of a CUDA kernel"_msg.with()));
        builder_.program().problem = withUnreadableLines(problem, unreadable_);
        return builder_.take();
    }

private:
    void readHeadings(const CsvRows::Fields& fields) {
        const std::vector<std::string> headings(fields.begin(), fields.end());
        if (csvColumn(headings, "GrdX").number == CsvColumn::none ||
            csvColumn(headings, "Name").number == CsvColumn::none)
            return; // what the program prints before the table
        start_ = csvColumn(headings, "Start");
        duration_ = csvColumn(headings, "Duration");
        const char* const grid[] = {"GrdX", "GrdY", "GrdZ"};
        const char* const block[] = {"BlkX", "BlkY", "BlkZ"};
        for (std::size_t axis = 0; axis < 3; ++axis) {
            grid_[axis] = csvColumn(headings, grid[axis]);
            block_[axis] = csvColumn(headings, block[axis]);
        }
        registers_ = csvColumn(headings, "Reg/Trd");
        static_ = csvColumn(headings, "StcSMem");
        dynamic_ = csvColumn(headings, "DymSMem");
        device_ = csvColumn(headings, "Device");
        stream_ = csvColumn(headings, "Strm");
        name_ = csvColumn(headings, "Name");
        columns_ = headings.size();
        hasHeadings_ = true;
    }

    void readRow(const CsvRows::Fields& fields, std::uint64_t line) {
        if (!hasHeadings_) {
            readHeadings(fields);
            return;
        }
        if (fields.size() == 1 && fields[0].empty())
            return;
        if (fields.size() != columns_) {
            unreadable_.add([&] {
                return "line {line} has {fields, plural, one {# field} other {# fields}} instead of {columns}"_msg
                    .with("line"_a = line, "fields"_a = fields.size(), "columns"_a = columns_);
            });
            return;
        }
        if (csvField(fields, grid_[0]).empty())
            return; // a copy, or a memset
        ProgramConfiguration c;
        std::array<std::optional<std::uint32_t>, 6> axes;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            axes[axis] = countOfTrace(csvField(fields, grid_[axis]));
            axes[axis + 3] = countOfTrace(csvField(fields, block_[axis]));
        }
        const auto start = nanosecondsOfTrace(csvField(fields, start_), start_.unit);
        const auto duration = nanosecondsOfTrace(csvField(fields, duration_), duration_.unit);
        if (std::any_of(axes.begin(), axes.end(), [](const auto& axis) { return !axis; }) || !start ||
            !duration || *duration < 0) {
            unreadable_.add([&] {
                return "line {line} has no start, duration, grid and block that can be read"_msg.with(
                    "line"_a = line);
            });
            return;
        }
        c.gridDim = {*axes[0], *axes[1], *axes[2]};
        c.blockDim = {*axes[3], *axes[4], *axes[5]};
        c.numRegs = countOfTrace(csvField(fields, registers_));
        c.sharedSizeBytes = bytesOfTrace(csvField(fields, static_), static_.unit);
        c.dynamicSmemBytes = bytesOfTrace(csvField(fields, dynamic_), dynamic_.unit);
        c.kernel = builder_.kernel(csvField(fields, name_));
        c.device = deviceNamed(csvField(fields, device_));
        ProgramLaunch launch;
        launch.startNs = *start;
        launch.durationNs = static_cast<std::uint64_t>(*duration);
        launch.configuration = builder_.configuration(c);
        launch.stream = builder_.stream(
            c.device, static_cast<std::int64_t>(countOfTrace(csvField(fields, stream_)).value_or(0)));
        builder_.add(launch);
    }

    /// "NVIDIA A100-SXM4-80GB (1)"
    std::uint32_t deviceNamed(std::string_view text) {
        const auto found = devices_.find(text);
        if (found != devices_.end())
            return found->second;
        const std::uint32_t number = builder_.device(static_cast<std::int64_t>(devices_.size()));
        const std::size_t bracket = text.rfind(" (");
        builder_.deviceAt(number).name = nameOfTrace(
            text.ends_with(')') && bracket != std::string_view::npos ? text.substr(0, bracket) : text);
        devices_.emplace(std::string(text), number);
        return number;
    }

    ImportSource& source_;
    ProgramBuilder builder_;
    bool hasHeadings_ = false;
    std::size_t columns_ = 0;
    CsvColumn start_, duration_, registers_, static_, dynamic_, device_, stream_, name_;
    std::array<CsvColumn, 3> grid_;
    std::array<CsvColumn, 3> block_;
    std::map<std::string, std::uint32_t, std::less<>> devices_;
    UnreadableParts unreadable_; ///< lines
};

} // namespace

FileFormat nsightSystemsCsvFormat() {
    return {"nsightSystemsCsv",
            "a GPU trace of Nsight Systems as CSV"_msg,
            "GPU traces of Nsight Systems as CSV"_msg,
            "GPU traces of Nsight Systems"_msg,
            "*.csv *.csv.gz",
            [](ImportSource& source) {
                const std::string_view head = source.head();
                return head.find("GrdX") != std::string_view::npos &&
                       head.find("BlkX") != std::string_view::npos &&
                       head.find("Reg/Trd") != std::string_view::npos;
            },
            [](ImportSource& source) { return ImportedFile(GpuTraceRows(source).read()); },
            true};
}

} // namespace trichevron::core
