// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/capture_program.h"

#include "core/import/trace_numbers.h"

#include <utility>
#include <vector>

namespace trichevron::core {

CaptureProgram::CaptureProgram(std::string source)
    : builder_(std::move(source), "capture", {TraceGap::Barriers, TraceGap::OptIns}) {}

bool CaptureProgram::hasLaunches() const {
    const Program& program = builder_.program();
    return !program.launches.empty() || !program.refusedLaunches.empty() || !program.countedLaunches.empty();
}

std::uint32_t CaptureProgram::device(const JsonReader& object) {
    const auto number = [&](std::string_view key) {
        const auto value = object.find(key);
        return value ? value->integer<std::uint32_t>() : 0U;
    };
    const std::array<std::uint32_t, 3> place{number("pciDomainID"), number("pciBusID"),
                                             number("pciDeviceID")};
    const auto [found, isNew] = boards_.emplace(place, static_cast<std::int64_t>(boards_.size()));
    const std::uint32_t known = builder_.device(found->second);
    if (!isNew)
        return known;
    TracedDevice& device = builder_.deviceAt(known);
    device.name = nameOfTrace(object.at("name").text());
    if (const auto capability = object.find("computeCapability")) {
        const std::vector<JsonReader> parts = capability->elements();
        if (parts.size() == 2)
            device.computeCapability = {parts[0].integer<std::int32_t>(0, 999),
                                        parts[1].integer<std::int32_t>(0, 9)};
    }
    device.multiProcessorCount = number("multiProcessorCount");
    device.maxThreadsPerBlock = number("maxThreadsPerBlock");
    device.maxThreadsPerMultiProcessor = number("maxThreadsPerMultiProcessor");
    device.maxBlocksPerMultiProcessor = number("maxBlocksPerMultiProcessor");
    device.regsPerBlock = number("regsPerBlock");
    device.regsPerMultiprocessor = number("regsPerMultiprocessor");
    device.sharedMemPerBlock = Bytes{number("sharedMemPerBlock")};
    device.sharedMemPerBlockOptin = Bytes{number("sharedMemPerBlockOptin")};
    device.sharedMemPerMultiprocessor = Bytes{number("sharedMemPerMultiprocessor")};
    if (const auto bytes = object.find("totalGlobalMem"))
        device.totalGlobalMem = Bytes{bytes->integer<std::uint64_t>()};
    return known;
}

std::uint32_t CaptureProgram::refused(const ProgramConfiguration& configuration, const std::string& api,
                                      int code) {
    std::vector<RefusedLaunches>& all = builder_.program().refusedLaunches;
    const std::uint32_t number = builder_.configuration(configuration);
    const auto [found, isNew] =
        refused_.emplace(std::tuple(number, api, code), static_cast<std::uint32_t>(all.size()));
    if (isNew)
        all.push_back({number, api, code, 0, {}});
    return found->second;
}

} // namespace trichevron::core
