// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/axes_row.h"

#include <QEvent>
#include <QHBoxLayout>

#include <array>

namespace trichevron::gui {
namespace {

constexpr int besideFields = 6;  ///< pixels between the parts of a row
constexpr int underRowLabel = 2; ///< pixels between a label and the fields below it

} // namespace

AxesRow::AxesRow(const QString& objectName, std::uint32_t min, QWidget* parent)
    : QWidget(parent), fields_(new AxisFields(objectName, min, this)),
      label_(new RowLabel(fields_->fields()[0])), headings_(new AxisHeadings), parts_(new QHBoxLayout(this)) {
    label_->setObjectName(objectName + QStringLiteral("Label"));
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(besideFields);
    parts_->addWidget(label_);
    parts_->addWidget(headings_);
    headings_->hide();
    const std::array<NumberField*, 3> all = fields_->fields();
    headings_->addFields({all[0], all[1], all[2]});
    auto* numbers = new QHBoxLayout;
    numbers->setSpacing(besideFields);
    for (NumberField* field : all)
        numbers->addWidget(field);
    parts_->addLayout(numbers, 1);
}

void AxesRow::setLabelWidth(int width) {
    labelWidth_ = width;
    fit();
}

void AxesRow::fit() {
    int gaps = -besideFields;
    for (const NumberField* field : fields_->fields())
        gaps += field->isHidden() ? 0 : besideFields;
    const int besideLabel = width() - labelWidth_ - besideFields - gaps;
    const bool isAbove = fields_->leastWidth() > besideLabel;
    // Where nothing changes, nothing may ask for another layout: each layout fits the row again.
    if ((parts_->direction() == QBoxLayout::TopToBottom) != isAbove) {
        parts_->setDirection(isAbove ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        parts_->setSpacing(isAbove ? underRowLabel : besideFields);
    }
    label_->setAbove(isAbove);
    headings_->setVisible(isAbove);
    label_->setMinimumWidth(isAbove ? 0 : labelWidth_);
    label_->setMaximumWidth(isAbove ? QWIDGETSIZE_MAX : labelWidth_);
    fields_->shareWidth(isAbove ? width() - gaps : besideLabel);
}

bool AxesRow::event(QEvent* event) {
    // Another type, or another number of fields.
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

void AxesRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace trichevron::gui
