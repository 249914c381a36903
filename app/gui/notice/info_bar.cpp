// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/info_bar.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

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
    return replaceMessage(sentence, choices, false);
}

int InfoBar::showProblem(const LaterText& sentence, const std::vector<Choice>& choices) {
    return replaceMessage(sentence, choices, true);
}

int InfoBar::replaceMessage(const LaterText& sentence, const std::vector<Choice>& choices, bool isProblem) {
    setStyleProperty(this, "state", isProblem ? QStringLiteral("alarm") : QString());
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        if (item->widget() != nullptr)
            item->widget()->deleteLater();
        delete item;
    }
    text_ = sentence;
    buttonTexts_.clear();
    int number = 0;
    for (const auto& [text, action] : choices) {
        auto* button = new QPushButton(this);
        buttonTexts_.emplace_back(button, text);
        button->setObjectName(QStringLiteral("noticeChoice%1").arg(number++));
        button->setAutoDefault(false);
        buttons_->addWidget(button, 0, Qt::AlignTop);
        connect(button, &QPushButton::clicked, this, [this, run = action] {
            hide();
            if (run)
                run();
        });
        button->show();
    }
    buttons_->addStretch(0);
    setTexts();
    isProblem_ = isProblem;
    isWaiting_ = isHeldBack_ && !isProblem;
    if (isWaiting_)
        hide();
    else
        present();
    return ++number_;
}

void InfoBar::hideMessage(int number) {
    if (number != number_)
        return;
    isWaiting_ = false;
    hide();
}

void InfoBar::setHeldBack(bool heldBack) {
    isHeldBack_ = heldBack;
    if (heldBack && !isHidden() && !isProblem_) {
        isWaiting_ = true;
        hide();
    } else if (!heldBack && isWaiting_) {
        isWaiting_ = false;
        present();
    }
}

void InfoBar::setTexts() {
    const QString sentence = text_.text();
    sentence_->setText(sentence);
    setAccessibleName(sentence);
    for (const auto& [button, text] : buttonTexts_)
        button->setText(text.text());
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
