// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about launch attributes whose value is a struct. The driver checks the members of each in the order
// of the records (seen on H200, driver 580.159.04).
#include "core/device/attribute_limits.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"

#include <fmt/format.h>

#include <string>

namespace trichevron::core::rules {

namespace {

using Attribute = std::optional<MemberValues> LaunchAttributes::*;

/// The functions that all rules for an attribute share.
template <Attribute attribute, LaunchField field>
struct Of {
    static const MemberValues& values(const RuleContext& c) { return *(c.config.attributes.*attribute); }
    static std::int64_t whole(const RuleContext& c, std::size_t member) {
        return static_cast<std::int64_t>(values(c).at(member));
    }
    static bool isGiven(const RuleContext& c) {
        return canSetClusterDim(c.config.api) && (c.config.attributes.*attribute).has_value();
    }
    /// Proposes another number for a member, and to remove the attribute.
    static void proposeMember(const RuleContext& c, std::vector<Fix>& fixes, std::size_t member,
                              double number) {
        MemberValues wanted = values(c);
        wanted.at(member) = number;
        fixes::addAttribute(c, fixes, attribute, wanted);
        fixes::addRemoveAttribute(c, fixes, attribute);
    }
};

using DomainMap = Of<&LaunchAttributes::memSyncDomainMap, LaunchField::MemSyncDomainMap>;
using AccessWindow = Of<&LaunchAttributes::accessPolicyWindow, LaunchField::AccessWindow>;

std::int64_t lastDomain(const RuleContext& c) {
    return static_cast<std::int64_t>(memSyncDomainCount(c.device)) - 1;
}

/// The first member of the map that is past the last domain.
std::size_t wrongDomain(const RuleContext& c) {
    return DomainMap::whole(c, domain_map::defaultDomain) > lastDomain(c) ? domain_map::defaultDomain
                                                                          : domain_map::remoteDomain;
}

/// The whole part and the six digits behind the point, as the driver's log prints the ratio.
std::vector<Count> printedRatio(const RuleContext& c) {
    const std::string text =
        fmt::format("{:.6f}", static_cast<float>(AccessWindow::values(c).at(access_window::hitRatio)));
    const std::size_t point = text.find('.');
    const auto whole = static_cast<std::uint32_t>(std::stoll(text.substr(0, point)));
    return {Count{whole}, Count{std::stoull(text.substr(point + 1))}};
}

constexpr MemberValues window(double bytes, double ratio, double hit, double miss) {
    return {bytes, ratio, hit, miss};
}

constexpr Rule structRecords[] = {
    {
        .id = RuleId::MemSyncDomainMapRange,
        .name = "memSyncDomainMapRange",
        .needsAttribute = true,
        .error = CudaStatus::InvalidValue,
        .applies = DomainMap::isGiven,
        .isViolated =
            [](const RuleContext& c) { return DomainMap::whole(c, wrongDomain(c)) > lastDomain(c); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                const std::size_t wrong = wrongDomain(c);
                f.arguments = {{"value", std::to_string(DomainMap::whole(c, wrong))},
                               {"limit", std::to_string(lastDomain(c))},
                               {"member", std::string(domain_map::members.at(wrong).name)}};
                f.fields.add(LaunchField::MemSyncDomainMap);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                DomainMap::proposeMember(c, fixes, wrongDomain(c), static_cast<double>(lastDomain(c)));
            },
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::SetAttribute, FixId::RemoveAttribute},
        .limitAttribute = "cudaDevAttrMemSyncDomainCount − 1",
        .title = "Memory synchronization domain map"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "memSyncDomainMap maps {member} to domain {value}; the device's domains end at {limit}."_msg,
        .driverSentences =
            {"Invalid mem sync domain map: default domain maps to {value} which is beyond the device limit {limit}"_logged,
             "Invalid mem sync domain map: remote domain maps to {value} which is beyond the device limit {limit}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.attributes.memSyncDomainMap = MemberValues{0, 4};
            },
    },
    {
        .id = RuleId::AccessWindowMissProperty,
        .name = "accessWindowMissProperty",
        .needsAttribute = true,
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Document,
        .applies = AccessWindow::isGiven,
        .isViolated =
            [](const RuleContext& c) {
                return AccessWindow::whole(c, access_window::missProp) == access_window::persisting;
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", std::to_string(AccessWindow::whole(c, access_window::missProp))},
                               {"limit", std::string("0, 1")}};
                f.fields.add(LaunchField::AccessWindow);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                AccessWindow::proposeMember(c, fixes, access_window::missProp, 0);
            },
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::SetAttribute, FixId::RemoveAttribute},
        .limitAttribute = "cudaAccessPolicyWindow::missProp",
        .title = "Misses of the access policy window"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "missProp of accessPolicyWindow is {value} (persisting); it can be 0 (normal) or 1 "
                   "(streaming)."_msg,
        .driverSentences = {"Cache miss property cannot be set to CU_ACCESS_PROPERTY_PERSISTING"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) { e.config.attributes.accessPolicyWindow = window(4096, 0.5, 1, 2); },
    },
    {
        .id = RuleId::AccessWindowSize,
        .name = "accessWindowSize",
        .needsAttribute = true,
        .error = CudaStatus::InvalidValue,
        .applies =
            [](const RuleContext& c) {
                return AccessWindow::isGiven(c) && maxAccessPolicyWindow(c.device).has_value();
            },
        .isViolated =
            [](const RuleContext& c) {
                return AccessWindow::values(c).at(access_window::numBytes) >
                       static_cast<double>(*maxAccessPolicyWindow(c.device));
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", Count{static_cast<std::uint64_t>(
                                             AccessWindow::whole(c, access_window::numBytes))}},
                               {"limit", Count{*maxAccessPolicyWindow(c.device)}}};
                f.fields.add(LaunchField::AccessWindow);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                AccessWindow::proposeMember(c, fixes, access_window::numBytes,
                                            static_cast<double>(*maxAccessPolicyWindow(c.device)));
            },
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::SetAttribute, FixId::RemoveAttribute},
        .limitAttribute = "cudaDeviceProp::accessPolicyMaxWindowSize",
        .title = "Size of the access policy window"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "num_bytes of accessPolicyWindow is {value}; the device's largest window has {limit} bytes."_msg,
        .driverSentences = {"Access policy window size {value} > max supported {limit}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                const double most = static_cast<double>(maxAccessPolicyWindow(e.device).value_or(0));
                e.config.attributes.accessPolicyWindow = window(most + 1, 1, 1, 0);
            },
    },
    {
        .id = RuleId::AccessWindowHitRatio,
        .name = "accessWindowHitRatio",
        .needsAttribute = true,
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Document,
        .applies = AccessWindow::isGiven,
        .isViolated =
            [](const RuleContext& c) {
                const auto ratio = static_cast<float>(AccessWindow::values(c).at(access_window::hitRatio));
                return ratio < 0 || ratio > 1;
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {
                    {"value", fmt::format("{}", AccessWindow::values(c).at(access_window::hitRatio))},
                    {"limit", std::string("1")}};
                f.fields.add(LaunchField::AccessWindow);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                const bool isNegative = AccessWindow::values(c).at(access_window::hitRatio) < 0;
                AccessWindow::proposeMember(c, fixes, access_window::hitRatio, isNegative ? 0 : 1);
            },
        .graphStep = graph_step::setAttribute,
        .fixKinds = {FixId::SetAttribute, FixId::RemoveAttribute},
        .limitAttribute = "cudaAccessPolicyWindow::hitRatio",
        .title = "Hit ratio of the access policy window"_msg,
        .figure = "{value}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "hitRatio of accessPolicyWindow is {value}; it must be from 0 to 1."_msg,
        .driverSentences = {"Hit ratio {value} is outside of valid range [0,1]"_logged},
        .driverNumbers =
            [](const RuleContext& c, const DriverReason&) {
                DriverNumbers numbers;
                numbers.value = printedRatio(c);
                return numbers;
            },
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) { e.config.attributes.accessPolicyWindow = window(4096, 1.5, 1, 0); },
    },
};

} // namespace

std::span<const Rule> structAttributeRules() {
    return structRecords;
}

} // namespace trichevron::core::rules
