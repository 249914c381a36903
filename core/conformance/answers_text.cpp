// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Replies as text. A reply is an array whose first element is its kind: with field names the file would be
// several times as large.
#include "core/catalogue/message_literal.h"
#include "core/conformance/answers.h"
#include "core/json/json_writer.h"
#include "core/model_json/model_json.h"

namespace trichevron::core::conformance {

namespace {

constexpr std::string_view answersFormat = "trichevron-answers";
constexpr int answersVersion = 1;

void append(std::string& text, const Json& value) {
    text += compactText(value);
    text += '\n';
}

/// The kind and the common fields: kernel, opt-in, non-portable, carve-out.
Json begun(std::string_view kind, const AskedKernel& kernel) {
    return Json::array({kind, kernel.number, kernel.optIns.maxDynamicSharedSizeBytes.value,
                        kernel.optIns.nonPortableClusterSizeAllowed ? 1 : 0,
                        kernel.optIns.preferredShmemCarveout});
}

void addLaunch(Json& line, const LaunchConfig& config) {
    line.push_back(static_cast<int>(config.api));
    line.push_back(config.cooperative ? 1 : 0);
    line.push_back(toJson(config.gridDim));
    line.push_back(toJson(config.blockDim));
    line.push_back(config.clusterDim ? toJson(*config.clusterDim) : Json());
    line.push_back(config.dynamicSmemBytes.value);
    if (config.attributes == LaunchAttributes{})
        return;
    Json& attributes = line.emplace_back(Json::array());
    const auto& preferred = config.attributes.preferredClusterDim;
    attributes.push_back(preferred ? toJson(*preferred) : Json());
    for (const NumberAttribute& attribute : numberAttributes) {
        const std::optional<std::int64_t>& number = config.attributes.*attribute.value;
        attributes.push_back(number ? Json(*number) : Json());
    }
    for (const StructAttribute& attribute : structAttributes) {
        const std::optional<MemberValues>& values = config.attributes.*attribute.value;
        attributes.push_back(values ? Json(*values) : Json());
    }
}

/// Reads the elements of an array in order.
class Elements {
public:
    explicit Elements(const JsonReader& line) : all_(line.elements()), line_(&line) {}
    const JsonReader& next() {
        if (taken_ == all_.size())
            line_->fail("an array with more elements"_msg);
        return all_[taken_++];
    }
    bool hasMore() const { return taken_ < all_.size(); }
    template <class Integer>
    Integer integer() {
        return next().template integer<Integer>();
    }
    bool flag() { return next().integer<int>(0, 1) != 0; }

    AskedKernel kernel(std::size_t kernels) {
        AskedKernel kernel;
        kernel.number = next().integer<std::size_t>(0, kernels - 1);
        kernel.optIns.maxDynamicSharedSizeBytes = Bytes{integer<std::uint64_t>()};
        kernel.optIns.nonPortableClusterSizeAllowed = flag();
        kernel.optIns.preferredShmemCarveout = next().integer<int>(-1, 100);
        return kernel;
    }
    LaunchConfig launch() {
        LaunchConfig config;
        config.api = allLaunchApis[next().integer<std::size_t>(0, allLaunchApis.size() - 1)];
        config.cooperative = flag();
        config.gridDim = extentFromJson<level::Grid>(next());
        config.blockDim = extentFromJson<level::Block>(next());
        if (const JsonReader& cluster = next(); !cluster.is(JsonKind::Null))
            config.clusterDim = extentFromJson<level::Cluster>(cluster);
        config.dynamicSmemBytes = Bytes{integer<std::uint64_t>()};
        if (hasMore() && all_[taken_].is(JsonKind::Array))
            readAttributes(next(), config.attributes);
        return config;
    }

private:
    static MemberValues membersFrom(const JsonReader& list, const StructAttribute& attribute) {
        Elements elements(list);
        MemberValues values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            const JsonReader& reader = elements.next();
            const double number = reader.number();
            if (i >= attribute.members.size())
                continue;
            const auto held = memberNumber(attribute.members[i], number);
            if (!held)
                reader.fail("a number that the member holds"_msg);
            values.at(i) = *held;
        }
        return values;
    }
    static void readAttributes(const JsonReader& list, LaunchAttributes& attributes) {
        Elements elements(list);
        if (const JsonReader& preferred = elements.next(); !preferred.is(JsonKind::Null))
            attributes.preferredClusterDim = extentFromJson<level::Cluster>(preferred);
        for (const NumberAttribute& attribute : numberAttributes) {
            if (!elements.hasMore())
                return; // written before there were so many
            if (const JsonReader& number = elements.next(); !number.is(JsonKind::Null))
                attributes.*attribute.value =
                    number.integer<std::int64_t>(attribute.min, static_cast<std::uint64_t>(attribute.max));
        }
        for (const StructAttribute& attribute : structAttributes) {
            if (!elements.hasMore())
                return;
            if (const JsonReader& members = elements.next(); !members.is(JsonKind::Null))
                attributes.*attribute.value = membersFrom(members, attribute);
        }
    }

    std::vector<JsonReader> all_;
    const JsonReader* line_;
    std::size_t taken_ = 0;
};

void readAnswer(Answers& answers, const JsonReader& line) {
    Elements elements(line);
    const JsonReader& kindReader = elements.next();
    const std::string kind = kindReader.string();
    const AskedKernel kernel = elements.kernel(answers.kernels.size());
    if (kind == "launch") {
        AnsweredLaunch& one = answers.launches.emplace_back();
        one.question = {kernel, elements.launch()};
        one.answer.code = elements.integer<int>();
        if (elements.hasMore())
            one.answer.driverSentence = elements.next().string();
        if (elements.hasMore()) {
            const JsonReader& step = elements.next();
            one.answer.failsAt = launchStepFromName(step.text());
            if (!one.answer.failsAt)
                step.fail("the name of a call of a graph's launch"_msg);
        }
    } else if (kind == "occupancy") {
        AnsweredOccupancy& one = answers.occupancies.emplace_back();
        one.question.kernel = kernel;
        one.question.blockSize = elements.integer<std::uint32_t>();
        one.question.dynamicSmemBytes = Bytes{elements.integer<std::uint64_t>()};
        one.answer.code = elements.integer<int>();
        one.answer.blocks = elements.integer<std::uint32_t>();
    } else if (kind == "cluster") {
        AnsweredCluster& one = answers.clusters.emplace_back();
        one.question = {kernel, elements.launch()};
        one.answer.activeCode = elements.integer<int>();
        one.answer.activeClusters = elements.integer<std::uint32_t>();
        one.answer.sizeCode = elements.integer<int>();
        one.answer.potentialSize = elements.integer<std::uint32_t>();
    } else if (kind == "suggestion") {
        AnsweredSuggestion& one = answers.suggestions.emplace_back();
        one.question.kernel = kernel;
        one.question.smem = Bytes{elements.integer<std::uint64_t>()};
        one.question.smemPerThread = Bytes{elements.integer<std::uint64_t>()};
        one.question.blockSizeLimit = elements.integer<std::uint32_t>();
        one.question.blocks = elements.integer<std::uint32_t>();
        one.question.blockSize = elements.integer<std::uint32_t>();
        one.answer.code = elements.integer<int>();
        one.answer.minGridSize = elements.integer<std::uint32_t>();
        one.answer.blockSize = elements.integer<std::uint32_t>();
        one.answer.smemCode = elements.integer<int>();
        one.answer.availableSmem = elements.integer<std::uint64_t>();
    } else {
        kindReader.fail("\"launch\", \"occupancy\", \"cluster\" or \"suggestion\""_msg);
    }
}

void readHead(Answers& answers, const JsonReader& head) {
    expectFormat(head, answersFormat, answersVersion);
    answers.device = devicePropertiesFromJson(head.at("device"));
    for (const JsonReader& kernel : head.at("kernels").elements())
        answers.kernels.push_back(kernelAttributesFromJson(kernel));
    if (answers.kernels.empty())
        head.at("kernels").fail("at least one kernel"_msg);
    for (const JsonReader& seed : head.at("seeds").elements())
        answers.seeds.push_back(seed.integer<std::uint64_t>());
}

} // namespace

std::string answersText(const Answers& answers) {
    std::string text;
    Json head;
    head["format"] = answersFormat;
    head["version"] = answersVersion;
    head["device"] = toJson(answers.device);
    Json& kernels = head["kernels"] = Json::array();
    for (const KernelAttributes& kernel : answers.kernels)
        kernels.push_back(toJson(kernel));
    head["seeds"] = answers.seeds;
    append(text, head);
    for (const auto& [question, answer] : answers.launches) {
        Json line = begun("launch", question.kernel);
        addLaunch(line, question.config);
        line.push_back(answer.code);
        if (!answer.driverSentence.empty() || answer.failsAt)
            line.push_back(answer.driverSentence);
        if (answer.failsAt)
            line.push_back(toString(*answer.failsAt));
        append(text, line);
    }
    for (const auto& [question, answer] : answers.occupancies) {
        Json line = begun("occupancy", question.kernel);
        for (const std::uint64_t number :
             {std::uint64_t{question.blockSize}, question.dynamicSmemBytes.value})
            line.push_back(number);
        line.push_back(answer.code);
        line.push_back(answer.blocks);
        append(text, line);
    }
    for (const auto& [question, answer] : answers.clusters) {
        Json line = begun("cluster", question.kernel);
        addLaunch(line, question.config);
        line.push_back(answer.activeCode);
        line.push_back(answer.activeClusters);
        line.push_back(answer.sizeCode);
        line.push_back(answer.potentialSize);
        append(text, line);
    }
    for (const auto& [question, answer] : answers.suggestions) {
        Json line = begun("suggestion", question.kernel);
        for (const std::uint64_t number :
             {question.smem.value, question.smemPerThread.value, std::uint64_t{question.blockSizeLimit},
              std::uint64_t{question.blocks}, std::uint64_t{question.blockSize}})
            line.push_back(number);
        line.push_back(answer.code);
        line.push_back(answer.minGridSize);
        line.push_back(answer.blockSize);
        line.push_back(answer.smemCode);
        line.push_back(answer.availableSmem);
        append(text, line);
    }
    return text;
}

Answers answersFromText(std::string_view text, std::string_view source) {
    Answers answers;
    for (std::uint64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view content = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::string place =
            "{source}, line {line}"_msg("source"_a = source, "line"_a = std::to_string(number));
        const Json line = parseJsonLine(content, place);
        try {
            if (number == 1)
                readHead(answers, JsonReader(line));
            else
                readAnswer(answers, JsonReader(line));
        } catch (const InputError& error) {
            throw InputError(place, error.text());
        }
    }
    if (answers.kernels.empty())
        throw InputError(source, "is empty, and should begin with a line of format \"{format}\""_msg.with(
                                     "format"_a = answersFormat));
    return answers;
}

} // namespace trichevron::core::conformance
