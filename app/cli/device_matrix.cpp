// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/device_matrix.h"

#include "app/cli/check_text.h"
#include "app/cli/cli_message.h"
#include "app/cli/kernel_resolver.h"
#include "app/cli/output.h"
#include "core/evaluation/silence.h"
#include "core/messages/percent_text.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace trichevron::cli {

namespace {

/// A launch, checked on one device.
struct Checked {
    core::LaunchConfig config;
    core::ChosenKernel kernel;
    core::Evaluation evaluation;
};

struct Row {
    const core::DeviceProperties* device;
    std::optional<Checked> checked; ///< empty when no binary of the kernel runs on the device

    bool accepted() const { return checked && checked->evaluation.accepted; }
    /// The rule whose error the launch returns; "noKernelImage" when no binary of the kernel runs on the
    /// device.
    std::string stoppedBy() const {
        return std::string(checked ? toString(*checked->evaluation.reportedFirst) : "noKernelImage");
    }
};

struct Matrix {
    std::vector<Row> rows;
    core::LaunchApi api = core::LaunchApi::CudaLaunchKernel;

    std::size_t acceptedCount() const {
        return static_cast<std::size_t>(
            std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.accepted(); }));
    }
    const Checked* firstChecked() const {
        const auto found =
            std::find_if(rows.begin(), rows.end(), [](const Row& row) { return row.checked.has_value(); });
        return found == rows.end() ? nullptr : &*found->checked;
    }
};

Matrix checkAll(const std::vector<core::DeviceProperties>& devices, const KernelResolver& kernel,
                const LaunchForKernel& launchForKernel, const core::RuleSet& silenced) {
    Matrix matrix;
    for (const core::DeviceProperties& device : devices) {
        Row& row = matrix.rows.emplace_back(Row{&device, std::nullopt});
        const std::optional<core::ChosenKernel> chosen = kernel.resolve(device);
        if (!chosen)
            continue;
        const core::LaunchConfig config = launchForKernel(chosen->attributes);
        row.checked = Checked{config, *chosen, evaluate(config, chosen->attributes, device)};
        silence(row.checked->evaluation, silenced);
        matrix.api = config.api;
    }
    return matrix;
}

std::string_view errorName(const Row& row, core::LaunchApi api) {
    return errorNameFor(api,
                        row.checked ? row.checked->evaluation.predicted : core::CudaStatus::NoKernelImage);
}

/// True for advice that warns that the launch may be impossible.
bool makesUncertain(core::RuleId rule) {
    return rule == core::RuleId::OptInCannotBeSet || rule == core::RuleId::RegistersPerThread ||
           rule == core::RuleId::StaticSharedMemory || rule == core::RuleId::CooperativeClusters ||
           rule == core::RuleId::ClusterMayNotRun;
}

/// "✓ accepted", or the error with its rule and the rule's numbers.
std::string resultText(const Row& row, core::LaunchApi api) {
    if (!row.checked)
        return "✗ " +
               "{error}: no binary of the kernel runs on this device"_msg("error"_a = errorName(row, api));
    const core::Evaluation& evaluation = row.checked->evaluation;
    std::string text;
    if (evaluation.accepted) {
        text = "✓ " + "accepted"_msg();
    } else {
        text = fmt::format("✗ {}: {} ({})", errorName(row, api), row.stoppedBy(),
                           figureText(evaluation.findings.front()));
        if (const std::size_t more = evaluation.violationCount() - 1; more > 0)
            text = "{violation} and {more} more"_msg("violation"_a = text, "more"_a = more);
    }
    for (const core::Finding& finding : evaluation.findings)
        if (makesUncertain(finding.rule))
            text += fmt::format("; {}: {}", toString(finding.rule), figureText(finding));
    return text;
}

/// "64", or "18 of sm_90" when the attributes are from another architecture.
std::string registersText(const Row& row) {
    if (!row.checked)
        return "–";
    const core::KernelAttributes& kernel = row.checked->kernel.attributes;
    return row.checked->kernel.assumption.empty() || kernel.binaryVersion == 0
               ? std::to_string(kernel.numRegs)
               : "{registers} of {architecture}"_msg("registers"_a = core::digits(kernel.numRegs),
                                                     "architecture"_a =
                                                         fmt::format("sm_{}", kernel.binaryVersion));
}

/// The assumption about registers that holds for the whole table.
std::string tableAssumption(const Matrix& matrix, const KernelOptions& options) {
    if (!options.registers.empty())
        return "Assumed: numRegs {registers} on every device; the compiler may use a different number for "
               "each architecture."_msg("registers"_a = options.registers) +
               '\n';
    if (!options.hasSource())
        return "Assumed: registers do not limit, because none are given (--regs, --kernel, --kernel-file, --binary or --source)."_msg() +
               '\n';
    const bool borrowed = std::any_of(matrix.rows.begin(), matrix.rows.end(), [](const Row& row) {
        return row.checked && !row.checked->kernel.assumption.empty();
    });
    return borrowed
               ? "Assumed: where numRegs names another architecture (\"of sm_90\"), the device uses the same "
                 "number."_msg() +
                     '\n'
               : "";
}

std::string summaryText(const Matrix& matrix) {
    const std::size_t accepted = matrix.acceptedCount();
    std::map<std::string, std::size_t> stops;
    for (const Row& row : matrix.rows)
        if (!row.accepted())
            ++stops[row.stoppedBy()];
    std::string reasons;
    for (const auto& [rule, count] : stops)
        reasons += fmt::format("{}{} {}", reasons.empty() ? "" : ", ", rule, count);
    std::string text =
        reasons.empty() ? "{accepted} of {devices, plural, other {# devices accept}} the launch."_msg(
                              "accepted"_a = accepted, "devices"_a = matrix.rows.size())
                        : "{accepted} of {devices, plural, other {# devices accept}} the launch; "
                          "refusals by rule: {rules}."_msg(
                              "accepted"_a = accepted, "devices"_a = matrix.rows.size(), "rules"_a = reasons);
    const auto documented = std::count_if(matrix.rows.begin(), matrix.rows.end(), [](const Row& row) {
        return row.device->provenance.kind == core::ProvenanceKind::Specification;
    });
    if (documented > 0)
        text += '\n' +
                "The limits of {devices, plural, one {# device} other {# devices}} are from documents; "
                "{command} lists the sources."_msg("devices"_a = documented,
                                                   "command"_a = "trichevron-cli devices NAME");
    return text + '\n';
}

void print(const Matrix& matrix, const KernelOptions& options) {
    const bool hasRegisters = options.registers.empty() && options.hasSource();
    std::vector<std::string> heads{"device"_msg(), "cc"_msg(), "blocks/SM"_msg(), "occupancy"_msg()};
    if (hasRegisters)
        heads.emplace_back("numRegs");
    heads.push_back("result"_msg());
    Table table(heads);
    for (const Row& row : matrix.rows) {
        std::vector<std::string> cells{row.device->name, fmt::format("{:>4}", capabilityText(*row.device))};
        if (row.accepted()) {
            const core::Occupancy occupancy = row.checked->evaluation.launchOccupancy();
            cells.push_back(fmt::format("{:>9}", occupancy.maxActiveBlocksPerMultiprocessor));
            cells.push_back(fmt::format("{:>9}", core::occupancyPercentText(occupancy.fraction())));
        } else {
            cells.insert(cells.end(), {fmt::format("{:>9}", "–"), fmt::format("{:>9}", "–")});
        }
        if (hasRegisters)
            cells.push_back(registersText(row));
        cells.push_back(resultText(row, matrix.api));
        table.add(std::move(cells));
    }
    std::string text;
    if (const Checked* first = matrix.firstChecked())
        text = launchText(first->config, first->evaluation);
    printText(text + tableAssumption(matrix, options) + '\n' + table.text() + '\n' + summaryText(matrix));
}

core::Json findingJson(const core::Finding& finding, core::LaunchApi api) {
    core::Json json;
    json["rule"] = toString(finding.rule);
    json["figure"] = figureText(finding);
    if (finding.status == core::FindingStatus::Violated)
        json["error"] = errorNameFor(api, finding.error);
    json["message"] = messageFor(finding);
    return json;
}

core::Json findingsJson(const Row& row, core::FindingStatus status, core::LaunchApi api) {
    core::Json json = core::Json::array();
    if (row.checked)
        for (const core::Finding& finding : row.checked->evaluation.findings)
            if (finding.status == status)
                json.push_back(findingJson(finding, api));
    return json;
}

core::Json rowJson(const Row& row, core::LaunchApi api) {
    core::Json json;
    json["name"] = row.device->name;
    json["computeCapability"] = capabilityText(*row.device);
    json["provenance"] = toString(row.device->provenance.kind);
    json["valid"] = row.accepted();
    json["error"] = errorName(row, api);
    json["stoppedBy"] = row.accepted() ? core::Json() : core::Json(row.stoppedBy());
    json["violations"] = findingsJson(row, core::FindingStatus::Violated, api);
    json["advice"] = findingsJson(row, core::FindingStatus::Advice, api);
    const Checked* checked = row.checked ? &*row.checked : nullptr;
    json["maxActiveBlocksPerMultiprocessor"] =
        checked != nullptr
            ? core::Json(checked->evaluation.launchOccupancy().maxActiveBlocksPerMultiprocessor)
            : core::Json();
    json["occupancy"] =
        checked != nullptr ? core::Json(checked->evaluation.launchOccupancy().fraction()) : core::Json();
    json["numRegs"] = checked != nullptr ? core::Json(checked->kernel.attributes.numRegs) : core::Json();
    const bool assumes = checked != nullptr && !checked->kernel.assumption.empty();
    json["assumption"] = assumes ? core::Json(checked->kernel.assumption) : core::Json();
    return json;
}

void printAsJson(const Matrix& matrix) {
    core::Json json;
    const Checked* first = matrix.firstChecked();
    json["launch"] = first != nullptr ? toJson(first->config) : core::Json();
    json["accepted"] = matrix.acceptedCount();
    json["refused"] = matrix.rows.size() - matrix.acceptedCount();
    core::Json& devices = json["devices"] = core::Json::array();
    for (const Row& row : matrix.rows)
        devices.push_back(rowJson(row, matrix.api));
    printJson(json);
}

} // namespace

ExitStatus checkOnDevices(const std::vector<core::DeviceProperties>& devices, const KernelOptions& kernel,
                          const LaunchForKernel& launchForKernel, const core::RuleSet& silenced,
                          bool asJson) {
    const Matrix matrix = checkAll(devices, KernelResolver(kernel), launchForKernel, silenced);
    if (asJson)
        printAsJson(matrix);
    else
        print(matrix, kernel);
    return matrix.acceptedCount() == matrix.rows.size() ? ExitStatus::Success : ExitStatus::Refused;
}

} // namespace trichevron::cli
