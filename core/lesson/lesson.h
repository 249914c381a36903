// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A lesson: steps that each set up a launch, ask what will happen, and explain the answer. Every answer is a
/// claim about the model or the device, which checkLesson() (lesson_check.h) holds to both.
#pragma once

#include "core/lesson/lesson_facts.h"
#include "core/messages/terms.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

enum class ClaimKind {
    Is,
    IsNot,
    Has,     ///< a text contains the value
    AtLeast, ///< numbers
    AtMost   ///< numbers
};

/// "The fact has this value": with `over`, the fact as a multiple of the same fact of another launch.
struct Claim {
    Fact fact;
    std::optional<LessonLaunch> over;
    ClaimKind kind = ClaimKind::Is;
    FactValue value;
};

struct Choice {
    std::string text;
    /// All hold for the right choice, and one at least does not for a wrong one that has some.
    std::vector<Claim> claims;
};

/// A wrong answer that learners often give, and what is wrong with it.
struct WrongAnswer {
    double answer = 0; ///< the number of the choice, from 1, or the number that is typed
    std::string text;  ///< a sentence without the right answer
};

/// Choices, or a number to type.
struct Question {
    std::vector<Choice> choices; ///< none where a number is asked for
    std::size_t answer = 0;      ///< index of the right choice
    std::optional<Fact> number;  ///< whose value is the answer
    double answerNumber = 0;     ///< the value that the lesson states
    std::vector<WrongAnswer> wrong;
    /// Why no launch can show the answer; empty where claims show it.
    std::string notLaunched;
};

/// What the lesson says of this wrong answer; empty where it says nothing.
std::string textOfWrongAnswer(const std::vector<WrongAnswer>& wrong, double answer);

/// Where a document says something else than the device.
struct Difference {
    std::string document; ///< what it says, in our words
    std::string device;   ///< what the device does
    std::string seen;     ///< "NVIDIA H200, driver 580.159.04, CUDA 13.0, 2026-11-23"
    std::vector<Claim> claims;
};

/// What answers the question.
enum class Reveal {
    Model,  ///< the prediction alone
    Launch, ///< one launch
    Measure,
    Trace
};

/// What is drawn once the question is answered; before, it is always the hierarchy.
enum class LessonPicture {
    Hierarchy,
    Sectors, ///< which sectors of memory a warp touches
    Barrier  ///< a block's shared memory, step by step
};

struct LessonView {
    LessonPicture picture = LessonPicture::Hierarchy;
    std::string colourBy;            ///< of the hierarchy: Colouring::id; empty: as it is
    bool flat = false;               ///< the hierarchy
    bool hidden = false;             ///< the picture is shown with the answer
    std::optional<BlockIndex> block; ///< open from the start; none: the whole grid is shown
    /// Selected in that block with the answer.
    std::optional<Count> warp;
    std::optional<ThreadIndex> thread;
};

struct LessonStep {
    std::size_t line = 1; ///< of its heading in the file
    std::string title;
    std::string text;        ///< Markdown: what is asked
    std::string explanation; ///< Markdown: shown with the answer
    std::optional<LessonLaunch> launch;
    LessonView view;
    std::optional<Question> question;
    Reveal reveal = Reveal::Model;
    std::vector<Claim> claims; ///< of the text and the explanation
    std::vector<Term> terms;
    std::optional<Difference> difference;
};

/// The right choice says that the kernel never ends.
bool neverEnds(const LessonStep& step);

struct Lesson {
    std::string name; ///< of the file without its endings: "07-truncation"
    std::string title;
    std::string summary;           ///< one sentence
    std::vector<LessonStep> steps; ///< at least one
};

inline constexpr const char* lessonEnding = ".lesson.md";

} // namespace trichevron::core
