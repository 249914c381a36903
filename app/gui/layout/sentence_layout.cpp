// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/sentence_layout.h"

#include "app/gui/theme/theme.h"

#include <QLabel>
#include <QTextLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int leastGap = 6; ///< pixels for the default font, between the sentence and the button

/// The width of the last line of the text, wrapped as a label wraps it.
double lastLineWidth(const QLabel& label, int width) {
    const QString words = label.text().section(QLatin1Char('\n'), -1);
    QTextLayout lines(words, label.font());
    QTextOption option(label.alignment());
    option.setWrapMode(QTextOption::WordWrap);
    lines.setTextOption(option);
    lines.beginLayout();
    double last = 0;
    for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
        line.setLineWidth(width);
        last = line.naturalTextWidth();
    }
    lines.endLayout();
    return last;
}

} // namespace

SentenceLayout::SentenceLayout(QLabel& sentence, QWidget& button) : sentence_(sentence) {
    addWidget(&sentence);
    addWidget(&button);
}

SentenceLayout::~SentenceLayout() {
    for (QLayoutItem* item : items_)
        delete item;
}

void SentenceLayout::addItem(QLayoutItem* item) {
    items_.at(added_++) = item;
}

int SentenceLayout::count() const {
    return static_cast<int>(
        std::count_if(items_.begin(), items_.end(), [](const QLayoutItem* item) { return item != nullptr; }));
}

QLayoutItem* SentenceLayout::itemAt(int index) const {
    return index >= 0 && index < static_cast<int>(items_.size()) ? items_.at(static_cast<std::size_t>(index))
                                                                 : nullptr;
}

QLayoutItem* SentenceLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr)
        items_.at(static_cast<std::size_t>(index)) = nullptr;
    return item;
}

bool SentenceLayout::isButtonShown() const {
    return items_[1] != nullptr && !items_[1]->isEmpty();
}

bool SentenceLayout::hasRoomBehind(int width) const {
    const int needed = items_[1]->sizeHint().width() + scaledPixels(leastGap);
    return lastLineWidth(sentence_, width) + needed <= width;
}

int SentenceLayout::heightForWidth(int width) const {
    const auto known = heights_.constFind(width);
    return known != heights_.constEnd() ? *known : *heights_.insert(width, measureHeight(width));
}

int SentenceLayout::measureHeight(int width) const {
    const int sentence = sentence_.heightForWidth(width);
    if (!isButtonShown())
        return sentence;
    const int button = items_[1]->sizeHint().height();
    return hasRoomBehind(width) ? std::max(sentence, button) : sentence + button;
}

QSize SentenceLayout::minimumSize() const {
    QSize size = sentence_.minimumSizeHint();
    if (isButtonShown())
        size = size.expandedTo(items_[1]->minimumSize());
    return size;
}

void SentenceLayout::invalidate() {
    QLayout::invalidate();
    heights_.clear();
}

void SentenceLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    if (items_[0] == nullptr)
        return;
    const int sentence = sentence_.heightForWidth(rect.width());
    items_[0]->setGeometry(QRect(rect.topLeft(), QSize(rect.width(), sentence)));
    if (!isButtonShown())
        return;
    const QSize button = items_[1]->sizeHint();
    const int line = sentence_.fontMetrics().lineSpacing();
    const int top = hasRoomBehind(rect.width()) ? sentence - (line + button.height()) / 2 : sentence;
    items_[1]->setGeometry(
        QRect(QPoint(rect.right() + 1 - button.width(), rect.top() + std::max(0, top)), button));
}

} // namespace trichevron::gui
