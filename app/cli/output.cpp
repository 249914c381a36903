// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output.h"

#include "app/cli/cli_message.h"
#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/errors/input_error.h"
#include "core/json/json_writer.h"
#include "core/messages/provenance_text.h"
#include "core/model_json/model_json.h"
#include "core/text/escape.h"
#include "core/text/number_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <utility>

namespace trichevron::cli {

void Table::forEachLine(const std::function<void(const std::string&)>& take) const {
    std::vector<std::size_t> widths;
    std::vector<bool> hasText;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        widths.resize(std::max(widths.size(), rows_[row].size()));
        hasText.resize(widths.size(), rows_.size() == 1);
        for (std::size_t i = 0; i < rows_[row].size(); ++i) {
            widths[i] = std::max(widths[i], displayWidth(rows_[row][i]));
            hasText[i] = hasText[i] || (row > 0 && !rows_[row][i].empty());
        }
    }
    for (const auto& row : rows_) {
        std::string line;
        std::size_t spaces = 0; // to insert before the next cell
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!hasText[i])
                continue;
            if (!row[i].empty())
                line.append(spaces, ' ') += row[i];
            const std::size_t width = displayWidth(row[i]);
            spaces = (row[i].empty() ? spaces : 0) + widths[i] - width + 2;
        }
        take(line += '\n');
    }
}

std::string Table::text() const {
    std::string text;
    forEachLine([&](const std::string& line) { text += line; });
    return text;
}

void Table::print() const {
    forEachLine([](const std::string& line) { printPiece(line); });
}

void Table::add(std::vector<std::string> row) {
    for (std::string& cell : row)
        cell = core::escapeControls(cell);
    rows_.push_back(std::move(row));
}

namespace {

[[noreturn]] void failToWrite() {
    throw core::InputError(
        "cannot write to standard output: {problem}"_msg.with("problem"_a = std::strerror(errno)));
}

void write(std::string_view text) {
    errno = 0;
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
        failToWrite();
}

} // namespace

void printText(const std::string& text) {
    write(core::escapeControls(text, "\n\t"));
}

void printJson(const core::Json& json) {
    write(core::fileText(json));
}

void printPiece(std::string_view piece) {
    errno = 0;
    if (std::fwrite(piece.data(), 1, piece.size(), stdout) != piece.size())
        failToWrite();
}

void finishOutput() {
    errno = 0;
    if (std::fflush(stdout) != 0)
        failToWrite();
}

std::string joined(const std::vector<std::string>& texts) {
    return fmt::format("{}", fmt::join(texts, ", "));
}

std::string provenanceText(const core::Provenance& provenance) {
    std::string text = core::provenanceText(provenance.kind);
    if (provenance.kind != core::ProvenanceKind::Live && !provenance.date.empty())
        text = "{provenance} {date}"_msg("provenance"_a = text,
                                         "date"_a = provenance.date.substr(0, provenance.date.find('T')));
    if (!provenance.driverVersion.empty())
        text += ", " + "driver {version}"_msg("version"_a = provenance.driverVersion);
    return text;
}

std::string deviceText(const core::DeviceProperties& device) {
    return fmt::format("{} ({})", core::escapeControls(device.name), provenanceText(device.provenance));
}

std::string capabilityText(const core::DeviceProperties& device) {
    return fmt::format("{}.{}", device.computeCapability.major, device.computeCapability.minor);
}

std::string problemText(const core::KernelInfo& kernel, const core::ProblemExtent& problem) {
    std::string size;
    for (std::size_t i = 0; i < static_cast<std::size_t>(std::max(kernel.problemAxes, 1)); ++i) {
        size += fmt::format("{}{}", i == 0 ? "" : " × ", core::withSeparators(problem[core::allAxes[i]]));
        if (i < kernel.problemAxisNames.size())
            size += ' ' + core::demoText(kernel.problemAxisNames[i]);
    }
    return "problem {size}"_msg("size"_a = size);
}

std::string clusterPart(const core::ClusterExtent& cluster) {
    return "cluster {size}"_msg("size"_a = extentText(cluster));
}

std::string dynamicSmemPart(core::Bytes bytes) {
    return "{bytes} of dynamic shared memory"_msg("bytes"_a = bytesText(bytes));
}

std::string streamPart(const core::LaunchConfig& config) {
    return config.greenContextSmCount ? "stream {stream} of a green context of {sms} SMs"_msg(
                                            "stream"_a = toString(config.stream),
                                            "sms"_a = core::digits(*config.greenContextSmCount))
                                      : "stream {stream}"_msg("stream"_a = toString(config.stream));
}

core::Json deviceSummaryJson(const core::DeviceProperties& device) {
    core::Json json;
    json["name"] = device.name;
    json["provenance"] = toJson(device.provenance);
    return json;
}

} // namespace trichevron::cli
