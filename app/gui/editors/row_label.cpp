// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/row_label.h"

#include "app/gui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {

RowLabel::RowLabel(QWidget* buddy) : texts_(new QVBoxLayout(this)), name_(new QLabel), unit_(new QLabel) {
    texts_->setContentsMargins(0, 0, 0, 0);
    texts_->setSpacing(0);
    name_->setBuddy(buddy);
    name_->setWordWrap(true); // a long name must not widen the panel
    texts_->addWidget(name_);
    unit_->setProperty("role", "muted");
    unit_->setFont(textFont(0.85));
    unit_->setWordWrap(true);
    texts_->addWidget(unit_);
}

void RowLabel::setText(const QString& name, const QString& unit) {
    name_->setText(name);
    unit_->setText(unit);
    unit_->setVisible(!unit.isEmpty());
}

void RowLabel::setAbove(bool isAbove) {
    constexpr int betweenTexts = 6;
    if (std::exchange(isAbove_, isAbove) == isAbove)
        return;
    texts_->setDirection(isAbove ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    texts_->setSpacing(isAbove ? betweenTexts : 0);
    texts_->setStretchFactor(unit_, isAbove ? 1 : 0); // the name is as wide as its text
}

int RowLabel::wholeWidth() const {
    const int unit = unit_->text().isEmpty() ? 0 : unit_->minimumSizeHint().width();
    constexpr int rounding = 1; // a label asks for a pixel more than its words have
    return std::max(name_->fontMetrics().horizontalAdvance(name_->text()) + rounding, unit);
}

} // namespace trichevron::gui
