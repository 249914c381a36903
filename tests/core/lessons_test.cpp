// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The lessons that come with the program: each claim holds in the model and in the recordings, and a lesson
// with a wrong answer does not pass.
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_reader.h"
#include "core/resources/lesson_files.h"
#include "tests/case_name.h"
#include "tests/support/schema.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

namespace trichevron::core {
namespace {

const LessonAnswers& recordedAnswers() {
    static const LessonAnswers answers = loadLessonAnswers();
    return answers;
}

std::string problemsOf(const Lesson& lesson) {
    std::string text;
    for (const LessonProblem& problem : checkLesson(lesson, recordedAnswers()).problems)
        text += "line " + std::to_string(problem.line) + ": " + problem.text.text() + "\n";
    return text;
}

TEST(Lessons, EveryClaimHoldsInTheModelAndTheRecordings) {
    std::size_t modelClaims = 0;
    std::size_t deviceClaims = 0;
    for (const std::string& path : lessonFiles()) {
        const Lesson lesson = loadLesson(path);
        EXPECT_EQ(problemsOf(lesson), "") << path;
        const LessonReport report = checkLesson(lesson, recordedAnswers());
        modelClaims += report.modelClaims;
        deviceClaims += report.deviceClaims;
    }
    EXPECT_GE(lessonFiles().size(), 20U);
    EXPECT_GT(modelClaims, 100U);
    EXPECT_GT(deviceClaims, 80U);
}

/// A step whose launch is replayed asks for one that was recorded, so that the window always has an answer.
TEST(Lessons, EveryStepThatLaunchesHasARecordedAnswer) {
    for (const std::string& path : lessonFiles())
        for (const LessonStep& step : loadLesson(path).steps)
            EXPECT_TRUE(step.reveal == Reveal::Model || recordedAnswers().reply(*step.launch))
                << path << ": " << step.title;
}

TEST(Lessons, EveryTracedStepHasARecordedTrace) {
    for (const std::string& path : lessonFiles())
        for (const LessonStep& step : loadLesson(path).steps) {
            if (step.reveal != Reveal::Trace)
                continue;
            const ResolvedLaunch launch = recordedAnswers().resolve(*step.launch);
            const RecordedLaunch* recorded = recordedAnswers().recordings().back().find(
                step.launch->kernel, step.launch->config, launch.kernel.optIns);
            ASSERT_NE(recorded, nullptr) << step.title;
            EXPECT_TRUE(recorded->trace) << step.title;
        }
}

TEST(Lessons, EveryQuestionHasAnExplanationAndTerms) {
    std::set<std::string> titles;
    for (const std::string& path : lessonFiles()) {
        const Lesson lesson = loadLesson(path);
        EXPECT_TRUE(titles.insert(lesson.title).second) << "two lessons are called " << lesson.title;
        EXPECT_FALSE(lesson.summary.empty()) << path;
        for (const LessonStep& step : lesson.steps) {
            EXPECT_TRUE(step.question) << path << ": " << step.title;
            EXPECT_FALSE(step.terms.empty()) << path << ": " << step.title;
        }
    }
}

/// What a learner meets in the window is explained: each term of the glossary is in a lesson.
TEST(Lessons, EveryTermOfTheGlossaryIsInALesson) {
    std::set<Term> used;
    for (const std::string& path : lessonFiles())
        for (const LessonStep& step : loadLesson(path).steps)
            used.insert(step.terms.begin(), step.terms.end());
    for (const Term term : allTerms)
        EXPECT_TRUE(used.contains(term) ||
                    std::any_of(used.begin(), used.end(),
                                [&](Term other) {
                                    const std::vector<Term> related = relatedTerms(other);
                                    return std::find(related.begin(), related.end(), term) != related.end();
                                }))
            << toString(term);
}

TEST(Lessons, RightAnswersAreNotAlwaysInTheSamePlace) {
    std::set<std::size_t> places;
    for (const std::string& path : lessonFiles())
        for (const LessonStep& step : loadLesson(path).steps)
            if (step.question && !step.question->number)
                places.insert(step.question->answer);
    EXPECT_EQ(places, (std::set<std::size_t>{0, 1, 2}));
}

/// Changes each answer of each lesson, one at a time.
TEST(Lessons, AWrongAnswerDoesNotPass) {
    for (const std::string& path : lessonFiles()) {
        const Lesson lesson = loadLesson(path);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            Lesson wrong = lesson;
            wrong.steps = {lesson.steps[i]};
            Question& question = *wrong.steps.front().question;
            if (!question.notLaunched.empty())
                continue; // no launch shows the answer
            if (question.number)
                question.answerNumber += 1;
            else
                question.answer = (question.answer + 1) % question.choices.size();
            EXPECT_NE(problemsOf(wrong), "") << path << ": " << lesson.steps[i].title;
        }
    }
}

struct WrongLesson : test::NamedCase {
    std::string text;
    std::string error;
};

class BadLesson : public testing::TestWithParam<WrongLesson> {};

TEST_P(BadLesson, SaysTheLineAndWhatIsWrong) {
    try {
        readLesson(GetParam().text, "a.lesson.md");
        ADD_FAILURE() << "was read";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), GetParam().error.c_str());
    }
}

const std::string header = "# T\n```trichevron\n{\"format\": \"trichevron-lesson\", \"version\": 1}\n```\n";

std::string step(const std::string& block) {
    return header + "## Q\n```trichevron\n" + block + "\n```\nBecause.\n";
}

INSTANTIATE_TEST_SUITE_P(
    Lessons, BadLesson,
    testing::Values(
        WrongLesson{"Empty", "", "a.lesson.md: line 1: a lesson begins with its title, as in \"# Waves\""},
        WrongLesson{"TextBeforeTheTitle", "\n\nHello\n# T\n",
                    "a.lesson.md: line 3: a lesson begins with its title, as in \"# Waves\""},
        WrongLesson{"NoFormat", "# T\n## Q\nText\n",
                    "a.lesson.md: line 1: after its title a lesson has a block with \"format\": "
                    "\"trichevron-lesson\""},
        WrongLesson{"NoStep", header,
                    "a.lesson.md: line 1: a lesson has at least one step, which begins with \"## \""},
        WrongLesson{"TwoTitles", header + "# U\n",
                    "a.lesson.md: line 5: only the first heading is a title; a step begins with \"## \""},
        WrongLesson{"OpenBlock", "# T\n```trichevron\n{}\n",
                    "a.lesson.md: line 2: the block has no closing ```"},
        WrongLesson{"TwoBlocks", step("{}") + "```trichevron\n{}\n```\n",
                    "a.lesson.md: line 10: a step has one block; a new step begins with \"## \""},
        WrongLesson{"ControlCharacter", "# T\nbe\x07ll\n",
                    "a.lesson.md: line 2: there is a control character in this line"},
        WrongLesson{"NotUtf8", header + "## Q\n\xff\n", "a.lesson.md: line 6: the text is not UTF-8"},
        WrongLesson{"NoJson", step("{\"launch\": {\n  \"kernel\" \"x\"}}"),
                    "a.lesson.md: line 8 column 14: not JSON: unexpected '\"'"},
        WrongLesson{
            "UnknownTerm", step("{\"terms\": [\"block\", \"blcok\"]}"),
            "a.lesson.md: line 7: /terms/1: expected the name of a term of the glossary, found \"blcok\""},
        WrongLesson{"UnknownPicture", step("{\"view\": {\"picture\": \"sector\"}}"),
                    "a.lesson.md: line 7: /view/picture: expected one of hierarchy, sectors, barrier, found "
                    "\"sector\""},
        WrongLesson{"OneChoice", step("{\"question\": {\"choices\": [{\"text\": \"a\"}], \"answer\": 1}}"),
                    "a.lesson.md: line 7: /question/choices: expected 2 to 6 choices, found an array of 1"},
        WrongLesson{
            "AnswerPastTheChoices",
            step("{\"question\": {\"choices\": [{\"text\": \"a\"}, {\"text\": \"b\"}], \"answer\": 3}}"),
            "a.lesson.md: line 7: /question/answer: expected an integer from 1 to 2, found 3"},
        WrongLesson{
            "RightAnswerAmongTheWrongOnes",
            step("{\"question\": {\"choices\": [{\"text\": \"a\"}, {\"text\": \"b\"}], \"answer\": 2, "
                 "\"wrong\": [{\"answer\": 2, \"text\": \"c\"}]}}"),
            "a.lesson.md: line 7: /question/wrong/0/answer: expected a wrong answer that stands here "
            "once, found 2"},
        WrongLesson{"WrongAnswerTwice",
                    step("{\"question\": {\"number\": {\"fact\": \"blocks\"}, \"answer\": 8, \"wrong\": "
                         "[{\"answer\": 4, \"text\": \"c\"}, {\"answer\": 4, \"text\": \"d\"}]}}"),
                    "a.lesson.md: line 7: /question/wrong/1/answer: expected a wrong answer that stands here "
                    "once, found 4"},
        WrongLesson{
            "WrongChoiceThatIsNone",
            step("{\"question\": {\"choices\": [{\"text\": \"a\"}, {\"text\": \"b\"}], \"answer\": 2, "
                 "\"wrong\": [{\"answer\": 3, \"text\": \"c\"}]}}"),
            "a.lesson.md: line 7: /question/wrong/0/answer: expected an integer from 1 to 2, found 3"},
        WrongLesson{
            "RevealWithoutALaunch", step("{\"reveal\": \"launch\"}"),
            "a.lesson.md: line 7: top level: expected a launch that can be revealed, found an object"},
        WrongLesson{
            "WarpWithoutABlock", step("{\"view\": {\"warp\": 1}}"),
            "a.lesson.md: line 7: /view: expected a block that has this warp or thread, found an object"},
        WrongLesson{"NoExplanation",
                    header + "## Q\n```trichevron\n{\"question\": {\"choices\": [{\"text\": \"a\"}, "
                             "{\"text\": \"b\"}], \"answer\": 1}}\n```\n",
                    "a.lesson.md: line 5: the question has no explanation after its block"}),
    test::caseName<WrongLesson>);

TEST(Lessons, AViewNamesWhatTheLaunchHas) {
    const auto problemsWith = [](const std::string& view) {
        return problemsOf(readLesson(step("{\"launch\": {\"kernel\": \"threadIds\", \"gridDim\": [4, 2], "
                                          "\"blockDim\": [8, 8]}, \"view\": " +
                                          view + "}"),
                                     "a.lesson.md"));
    };
    for (const char* right :
         {R"({"block": [3, 1]})", R"({"block": [0], "warp": 1})", R"({"block": [0], "thread": [7, 7]})"})
        EXPECT_EQ(problemsWith(right), "") << right;
    for (const char* wrong :
         {R"({"block": [4]})", R"({"block": [0], "warp": 2})", R"({"block": [0], "thread": [7, 8]})"})
        EXPECT_NE(problemsWith(wrong), "") << wrong;
}

TEST(LessonReader, RefusesAFileThatIsTooLarge) {
    EXPECT_THROW(readLesson(step("{}") + std::string(300'000, 'x'), "a"), InputError);
    EXPECT_THROW(readLesson(step("{\"terms\": [" + std::string(40'000, ' ') + "\n]}"), "a"), InputError);
    EXPECT_THROW(readLesson(step(std::string(1000, '[')), "a"), InputError) << "too deep";
    std::string many = header;
    for (int i = 0; i < 100; ++i)
        many += "## Q\n";
    EXPECT_THROW(readLesson(many, "a"), InputError) << "too many steps";
}

TEST(LessonReader, AStepNamesItsPicture) {
    const auto pictureOf = [](const std::string& view) {
        return readLesson(step("{\"view\": " + view + "}"), "a").steps.front().view.picture;
    };
    EXPECT_EQ(pictureOf("{}"), LessonPicture::Hierarchy);
    EXPECT_EQ(pictureOf("{\"picture\": \"sectors\"}"), LessonPicture::Sectors);
    EXPECT_EQ(pictureOf("{\"picture\": \"barrier\"}"), LessonPicture::Barrier);
}

TEST(LessonReader, CodeThatIsShownIsNoBlock) {
    const Lesson lesson =
        readLesson(header + "## Q\n```cpp\n# no title\n## no step\n```\nText\n", "b/a.lesson.md");
    EXPECT_EQ(lesson.name, "a");
    ASSERT_EQ(lesson.steps.size(), 1U);
    EXPECT_EQ(lesson.steps.front().text, "```cpp\n# no title\n## no step\n```\nText");
}

TEST(LessonReader, ATranslationHasWordsOnly) {
    const std::string question =
        "{\"question\": {\"choices\": [{\"text\": \"a\"}, {\"text\": \"b\"}], \"answer\": 2}}";
    const Lesson lesson = readLesson(step(question), "a.lesson.md");
    const Lesson korean = translatedLesson(
        lesson, "# 제목\n## 물음\n```trichevron\n{\"choices\": [\"가\", \"나\"]}\n```\n때문에\n", "ko");
    EXPECT_EQ(korean.title, "제목");
    EXPECT_EQ(korean.steps.front().question->choices.at(1).text, "나");
    EXPECT_EQ(korean.steps.front().question->answer, 1U) << "the claims stand in English once";
    EXPECT_THROW(translatedLesson(lesson, "# 제목\n", "ko"), InputError) << "a step is missing";
    EXPECT_THROW(
        translatedLesson(lesson, "# 제목\n## 물음\n```trichevron\n{\"choices\": [\"가\"]}\n```\n", "ko"),
        InputError);
}

TEST(LessonReader, ATranslationHasTheWordsOfEachWrongAnswer) {
    const Lesson lesson = readLesson(
        step("{\"question\": {\"number\": {\"fact\": \"blocks\"}, \"answer\": 8, \"wrong\": [{\"answer\": 4, "
             "\"text\": \"four\"}, {\"answer\": 2.5, \"text\": \"half\"}]}}"),
        "a.lesson.md");
    const auto inKorean = [&](const std::string& words) {
        return translatedLesson(
            lesson, "# 제목\n## 물음\n```trichevron\n{\"wrong\": " + words + "}\n```\n때문에\n", "ko");
    };
    const Question korean = *inKorean("[\"넷\", \"반\"]").steps.front().question;
    EXPECT_EQ(textOfWrongAnswer(korean.wrong, 4), "넷");
    EXPECT_EQ(textOfWrongAnswer(korean.wrong, 2.5), "반");
    EXPECT_EQ(textOfWrongAnswer(korean.wrong, 8), "");
    EXPECT_THROW(inKorean("[\"넷\"]"), InputError) << "one is missing";
}

/// Of a question for a number, and of one with so many choices that a wrong one leaves the question open.
TEST(Lessons, EveryQuestionWithASecondTrySaysWhatIsWrongWithAWrongAnswer) {
    // By lesson and step: no answer is a typical mistake.
    const std::set<std::pair<std::string, std::size_t>> without{{"18-stale-reads", 0},
                                                                {"24-debugging-launches", 0},
                                                                {"25-architectures", 0},
                                                                {"25-architectures", 2}};
    for (const std::string& path : lessonFiles()) {
        const Lesson lesson = loadLesson(path);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            const Question& question = *lesson.steps[step].question;
            const bool hasSecondTry = question.number || question.choices.size() != 2;
            EXPECT_EQ(question.wrong.empty(), !hasSecondTry || without.contains({lesson.name, step}))
                << path << ": " << lesson.steps[step].title;
        }
    }
}

TEST(Lessons, WhatIsWrongWithANumberDoesNotTellTheRightOne) {
    for (const std::string& path : lessonFiles())
        for (const LessonStep& each : loadLesson(path).steps) {
            if (!each.question->number)
                continue;
            const std::string right = ' ' + factText(FactValue(each.question->answerNumber)) + ' ';
            for (const WrongAnswer& wrong : each.question->wrong) {
                std::string words = ' ' + wrong.text + ' ';
                std::replace_if(
                    words.begin(), words.end(), [](char c) { return c == '.' || c == ';' || c == ':'; }, ' ');
                words.erase(std::remove(words.begin(), words.end(), ','), words.end());
                EXPECT_EQ(words.find(right), std::string::npos) << path << ": " << wrong.text;
            }
        }
}

TEST(LessonFacts, EachKindHasItsOwnName) {
    std::set<std::string_view> names;
    for (const FactKind& kind : factKinds()) {
        EXPECT_FALSE(kind.name.empty());
        EXPECT_NE(kind.compute, nullptr);
        EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
        EXPECT_EQ(findFactKind(kind.name), &kind);
    }
}

TEST(LessonSchema, DescribesTheBlocksOfAllLessons) {
    for (const std::string& path : lessonFiles()) {
        const std::string text = readFile(path);
        const std::string open = "```trichevron\n";
        for (std::size_t at = text.find(open); at != std::string::npos; at = text.find(open, at + 1)) {
            const std::size_t begin = at + open.size();
            const std::string json = text.substr(begin, text.find("\n```", begin) - begin);
            EXPECT_EQ(test::schemaErrors(json, "lesson-block"), "") << path << json;
        }
    }
}

} // namespace
} // namespace trichevron::core
