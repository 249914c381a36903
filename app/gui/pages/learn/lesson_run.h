// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The lesson that is read: its place, the question that is open, and the launch that the step sets up.
#pragma once

#include "app/gui/pages/learn/lesson_progress.h"
#include "app/gui/session/app_context.h"
#include "core/lesson/lesson.h"

#include <QObject>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trichevron::gui {

/// Those that come with the program, in its language and in the order of learning; at least one.
std::vector<core::Lesson> loadLessons();

class LessonRun : public QObject {
    Q_OBJECT

public:
    explicit LessonRun(AppContext& context, QObject* parent = nullptr);

    /// In the order of learning; then those of opened files.
    const std::vector<core::Lesson>& lessons() const { return lessons_; }
    LessonProgress& progress() { return progress_; }
    /// Precondition: there is a lesson.
    const core::Lesson& lesson() const { return lessons_[lesson_]; }
    std::size_t lessonIndex() const { return lesson_; }
    std::size_t stepIndex() const { return step_; }
    const core::LessonStep& step() const { return lesson().steps[step_]; }
    /// The step has a question that is not answered yet.
    bool isQuestionOpen() const { return step().question && !isAnswered_; }
    std::optional<std::size_t> chosen() const { return chosen_; }
    /// Whether the answer was right; none before it, and where the question was skipped.
    std::optional<bool> wasRight() const { return wasRight_; }
    /// The choice of a first try that was wrong, while the question is open for a second.
    std::optional<std::size_t> triedChoice() const { return triedChoice_; }
    /// The question is open for a second try.
    bool isSecondTry() const { return triedChoice_ || triedNumber_; }
    /// What is wrong with the first try: a sentence without the answer; may be empty.
    std::string wordsOfTried() const;
    /// The session's launch is the one of the step.
    bool isLaunchOfStep() const;
    /// Behind the last step.
    bool isFinished() const { return isFinished_; }
    /// All steps of all lessons, and those that were answered.
    std::size_t stepCount() const;
    std::size_t doneCount() const;
    /// Those that were answered, and never rightly.
    std::size_t wrongCount() const;

    /// Sets up the step's launch.
    void open(std::size_t lesson, std::size_t step = 0);
    /// Opens a lesson by name; false where there is none.
    bool open(const std::string& name, std::size_t step);
    /// Opens the step where an earlier run of the program was left, which begins nothing.
    void resume(const std::string& name, std::size_t step);
    /// A lesson from a file. One of the same name is replaced.
    void openFile(core::Lesson lesson);
    /// Brings the lessons of the program in the language that is set now. The question stays as it is.
    void followLanguage();
    bool isFirstStep() const { return lesson_ == 0 && step_ == 0; }
    bool isLastStep() const;
    bool isLastStepOfLesson() const { return step_ + 1 == lesson().steps.size(); }
    void goBack();
    void goOn();
    /// Each ends the question, brings back the launch that it is about, and lets the device answer. A first
    /// answer that is wrong leaves it open, where more than one other answer is left.
    void choose(std::size_t choice);
    void answerNumber(double number);
    void skip();
    /// Asks the question of the step again.
    void askAgain() { open(lesson_, step_); }
    /// Brings back the launch of the step.
    void restoreLaunch();
    /// The page is shown: a launch that waits for its device is set up as soon as there is one, and again
    /// where another page has brought another kernel.
    void setShown(bool shown);
    /// The launch that the lesson's took the place of, once; an example that nobody edited, too. Where the
    /// user has only looked at the page, that launch is back instead.
    std::optional<LaunchState> takeReplacedLaunch();
    /// What takeReplacedLaunch() would give, or has back; null without.
    const LaunchState* replacedLaunch() const { return replaced_ ? &*replaced_ : nullptr; }
    /// The lesson's launch stays when the page is left.
    void keepLaunch() { isBegun_ = true; }
    /// The launch is what a lesson set last.
    bool isLaunchOfLesson() const;
    /// Sets up a launch that takeReplacedLaunch() gave.
    void bringBack(const LaunchState& launch);
    /// The device answers the question at the moment, or is asked when it has ended another job.
    bool isRevealing() const { return isRevealing_ || (isRevealDue_ && context_.jobs.isBusy()); }

Q_SIGNALS:
    /// Lesson, step or answer changed.
    void changed();

private:
    /// Of the lesson with this name; the number of lessons if there is none.
    std::size_t indexOf(const std::string& name) const;
    /// In the current language; the name of a lesson that is no longer there.
    std::string titleOf(const std::string& name) const;
    std::optional<LaunchState> stateFor(const core::LessonLaunch& launch) const;
    void begin();
    /// The first step that was not answered; the first of all where all were.
    void findOpenStep();
    void applyPending();
    /// While the page is shown, undo does not go back before the launch of the step.
    void setUndoFloor();
    void onJobEnded();
    void end(std::optional<bool> right);
    void reveal();
    void setRevealing(bool revealing);

    AppContext& context_;
    LessonProgress progress_;
    std::string_view language_; ///< of lessons_
    std::vector<core::Lesson> lessons_;
    std::set<std::string> opened_; ///< the names of those from files, which have one language
    std::size_t lesson_ = 0;
    std::size_t step_ = 0;
    bool isAnswered_ = false;
    std::optional<std::size_t> chosen_;
    std::optional<std::size_t> triedChoice_;
    std::optional<double> triedNumber_;
    std::optional<bool> wasRight_;
    bool isPending_ = false; ///< the step's launch waits for the page, or for a device that has its kernel
    bool isShown_ = false;
    bool isFinished_ = false;
    bool isRevealing_ = false;
    bool isRevealDue_ = false;            ///< the device is to answer as soon as it can
    bool isBegun_ = false;                ///< the user has done something here, not only looked
    std::optional<LaunchState> replaced_; ///< by that of a lesson
    std::optional<LaunchState> ofLesson_; ///< what a lesson set last
    int undoFloor_ = 0;                   ///< the index of the undo stack with the launch of the step
};

} // namespace trichevron::gui
