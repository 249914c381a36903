// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/question_panel.h"

#include "app/gui/pages/learn/choice_button.h"
#include "app/gui/pages/learn/typed_number.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int numberWidth = 200;
constexpr int roomForOneRow = 560; ///< of a field and three buttons

/// In English, of what is said of an answer: "Not this time.", what is wrong with it, "Try once more."
constexpr int charactersOfFeedback = 120;
constexpr int mostLinesOfFeedback = 2;

QPushButton* namedButton(const QString& objectName) {
    auto* made = new QPushButton;
    made->setObjectName(objectName);
    return made;
}

} // namespace

QuestionPanel::QuestionPanel(const QString& prefix, QWidget* parent)
    : QWidget(parent), prefix_(prefix), choices_(new QVBoxLayout), group_(new QButtonGroup(this)),
      number_(new QLineEdit), feedback_(new QWidget), outcome_(new QLabel), hint_(new QLabel),
      answer_(namedButton(prefix + QStringLiteral("Answer"))),
      back_(namedButton(prefix + QStringLiteral("Back"))),
      skip_(namedButton(prefix + QStringLiteral("Skip"))), actions_(new QBoxLayout(QBoxLayout::TopToBottom)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* columns = new QHBoxLayout;
    rows->addLayout(columns);
    auto* left = new QVBoxLayout;
    left->addLayout(choices_);
    number_->setObjectName(prefix + QStringLiteral("Number"));
    left->addWidget(number_);
    outcome_->setObjectName(prefix + QStringLiteral("Outcome"));
    outcome_->setWordWrap(true);
    outcome_->setFont(textFont(1.0, QFont::DemiBold));
    left->addStretch(1);
    columns->addLayout(left, 3);
    auto* actions = new QWidget;
    auto* right = new QVBoxLayout(actions);
    right->setContentsMargins(0, 0, 0, 0);
    answer_->setProperty("role", "primary");
    actions_->addWidget(answer_, 1);
    auto* pair = new QHBoxLayout;
    pair->addWidget(back_);
    pair->addWidget(skip_);
    actions_->addLayout(pair, 1);
    right->addLayout(actions_);
    right->addStretch(1);
    columns->addWidget(actions, 1);
    hint_->setWordWrap(true);
    hint_->setProperty("role", "muted");
    auto* feedback = new QVBoxLayout(feedback_);
    feedback->setContentsMargins(0, 0, 0, 0);
    feedback->addWidget(hint_);
    feedback->addWidget(outcome_);
    feedback->addStretch(1);
    rows->addWidget(feedback_);
    followType(*this, [this, rows, columns, right] {
        rows->setSpacing(scaledPixels(6));
        columns->setSpacing(scaledPixels(16));
        choices_->setSpacing(scaledPixels(6));
        right->setSpacing(scaledPixels(6));
        actions_->setSpacing(scaledPixels(6));
        number_->setMaximumWidth(scaledPixels(numberWidth));
        arrange();
    });
    group_->setExclusive(true);
    connect(group_, &QButtonGroup::idToggled, this, &QuestionPanel::refreshAnswer);
    connect(number_, &QLineEdit::textChanged, this, [this] {
        isUnreadable_ = false;
        refreshAnswer();
    });
    connect(answer_, &QPushButton::clicked, this, &QuestionPanel::answer);
    connect(back_, &QPushButton::clicked, this, &QuestionPanel::backRequested);
    connect(skip_, &QPushButton::clicked, this, [this] {
        if (look_.isOpen)
            Q_EMIT skipped();
        else
            Q_EMIT askedAgain();
    });
    retranslate(this, [this] { setTexts(); });
}

void QuestionPanel::setTexts() {
    number_->setAccessibleName(tr("Your answer"));
    number_->setAccessibleDescription(tr("Type a number, then press Enter to see the answer."));
    number_->setPlaceholderText(tr("a number"));
    back_->setText(tr("Back"));
    refreshAnswer();
}

void QuestionPanel::askChoices(const QStringList& choices) {
    ask(choices, false);
}

void QuestionPanel::askNumber() {
    ask({}, true);
}

void QuestionPanel::askNothing() {
    ask({}, false);
}

void QuestionPanel::ask(const QStringList& choices, bool isNumber) {
    const QWidget* focused = QApplication::focusWidget();
    const bool hadFocus = focused != nullptr && isAncestorOf(focused);
    for (ChoiceButton* button : buttons_) {
        group_->removeButton(button);
        choices_->removeWidget(button);
        button->setObjectName(QString()); // the name is that of its successor
        button->hide();
        button->deleteLater();
    }
    buttons_.clear();
    look_ = {};
    look_.isOpen = isNumber || !choices.isEmpty();
    asksNumber_ = isNumber;
    number_->clear();
    number_->setVisible(isNumber);
    QSizePolicy place = number_->sizePolicy(); // where the answer is shown, the buttons beside it stay
    place.setRetainSizeWhenHidden(isNumber);
    number_->setSizePolicy(place);
    for (const QString& choice : choices) {
        const int number = static_cast<int>(buttons_.size()) + 1;
        auto* button = new ChoiceButton(number, choice);
        button->setObjectName(prefix_ + QStringLiteral("Choice%1").arg(number));
        group_->addButton(button, number);
        choices_->addWidget(button);
        button->show(); // now, so that it can have the focus
        buttons_.push_back(button);
    }
    arrange();
    if (hadFocus)
        focusQuestion();
}

QWidget& QuestionPanel::focusTarget() const {
    if (!look_.isOpen)
        return *answer_;
    const auto free = std::find_if(buttons_.begin(), buttons_.end(),
                                   [](const ChoiceButton* button) { return button->isEnabled(); });
    return free == buttons_.end() ? static_cast<QWidget&>(*number_) : **free;
}

void QuestionPanel::setChoiceTexts(const QStringList& choices) {
    for (qsizetype i = 0; i < choices.size() && i < static_cast<qsizetype>(buttons_.size()); ++i)
        buttons_[static_cast<std::size_t>(i)]->setText(choices[i]);
}

void QuestionPanel::setLook(const QuestionLook& look) {
    look_ = look;
    isUnreadable_ = isUnreadable_ && look.isOpen;
    number_->setReadOnly(!look.isOpen);
    number_->setVisible(asksNumber_ && (look.isOpen || !number_->text().isEmpty()));
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const bool isTried = look.isOpen && look.tried == std::optional(i);
        if (isTried && buttons_[i]->isChecked()) {
            group_->setExclusive(false); // none is chosen then
            buttons_[i]->setChecked(false);
            group_->setExclusive(true);
        }
        buttons_[i]->setEnabled(look.isOpen && !isTried);
        buttons_[i]->setMark(isTried                           ? ChoiceButton::Mark::Wrong
                             : look.isOpen                     ? ChoiceButton::Mark::None
                             : look.right == std::optional(i)  ? ChoiceButton::Mark::Right
                             : look.chosen == std::optional(i) ? ChoiceButton::Mark::Wrong
                                                               : ChoiceButton::Mark::None);
    }
    back_->setEnabled(look.canGoBack);
    refreshAnswer();
    if (!look.isOpen && skip_->hasFocus())
        answer_->setFocus(Qt::OtherFocusReason); // not whatever comes next in the order of Tab
    skip_->setVisible(look.isOpen || look.canAskAgain);
}

void QuestionPanel::refreshAnswer() {
    const QString outcome =
        isUnreadable_ ? tr("This is not one number. Type it in digits, such as 4,096.") : look_.outcome;
    outcome_->setText(outcome);
    outcome_->setVisible(!outcome.isEmpty());
    hint_->setText(look_.hint);
    hint_->setVisible(outcome.isEmpty() && !look_.hint.isEmpty());
    skip_->setText(look_.isOpen || !look_.canAskAgain ? tr("Show me") : tr("Ask again"));
    answer_->setText(look_.isOpen ? tr("Answer") : look_.goOn);
    answer_->setEnabled(look_.isOpen ? group_->checkedId() > 0 || !number_->text().trimmed().isEmpty()
                                     : look_.canGoOn);
}

void QuestionPanel::answer() {
    if (!look_.isOpen)
        Q_EMIT goOnRequested();
    else if (asksNumber_)
        answerNumber();
    else if (group_->checkedId() > 0)
        Q_EMIT choiceGiven(group_->checkedId() - 1);
    if (isVisible()) // what follows may be on another page
        focusQuestion();
}

void QuestionPanel::answerNumber() {
    if (const auto number = typedNumber(number_->text(), look_.question)) {
        Q_EMIT numberGiven(*number);
        if (look_.isOpen)
            number_->selectAll(); // a second try replaces it
        return;
    }
    isUnreadable_ = true; // an answer that counts as wrong has to be a number
    number_->selectAll();
    refreshAnswer();
}

void QuestionPanel::arrange() {
    const bool isOneRow = asksNumber_ && width() >= scaledPixels(roomForOneRow);
    actions_->setDirection(isOneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int lines = linesOfFeedback();
    feedback_->setMinimumHeight(lines * outcome_->fontMetrics().lineSpacing());
    feedback_->setVisible(lines > 0);
    QSizePolicy place = skip_->sizePolicy();
    place.setRetainSizeWhenHidden(lines > 0);
    skip_->setSizePolicy(place);
}

int QuestionPanel::linesOfFeedback() const {
    if (!asksNumber_ && buttons_.empty())
        return 0;
    const int whole = charactersOfFeedback * outcome_->fontMetrics().averageCharWidth();
    return std::clamp(1 + whole / std::max(width(), 1), 1, mostLinesOfFeedback);
}

void QuestionPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void QuestionPanel::keyPressEvent(QKeyEvent* event) {
    const int number = event->key() - Qt::Key_0;
    if (event->modifiers() == Qt::NoModifier && look_.isOpen && number >= 1 &&
        number <= static_cast<int>(buttons_.size())) {
        ChoiceButton& chosen = *buttons_[static_cast<std::size_t>(number - 1)];
        if (chosen.isEnabled()) {
            chosen.setChecked(true);
            chosen.setFocus(Qt::OtherFocusReason);
        }
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
