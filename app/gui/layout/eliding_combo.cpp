// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/eliding_combo.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QtMath>

namespace trichevron::gui {
namespace {

constexpr int fieldPadding = 2; // the style draws the text so far inside the field

} // namespace

int ElidingCombo::widthFor(const QString& text) const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int needed = qCeil(QFontMetricsF(font()).horizontalAdvance(text)) + 2 * fieldPadding;
    const QSize content(needed, fontMetrics().height());
    option.rect = QRect({}, style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this));
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    return option.rect.width() + qMax(0, needed - field.width());
}

QSize ElidingCombo::sizeHint() const {
    QSize size = QComboBox::sizeHint();
    if (sizeAdjustPolicy() != QComboBox::AdjustToContents)
        return size;
    QString widest;
    for (int i = 0; i < count(); ++i)
        if (fontMetrics().horizontalAdvance(itemText(i)) > fontMetrics().horizontalAdvance(widest))
            widest = itemText(i);
    size.setWidth(qMax(size.width(), widthFor(widest)));
    return size;
}

void ElidingCombo::showPopup() {
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + view()->verticalScrollBar()->sizeHint().width() +
                            2 * view()->frameWidth());
    QComboBox::showPopup();
}

void ElidingCombo::hidePopup() {
    isListClosing_ = view()->isVisible(); // Qt closes the list before it emits activated()
    QMetaObject::invokeMethod(
        this, [this] { isListClosing_ = false; }, Qt::QueuedConnection);
    QComboBox::hidePopup();
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
        fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - 2 * fieldPadding);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace trichevron::gui
