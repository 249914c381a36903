// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/row_label.h"

#include "app/gui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {

RowLabel::RowLabel(QWidget* buddy) : name_(new QLabel), unit_(new QLabel) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    name_->setBuddy(buddy);
    name_->setWordWrap(true); // a long name must not widen the panel
    layout->addWidget(name_);
    unit_->setProperty("role", "muted");
    unit_->setFont(textFont(0.85));
    unit_->setWordWrap(true);
    layout->addWidget(unit_);
}

void RowLabel::setText(const QString& name, const QString& unit) {
    name_->setText(name);
    unit_->setText(unit);
    unit_->setVisible(!unit.isEmpty());
}

int RowLabel::wholeWidth() const {
    const int unit = unit_->text().isEmpty() ? 0 : unit_->minimumSizeHint().width();
    constexpr int rounding = 1; // a label asks for a pixel more than its words have
    return std::max(name_->fontMetrics().horizontalAdvance(name_->text()) + rounding, unit);
}

} // namespace trichevron::gui
