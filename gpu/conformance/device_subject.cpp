// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/conformance/device_subject.h"

#include "core/json/json_writer.h"
#include "core/model_json/model_json.h"
#include "gpu/availability.h"
#include "gpu/conformance/child_process.h"
#include "gpu/conformance/question_runner.h"
#include "gpu/cuda_call.h"
#include "gpu/device_query.h"
#include "gpu/gpc_layout.h"

#include <cstring>
#include <string_view>
#include <type_traits>

namespace trichevron::gpu {

namespace {

using namespace core::conformance;

constexpr core::Seconds limit{180};
/// Grids with more blocks take so long, or never end, that running many would cost minutes.
constexpr core::Count maxBlocksToRun = core::Count{1} << 20U;
/// Launches that can wait in a stream before the launching call itself blocks.
constexpr std::size_t maxQueuedLaunches = 400;

/// Calls `work(QuestionRunner&)` in a child process. Translates CudaError to BackendError.
template <class Work>
std::string runWithDevice(int device, Work work) {
    return runInChildProcess(
        [&] {
            requireDevice(device);
            try {
                QuestionRunner runner(device);
                return work(runner);
            } catch (const CudaError& error) {
                throw toBackendError(error);
            }
        },
        limit);
}

template <class Answer>
void append(std::string& bytes, const Answer& answer) {
    static_assert(std::is_trivially_copyable_v<Answer>);
    const std::size_t size = bytes.size();
    bytes.resize(size + sizeof answer);
    std::memcpy(bytes.data() + size, &answer, sizeof answer);
}

constexpr int noStep = -1;

/// The code, the failed call of a graph, the length of the sentence, and the sentence.
void appendLaunch(std::string& bytes, const core::conformance::LaunchAnswer& answer) {
    append(bytes, answer.code);
    append(bytes, answer.failsAt ? static_cast<int>(*answer.failsAt) : noStep);
    append(bytes, answer.driverSentence.size());
    bytes += answer.driverSentence;
}

template <class Value>
Value take(std::string_view& bytes) {
    Value value{};
    std::memcpy(&value, bytes.data(), sizeof value);
    bytes.remove_prefix(sizeof value);
    return value;
}

core::conformance::LaunchAnswer takeLaunch(std::string_view& bytes) {
    core::conformance::LaunchAnswer answer;
    answer.code = take<int>(bytes);
    if (const int step = take<int>(bytes); step != noStep)
        answer.failsAt = static_cast<core::LaunchStep>(step);
    const auto length = take<std::size_t>(bytes);
    answer.driverSentence = bytes.substr(0, length);
    bytes.remove_prefix(length);
    return answer;
}

class DeviceSubject : public Subject {
public:
    explicit DeviceSubject(int device) : ordinal_(device) {
        const std::string text = runWithDevice(device, [&](const QuestionRunner& runner) {
            const Nvml nvml;
            core::DeviceProperties properties = queryDevice(device, nvml);
            setSmsPerGpc(properties, querySmsPerGpc(device));
            core::Json json;
            json["device"] = toJson(properties);
            core::Json& kernels = json["kernels"] = core::Json::array();
            for (const core::KernelAttributes& kernel : runner.kernels())
                kernels.push_back(toJson(kernel));
            return core::compactText(json);
        });
        const core::Json json = core::parseJson(text, "the process that queries the GPU");
        const core::JsonReader reader(json);
        device_ = devicePropertiesFromJson(reader.at("device"));
        for (const core::JsonReader& kernel : reader.at("kernels").elements())
            kernels_.push_back(kernelAttributesFromJson(kernel));
    }

    const core::DeviceProperties& device() const override { return device_; }
    const std::vector<core::KernelAttributes>& kernels() const override { return kernels_; }

    std::vector<core::conformance::LaunchAnswer> answer(std::span<const LaunchQuestion> questions) override {
        std::vector<std::size_t> runLaunches;
        std::vector<std::size_t> blockedLaunches;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const bool isBlocked = !isGraphNode(questions[i].config.api) && !hasFewBlocks(questions[i]);
            (isBlocked ? blockedLaunches : runLaunches).push_back(i);
        }
        std::vector<LaunchAnswer> answers(questions.size());
        launchAll(questions, runLaunches, false, answers);
        for (std::size_t first = 0; first < blockedLaunches.size(); first += maxQueuedLaunches)
            launchAll(questions,
                      std::span(blockedLaunches)
                          .subspan(first, std::min(maxQueuedLaunches, blockedLaunches.size() - first)),
                      true, answers);
        return answers;
    }
    std::vector<core::conformance::OccupancyAnswer>
    answer(std::span<const OccupancyQuestion> questions) override {
        return answerAll<OccupancyAnswer>(questions);
    }
    std::vector<core::conformance::ClusterAnswer>
    answer(std::span<const ClusterQuestion> questions) override {
        return answerAll<ClusterAnswer>(questions);
    }
    std::vector<SuggestionAnswer> answer(std::span<const SuggestionQuestion> questions) override {
        return answerAll<SuggestionAnswer>(questions);
    }

private:
    /// Whether the grid, once launched, ends within milliseconds.
    bool hasFewBlocks(const LaunchQuestion& question) const {
        const core::LaunchShape shape =
            computeShape(question.config, kernels_[question.kernel.number], device_.warpSize);
        return volume(shape.grid) <= maxBlocksToRun;
    }

    /// A node of a graph that is instantiated but not launched. One with many blocks would have to wait in a
    /// blocked stream, where its graph cannot be destroyed. A cooperative one may be accepted although its
    /// blocks are not resident at the same time, and then fails with cudaErrorLaunchFailure or does not end
    /// (docs/launch-attributes.md).
    bool isOnlyInstantiated(const LaunchQuestion& question) const {
        return isGraphNode(question.config.api) &&
               (isCooperative(question.config) || !hasFewBlocks(question));
    }

    void launchAll(std::span<const LaunchQuestion> questions, std::span<const std::size_t> which,
                   bool blocked, std::vector<core::conformance::LaunchAnswer>& answers) const {
        if (which.empty())
            return;
        const std::string bytes = runWithDevice(ordinal_, [&](QuestionRunner& runner) {
            std::string collected;
            if (blocked)
                runner.blockLaunches();
            for (const std::size_t i : which)
                appendLaunch(collected, runner.answer(questions[i], !isOnlyInstantiated(questions[i])));
            if (!blocked)
                runner.finish();
            return collected;
        });
        std::string_view rest = bytes;
        for (const std::size_t i : which)
            answers[i] = takeLaunch(rest);
    }

    template <class Answer, class Question>
    std::vector<Answer> answerAll(std::span<const Question> questions) const {
        const std::string bytes = runWithDevice(ordinal_, [&](QuestionRunner& runner) {
            std::string collected;
            for (const Question& question : questions)
                append(collected, runner.answer(question));
            return collected;
        });
        std::vector<Answer> answers(questions.size());
        if (!answers.empty())
            std::memcpy(answers.data(), bytes.data(), bytes.size());
        return answers;
    }

    int ordinal_;
    core::DeviceProperties device_;
    std::vector<core::KernelAttributes> kernels_;
};

} // namespace

std::unique_ptr<core::conformance::Subject> makeDeviceSubject(int device) {
    return std::make_unique<DeviceSubject>(device);
}

} // namespace trichevron::gpu
