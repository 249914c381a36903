// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/lesson_question.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"

namespace trichevron::gui {
namespace {

QString numberWords(double number) {
    return QString::fromStdString(core::factText(core::FactValue(number)));
}

QStringList choiceTexts(const core::Question& question) {
    QStringList texts;
    for (const core::Choice& choice : question.choices)
        texts.append(QString::fromStdString(choice.text));
    return texts;
}

} // namespace

LessonQuestion::LessonQuestion(LessonRun& run, QWidget* parent)
    : QuestionPanel(QStringLiteral("lesson"), parent), run_(run) {
    connect(this, &QuestionPanel::choiceGiven, &run_,
            [this](int choice) { run_.choose(static_cast<std::size_t>(choice)); });
    connect(this, &QuestionPanel::numberGiven, &run_, &LessonRun::answerNumber);
    connect(this, &QuestionPanel::skipped, &run_, &LessonRun::skip);
    connect(this, &QuestionPanel::backRequested, &run_, &LessonRun::goBack);
    connect(this, &QuestionPanel::goOnRequested, &run_, &LessonRun::goOn);
    connect(&run_, &LessonRun::changed, this, &LessonQuestion::refresh);
    retranslate(this, [this] { refresh(); });
}

void LessonQuestion::ask() {
    const auto& question = run_.step().question;
    if (!question) {
        askNothing();
    } else if (question->number) {
        askNumber();
    } else {
        askChoices(choiceTexts(*question));
    }
}

void LessonQuestion::refresh() {
    if (asked_ != &run_.step() || askedLesson_ != run_.lessonIndex() || askedStep_ != run_.stepIndex()) {
        asked_ = &run_.step();
        askedLesson_ = run_.lessonIndex();
        askedStep_ = run_.stepIndex();
        ask();
    }
    const auto& question = run_.step().question;
    if (question && !question->number)
        setChoiceTexts(choiceTexts(*question)); // the language may be another
    QuestionLook look;
    look.isOpen = run_.isQuestionOpen();
    if (question && !question->number)
        look.right = question->answer;
    look.chosen = run_.chosen();
    if (question && !look.isOpen) {
        const std::optional<bool> right = run_.wasRight();
        look.outcome = right ? (*right ? tr("Right.") : tr("Not this time.")) : QString();
        if (question->number && !right.value_or(false))
            look.outcome += QLatin1Char(' ') + fill(tr("The answer is {number}."),
                                                    {{"number", numberWords(run_.rightNumber())}});
        look.outcome = look.outcome.trimmed();
    }
    if (look.isOpen)
        look.hint = question->number ? tr("Type a number, then let the device answer.")
                                     : tr("Choose, then let the device answer.");
    look.goOn = run_.isLastStep() ? tr("The end") : tr("Continue");
    look.canGoOn = !run_.isLastStep();
    look.canGoBack = !run_.isFirstStep();
    setLook(look);
}

} // namespace trichevron::gui
