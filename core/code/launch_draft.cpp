// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/launch_draft.h"

#include "core/catalogue/message_literal.h"
#include "core/code/code_arithmetic.h"
#include "core/code/cuda_enumerators.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::array<std::string_view, 5> defaultStreams{
    "cudaStreamLegacy", "cudaStreamDefault", "CU_STREAM_LEGACY", "cudaStream_t()", "cudaStream_t{}"};

CodeProblem outOfRange(std::string_view member, const std::string& number, std::int64_t min, std::int64_t max,
                       std::size_t offset) {
    return {"{attribute} is {number}, and holds {min} to {max}"_msg.with(
                "attribute"_a = member, "number"_a = number, "min"_a = std::to_string(min),
                "max"_a = std::to_string(max)),
            offset};
}

} // namespace

LaunchDraft::LaunchDraft(const CodeReading& code, std::size_t index, LaunchApi api, std::string kernel)
    : language_(code.language) {
    launch_.offset = code.at(index).offset;
    launch_.config.api = api;
    launch_.kernel = std::move(kernel);
}

void LaunchDraft::addMissing(const CodeNumber& number, LaunchPart part) {
    if (!number.missing.empty())
        launch_.unknown.insert(part);
    for (const std::string& name : number.missing)
        if (std::find(launch_.missing.begin(), launch_.missing.end(), name) == launch_.missing.end())
            launch_.missing.push_back(name);
}

CodeNumber LaunchDraft::wholeNumber(const CodeNumber& number, std::size_t offset) {
    if (language_ == CodeLanguage::Python && number.isKnown() && number.isReal)
        throw CodeProblem{"{number} is a float, and a launch takes int; use // or math.ceil"_msg.with(
                              "number"_a = fmt::format("{}", number.real)),
                          offset};
    return truncated(number, offset);
}

std::uint32_t LaunchDraft::axis(const CodeNumber& given, std::size_t offset, LaunchPart part) {
    const CodeNumber number = wholeNumber(given, offset);
    addMissing(number, part);
    if (!number.isKnown())
        return 1;
    constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
    if (number.whole < 0 || number.whole > most)
        throw CodeProblem{"an axis is {number}, and holds 0 to {most}"_msg.with(
                              "number"_a = std::to_string(number.whole), "most"_a = std::to_string(most)),
                          offset};
    return static_cast<std::uint32_t>(number.whole);
}

template <class Level>
Extent<Level> LaunchDraft::extent(const CodeValue& value, std::size_t offset, LaunchPart part) {
    constexpr std::size_t mostAxes = 3;
    if (value.numbers.size() > mostAxes)
        throw CodeProblem{
            "this has {count} axes; a launch has 1 to 3"_msg.with("count"_a = value.numbers.size()), offset};
    Extent<Level> result;
    for (std::size_t i = 0; i < value.numbers.size(); ++i)
        result[allAxes[i]] = axis(value.numbers[i], offset, part);
    return result;
}

void LaunchDraft::setGrid(const CodeValue& value, std::size_t offset) {
    launch_.config.gridDim = extent<level::Grid>(value, offset, LaunchPart::Grid);
}

void LaunchDraft::setBlock(const CodeValue& value, std::size_t offset) {
    launch_.config.blockDim = extent<level::Block>(value, offset, LaunchPart::Block);
}

void LaunchDraft::setCluster(const CodeValue& value, std::size_t offset) {
    launch_.config.clusterDim = extent<level::Cluster>(value, offset, LaunchPart::Cluster);
}

void LaunchDraft::setPreferredCluster(const CodeValue& value, std::size_t offset) {
    launch_.config.attributes.preferredClusterDim =
        extent<level::Cluster>(value, offset, LaunchPart::Attributes);
}

void LaunchDraft::setSharedMemory(const CodeValue& value, std::size_t offset) {
    const CodeNumber number = wholeNumber(value.number(), offset);
    addMissing(number, LaunchPart::SharedMemory);
    if (!number.isKnown())
        return;
    const bool isUnsignedInt = takesSmemIn32Bits(launch_.config.api);
    if (number.whole < 0)
        throw CodeProblem{"the shared memory is {number}, and cannot be negative"_msg.with(
                              "number"_a = std::to_string(number.whole)),
                          offset};
    if (isUnsignedInt && number.whole > std::numeric_limits<std::uint32_t>::max())
        throw CodeProblem{
            "{function} takes the shared memory as an unsigned int, at most {bytes} bytes"_msg.with(
                "function"_a = toString(launch_.config.api),
                "bytes"_a = digits(std::numeric_limits<std::uint32_t>::max())),
            offset};
    launch_.config.dynamicSmemBytes = Bytes{static_cast<std::uint64_t>(number.whole)};
}

void LaunchDraft::setStream(const CodeValue& value, const LaunchSurroundings& surroundings) {
    const std::string& name = value.symbol;
    if (const auto known = surroundings.streams.find(name); known != surroundings.streams.end()) {
        launch_.config.stream = known->second;
        if (const auto sms = surroundings.greenContextSms.find(name);
            sms != surroundings.greenContextSms.end() && !isGraphNode(launch_.config.api))
            launch_.config = withGreenContext(launch_.config, sms->second);
    } else if (name == "cudaStreamPerThread" || name == "CU_STREAM_PER_THREAD") {
        launch_.config.stream = StreamKind::PerThread;
    } else if (!name.empty() &&
               std::find(defaultStreams.begin(), defaultStreams.end(), name) == defaultStreams.end()) {
        addNote("The code does not create the stream {stream}; the launch takes the default stream."_msg.with(
            "stream"_a = name));
    }
}

void LaunchDraft::setCooperative(const CodeValue& value) {
    const CodeNumber number = value.number();
    addMissing(number);
    launch_.config.cooperative = number.isKnown() && number.whole != 0;
}

void LaunchDraft::setAttribute(const NumberAttribute& attribute, const CodeValue& value, std::size_t offset) {
    const CodeNumber number = wholeNumber(enumeratorValue(value), offset);
    addMissing(number);
    if (number.whole < attribute.min || number.whole > attribute.max)
        throw outOfRange(attribute.member, std::to_string(number.whole), attribute.min, attribute.max,
                         offset);
    launch_.config.attributes.*attribute.value = number.whole;
}

void LaunchDraft::setAttribute(const StructAttribute& attribute, const std::vector<CodeValue>& values,
                               std::size_t offset) {
    MemberValues numbers{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const AttributeMember& member = attribute.members[i];
        CodeNumber number = enumeratorValue(values[i]);
        if (!member.isRatio)
            number = wholeNumber(number, offset);
        addMissing(number);
        const auto held = memberNumber(member, number.asReal());
        if (!held)
            throw outOfRange(member.name, fmt::format("{}", number.asReal()), member.min, member.max, offset);
        numbers.at(i) = *held;
    }
    launch_.config.attributes.*attribute.value = numbers;
}

void LaunchDraft::takeOptIns(const LaunchSurroundings& surroundings, const CodeScope& scope) {
    std::string name = launch_.kernel;
    if (!surroundings.optIns.contains(name))
        name = name.substr(0, name.find('<'));
    if (const auto found = surroundings.optIns.find(name); found != surroundings.optIns.end())
        launch_.optIns = found->second;
    if (const auto found = surroundings.missing.find(name); found != surroundings.missing.end())
        for (const std::string& value : found->second)
            addMissing(CodeNumber::unknown(value), LaunchPart::OptIns);
    if (const auto bytes = scope.find(launch_.kernel + ".max_dynamic_shared_size_bytes")) {
        addMissing(bytes->number(), LaunchPart::OptIns);
        if (bytes->number().isKnown() && bytes->number().whole >= 0)
            launch_.optIns.maxDynamicSharedSizeBytes =
                Bytes{static_cast<std::uint64_t>(bytes->number().whole)};
    }
}

} // namespace trichevron::core
