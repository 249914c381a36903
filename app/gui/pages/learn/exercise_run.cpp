// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/exercise_run.h"

#include "core/errors/input_error.h"
#include "core/resources/exercise_devices.h"

#include <QRandomGenerator>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr std::size_t lastPlace = 9999; ///< of a state that is read
constexpr std::uint32_t newSeeds = 10'000;

std::optional<std::uint64_t> numberAt(const core::Json& state, const char* name) {
    const auto found = state.find(name);
    return found != state.end() && found->is_number_unsigned() ? std::optional(found->get<std::uint64_t>())
                                                               : std::nullopt;
}

} // namespace

ExerciseRun::ExerciseRun(QObject* parent) : QObject(parent) {
    try {
        maker_ = core::loadExerciseMaker();
    } catch (const core::InputError& error) {
        obstacle_ = QString::fromUtf8(error.what());
    }
    restart();
}

std::uint64_t ExerciseRun::newSeed() {
    return QRandomGenerator::global()->bounded(1U, newSeeds);
}

void ExerciseRun::setChoice(ExerciseChoice choice) {
    std::sort(choice.kinds.begin(), choice.kinds.end());
    if (choice.kinds == core::exerciseKindsOf(choice.level))
        choice.kinds.clear(); // so that those of another level come with it
    if (choice == choice_)
        return;
    choice_ = std::move(choice);
    outcomes_.clear();
    begin(0);
}

std::size_t ExerciseRun::rightCount() const {
    return static_cast<std::size_t>(std::count_if(outcomes_.begin(), outcomes_.end(),
                                                  [](const auto& outcome) { return outcome.second; }));
}

void ExerciseRun::begin(std::size_t place) {
    place_ = place;
    isAnswered_ = false;
    chosen_.reset();
    wasRight_.reset();
    if (maker_)
        exercise_ = maker_->makeAt(choice_.kinds, choice_.level, choice_.seed, place);
    Q_EMIT changed();
}

void ExerciseRun::choose(std::size_t choice) {
    if (!isOpen())
        return;
    chosen_ = choice;
    end(choice == exercise_->rightChoice);
}

void ExerciseRun::answerNumber(double number) {
    if (isOpen())
        end(number == static_cast<double>(exercise_->number));
}

void ExerciseRun::skip() {
    if (isOpen())
        end(std::nullopt);
}

void ExerciseRun::end(std::optional<bool> right) {
    isAnswered_ = true;
    wasRight_ = right;
    if (right)
        outcomes_.emplace(place_, *right); // the first answer counts
    Q_EMIT changed();
}

void ExerciseRun::goOn() {
    begin(place_ + 1);
}

void ExerciseRun::goBack() {
    if (place_ > 0)
        begin(place_ - 1);
}

void ExerciseRun::restart() {
    choice_ = ExerciseChoice();
    choice_.seed = newSeed();
    outcomes_.clear();
    begin(0);
}

bool ExerciseRun::isBegun() const {
    ExerciseChoice first;
    first.seed = choice_.seed;
    return choice_ != first || !outcomes_.empty() || place_ > 0;
}

QString ExerciseRun::sheet(std::size_t count, bool withAnswers) const {
    return maker_ ? QString::fromStdString(
                        exerciseSheet(maker_->makeSheet(choice_.kinds, choice_.level, choice_.seed, count),
                                      choice_.level, choice_.seed, withAnswers))
                  : QString();
}

core::Json ExerciseRun::state() const {
    core::Json kinds = core::Json::array();
    for (const core::ExerciseKind kind : choice_.kinds)
        kinds.push_back(std::string(toString(kind)));
    core::Json right = core::Json::array();
    core::Json wrong = core::Json::array();
    for (const auto& [place, isRight] : outcomes_)
        (isRight ? right : wrong).push_back(place + 1);
    return {{"kinds", std::move(kinds)}, {"level", static_cast<unsigned>(choice_.level)},
            {"seed", choice_.seed},      {"exercise", place_ + 1},
            {"right", std::move(right)}, {"wrong", std::move(wrong)}};
}

void ExerciseRun::setState(const core::Json& state) {
    if (!state.is_object())
        return;
    ExerciseChoice choice = choice_;
    choice.kinds.clear();
    if (const auto kinds = state.find("kinds"); kinds != state.end() && kinds->is_array())
        for (const core::Json& name : *kinds)
            if (const auto kind =
                    name.is_string() ? core::exerciseKindFromName(name.get<std::string>()) : std::nullopt;
                kind && std::find(choice.kinds.begin(), choice.kinds.end(), *kind) == choice.kinds.end())
                choice.kinds.push_back(*kind);
    if (const auto level = numberAt(state, "level"); level && *level >= 1 && *level <= 3)
        choice.level = static_cast<core::ExerciseLevel>(*level);
    choice.seed = numberAt(state, "seed").value_or(choice.seed);
    setChoice(std::move(choice));
    outcomes_.clear();
    for (const auto& [name, isRight] : {std::pair("right", true), std::pair("wrong", false)})
        if (const auto places = state.find(name); places != state.end() && places->is_array())
            for (const core::Json& place : *places)
                if (place.is_number_unsigned() && place.get<std::uint64_t>() >= 1 &&
                    place.get<std::uint64_t>() <= lastPlace + 1)
                    outcomes_.emplace(place.get<std::size_t>() - 1, isRight);
    const std::uint64_t number = numberAt(state, "exercise").value_or(1);
    begin(static_cast<std::size_t>(std::clamp<std::uint64_t>(number, 1, lastPlace + 1) - 1));
}

} // namespace trichevron::gui
