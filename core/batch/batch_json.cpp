// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/batch/batch_json.h"

#include "core/batch/general_json.h"
#include "core/batch/ignored_fields.h"
#include "core/catalogue/language.h"
#include "core/evaluation/block_launch.h"
#include "core/evaluation/silence.h"
#include "core/model_json/kernel_choice.h"
#include "core/occupancy/clusters.h"

#include <fmt/format.h>

#include <optional>
#include <variant>

namespace trichevron::core {

namespace {

std::string sourceOf(std::uint64_t number) {
    return fmt::format("line {}", number);
}

/// A value as it was read: numbers with all their digits.
void writeValue(JsonText& out, const JsonValue& value) {
    switch (value.kind()) {
    case JsonKind::Null:
        out.value(nullptr);
        break;
    case JsonKind::Boolean:
        out.value(value.boolean());
        break;
    case JsonKind::Integer:
        if (value.integer() == 0)
            out.json("-0"); // the only zero that is not Unsigned
        else
            out.value(value.integer());
        break;
    case JsonKind::Unsigned:
        out.value(value.number());
        break;
    case JsonKind::Real:
        out.json(value.realText());
        break;
    case JsonKind::String:
        out.value(value.text());
        break;
    case JsonKind::Array:
        out.beginArray();
        value.forEachElement([&](const JsonValue& element) { writeValue(out, element); });
        out.endArray();
        break;
    case JsonKind::Object:
        out.beginObject();
        value.forEachMember([&](std::string_view key, const JsonValue& member) {
            out.anyKey(key);
            writeValue(out, member);
        });
        out.endObject();
        break;
    }
}

/// The line's id, as it is; null where there is none.
void writeId(JsonText& out, const std::optional<JsonValue>& id) {
    out.key("id");
    if (id)
        writeValue(out, *id);
    else
        out.value(nullptr);
}

/// Leaves the object open.
void beginRefusal(JsonText& out, const std::optional<JsonValue>& id, std::string_view sentence) {
    out.beginObject();
    writeId(out, id);
    out.member("inputError", sentence);
}

/// Of a line that has no fields.
void writeRefusal(JsonText& out, std::string_view sentence) {
    beginRefusal(out, std::nullopt, sentence);
    out.endObject();
    out.endLine();
}

bool isField(BatchQuestion question, std::string_view key) {
    if (key == "id" || key == "kernel")
        return true;
    return question == BatchQuestion::Check ? isLaunchField(key)
                                            : key == "blockSize" || key == "dynamicSmemBytes";
}

void writeAssumption(JsonText& out, const ChosenKernel& kernel) {
    if (!kernel.assumption.empty())
        out.member("assumption", std::string_view(kernel.assumption));
}

void answerCheck(JsonText& out, const JsonReader& line, const DeviceProperties& device,
                 const RuleSet& silenced) {
    const LaunchConfig config = launchConfigFromJson(line);
    ChosenKernel kernel;
    if (const auto reader = line.find("kernel"))
        kernel = kernelForDevice(*reader, device);
    Evaluation evaluation = evaluate(config, kernel.attributes, device, verdictScope);
    silence(evaluation, silenced);
    writeMembers(out, evaluation, config);
    writeAssumption(out, kernel);
}

/// In clusters where the kernel declares them. Most kernels do not, and their answer takes no evaluation.
Occupancy occupancyOf(const KernelAttributes& kernel, const DeviceProperties& device, std::uint32_t blockSize,
                      Bytes dynamicSmem) {
    const Occupancy occupancy = computeOccupancy(kernel, device, blockSize, dynamicSmem);
    const bool declaresNone =
        std::holds_alternative<std::monostate>(kernel.declared.clusterDims) && !gridCountsClusters(kernel);
    if (declaresNone || !evaluateBlock(kernel, device, {blockSize, 1, 1}, dynamicSmem).clusters)
        return occupancy;
    return inClusters(occupancy);
}

void answerOccupancy(JsonText& out, const JsonReader& line, const DeviceProperties& device) {
    const JsonReader given = line.at("kernel");
    const ChosenKernel kernel = kernelForDevice(given, device);
    requirePossibleKernel(given);
    const auto blockSize = line.at("blockSize").integer<std::uint32_t>(1);
    Bytes dynamicSmem;
    if (const auto bytes = line.find("dynamicSmemBytes"))
        dynamicSmem = {bytes->integer<std::uint64_t>()};
    writeMembers(out, occupancyOf(kernel.attributes, device, blockSize, dynamicSmem));
    writeAssumption(out, kernel);
}

} // namespace

bool BatchAnswers::answer(std::string_view line, std::uint64_t number) {
    const EnglishScope english;
    if (plain_.parse(line))
        return answerRead(JsonReader(JsonValue(plain_.root())), number);
    try {
        const GeneralJson general(line, sourceOf(number));
        return answerRead(JsonReader(JsonValue(general.root())), number);
    } catch (const InputError& error) {
        writeRefusal(out_, error.what());
        return false;
    }
}

bool BatchAnswers::answerRead(const JsonReader& line, std::uint64_t number) {
    const std::size_t before = out_.size();
    const std::optional<JsonValue> id = line.is(JsonKind::Object) ? line.value().member("id") : std::nullopt;
    try {
        out_.beginObject();
        writeId(out_, id);
        if (question_ == BatchQuestion::Check)
            answerCheck(out_, line, device_, silenced_);
        else
            answerOccupancy(out_, line, device_);
        writeIgnoredFields(out_, line.value());
        out_.endObject();
        out_.endLine();
        return true;
    } catch (const InputError& error) {
        out_.cutTo(before);
        beginRefusal(out_, id, fmt::format("{}: {}", sourceOf(number), error.what()));
        // A misspelled name is why another field is missing.
        if (line.is(JsonKind::Object))
            writeUnknownFields(out_, line.value(),
                               [this](std::string_view key) { return isField(question_, key); });
        out_.endObject();
        out_.endLine();
        return false;
    }
}

void BatchAnswers::refuse(std::uint64_t number, std::string_view reason) {
    writeRefusal(out_, fmt::format("{}: {}", sourceOf(number), reason));
}

} // namespace trichevron::core
