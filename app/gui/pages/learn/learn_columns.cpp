// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/learn_columns.h"

#include "app/gui/text/retranslate.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// Pixels for the default font.
constexpr int roomForSide = 700;
// In pixels.
constexpr int rowsMargin = learnMargin;
constexpr int sideMargin = 14;

} // namespace

LearnColumns::LearnColumns(QWidget& side)
    : columns_(new QBoxLayout(QBoxLayout::LeftToRight, this)), rows_(new QVBoxLayout), side_(side) {
    setObjectName(QStringLiteral("panel"));
    columns_->setContentsMargins(0, 0, 0, 0);
    columns_->setSpacing(0);
    rows_->setContentsMargins(rowsMargin, 14, rowsMargin, 14);
    followType(*this, [this] { rows_->setSpacing(scaledPixels(8)); });
    columns_->addLayout(rows_, 1);
    columns_->addWidget(&side_);
}

void LearnColumns::arrange(int width) {
    const bool isWide = hasRoomForSide(width);
    columns_->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // In a very wide page the side stands beside the rows, not at the other edge of the window.
    const bool hasSide = isWide && side_.isVisibleTo(this);
    const int most = scaledPixels(readableWidth) + 2 * rowsMargin + scaledPixels(learnSideWidth);
    columns_->setContentsMargins(0, 0, hasSide ? std::max(0, width - most) : 0, 0);
    fitSide(side_, isWide);
}

bool hasRoomForSide(int width) {
    return width >= scaledPixels(roomForSide);
}

void fitSide(QWidget& side, bool isColumn) {
    const int margin = isColumn ? sideMargin : rowsMargin; // below, it stands under the rows
    side.layout()->setContentsMargins(margin, isColumn ? 12 : 0, margin, 12);
    side.setMinimumWidth(isColumn ? scaledPixels(learnSideWidth) : 0);
    side.setMaximumWidth(isColumn ? scaledPixels(learnSideWidth) : QWIDGETSIZE_MAX);
}

QHBoxLayout* readable(QWidget& content) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(&content, 1);
    row->addStretch(0);
    followType(content, [&content] { content.setMaximumWidth(scaledPixels(readableWidth)); });
    return row;
}

QLabel* addSideHeading(QVBoxLayout& rows, const LaterText& words) {
    auto* label = new QLabel;
    label->setProperty("role", "heading");
    label->setFont(textFont(0.85, QFont::DemiBold));
    followType(*label, [label] { label->setContentsMargins(0, scaledPixels(8), 0, 0); });
    retranslate(label, [label, words] { label->setText(words.text().toUpper()); });
    rows.addWidget(label);
    return label;
}

} // namespace trichevron::gui
