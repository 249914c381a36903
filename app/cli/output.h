// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the commands print.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/json/json_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

/// Rows of text in aligned columns.
class Table {
public:
    explicit Table(std::vector<std::string> heads) : rows_{std::move(heads)} {}
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
    /// With the heads above, two blanks between columns. A column without a single text is left out.
    std::string text() const;

private:
    std::vector<std::vector<std::string>> rows_;
};

/// Characters of UTF-8 text.
std::size_t widthOf(std::string_view text);

/// On standard output, at once. InputError when it cannot be written: a full disk, a closed descriptor.
void printText(const std::string& text);
/// Indented, for people and programs alike.
void printJson(const Json& json);

/// "recorded 2026-11-21, driver 580.159.04": what to know of a number's source in one line.
std::string provenanceText(const Provenance& provenance);
/// "NVIDIA H200 (recorded 2026-11-21, driver 580.159.04)"
std::string deviceText(const DeviceProperties& device);
/// "problem 134,217,728 elements × 65,536 bins": the axes that the kernel takes.
std::string problemText(const KernelInfo& kernel, const ProblemExtent& problem);
/// {"name", "provenance"}, where a whole device would be too much.
Json deviceSummaryJson(const DeviceProperties& device);

} // namespace trichevron::cli
