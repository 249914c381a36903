// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/exercise_question.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"

namespace trichevron::gui {
namespace {

QStringList choicesOf(const core::Exercise& exercise) {
    QStringList texts;
    for (const core::Text& choice : exercise.choices)
        texts.append(QString::fromStdString(choice.text()));
    return texts;
}

} // namespace

ExerciseQuestion::ExerciseQuestion(ExerciseRun& run, QWidget* parent)
    : QuestionPanel(QStringLiteral("exercise"), parent), run_(run) {
    connect(this, &QuestionPanel::choiceGiven, &run_,
            [this](int choice) { run_.choose(static_cast<std::size_t>(choice)); });
    connect(this, &QuestionPanel::numberGiven, &run_, &ExerciseRun::answerNumber);
    connect(this, &QuestionPanel::skipped, &run_, &ExerciseRun::skip);
    connect(this, &QuestionPanel::backRequested, &run_, &ExerciseRun::goBack);
    connect(this, &QuestionPanel::goOnRequested, &run_, &ExerciseRun::goOn);
    connect(&run_, &ExerciseRun::changed, this, &ExerciseQuestion::refresh);
    retranslate(this, [this] { refresh(); });
}

void ExerciseQuestion::refresh() {
    setVisible(run_.obstacle().isEmpty());
    if (!run_.obstacle().isEmpty())
        return;
    const core::Exercise& exercise = run_.exercise();
    const std::pair now(run_.choice(), run_.place());
    if (asked_ != now) {
        asked_ = now;
        if (exercise.choices.empty())
            askNumber();
        else
            askChoices(choicesOf(exercise));
    }
    setChoiceTexts(choicesOf(exercise)); // the language may be another
    QuestionLook look;
    look.isOpen = run_.isOpen();
    look.question = QString::fromStdString(exercise.question.text());
    if (!exercise.choices.empty())
        look.right = exercise.rightChoice;
    look.chosen = run_.chosen();
    if (look.isOpen) {
        look.hint = exercise.choices.empty() ? tr("Type a number. The first answer counts.")
                                             : tr("Choose. The first answer counts.");
    } else {
        const std::optional<bool> right = run_.wasRight();
        look.outcome = right ? (*right ? tr("Right.") : tr("Not this time.")) : QString();
        if (exercise.choices.empty() && !right.value_or(false))
            look.outcome += QLatin1Char(' ') +
                            fill(tr("The answer is {number}."), {{"number", core::answerText(exercise)}});
        look.outcome = look.outcome.trimmed();
    }
    look.goOn = tr("Next");
    look.canGoOn = true;
    look.canGoBack = run_.place() > 0;
    setLook(look);
}

} // namespace trichevron::gui
