// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/lesson/lesson_reader.h"

#include "core/catalogue/message_literal.h"
#include "core/lesson/lesson_blocks.h"
#include "core/lesson/lesson_json.h"

#include <algorithm>

namespace trichevron::core {

namespace {

constexpr std::string_view lessonFormatName = "trichevron-lesson";
constexpr int lessonVersion = 1;

/// "07-truncation" of "/home/me/07-truncation.lesson.md"
std::string nameOfFile(std::string_view path) {
    path.remove_prefix(path.find_last_of('/') == std::string_view::npos ? 0 : path.find_last_of('/') + 1);
    if (path.ends_with(lessonEnding))
        path.remove_suffix(std::string_view(lessonEnding).size());
    return std::string(path);
}

std::string withoutBlankEnds(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(" \t\n");
    if (begin == std::string::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\n") - begin + 1);
}

/// Reads a block with a function of JSON. Errors name the file's lines: the parser's that of the place, the
/// reader's that of the block.
template <class Read>
void readBlock(const LessonBlock& block, std::string_view source, Read read) {
    // Empty lines in front, so that the parser counts the lines of the file.
    const Json json = parseJson(std::string(block.line - 1, '\n') + block.json, source);
    try {
        read(JsonReader(json));
    } catch (const InputError& error) {
        failAtLine(source, block.line, error.text());
    }
}

const LessonBlock& titleBlock(const LessonSection& title, std::string_view source) {
    if (!title.block)
        failAtLine(source, title.line,
                   "after its title a lesson has a block with \"format\": \"{format}\""_msg.with(
                       "format"_a = lessonFormatName));
    return *title.block;
}

void requireUtf8(std::string_view text, std::string_view source) {
    std::size_t line = 1;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        line += first == '\n' ? 1 : 0;
        const std::size_t length = first < 0x80        ? 1
                                   : first >> 5U == 6  ? 2
                                   : first >> 4U == 14 ? 3
                                   : first >> 3U == 30 ? 4
                                                       : 0;
        bool isValid = length != 0 && i + length <= text.size();
        for (std::size_t next = 1; isValid && next < length; ++next)
            isValid = (static_cast<unsigned char>(text[i + next]) & 0xC0U) == 0x80;
        if (!isValid)
            failAtLine(source, line, "the text is not UTF-8"_msg);
        i += length;
    }
}

void translateWrongAnswers(const JsonReader& texts, std::vector<WrongAnswer>& wrong) {
    const std::vector<JsonReader> list = texts.elements();
    if (list.size() != wrong.size())
        texts.fail("{count} texts"_msg.with("count"_a = wrong.size()));
    for (std::size_t i = 0; i < wrong.size(); ++i)
        wrong[i].text = list[i].string();
}

} // namespace

bool looksLikeLesson(std::string_view head) {
    return head.find("```trichevron") != std::string_view::npos &&
           head.find(lessonFormatName) != std::string_view::npos;
}

Lesson readLesson(std::string_view text, std::string_view source) {
    const std::vector<LessonSection> sections = splitLesson(text, source);
    requireUtf8(text, source);
    Lesson lesson;
    lesson.name = nameOfFile(source);
    lesson.title = sections.front().title;
    lesson.summary = withoutBlankEnds(sections.front().before);
    readBlock(titleBlock(sections.front(), source), source,
              [](const JsonReader& block) { expectFormat(block.object(), lessonFormatName, lessonVersion); });
    for (auto section = sections.begin() + 1; section != sections.end(); ++section) {
        LessonStep& step = lesson.steps.emplace_back();
        step.line = section->line;
        step.title = section->title;
        step.text = withoutBlankEnds(section->before);
        step.explanation = withoutBlankEnds(section->after);
        if (section->block)
            readBlock(*section->block, source, [&](const JsonReader& block) { readStepBlock(block, step); });
        if (step.question && step.explanation.empty())
            failAtLine(source, step.line, "the question has no explanation after its block"_msg);
    }
    if (lesson.steps.empty())
        failAtLine(source, 1, "a lesson has at least one step, which begins with \"## \""_msg);
    return lesson;
}

Lesson translatedLesson(const Lesson& lesson, std::string_view translation, std::string_view source) {
    const std::vector<LessonSection> sections = splitLesson(translation, source);
    requireUtf8(translation, source);
    if (sections.size() != lesson.steps.size() + 1)
        failAtLine(source, 1,
                   "the lesson has {steps, plural, one {# step} other {# steps}} in English"_msg.with(
                       "steps"_a = lesson.steps.size()));
    Lesson translated = lesson;
    translated.title = sections.front().title;
    translated.summary = withoutBlankEnds(sections.front().before);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonSection& section = sections[i + 1];
        LessonStep& step = translated.steps[i];
        step.title = section.title;
        step.text = withoutBlankEnds(section.before);
        step.explanation = withoutBlankEnds(section.after);
        const std::size_t count = step.question ? step.question->choices.size() : 0;
        if (section.block)
            readBlock(*section.block, source, [&](const JsonReader& block) {
                if (const auto texts = block.object().find("choices")) {
                    const std::vector<JsonReader> list = texts->elements();
                    if (list.size() != count)
                        texts->fail("{count} texts"_msg.with("count"_a = count));
                    for (std::size_t choice = 0; choice < count; ++choice)
                        step.question->choices[choice].text = list[choice].string();
                }
                if (step.question)
                    if (const auto texts = block.find("wrong"))
                        translateWrongAnswers(*texts, step.question->wrong);
                if (step.question)
                    if (const auto why = block.find("notLaunched");
                        why && !step.question->notLaunched.empty())
                        step.question->notLaunched = why->string();
                if (step.difference) {
                    if (const auto document = block.find("document"))
                        step.difference->document = document->string();
                    if (const auto device = block.find("device"))
                        step.difference->device = device->string();
                }
            });
    }
    return translated;
}

} // namespace trichevron::core
