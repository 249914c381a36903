// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Any bytes as a lesson file, and its claims against a device with one kernel. Neither reads another file.
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_reader.h"
#include "core/resources/resources.h"
#include "tests/core/fixtures.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace {

using namespace trichevron;
using namespace trichevron::core;

const LessonAnswers& answers() {
    static const LessonAnswers made = [] {
        Recording recording;
        recording.device = test::h200Limits();
        for (const char* id : {"threadIds", "matrixAdd", "vectorAdd"}) {
            KernelInfo info;
            info.id = id;
            info.attributes = test::plainKernel();
            recording.kernels.push_back(info);
        }
        return LessonAnswers({recording}, {});
    }();
    return made;
}

std::optional<Lesson> lessonFrom(std::string_view text) {
    try {
        return readLesson(text, "a.lesson.md");
    } catch (const InputError& error) {
        fuzz::require(std::string_view(error.what()).starts_with("a.lesson.md: line "),
                      "an error names the line");
        return std::nullopt;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::optional<Lesson> lesson = lessonFrom(text);
    if (!lesson)
        return 0;
    fuzz::require(!lesson->steps.empty(), "a lesson has a step");
    for (const LessonStep& step : lesson->steps) {
        fuzz::require(!step.title.empty(), "a step has a title");
        if (step.question && !step.question->number)
            fuzz::require(step.question->answer < step.question->choices.size(), "the answer is a choice");
    }
    checkLesson(*lesson, answers());
    try {
        const Lesson same = translatedLesson(*lesson, text, "a.lesson.md");
        fuzz::require(same.steps.size() == lesson->steps.size(), "a translation has the same steps");
    } catch (const InputError&) {
        // "choices" in a block are of a translation.
    }
    return 0;
}
