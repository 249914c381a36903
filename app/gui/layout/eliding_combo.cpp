// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/eliding_combo.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int textInset = 2; ///< the style draws the text so far inside the field

} // namespace

QSize ElidingCombo::sizeHint() const {
    QSize hint = QComboBox::sizeHint();
    if (sizeAdjustPolicy() != AdjustToContents)
        return hint;
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect = QRect(QPoint(), hint);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i)));
    hint.rwidth() += std::max(0, widest + 2 * textInset - field.width());
    return hint;
}

void ElidingCombo::showPopup() {
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + view()->verticalScrollBar()->sizeHint().width() +
                            2 * view()->frameWidth());
    QComboBox::showPopup();
}

void ElidingCombo::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    if (currentIndex() < 0 && !placeholderText().isEmpty()) {
        option.currentText = placeholderText();
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    }
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText =
        fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - 2 * textInset);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace trichevron::gui
