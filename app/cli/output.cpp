// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output.h"

#include "core/json/json_writer.h"
#include "core/json/model_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace trichevron::cli {

namespace {

/// Characters of UTF-8 text: every byte but those that continue one.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](unsigned char c) { return (c & 0xC0U) != 0x80U; }));
}

} // namespace

std::string Table::text() const {
    std::vector<std::size_t> widths;
    for (const auto& row : rows_) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(row[i]));
    }
    std::string text;
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += row[i];
            if (i + 1 < row.size())
                text.append(widths[i] - widthOf(row[i]) + 2, ' ');
        }
        text += '\n';
    }
    return text;
}

void printText(const std::string& text) {
    errno = 0;
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
        throw InputError(fmt::format("standard output: cannot be written: {}", std::strerror(errno)));
}

void printJson(const Json& json) {
    printText(fileText(json));
}

std::string provenanceText(const Provenance& provenance) {
    std::string text(nameOf(provenance.kind));
    if (provenance.kind != ProvenanceKind::Live && !provenance.date.empty())
        text += " " + provenance.date.substr(0, provenance.date.find('T'));
    if (!provenance.driverVersion.empty())
        text += ", driver " + provenance.driverVersion;
    return text;
}

std::string deviceText(const DeviceProperties& device) {
    return fmt::format("{} ({})", device.name, provenanceText(device.provenance));
}

Json deviceSummaryJson(const DeviceProperties& device) {
    Json json;
    json["name"] = device.name;
    json["provenance"] = toJson(device.provenance);
    return json;
}

} // namespace trichevron::cli
