// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/lesson/lesson_blocks.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"

#include <algorithm>

namespace trichevron::core {

namespace {

constexpr std::string_view fence = "```";
constexpr std::string_view blockFence = "```trichevron";

std::string_view trimmedLine(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

/// Reads the lines of a lesson one by one.
class Splitter {
public:
    Splitter(std::string_view text, std::string_view source) : rest_(text), source_(source) {}

    std::vector<LessonSection> split() {
        while (nextLine()) {
            if (isInCode_ || line_.starts_with(fence))
                takeFenced();
            else if (line_.starts_with("# ") || line_.starts_with("## "))
                beginSection();
            else
                append(line_);
        }
        if (isInBlock_)
            failAtLine(source_, fenceLine_, "the block has no closing ```"_msg);
        if (sections_.empty())
            failAtLine(source_, 1, "a lesson begins with its title, as in \"# Waves\""_msg);
        return std::move(sections_);
    }

private:
    bool nextLine() {
        if (rest_.empty())
            return false;
        ++number_;
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        line_ = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        if (line_.ends_with('\r'))
            line_.remove_suffix(1);
        if (std::any_of(line_.begin(), line_.end(),
                        [](unsigned char c) { return (c < 0x20 && c != '\t') || c == 0x7f; }))
            failAtLine(source_, number_, "there is a control character in this line"_msg);
        return true;
    }

    void beginSection() {
        const bool isTitle = line_.starts_with("# ");
        if (isTitle != sections_.empty())
            failAtLine(source_, number_,
                       isTitle ? Text("only the first heading is a title; a step begins with \"## \""_msg)
                               : Text("a lesson begins with its title, as in \"# Waves\""_msg));
        if (sections_.size() > maxLessonSteps)
            failAtLine(source_, number_,
                       "a lesson has at most {limit} steps"_msg.with("limit"_a = maxLessonSteps));
        LessonSection section;
        section.line = number_;
        section.title = trimmedLine(line_.substr(isTitle ? 1 : 2));
        if (section.title.empty())
            failAtLine(source_, number_, "the heading has no text"_msg);
        sections_.push_back(std::move(section));
    }

    void takeFenced() {
        if (isInBlock_)
            takeBlockLine();
        else if (!isInCode_ && trimmedLine(line_) == blockFence)
            beginBlock();
        else {
            append(line_);
            if (line_.starts_with(fence))
                isInCode_ = !isInCode_;
        }
    }

    void beginBlock() {
        if (sections_.empty())
            failAtLine(source_, number_, "a lesson begins with its title, as in \"# Waves\""_msg);
        if (sections_.back().block)
            failAtLine(source_, number_, "a step has one block; a new step begins with \"## \""_msg);
        sections_.back().block.emplace().line = number_ + 1;
        fenceLine_ = number_;
        isInCode_ = isInBlock_ = true;
    }

    void takeBlockLine() {
        std::string& json = sections_.back().block->json;
        if (trimmedLine(line_) == fence) {
            isInCode_ = isInBlock_ = false;
            return;
        }
        if (json.size() + line_.size() > maxLessonBlockBytes)
            failAtLine(source_, number_,
                       "a block has at most {limit} bytes"_msg.with("limit"_a = maxLessonBlockBytes));
        json.append(line_).push_back('\n');
    }

    void append(std::string_view line) {
        if (sections_.empty()) {
            if (!trimmedLine(line).empty())
                failAtLine(source_, number_, "a lesson begins with its title, as in \"# Waves\""_msg);
            return;
        }
        LessonSection& section = sections_.back();
        (section.block ? section.after : section.before).append(line).push_back('\n');
    }

    std::string_view rest_;
    std::string_view source_;
    std::string_view line_;
    std::size_t number_ = 0; ///< of the line, from 1
    std::size_t fenceLine_ = 0;
    bool isInCode_ = false;  ///< between fences, of a block or of code that is shown
    bool isInBlock_ = false; ///< between the fences of a block
    std::vector<LessonSection> sections_;
};

} // namespace

std::vector<LessonSection> splitLesson(std::string_view text, std::string_view source) {
    if (text.size() > maxLessonBytes)
        failAtLine(source, 1, "a lesson has at most {limit} bytes"_msg.with("limit"_a = maxLessonBytes));
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    return Splitter(text, source).split();
}

void failAtLine(std::string_view source, std::size_t line, Text problem) {
    throw InputError("{source}: line {line}: {problem}"_msg.with(
        "source"_a = source, "line"_a = std::to_string(line), "problem"_a = std::move(problem)));
}

} // namespace trichevron::core
