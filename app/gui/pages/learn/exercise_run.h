// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The exercise that is read: its sheet, its place there, and what was answered.
#pragma once

#include "core/exercise/exercise.h"
#include "core/json/json_value.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace trichevron::gui {

/// The same choice gives the same exercises everywhere.
struct ExerciseChoice {
    std::vector<core::ExerciseKind> kinds; ///< in the order of ExerciseKind; none: those of the level
    core::ExerciseLevel level = core::ExerciseLevel::Easy;
    std::uint64_t seed = 1;
    friend bool operator==(const ExerciseChoice&, const ExerciseChoice&) = default;
};

class ExerciseRun : public QObject {
    Q_OBJECT

public:
    /// Begins with a seed of chance.
    explicit ExerciseRun(QObject* parent = nullptr);

    /// Why there are no exercises; empty where there are some.
    const QString& obstacle() const { return obstacle_; }
    const ExerciseChoice& choice() const { return choice_; }
    /// Another choice begins its sheet, with nothing answered.
    void setChoice(ExerciseChoice choice);
    /// A seed of chance that is short enough to say it to a class.
    static std::uint64_t newSeed();

    /// Of the exercise on the sheet, from 0.
    std::size_t place() const { return place_; }
    /// Precondition: no obstacle.
    const core::Exercise& exercise() const { return *exercise_; }
    bool isOpen() const { return exercise_ && !isAnswered_; }
    std::optional<std::size_t> chosen() const { return chosen_; }
    /// None before the answer, and where it was shown instead.
    std::optional<bool> wasRight() const { return wasRight_; }
    /// The first answers of this sheet that count.
    std::size_t answeredCount() const { return outcomes_.size(); }
    std::size_t rightCount() const;

    void choose(std::size_t choice);
    void answerNumber(double number);
    void skip();
    void goOn();
    void goBack();
    /// Another sheet, as at the first start.
    void restart();
    /// Something is not as at the first start but for the seed.
    bool isBegun() const;

    /// The first exercises of this sheet as Markdown.
    QString sheet(std::size_t count, bool withAnswers) const;

    core::Json state() const;
    /// Ignores what it does not know.
    void setState(const core::Json& state);

Q_SIGNALS:
    /// The choice, the exercise or the answer changed.
    void changed();

private:
    void begin(std::size_t place);
    void end(std::optional<bool> right);

    std::optional<core::ExerciseMaker> maker_;
    QString obstacle_;
    ExerciseChoice choice_;
    std::size_t place_ = 0;
    std::optional<core::Exercise> exercise_;
    bool isAnswered_ = false;
    std::optional<std::size_t> chosen_;
    std::optional<bool> wasRight_;
    std::map<std::size_t, bool> outcomes_; ///< of places
};

} // namespace trichevron::gui
