// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/editor_heading.h"

#include "app/gui/editors/axis_headings.h"
#include "app/gui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace trichevron::gui {

QLabel* addHeading(QVBoxLayout* rows) {
    auto* label = new QLabel;
    label->setProperty("role", "heading");
    label->setFont(textFont(0.85, QFont::DemiBold));
    rows->addWidget(label);
    return label;
}

QLabel* addHeadingOfAxes(QVBoxLayout* rows, AxisHeadings*& axes) {
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    rows->addLayout(row);
    auto* column = new QVBoxLayout;
    QLabel* label = addHeading(column);
    axes = new AxisHeadings;
    row->addLayout(column);
    row->addWidget(axes, 1);
    return label;
}

void setHeading(QLabel& label, const QString& text) {
    label.setText(text.toUpper());
}

} // namespace trichevron::gui
