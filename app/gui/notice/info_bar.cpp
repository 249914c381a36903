// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/info_bar.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace trichevron::gui {
namespace {

/// With at least this many characters in a line, the buttons are beside the text.
constexpr int roomyNotice = 110;

} // namespace

InfoBar::InfoBar(QWidget* parent)
    : Notice(roomyNotice, parent), sentence_(new QLabel), row_(new QHBoxLayout(this)),
      buttons_(new QHBoxLayout) {
    setObjectName(QStringLiteral("quietNotice"));
    setParts(row_);
    sentence_->setObjectName(QStringLiteral("noticeSentence"));
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::PlainText); // it may quote a file
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    sentence_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    row_->setContentsMargins(14, 8, 12, 8);
    row_->setSpacing(10);
    row_->addWidget(sentence_, 1);
    buttons_->setSpacing(8);
    row_->addLayout(buttons_);
}

int InfoBar::showMessage(const LaterText& sentence, const std::vector<Choice>& choices) {
    return post({sentence, choices, false});
}

int InfoBar::showProblem(const LaterText& sentence, const std::vector<Choice>& choices) {
    return post({sentence, choices, true});
}

int InfoBar::post(Message message) {
    const int number = message.number = ++lastNumber_;
    if (isHeldBack_ && !message.isProblem)
        waiting_ = std::move(message);
    else
        showNow(std::move(message));
    return number;
}

void InfoBar::showNow(Message message) {
    shown_ = std::move(message);
    setStyleProperty(this, "state", shown_->isProblem ? QStringLiteral("alarm") : QString());
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        if (item->widget() != nullptr)
            item->widget()->deleteLater();
        delete item;
    }
    choiceButtons_.clear();
    for (const auto& [text, action] : shown_->choices) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("noticeChoice%1").arg(choiceButtons_.size()));
        button->setAutoDefault(false);
        choiceButtons_.push_back(button);
        buttons_->addWidget(button, 0, Qt::AlignTop);
        connect(button, &QPushButton::clicked, this, [this, run = action] {
            dismiss();
            if (run)
                run();
        });
        button->show();
    }
    buttons_->addStretch(0);
    setTexts();
    present();
}

void InfoBar::dismiss() {
    hide();
    if (!shown_)
        return;
    const int number = std::exchange(shown_, {})->number;
    Q_EMIT dismissed(number);
    // What the button does may show a message of its own.
    QMetaObject::invokeMethod(this, &InfoBar::showWaiting, Qt::QueuedConnection);
}

void InfoBar::showWaiting() {
    if (waiting_ && !isHeldBack_ && !shown_)
        showNow(*std::exchange(waiting_, {}));
}

void InfoBar::hideMessage(int number) {
    if (waiting_ && waiting_->number == number)
        waiting_.reset();
    if (shown_ && shown_->number == number)
        dismiss();
}

void InfoBar::setHeldBack(bool heldBack) {
    isHeldBack_ = heldBack;
    if (heldBack && shown_ && !shown_->isProblem) {
        waiting_ = std::exchange(shown_, {});
        hide();
    }
    showWaiting();
}

void InfoBar::setTexts() {
    if (!shown_)
        return;
    const QString sentence = shown_->sentence.text();
    sentence_->setText(sentence);
    setAccessibleName(sentence);
    for (std::size_t i = 0; i < choiceButtons_.size(); ++i)
        choiceButtons_[i]->setText(shown_->choices[i].first.text());
}

int InfoBar::oneLine() const {
    const QMargins margins = row_->contentsMargins();
    return margins.left() + sentence_->fontMetrics().horizontalAdvance(sentence_->text()) + row_->spacing() +
           buttons_->sizeHint().width() + margins.right();
}

void InfoBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    Notice::changeEvent(event);
}

} // namespace trichevron::gui
