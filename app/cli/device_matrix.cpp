// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/device_matrix.h"

#include "app/cli/asked_kernel.h"
#include "app/cli/check_text.h"
#include "app/cli/output.h"
#include "core/evaluation/silence.h"
#include "core/messages/words.h"
#include "core/model_json/model_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace trichevron::cli {

namespace {

/// A launch on one device.
struct Asked {
    LaunchConfig config;
    ChosenKernel kernel;
    Evaluation evaluation;
};

struct Row {
    const DeviceProperties* device;
    std::optional<Asked> asked; ///< none when no binary of the kernel runs on the device

    bool accepted() const { return asked && asked->evaluation.accepted; }
    /// The rule whose code is returned; "noKernelImage" when there is nothing that could be launched.
    std::string stoppedBy() const {
        return std::string(asked ? nameOf(*asked->evaluation.reportedFirst) : "noKernelImage");
    }
};

struct Matrix {
    std::vector<Row> rows;
    LaunchApi api = LaunchApi::CudaLaunchKernel;

    std::size_t acceptedCount() const {
        return static_cast<std::size_t>(
            std::count_if(rows.begin(), rows.end(), [](const Row& row) { return row.accepted(); }));
    }
    const Asked* firstAsked() const {
        const auto found =
            std::find_if(rows.begin(), rows.end(), [](const Row& row) { return row.asked.has_value(); });
        return found == rows.end() ? nullptr : &*found->asked;
    }
};

Matrix ask(const std::vector<DeviceProperties>& devices, const AskedKernel& kernel, const LaunchOf& launchOf,
           const RuleSet& silenced) {
    Matrix matrix;
    for (const DeviceProperties& device : devices) {
        Row& row = matrix.rows.emplace_back(Row{&device, std::nullopt});
        const std::optional<ChosenKernel> chosen = kernel.on(device);
        if (!chosen)
            continue;
        const LaunchConfig config = launchOf(chosen->attributes);
        row.asked = Asked{config, *chosen, evaluate(config, chosen->attributes, device)};
        silence(row.asked->evaluation, silenced);
        matrix.api = config.api;
    }
    return matrix;
}

std::string capabilityText(const DeviceProperties& device) {
    return fmt::format("{}.{}", device.computeCapability.major, device.computeCapability.minor);
}

std::string_view errorOf(const Row& row, LaunchApi api) {
    return errorNameFor(api, row.asked ? row.asked->evaluation.predicted : CudaStatus::NoKernelImage);
}

/// Advice that the launch as it is described may not be made, or not run.
bool makesUncertain(RuleId rule) {
    return rule == RuleId::OptInCannotBeSet || rule == RuleId::RegistersPerThread ||
           rule == RuleId::StaticSharedMemory || rule == RuleId::CooperativeClusters ||
           rule == RuleId::ClusterMayNotRun;
}

/// "✓ accepted", or the error and the rule behind it with its figure.
std::string answerText(const Row& row, LaunchApi api) {
    if (!row.asked)
        return fmt::format("✗ {}: no binary of the kernel runs on it", errorOf(row, api));
    const Evaluation& evaluation = row.asked->evaluation;
    std::string text = "✓ accepted";
    if (!evaluation.accepted) {
        text = fmt::format("✗ {}: {} ({})", errorOf(row, api), row.stoppedBy(),
                           figureOf(evaluation.findings.front()));
        if (const std::size_t more = evaluation.violationCount() - 1; more > 0)
            text += fmt::format(" and {} more", more);
    }
    for (const Finding& finding : evaluation.findings)
        if (makesUncertain(finding.rule))
            text += fmt::format("; {}: {}", nameOf(finding.rule), figureOf(finding));
    return text;
}

/// "64", or "18 of sm_90" where the attributes are those of another architecture.
std::string registersText(const Row& row) {
    if (!row.asked)
        return "–";
    const KernelAttributes& kernel = row.asked->kernel.attributes;
    return row.asked->kernel.assumption.empty() || kernel.binaryVersion == 0
               ? std::to_string(kernel.numRegs)
               : fmt::format("{} of sm_{}", kernel.numRegs, kernel.binaryVersion);
}

/// What all devices were asked on, in words.
std::string assumptionIn(const Matrix& matrix, const KernelOptions& options) {
    if (!options.registers.empty())
        return fmt::format("Assumed: numRegs {} holds on every device; a compiler may use another number for "
                           "each architecture.\n",
                           options.registers);
    if (options.demo.empty() && options.file.empty())
        return "Assumed: registers do not limit; they were not given (--regs, --kernel or --kernel-file).\n";
    const bool borrowed = std::any_of(matrix.rows.begin(), matrix.rows.end(), [](const Row& row) {
        return row.asked && !row.asked->kernel.assumption.empty();
    });
    return borrowed ? "Assumed: where numRegs names another architecture (\"of sm_90\"), its number is taken "
                      "to hold.\n"
                    : "";
}

std::string summaryText(const Matrix& matrix) {
    const std::size_t accepted = matrix.acceptedCount();
    std::string text = fmt::format("{} of {} take it", accepted, matrix.rows.size());
    std::map<std::string, std::size_t> stops;
    for (const Row& row : matrix.rows)
        if (!row.accepted())
            ++stops[row.stoppedBy()];
    std::string reasons;
    for (const auto& [rule, count] : stops)
        reasons += fmt::format("{}{} {}", reasons.empty() ? "" : ", ", rule, count);
    if (!reasons.empty())
        text += fmt::format("; the others are stopped by {}", reasons);
    const auto documented = std::count_if(matrix.rows.begin(), matrix.rows.end(), [](const Row& row) {
        return row.device->provenance.kind == ProvenanceKind::Specification;
    });
    if (documented > 0)
        text +=
            fmt::format(".\nThe limits of {} of them are from documents: trichevron-cli devices NAME says "
                        "which",
                        documented);
    return text + ".\n";
}

void print(const Matrix& matrix, const KernelOptions& options) {
    const bool hasRegisters = options.registers.empty() && !(options.demo.empty() && options.file.empty());
    std::vector<std::string> heads{"device", "cc", "blocks/SM", "occupancy"};
    if (hasRegisters)
        heads.emplace_back("numRegs");
    heads.emplace_back("answer");
    Table table(heads);
    for (const Row& row : matrix.rows) {
        std::vector<std::string> cells{row.device->name, fmt::format("{:>4}", capabilityText(*row.device))};
        if (row.accepted()) {
            const Occupancy& occupancy = row.asked->evaluation.occupancy;
            cells.push_back(fmt::format("{:>9}", occupancy.maxActiveBlocksPerMultiprocessor));
            cells.push_back(fmt::format("{:>7.0f} %", 100 * occupancy.fraction()));
        } else {
            cells.insert(cells.end(), {fmt::format("{:>9}", "–"), fmt::format("{:>9}", "–")});
        }
        if (hasRegisters)
            cells.push_back(registersText(row));
        cells.push_back(answerText(row, matrix.api));
        table.add(std::move(cells));
    }
    std::string text;
    if (const Asked* first = matrix.firstAsked())
        text = launchText(first->config, first->evaluation);
    printText(text + assumptionIn(matrix, options) + '\n' + table.text() + '\n' + summaryText(matrix));
}

Json findingJson(const Finding& finding, LaunchApi api) {
    Json json;
    json["rule"] = nameOf(finding.rule);
    json["figure"] = figureOf(finding);
    if (finding.status == FindingStatus::Violated)
        json["error"] = errorNameFor(api, finding.error);
    json["message"] = sentenceOf(finding);
    return json;
}

Json findingsJson(const Row& row, FindingStatus status, LaunchApi api) {
    Json json = Json::array();
    if (row.asked)
        for (const Finding& finding : row.asked->evaluation.findings)
            if (finding.status == status)
                json.push_back(findingJson(finding, api));
    return json;
}

Json rowJson(const Row& row, LaunchApi api) {
    Json json;
    json["name"] = row.device->name;
    json["computeCapability"] = capabilityText(*row.device);
    json["provenance"] = nameOf(row.device->provenance.kind);
    json["valid"] = row.accepted();
    json["error"] = errorOf(row, api);
    json["stoppedBy"] = row.accepted() ? Json() : Json(row.stoppedBy());
    json["violations"] = findingsJson(row, FindingStatus::Violated, api);
    json["advice"] = findingsJson(row, FindingStatus::Advice, api);
    const Asked* asked = row.asked ? &*row.asked : nullptr;
    json["maxActiveBlocksPerMultiprocessor"] =
        asked != nullptr ? Json(asked->evaluation.occupancy.maxActiveBlocksPerMultiprocessor) : Json();
    json["occupancy"] = asked != nullptr ? Json(asked->evaluation.occupancy.fraction()) : Json();
    json["numRegs"] = asked != nullptr ? Json(asked->kernel.attributes.numRegs) : Json();
    const bool assumes = asked != nullptr && !asked->kernel.assumption.empty();
    json["assumption"] = assumes ? Json(asked->kernel.assumption) : Json();
    return json;
}

void printAsJson(const Matrix& matrix) {
    Json json;
    const Asked* first = matrix.firstAsked();
    json["launch"] = first != nullptr ? toJson(first->config) : Json();
    json["accepted"] = matrix.acceptedCount();
    json["refused"] = matrix.rows.size() - matrix.acceptedCount();
    Json& devices = json["devices"] = Json::array();
    for (const Row& row : matrix.rows)
        devices.push_back(rowJson(row, matrix.api));
    printJson(json);
}

} // namespace

ExitStatus answerForDevices(const std::vector<DeviceProperties>& devices, const KernelOptions& kernel,
                            const LaunchOf& launchOf, const RuleSet& silenced, bool asJson) {
    const Matrix matrix = ask(devices, AskedKernel(kernel), launchOf, silenced);
    if (asJson)
        printAsJson(matrix);
    else
        print(matrix, kernel);
    return matrix.acceptedCount() == matrix.rows.size() ? ExitStatus::Fine : ExitStatus::Refused;
}

} // namespace trichevron::cli
