// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/conformance/device_subject.h"

#include "core/json/json_writer.h"
#include "core/model_json/model_json.h"
#include "gpu/availability.h"
#include "gpu/cluster_groups.h"
#include "gpu/conformance/asking.h"
#include "gpu/conformance/child.h"
#include "gpu/cuda_call.h"
#include "gpu/device_query.h"

#include <cstring>
#include <type_traits>

namespace trichevron {

namespace {

using namespace conformance;

constexpr Seconds limit{180};
/// A grid of more blocks takes long enough that many of them would cost minutes, or does not end at all.
constexpr Count mostBlocksToRun = Count{1} << 20U;
/// Launches that may wait in a stream before the launching call itself waits.
constexpr std::size_t mostWaiting = 400;

/// Calls `work(Asking&)`, and tells what CUDA throws in words.
template <class Work>
std::string asked(int device, Work work) {
    return inChild(
        [&] {
            requireDevice(device);
            try {
                Asking asking(device);
                return work(asking);
            } catch (const CudaError& error) {
                throw asBackendError(error);
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

class DeviceSubject : public Subject {
public:
    explicit DeviceSubject(int device) : number_(device) {
        const std::string text = asked(device, [&](const Asking& asking) {
            const Nvml nvml;
            DeviceProperties properties = queryDevice(device, nvml);
            setClusterGroups(properties, learnClusterGroups(device));
            Json json;
            json["device"] = toJson(properties);
            Json& kernels = json["kernels"] = Json::array();
            for (const KernelAttributes& kernel : asking.kernels())
                kernels.push_back(toJson(kernel));
            return compactText(json);
        });
        const Json json = parseJson(text, "the process that asks the GPU");
        const JsonReader reader(json);
        device_ = devicePropertiesFromJson(reader.at("device"));
        for (const JsonReader& kernel : reader.at("kernels").elements())
            kernels_.push_back(kernelAttributesFromJson(kernel));
    }

    const DeviceProperties& device() const override { return device_; }
    const std::vector<KernelAttributes>& kernels() const override { return kernels_; }

    std::vector<LaunchAnswer> answer(std::span<const LaunchQuestion> questions) override {
        std::vector<std::size_t> ending;
        std::vector<std::size_t> endless;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const LaunchShape shape =
                shapeOf(questions[i].config, kernels_[questions[i].kernel.number], device_.warpSize);
            (volume(shape.grid) > mostBlocksToRun ? endless : ending).push_back(i);
        }
        std::vector<LaunchAnswer> answers(questions.size());
        launchAll(questions, ending, false, answers);
        for (std::size_t first = 0; first < endless.size(); first += mostWaiting)
            launchAll(questions,
                      std::span(endless).subspan(first, std::min(mostWaiting, endless.size() - first)), true,
                      answers);
        return answers;
    }
    std::vector<OccupancyAnswer> answer(std::span<const OccupancyQuestion> questions) override {
        return answered<OccupancyAnswer>(questions);
    }
    std::vector<ClusterAnswer> answer(std::span<const ClusterQuestion> questions) override {
        return answered<ClusterAnswer>(questions);
    }
    std::vector<SuggestionAnswer> answer(std::span<const SuggestionQuestion> questions) override {
        return answered<SuggestionAnswer>(questions);
    }

private:
    void launchAll(std::span<const LaunchQuestion> questions, std::span<const std::size_t> which,
                   bool blocked, std::vector<LaunchAnswer>& answers) const {
        if (which.empty())
            return;
        const std::string bytes = asked(number_, [&](Asking& asking) {
            std::string collected;
            if (blocked)
                asking.blockLaunches();
            for (const std::size_t i : which)
                append(collected, asking.answer(questions[i]));
            if (!blocked)
                asking.finish();
            return collected;
        });
        for (std::size_t i = 0; i < which.size(); ++i)
            std::memcpy(&answers[which[i]], bytes.data() + i * sizeof(LaunchAnswer), sizeof(LaunchAnswer));
    }

    template <class Answer, class Question>
    std::vector<Answer> answered(std::span<const Question> questions) const {
        const std::string bytes = asked(number_, [&](Asking& asking) {
            std::string collected;
            for (const Question& question : questions)
                append(collected, asking.answer(question));
            return collected;
        });
        std::vector<Answer> answers(questions.size());
        if (!answers.empty())
            std::memcpy(answers.data(), bytes.data(), bytes.size());
        return answers;
    }

    int number_;
    DeviceProperties device_;
    std::vector<KernelAttributes> kernels_;
};

} // namespace

std::unique_ptr<conformance::Subject> makeDeviceSubject(int device) {
    return std::make_unique<DeviceSubject>(device);
}

} // namespace trichevron
