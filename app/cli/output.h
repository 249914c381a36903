// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Output functions that several commands share.
#pragma once

#include "app/cli/display_width.h"
#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/json/json_reader.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

/// A text table with aligned columns.
class Table {
public:
    explicit Table(std::vector<std::string> heads) : rows_{std::move(heads)} {}
    /// A cell stays on its line, whatever it contains.
    void add(std::vector<std::string> row);
    /// The headings and rows, with two spaces between columns. Omits columns in which all cells are empty.
    std::string text() const;
    /// Prints the same line by line: a table can have tens of thousands of rows.
    void print() const;

private:
    void forEachLine(const std::function<void(const std::string&)>& take) const;

    std::vector<std::vector<std::string>> rows_;
};

/// Prints on standard output and flushes; control characters but line ends and tabs are escaped. InputError
/// when the output is not writable: a full disk, a closed descriptor.
void printText(const std::string& text);
/// Prints indented JSON.
void printJson(const core::Json& json);
/// Prints a part of the output as it is; finishOutput() flushes it. InputError as above.
void printPiece(std::string_view piece);
/// Flushes. InputError as above.
void finishOutput();

/// The texts, separated by commas.
std::string joined(const std::vector<std::string>& texts);
/// A provenance in one line: "recorded 2026-11-21, driver 580.159.04".
std::string provenanceText(const core::Provenance& provenance);
/// "NVIDIA H200 (recorded 2026-11-21, driver 580.159.04)"
std::string deviceText(const core::DeviceProperties& device);
/// "9.0"
std::string capabilityText(const core::DeviceProperties& device);
/// "problem 134,217,728 elements × 65,536 bins": the problem axes that the kernel uses.
std::string problemText(const core::KernelInfo& kernel, const core::ProblemExtent& problem);
/// Parts of the line that describes a launch: "cluster 2 × 1 × 1"
std::string clusterPart(const core::ClusterExtent& cluster);
/// "48 KiB of dynamic shared memory"
std::string dynamicSmemPart(core::Bytes bytes);
/// "stream default"
std::string streamPart(const core::LaunchConfig& config);
/// {"name", "provenance"}: a short form of a device.
core::Json deviceSummaryJson(const core::DeviceProperties& device);

} // namespace trichevron::cli
