// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/lesson_question.h"

#include "app/gui/pages/learn/choice_button.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

QPushButton* namedButton(const QString& objectName) {
    auto* made = new QPushButton;
    made->setObjectName(objectName);
    return made;
}

QString numberWords(double number) {
    return QString::fromStdString(core::factText(core::FactValue(number)));
}

/// The number in a text such as "4,096"; none where there is no other way to read it.
std::optional<double> numberIn(QString text) {
    bool isNumber = false;
    const double number =
        text.remove(QLatin1Char(',')).remove(QLatin1Char(' ')).remove(QChar(0x202F)).toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

LessonQuestion::LessonQuestion(LessonRun& run, QWidget* parent)
    : QWidget(parent), run_(run), group_(new QButtonGroup(this)), number_(new QLineEdit),
      outcome_(new QLabel), hint_(new QLabel), answer_(namedButton(QStringLiteral("lessonAnswer"))),
      back_(namedButton(QStringLiteral("lessonBack"))), skip_(namedButton(QStringLiteral("lessonSkip"))) {
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(scaledPixels(16));
    auto* left = new QVBoxLayout;
    choices_ = new QVBoxLayout;
    choices_->setSpacing(scaledPixels(6));
    left->addLayout(choices_);
    number_->setObjectName(QStringLiteral("lessonNumber"));
    number_->setMaximumWidth(scaledPixels(200));
    left->addWidget(number_);
    outcome_->setObjectName(QStringLiteral("lessonOutcome"));
    outcome_->setWordWrap(true);
    outcome_->setFont(textFont(1.0, QFont::DemiBold));
    left->addWidget(outcome_);
    left->addStretch(1);
    columns->addLayout(left, 3);
    auto* right = new QVBoxLayout;
    right->setSpacing(scaledPixels(6));
    hint_->setWordWrap(true);
    hint_->setProperty("role", "muted");
    right->addWidget(hint_);
    answer_->setProperty("role", "primary");
    right->addWidget(answer_);
    auto* pair = new QHBoxLayout;
    pair->addWidget(back_);
    pair->addWidget(skip_);
    right->addLayout(pair);
    right->addStretch(1);
    auto* actions = new QWidget;
    right->setContentsMargins(0, 0, 0, 0);
    actions->setLayout(right);
    columns->addWidget(actions, 1);
    group_->setExclusive(true);
    connect(group_, &QButtonGroup::idToggled, this, &LessonQuestion::refresh);
    connect(number_, &QLineEdit::textChanged, this, &LessonQuestion::refresh);
    connect(answer_, &QPushButton::clicked, this, &LessonQuestion::answer);
    connect(back_, &QPushButton::clicked, &run_, &LessonRun::goBack);
    connect(skip_, &QPushButton::clicked, &run_, &LessonRun::skip);
    connect(&run_, &LessonRun::changed, this, &LessonQuestion::refresh);
    retranslate(this, [this] { setTexts(); });
    refresh();
}

void LessonQuestion::setTexts() {
    number_->setAccessibleName(tr("Your answer"));
    number_->setPlaceholderText(tr("a number"));
    back_->setText(tr("Back"));
    skip_->setText(tr("Show me"));
    refresh();
}

void LessonQuestion::rebuild() {
    const QWidget* focused = QApplication::focusWidget();
    const bool hadFocus = focused != nullptr && isAncestorOf(focused);
    for (ChoiceButton* button : buttons_) {
        group_->removeButton(button);
        choices_->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
    buttons_.clear();
    number_->clear();
    number_->setVisible(run_.step().question && run_.step().question->number);
    const auto& question = run_.step().question;
    if (question && !question->number)
        buildChoices(*question);
    if (hadFocus)
        focusQuestion();
}

void LessonQuestion::focusQuestion() {
    if (!run_.isQuestionOpen())
        answer_->setFocus(Qt::OtherFocusReason);
    else if (buttons_.empty())
        number_->setFocus(Qt::OtherFocusReason);
    else
        buttons_.front()->setFocus(Qt::OtherFocusReason);
}

void LessonQuestion::buildChoices(const core::Question& question) {
    for (const core::Choice& choice : question.choices) {
        const int number = static_cast<int>(buttons_.size()) + 1;
        auto* button = new ChoiceButton(number, QString::fromStdString(choice.text));
        button->setObjectName(QStringLiteral("lessonChoice%1").arg(number));
        group_->addButton(button, number);
        choices_->addWidget(button);
        buttons_.push_back(button);
    }
}

void LessonQuestion::refresh() {
    if (built_ != &run_.step() || builtLesson_ != run_.lessonIndex() || builtStep_ != run_.stepIndex()) {
        built_ = &run_.step();
        builtLesson_ = run_.lessonIndex();
        builtStep_ = run_.stepIndex();
        rebuild();
    }
    const bool isOpen = run_.isQuestionOpen();
    const auto& question = run_.step().question;
    number_->setReadOnly(!isOpen);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setEnabled(isOpen);
        buttons_[i]->setText(
            QString::fromStdString(question->choices[i].text)); // the language may be another
        buttons_[i]->setMark(isOpen                              ? ChoiceButton::Mark::None
                             : i == question->answer             ? ChoiceButton::Mark::Right
                             : run_.chosen() == std::optional(i) ? ChoiceButton::Mark::Wrong
                                                                 : ChoiceButton::Mark::None);
    }
    QString outcome;
    if (question && !isOpen) {
        const std::optional<bool> right = run_.wasRight();
        outcome = right ? (*right ? tr("Right.") : tr("Not this time.")) : QString();
        if (question->number && !right.value_or(false))
            outcome += QLatin1Char(' ') +
                       fill(tr("The answer is {number}."), {{"number", numberWords(run_.rightNumber())}});
    }
    outcome_->setText(outcome.trimmed());
    outcome_->setVisible(!outcome.isEmpty());
    hint_->setText(!isOpen            ? QString()
                   : question->number ? tr("Type a number, then let the device answer.")
                                      : tr("Choose, then let the device answer."));
    hint_->setVisible(isOpen);
    answer_->setText(isOpen ? tr("Answer") : run_.isLastStep() ? tr("The end") : tr("Continue"));
    answer_->setEnabled(isOpen ? group_->checkedId() > 0 || numberIn(number_->text()).has_value()
                               : !run_.isLastStep());
    back_->setEnabled(!run_.isFirstStep());
    skip_->setVisible(isOpen);
}

void LessonQuestion::answer() {
    if (!run_.isQuestionOpen())
        run_.goOn();
    else if (run_.step().question->number) {
        if (const auto number = numberIn(number_->text()))
            run_.answerNumber(*number);
    } else if (group_->checkedId() > 0) {
        run_.choose(static_cast<std::size_t>(group_->checkedId() - 1));
    }
    answer_->setFocus(Qt::OtherFocusReason);
}

void LessonQuestion::keyPressEvent(QKeyEvent* event) {
    const int number = event->key() - Qt::Key_0;
    if (event->modifiers() == Qt::NoModifier && run_.isQuestionOpen() && number >= 1 &&
        number <= static_cast<int>(buttons_.size())) {
        buttons_[static_cast<std::size_t>(number - 1)]->setChecked(true);
        buttons_[static_cast<std::size_t>(number - 1)]->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (answer_->isEnabled())
            answer();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace trichevron::gui
