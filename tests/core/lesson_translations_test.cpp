// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The Korean lessons: each English lesson has one, with the same steps, choices and blocks.
#include "core/lesson/lesson_blocks.h"
#include "core/lesson/lesson_reader.h"
#include "core/resources/lesson_files.h"
#include "tests/support/schema.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace trichevron::core {
namespace {

namespace files = std::filesystem;

files::path koreanFile(const std::string& english) {
    const files::path path(english);
    return path.parent_path().parent_path() / "ko" / path.filename();
}

std::string contentOf(const files::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool hasHangul(const std::string& text) {
    // U+AC00 to U+D7A3 begin with these bytes.
    return std::any_of(text.begin(), text.end(), [](unsigned char c) { return c >= 0xEA && c <= 0xED; });
}

TEST(LessonTranslations, EveryLessonIsInKorean) {
    std::size_t count = 0;
    for (const std::string& path : lessonFiles()) {
        const Lesson english = loadLesson(path);
        ASSERT_TRUE(files::exists(koreanFile(path))) << path;
        Lesson korean;
        ASSERT_NO_THROW(korean =
                            translatedLesson(english, contentOf(koreanFile(path)), koreanFile(path).string()))
            << path;
        ++count;
        EXPECT_TRUE(hasHangul(korean.title)) << path;
        EXPECT_TRUE(hasHangul(korean.summary)) << path;
        for (std::size_t i = 0; i < english.steps.size(); ++i) {
            const LessonStep& from = english.steps[i];
            const LessonStep& to = korean.steps[i];
            EXPECT_TRUE(hasHangul(to.title)) << path << ": " << from.title;
            EXPECT_EQ(from.text.empty(), to.text.empty()) << path << ": " << from.title;
            EXPECT_EQ(from.explanation.empty(), to.explanation.empty()) << path << ": " << from.title;
            if (from.question && !from.question->notLaunched.empty()) {
                EXPECT_TRUE(hasHangul(to.question->notLaunched)) << path << ": " << from.title;
            }
            if (from.question) {
                for (const WrongAnswer& wrong : to.question->wrong)
                    EXPECT_TRUE(hasHangul(wrong.text)) << path << ": " << wrong.text;
            }
            if (from.difference) {
                EXPECT_TRUE(hasHangul(to.difference->document)) << path << ": " << from.title;
                EXPECT_TRUE(hasHangul(to.difference->device)) << path << ": " << from.title;
            }
        }
    }
    const auto folder = files::directory_iterator(koreanFile(lessonFiles().front()).parent_path());
    EXPECT_EQ(std::distance(begin(folder), end(folder)), static_cast<std::ptrdiff_t>(count));
}

TEST(LessonTranslations, BlocksHaveTheWordsOfTheEnglishOnes) {
    for (const std::string& path : lessonFiles()) {
        const Lesson english = loadLesson(path);
        const std::string korean = contentOf(koreanFile(path));
        const std::vector<LessonSection> sections = splitLesson(korean, path);
        ASSERT_EQ(sections.size(), english.steps.size() + 1) << path;
        for (std::size_t i = 0; i < sections.size(); ++i) {
            const std::string json = sections[i].block ? sections[i].block->json : "{}";
            EXPECT_EQ(test::schemaErrors(json, "lesson-translation"), "") << path << json;
            if (i > 0 && english.steps[i - 1].question) {
                const bool hasChoices = !english.steps[i - 1].question->choices.empty();
                EXPECT_EQ(json.find("\"choices\"") != std::string::npos, hasChoices) << path << json;
            }
        }
    }
}

TEST(LessonTranslations, TheProgramLoadsThem) {
    for (const std::string& path : lessonFiles())
        EXPECT_TRUE(hasHangul(loadLesson(path, "ko").title)) << path;
}

} // namespace
} // namespace trichevron::core
