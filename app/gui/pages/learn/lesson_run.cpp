// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/lesson_run.h"

#include "app/gui/text/fill.h"
#include "core/catalogue/language.h"
#include "core/errors/input_error.h"
#include "core/evaluation/evaluation.h"
#include "core/lesson/number_meaning.h"
#include "core/resources/lesson_files.h"

#include <QPointer>
#include <QScopedValueRollback>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace trichevron::gui {
namespace {

/// One that says what is missing, where the program is without its files.
core::Lesson noLesson() {
    core::Lesson lesson;
    lesson.name = "none";
    lesson.title = LessonRun::tr("No lessons").toStdString();
    core::LessonStep step;
    step.title = lesson.title;
    step.text = LessonRun::tr("The files of the program are missing. A lesson file can be opened here.")
                    .toStdString();
    lesson.steps.push_back(std::move(step));
    return lesson;
}

} // namespace

std::vector<core::Lesson> loadLessons() {
    const core::Language& language =
        core::EnglishScope::isActive() ? core::allLanguages().front() : core::currentLanguage();
    std::vector<core::Lesson> lessons;
    for (const std::string& path : core::lessonFiles()) {
        try {
            lessons.push_back(core::loadLesson(path, std::string(language.code)));
        } catch (const core::InputError&) {
            // A broken file does not hide the others; tests keep those of the program whole.
        }
    }
    if (lessons.empty())
        lessons.push_back(noLesson());
    return lessons;
}

LessonRun::LessonRun(AppContext& context, QObject* parent)
    : QObject(parent), context_(context), language_(core::currentLanguage().code), lessons_(loadLessons()) {
    findOpenStep();
    isPending_ = step().launch.has_value();
    connect(&context_.devices, &DeviceSelection::devicesChanged, this, &LessonRun::applyPending);
    connect(&context_.session.undoStack(), &QUndoStack::indexChanged, this, [this](int index) {
        undoFloor_ = std::min(undoFloor_, index); // another page may go further back
    });
    onChange(context_.jobs, JobChange::Succeeded | JobChange::Failed | JobChange::Availability, this, [this] {
        QTimer::singleShot(0, this, &LessonRun::onJobEnded); // after the other views have reacted
    });
}

void LessonRun::onJobEnded() {
    const bool wasRevealing = isRevealing_ && !context_.jobs.isBusy();
    if (wasRevealing)
        setRevealing(false);
    if (isRevealDue_)
        reveal();
    if (wasRevealing || isRevealing_)
        Q_EMIT changed();
}

void LessonRun::findOpenStep() {
    for (std::size_t lesson = 0; lesson < lessons_.size(); ++lesson)
        for (std::size_t step = 0; step < lessons_[lesson].steps.size(); ++step)
            if (!progress_.isDone(lessons_[lesson].name, step)) {
                lesson_ = lesson;
                step_ = step;
                return;
            }
}

std::size_t LessonRun::stepCount() const {
    return std::accumulate(
        lessons_.begin(), lessons_.end(), std::size_t{0},
        [](std::size_t sum, const core::Lesson& lesson) { return sum + lesson.steps.size(); });
}

std::size_t LessonRun::doneCount() const {
    std::size_t done = 0;
    for (const core::Lesson& lesson : lessons_)
        for (std::size_t step = 0; step < lesson.steps.size(); ++step)
            done += progress_.isDone(lesson.name, step) ? 1 : 0;
    return done;
}

std::size_t LessonRun::wrongCount() const {
    std::size_t wrong = 0;
    for (const core::Lesson& lesson : lessons_)
        for (std::size_t step = 0; step < lesson.steps.size(); ++step)
            wrong += progress_.isWrong(lesson.name, step) ? 1 : 0;
    return wrong;
}

std::string LessonRun::wordsOfTried() const {
    if (!isSecondTry())
        return "";
    const double tried = triedNumber_ ? *triedNumber_ : static_cast<double>(*triedChoice_ + 1);
    if (std::string words = core::textOfWrongAnswer(step().question->wrong, tried); !words.empty())
        return words;
    if (!triedNumber_ || !step().launch)
        return "";
    const std::optional<LaunchState> state = stateFor(*step().launch);
    if (!state)
        return "";
    core::KernelAttributes kernel = state->kernel->attributes;
    kernel.optIns = state->optIns;
    return core::numberMeaning(*triedNumber_,
                               core::evaluate(state->config, kernel, *state->device, core::verdictScope));
}

std::optional<LaunchState> LessonRun::stateFor(const core::LessonLaunch& launch) const {
    const DeviceDirectory& directory = context_.devices.directory();
    const LaunchState& now = context_.session.state();
    const DeviceEntry* found = nullptr;
    for (const DeviceEntry* entry : directory.entries()) {
        if (entry->device->name != launch.device)
            continue;
        if (entry->key == now.deviceKey) {
            found = entry; // the user's choice among several boards of this name
            break;
        }
        if (found == nullptr || (found->worker == nullptr && entry->worker != nullptr))
            found = entry;
    }
    if (found == nullptr)
        return std::nullopt;
    QString borrowedFrom;
    for (const auto& kernel : directory.kernelsFor(found->key, &borrowedFrom)) {
        if (kernel->id != launch.kernel)
            continue;
        LaunchState state;
        state.deviceKey = found->key;
        state.device = found->device;
        state.kernel = kernel;
        state.config = launch.config;
        state.optIns = launch.optIns.value_or(core::initialOptIns(*kernel));
        state.gridFollowsProblem = gridFollowsProblem(state.config, kernel->attributes);
        return state;
    }
    return std::nullopt;
}

bool LessonRun::isLaunchOfStep() const {
    if (!step().launch)
        return true;
    const std::optional<LaunchState> state = stateFor(*step().launch);
    const LaunchState& now = context_.session.state();
    return state && now.device && now.device->name == step().launch->device &&
           now.kernel->id == state->kernel->id && canonical(now.config) == canonical(state->config) &&
           now.optIns == state->optIns;
}

bool LessonRun::isLastStep() const {
    return lesson_ + 1 == lessons_.size() && isLastStepOfLesson();
}

void LessonRun::open(std::size_t lesson, std::size_t step) {
    lesson_ = std::min(lesson, lessons_.size() - 1);
    step_ = std::min(step, this->lesson().steps.size() - 1);
    begin();
}

std::size_t LessonRun::indexOf(const std::string& name) const {
    const auto found = std::find_if(lessons_.begin(), lessons_.end(),
                                    [&](const core::Lesson& lesson) { return lesson.name == name; });
    return static_cast<std::size_t>(found - lessons_.begin());
}

bool LessonRun::open(const std::string& name, std::size_t step) {
    const std::size_t index = indexOf(name);
    if (index == lessons_.size())
        return false;
    open(index, step);
    return true;
}

void LessonRun::resume(const std::string& name, std::size_t step) {
    open(name, step);
    isBegun_ = false;
}

void LessonRun::openFile(core::Lesson lesson) {
    const std::size_t index = indexOf(lesson.name);
    opened_.insert(lesson.name);
    if (index == lessons_.size())
        lessons_.push_back(std::move(lesson));
    else
        lessons_[index] = std::move(lesson);
    open(index);
}

void LessonRun::followLanguage() {
    if (std::exchange(language_, core::currentLanguage().code) == core::currentLanguage().code)
        return;
    // A translation has the steps and choices of the English lesson, so that the place and the answer stay.
    for (core::Lesson& translated : loadLessons()) {
        const std::size_t index = indexOf(translated.name);
        if (index == lessons_.size() || opened_.contains(translated.name) ||
            lessons_[index].steps.size() != translated.steps.size())
            continue;
        core::Lesson& same = lessons_[index];
        same.title = std::move(translated.title);
        same.summary = std::move(translated.summary);
        // Step by step, so that a view that knows a step by its address keeps what was chosen or typed.
        std::move(translated.steps.begin(), translated.steps.end(), same.steps.begin());
    }
    Q_EMIT changed();
}

void LessonRun::goBack() {
    if (isFinished_)
        open(lesson_, step_);
    else if (step_ > 0)
        open(lesson_, step_ - 1);
    else if (lesson_ > 0)
        open(lesson_ - 1, lessons_[lesson_ - 1].steps.size() - 1);
}

void LessonRun::goOn() {
    if (!step().question)
        progress_.setDone(lesson().name, step_);
    if (step_ + 1 < lesson().steps.size())
        open(lesson_, step_ + 1);
    else if (lesson_ + 1 < lessons_.size())
        open(lesson_ + 1);
    else if (!std::exchange(isFinished_, true))
        Q_EMIT changed();
}

void LessonRun::begin() {
    isBegun_ = true;
    isFinished_ = false;
    isRevealDue_ = false;
    if (isRevealing_)
        context_.jobs.cancel(); // what an earlier step has launched, maybe a kernel that never ends
    isAnswered_ = false;
    chosen_.reset();
    triedChoice_.reset();
    triedNumber_.reset();
    wasRight_.reset();
    isPending_ = step().launch.has_value();
    applyPending();
    Q_EMIT changed();
}

void LessonRun::setShown(bool shown) {
    isShown_ = shown;
    if (shown && step().launch && context_.session.state().kernel->id != step().launch->kernel)
        isPending_ = true;
    applyPending();
    context_.session.setUndoFloor(isShown_ ? undoFloor_ : 0);
}

void LessonRun::applyPending() {
    if (!isPending_ || !isShown_)
        return;
    restoreLaunch();
    if (!isPending_)
        setUndoFloor();
}

void LessonRun::setUndoFloor() {
    undoFloor_ = context_.session.undoStack().index();
    context_.session.setUndoFloor(undoFloor_);
}

void LessonRun::restoreLaunch() {
    if (!step().launch)
        return;
    const std::optional<LaunchState> state = stateFor(*step().launch);
    isPending_ = !state;
    if (!state)
        return;
    const bool wasOfLesson = isLaunchOfLesson();
    ofLesson_ = state;
    const LaunchState& before = context_.session.state();
    if (*state == before)
        return;
    context_.session.endEdit(); // what the user typed last is a step of the user's own
    if (!wasOfLesson)           // before it changes: a session file has it from now on
        replaced_ = before;
    context_.session.beginWith(
        [run = QPointer(this), name = lesson().name] {
            return fill(tr("Lesson {title}"), {{"title", run ? run->titleOf(name) : name}});
        },
        *state, StepOrigin::Lesson);
    context_.session.endEdit();
    ofLesson_ = context_.session.state();
}

std::string LessonRun::titleOf(const std::string& name) const {
    const std::size_t index = indexOf(name);
    return index == lessons_.size() ? name : lessons_[index].title;
}

bool LessonRun::isLaunchOfLesson() const {
    return ofLesson_ && *ofLesson_ == context_.session.state();
}

std::optional<LaunchState> LessonRun::takeReplacedLaunch() {
    const bool wasBegun = std::exchange(isBegun_, false);
    std::optional<LaunchState> replaced = std::exchange(replaced_, std::nullopt);
    const bool staysReplaced = wasBegun || !isLaunchOfLesson();
    if (!replaced || staysReplaced)
        return replaced;
    // As if the page had not been shown: without a step of undo or redo where the lesson's is the last one.
    if (context_.session.undoStack().index() == undoFloor_)
        context_.session.dropLastStep();
    if (!(context_.session.state() == *replaced))
        bringBack(*replaced);
    return std::nullopt;
}

void LessonRun::bringBack(const LaunchState& launch) {
    context_.session.beginWith([] { return tr("Back to the launch before the lesson"); }, launch,
                               StepOrigin::Lesson);
    context_.session.endEdit();
}

void LessonRun::choose(std::size_t choice) {
    if (!isQuestionOpen())
        return;
    const core::Question& question = *step().question;
    if (choice != question.answer && !isSecondTry() && question.choices.size() > 2) {
        triedChoice_ = choice;
        Q_EMIT changed();
        return;
    }
    chosen_ = choice;
    end(choice == question.answer);
}

void LessonRun::answerNumber(double number) {
    if (!isQuestionOpen() || triedNumber_ == std::optional(number))
        return; // the same number is no second try
    const bool isRight = std::abs(number - step().question->answerNumber) < 1e-9;
    if (isRight || isSecondTry()) {
        end(isRight);
        return;
    }
    triedNumber_ = number;
    Q_EMIT changed();
}

void LessonRun::skip() {
    if (isQuestionOpen())
        end(std::nullopt);
}

void LessonRun::end(std::optional<bool> right) {
    isBegun_ = true;
    isAnswered_ = true;
    triedChoice_.reset();
    triedNumber_.reset();
    wasRight_ = right;
    if (right)
        progress_.setDone(lesson().name, step_, *right);
    if (!isLaunchOfStep())
        restoreLaunch();
    reveal();
    Q_EMIT changed();
}

void LessonRun::setRevealing(bool revealing) {
    isRevealing_ = revealing;
    context_.session.results().setOfLesson(revealing);
}

void LessonRun::reveal() {
    JobRunner& jobs = context_.jobs;
    isRevealDue_ = false;
    if (step().reveal == core::Reveal::Model || !isAnswered_ || !isLaunchOfStep() ||
        jobs.isOutsideRecording())
        return;
    if (!jobs.launchObstacle().isEmpty()) {
        isRevealDue_ = true;
        return;
    }
    setRevealing(true);
    switch (step().reveal) {
    case core::Reveal::Model:
        break;
    case core::Reveal::Launch:
        if (neverEnds(step()))
            jobs.launchEndless();
        else
            jobs.launch();
        break;
    case core::Reveal::Measure:
        jobs.measure();
        break;
    case core::Reveal::Trace:
        jobs.trace();
        break;
    }
}

} // namespace trichevron::gui
