// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/beginning.h"

#include "app/gui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

constexpr int widestBeginning = 760; ///< pixels for the default font
constexpr int bulletGap = 6;         ///< pixels

QLabel* wrappedWords(double scale, QFont::Weight weight = QFont::Normal) {
    auto* label = new QLabel;
    label->setFont(textFont(scale, weight));
    label->setWordWrap(true);
    return label;
}

} // namespace

Beginning::Beginning(QWidget* parent)
    : QWidget(parent), title_(wrappedWords(1.7, QFont::DemiBold)), purpose_(wrappedWords(1.1)),
      ways_(new QGridLayout), below_(new QVBoxLayout) {
    setObjectName(QStringLiteral("panel"));
    auto* row = new QHBoxLayout(this); // below the buttons of the page, which begin at the left, too
    row->setContentsMargins(0, 0, 0, 0);
    auto* frame = new QWidget;
    frame->setMaximumWidth(scaledPixels(widestBeginning));
    row->addWidget(frame, 100);
    row->addStretch(1);
    title_->setObjectName(QStringLiteral("beginningTitle"));
    ways_->setVerticalSpacing(0);
    auto* rows = new QVBoxLayout(frame);
    rows->setContentsMargins(12, 20, 24, 24);
    rows->setSpacing(12);
    rows->addWidget(title_);
    rows->addWidget(purpose_);
    rows->addLayout(ways_);
    rows->addLayout(below_);
    rows->addStretch(1);
}

void Beginning::setTexts(const QString& title, const QString& purpose, const QStringList& ways) {
    title_->setText(title);
    purpose_->setText(purpose);
    while (wayWords_.size() < ways.size())
        addWay();
    for (qsizetype i = 0; i < ways.size(); ++i)
        wayWords_[i]->setText(ways[i]);
}

void addBulletRow(QGridLayout& rows, QLabel& words) {
    auto* bullet = new QLabel(QStringLiteral("•"));
    bullet->setFont(textFont(1.0));
    const int row = rows.rowCount();
    rows.setColumnStretch(1, 1);
    rows.setHorizontalSpacing(scaledPixels(bulletGap));
    rows.addWidget(bullet, row, 0, Qt::AlignTop);
    rows.addWidget(&words, row, 1);
}

void Beginning::addWay() {
    QLabel* words = wrappedWords(1.0);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    addBulletRow(*ways_, *words);
    wayWords_.append(words);
}

} // namespace trichevron::gui
