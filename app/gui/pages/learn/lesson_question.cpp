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
    connect(this, &QuestionPanel::askedAgain, this, [this] {
        run_.askAgain();
        asked_ = nullptr; // what was chosen or typed goes
        refresh();
        focusQuestion();
    });
    connect(this, &QuestionPanel::backRequested, &run_, &LessonRun::goBack);
    connect(this, &QuestionPanel::goOnRequested, this, [this] {
        if (run_.isFinished())
            Q_EMIT exercisesRequested();
        else
            run_.goOn();
    });
    connect(&run_, &LessonRun::changed, this, &LessonQuestion::refresh);
    retranslate(this, [this] { refresh(); });
}

void LessonQuestion::ask() {
    const auto& question = run_.step().question;
    if (!question || run_.isFinished()) {
        askNothing();
    } else if (question->number) {
        askNumber();
    } else {
        askChoices(choiceTexts(*question));
    }
}

void LessonQuestion::refresh() {
    if (asked_ != &run_.step() || askedLesson_ != run_.lessonIndex() || askedStep_ != run_.stepIndex() ||
        askedEnd_ != run_.isFinished()) {
        asked_ = &run_.step();
        askedLesson_ = run_.lessonIndex();
        askedStep_ = run_.stepIndex();
        askedEnd_ = run_.isFinished();
        ask();
    }
    QuestionLook look;
    look.canGoOn = true;
    look.canGoBack = !run_.isFirstStep();
    look.goOn = run_.isFinished()           ? tr("To the exercises")
                : run_.isLastStep()         ? tr("The end")
                : run_.isLastStepOfLesson() ? tr("Next lesson")
                                            : tr("Continue");
    if (!run_.isFinished())
        describe(look);
    setLook(look);
}

void LessonQuestion::describe(QuestionLook& look) {
    const auto& question = run_.step().question;
    look.isOpen = run_.isQuestionOpen();
    if (!question)
        return;
    look.question = QString::fromStdString(run_.step().title + '\n' + run_.step().text);
    if (!question->number) {
        setChoiceTexts(choiceTexts(*question)); // the language may be another
        look.right = question->answer;
    }
    look.chosen = run_.chosen();
    if (look.isOpen) {
        const bool asksDevice = run_.step().reveal != core::Reveal::Model;
        look.hint = question->number
                        ? asksDevice ? tr("Type a number, then let the device answer.") : tr("Type a number.")
                    : asksDevice ? tr("Choose, then let the device answer.")
                                 : tr("Choose.");
        look.tried = run_.triedChoice();
        if (run_.isSecondTry())
            look.outcome = QStringList{tr("Not this time."), QString::fromStdString(run_.wordsOfTried()),
                                       tr("Try once more.")}
                               .join(QLatin1Char(' '))
                               .simplified();
        return;
    }
    const std::optional<bool> right = run_.wasRight();
    look.outcome = right ? (*right ? tr("Right.") : tr("Not this time.")) : QString();
    if (question->number && !right.value_or(false))
        look.outcome += QLatin1Char(' ') + fill(tr("The answer is {number}."),
                                                {{"number", numberWords(question->answerNumber)}});
    if (run_.isLastStepOfLesson())
        look.outcome += QLatin1Char(' ') + tr("This is the end of the lesson.");
    look.outcome = look.outcome.trimmed();
    look.canAskAgain = right == std::optional(false);
}

} // namespace trichevron::gui
