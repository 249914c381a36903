// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/choice_button.h"

#include "app/gui/layout/word_breaks.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"

#include <QPainter>

namespace trichevron::gui {
namespace {

/// Pixels for the default font.
constexpr int padding = 8;
constexpr int markWidth = 26;
constexpr int usualWidth = 320;
constexpr int unlimited = 10000;

} // namespace

ChoiceButton::ChoiceButton(int number, const QString& text, QWidget* parent)
    : QRadioButton(parent), number_(number) {
    setText(text);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void ChoiceButton::setMark(Mark mark) {
    mark_ = mark;
    setAccessibleDescription(mark == Mark::Right   ? tr("the right answer")
                             : mark == Mark::Wrong ? tr("not the answer")
                                                   : QString());
    update();
}

QString ChoiceButton::words() const {
    constexpr qsizetype leastToBreak = 12; // characters of a name
    return withWordBreaks(withWholeNumbers(text()), leastToBreak);
}

int ChoiceButton::textLeft() {
    return scaledPixels(padding) * 2 + scaledPixels(markWidth);
}

QRect ChoiceButton::textRect(int width) const {
    const int left = textLeft();
    const QRect room(left, scaledPixels(padding), qMax(40, width - left - scaledPixels(padding)), unlimited);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, words());
}

int ChoiceButton::heightForWidth(int width) const {
    return qMax(textRect(width).height(), fontMetrics().height()) + 2 * scaledPixels(padding);
}

QSize ChoiceButton::sizeHint() const {
    const int width = scaledPixels(usualWidth);
    return {width, heightForWidth(width)};
}

QSize ChoiceButton::minimumSizeHint() const {
    const int longestWord =
        fontMetrics().boundingRect(QRect(0, 0, 1, unlimited), Qt::TextWordWrap, words()).width();
    return {textLeft() + longestWord + scaledPixels(padding),
            fontMetrics().height() + 2 * scaledPixels(padding)};
}

void ChoiceButton::drawMark(QPainter& painter, const QRect& place) const {
    const Theme& theme = currentTheme();
    const bool isChosen = mark_ == Mark::None && isChecked();
    if (isChosen) {
        const QPointF centre = QRectF(place).center();
        const double radius = place.height() / 2.0 + 1;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawEllipse(centre, radius, radius);
    }
    painter.setPen(isChosen ? theme.onAccent : mark_ == Mark::None ? theme.muted : theme.text);
    painter.drawText(place, Qt::AlignCenter,
                     mark_ == Mark::Right   ? QStringLiteral("✓")
                     : mark_ == Mark::Wrong ? QStringLiteral("✗")
                                            : QString::number(number_));
}

void ChoiceButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    const bool isMarked = mark_ != Mark::None;
    const QColor line = mark_ == Mark::Right   ? theme.good
                        : mark_ == Mark::Wrong ? theme.alarm
                        : isChecked()          ? theme.accent
                                               : theme.border;
    const QColor fill = mark_ == Mark::Right          ? theme.goodFill
                        : mark_ == Mark::Wrong        ? theme.alarmFill
                        : isChecked() || underMouse() ? theme.hover
                                                      : theme.window;
    painter.setPen(QPen(line, isChecked() || isMarked ? 2 : 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    if (hasFocus()) { // where the keys go is not yet a choice
        painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5), 3, 3);
    }
    drawMark(painter,
             {scaledPixels(padding), scaledPixels(padding), scaledPixels(markWidth), fontMetrics().height()});
    painter.setPen(theme.text);
    QRect place = textRect(this->width());
    place.setWidth(this->width() - place.left() - scaledPixels(padding));
    painter.drawText(place, Qt::TextWordWrap, words());
}

} // namespace trichevron::gui
