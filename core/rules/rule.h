// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The record of a rule, and the table of all rules. The checks, the messages, RULES.md
/// and the tests of all rules read these records.
#pragma once

#include "core/catalogue/message_literal.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"
#include "core/rules/driver_sentence.h"
#include "core/rules/finding.h"
#include "core/rules/rule_context.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Who sets a limit.
enum class LimitOrigin {
    Device,  ///< the device's properties, or a value derived from them
    Given,   ///< the kernel's attributes or declarations, or the launch itself
    Document ///< CUDA's documentation
};

/// The error that a runtime before CUDA 13.0 returns for a violated rule.
enum class CodeBefore13 {
    Unknown,              ///< no report was found; taken to be the same
    InvalidConfiguration, ///< by published reports, for at least one function of the runtime API
    Same                  ///< by published reports
};

/// A set of FixId values.
class FixKinds {
public:
    constexpr FixKinds() = default;
    constexpr FixKinds(std::initializer_list<FixId> fixes) {
        for (const FixId fix : fixes)
            bits_ |= 1U << static_cast<unsigned>(fix);
    }
    constexpr bool has(FixId fix) const { return (bits_ >> static_cast<unsigned>(fix) & 1U) != 0; }
    /// In the order of FixId.
    std::vector<FixId> list() const;

private:
    std::uint32_t bits_ = 0;
};

/// A launch that violates one rule before all others, or leads to one piece of advice.
struct RuleExample {
    LaunchConfig config;
    KernelAttributes kernel;
    DeviceProperties device;
    /// The properties in which the device differs from the original, as CUDA writes them:
    /// "clusterLaunch = 0"; empty when it does not differ.
    std::string deviceChange;
};

/// Everything about one rule. CONTRIBUTING.md says how to add one.
struct Rule {
    RuleId id;
    std::string_view name; ///< stable id used in JSON: "threadsPerBlock"
    /// Applies only to a launch with launch attributes or a green context, which few launches have.
    bool needsAttribute = false;
    CudaStatus error = CudaStatus::Success; ///< what CUDA 13.0 returns on violation; Success: it is advice
    CodeBefore13 codeBefore13 = CodeBefore13::Unknown;
    LimitOrigin limitOrigin = LimitOrigin::Device;
    bool isOfRunning = false; ///< advice on how the launch runs, which is not given for a refused one
    bool (*applies)(const RuleContext&) = [](const RuleContext&) { return true; };
    bool (*isViolated)(const RuleContext&);         ///< called only when the rule applies
    void (*describe)(const RuleContext&, Finding&); ///< fills arguments and fields
    void (*proposeFixes)(const RuleContext&, std::vector<Fix>&) = nullptr; ///< smallest change first
    /// The call that fails when the launch is a node of a graph; empty where no launch has shown it.
    std::optional<LaunchStep> (*graphStep)(const RuleContext&) = nullptr;
    FixKinds fixKinds{};             ///< the kinds that proposeFixes can propose
    std::string_view limitAttribute; ///< CUDA's name of the attribute or document that states the limit
    Message limitName{};             ///< for people, where CUDA has no name for the limit

    Message title;
    Message figure{};          ///< the numbers in short, when the rule is violated or is advice
    Message satisfiedFigure{}; ///< the numbers in short, when the launch satisfies the rule
    Message message{};         ///< when the rule is violated, or the advice
    /// The driver's sentences for a violation (readDriverSentence()). None: the driver is silent.
    std::array<std::string_view, 2> driverSentences{};
    /// The driver's sentence for a node of a graph, where it is another.
    std::string_view nodeSentence{};
    /// The numbers in the driver's sentence, where these are not the value and the limit of describe().
    DriverNumbers (*driverNumbers)(const RuleContext&, const DriverReason&) = nullptr;
    Message source; ///< how the rule is known: "seen on …", a document, arithmetic

    /// Changes a valid launch of 64 × 4 × 4 blocks of 64 threads into one that violates this rule.
    void (*makeExample)(RuleExample&);

    bool isAdvice() const { return error == CudaStatus::Success; }
};

/// The common values of Rule::source.
namespace source {
inline constexpr Message seen = "seen on H200, driver 580.159.04, CUDA 13.0"_msg;
inline constexpr Message documented = "documented, not verified by a launch"_msg;
inline constexpr Message arithmetic = "arithmetic"_msg;
} // namespace source

/// Where and when the driver's sentences, and its silence, were seen last (resources/conformance, "NVIDIA
/// H200").
struct DriverLogSource {
    std::string_view device;
    std::string_view driverVersion;
    std::string_view date; ///< ISO 8601
};
inline constexpr DriverLogSource driverLogSource{"NVIDIA H200", "580.159.04", "2026-11-23"};
/// Whether the driver's log is known for a rule: its sentences, or that it has none.
bool isDriverLogKnown(const Rule& rule);

/// All rules, indexed by RuleId.
std::span<const Rule> ruleTable();
/// The rules that may apply to the launch, in the same order. It is cheaper than to ask each.
std::span<const Rule> rulesFor(const LaunchConfig& config);
const Rule& ruleRecord(RuleId rule);

/// The error of a violated rule, as returned by the runtime in the device's provenance.
CudaStatus reportedError(const Rule& rule, const RuleContext& context);

/// The violated rules that make the device refuse the launch.
RuleSet findViolations(const RuleContext& context);
/// The violated rule whose error the driver returns; null without violations. A node of a graph is checked
/// call by call, and in each in the driver's order; what cudaGraphInstantiate checks comes last.
const Rule* firstViolated(const RuleSet& violations, const RuleContext& context);
/// The call of a graph that fails when the launch violates the rule; empty where no launch has shown it, and
/// for a launch function.
std::optional<LaunchStep> failingStep(const Rule& rule, const RuleContext& context);

/// The example of a rule on a device with clusters and cooperative launches, such as the NVIDIA H200.
RuleExample ruleExample(RuleId rule, const DeviceProperties& device);

} // namespace trichevron::core
