// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/bins/bins_picture.h"

#include "app/gui/text/fill.h"
#include "app/gui/theme/theme.h"
#include "core/text/number_text.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace trichevron::gui {
namespace {

// Pixels for the default font.
constexpr int trunkWidth = 34;
constexpr int cellWidth = 12;
constexpr int minRow = 16;
constexpr int maxRow = 34;
constexpr int gap = 8;
constexpr double arrowHead = 5;
constexpr std::uint32_t binsPerLabel = 8;

QFont smallFont() {
    return textFont(0.85);
}

QString addsText() {
    return BinsPicture::tr("adds");
}

QString addsAndReadsText() {
    return BinsPicture::tr("adds, then reads");
}

/// Of the column that says what the chosen block does with the counters of each.
QString headingOf(std::uint32_t rank) {
    return fill(BinsPicture::tr("what rank {rank} does"), {{"rank", rank}});
}

QString heldText(std::uint32_t bins) {
    return fill(BinsPicture::tr("{bins, plural, one {# bin} other {# bins}}"), {{"bins", bins}});
}

} // namespace

BinsPicture::BinsPicture(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("binsPicture"));
    setFocusPolicy(Qt::StrongFocus);
}

void BinsPicture::setBins(const core::SharedBins& bins, const std::vector<QString>& names) {
    if (bins != bins_) {
        bins_ = bins;
        held_.clear();
        for (std::uint32_t rank = 0; rank < bins_.blocks; ++rank)
            held_.push_back(bins_.heldBy(rank));
        bin_ = std::min(bin_, bins_.bins - 1);
    }
    names_ = names;
    block_ = std::min(block_, bins_.blocks - 1);
    updateGeometry();
    keepBinInView();
}

void BinsPicture::setBlock(std::uint32_t rank) {
    block_ = std::min(rank, bins_.blocks - 1);
    update();
}

void BinsPicture::setBin(std::uint32_t bin) {
    bin_ = bin;
    keepBinInView();
}

void BinsPicture::keepBinInView() {
    const std::uint32_t count = std::max(1U, binCount());
    if (bin_ < first_ || bin_ >= first_ + count)
        first_ = bin_ / binsPerLabel * binsPerLabel;
    if (const std::uint32_t last = bins_.bins > count ? bins_.bins - count : 0; first_ > last)
        first_ = last;
    update();
}

BinsPicture::Measures BinsPicture::measures() const {
    const QFontMetricsF metrics(smallFont());
    Measures all;
    all.header = 2 * metrics.height() + 4;
    const double rows = std::max<double>(1, bins_.blocks);
    all.row = std::clamp((height() - all.header - 2) / rows, static_cast<double>(scaledPixels(minRow)),
                         static_cast<double>(scaledPixels(maxRow)));
    all.trunk = scaledPixels(trunkWidth);
    for (std::size_t rank = 0; rank < names_.size(); ++rank)
        all.names = std::max(all.names, metrics.horizontalAdvance(names_[rank]) + gap +
                                            metrics.horizontalAdvance(heldText(held_[rank])));
    all.names += 2 * gap;
    all.access =
        std::max({metrics.horizontalAdvance(addsText()), metrics.horizontalAdvance(addsAndReadsText()),
                  metrics.horizontalAdvance(headingOf(bins_.blocks))}) +
        2 * gap;
    all.cell = scaledPixels(cellWidth);
    return all;
}

std::uint32_t BinsPicture::binCount() const {
    const Measures all = measures();
    const double room = (width() - all.left() - gap) / all.cell;
    return std::min(bins_.bins, room < 1 ? 0U : static_cast<std::uint32_t>(room));
}

QRectF BinsPicture::rowRect(std::uint32_t rank) const {
    const Measures all = measures();
    return {all.trunk, all.header + rank * all.row, all.names + all.access, all.row};
}

QRectF BinsPicture::cellRect(std::uint32_t rank, std::uint32_t bin) const {
    const Measures all = measures();
    return {all.left() + (bin - first_) * all.cell, all.header + rank * all.row, all.cell, all.row};
}

std::vector<std::uint32_t> BinsPicture::arrowsTo() const {
    std::vector<std::uint32_t> others;
    for (std::uint32_t rank = 0; rank < bins_.blocks; ++rank)
        if (core::binAccess(block_, rank) == core::BinAccess::Adds && held_[rank] != 0)
            others.push_back(rank);
    return others;
}

QSize BinsPicture::minimumSizeHint() const {
    const Measures all = measures();
    return {static_cast<int>(all.left() + 2 * binsPerLabel * all.cell),
            static_cast<int>(all.header + std::max(1U, bins_.blocks) * scaledPixels(minRow) + 4)};
}

void BinsPicture::paintHeader(QPainter& painter) const {
    const Measures all = measures();
    const Theme& theme = currentTheme();
    const double line = all.header / 2;
    painter.setPen(theme.muted);
    const QRectF above(all.trunk + gap, 0, all.names, all.header - 2);
    painter.drawText(above, Qt::AlignLeft | Qt::AlignBottom, tr("block of the cluster"));
    painter.drawText(QRectF(all.trunk + all.names, 0, all.access, line), Qt::AlignLeft | Qt::AlignBottom,
                     headingOf(block_));
    painter.drawText(QRectF(all.left(), 0, width() - all.left(), line), Qt::AlignLeft | Qt::AlignBottom,
                     tr("holds bin"));
    const std::uint32_t end = first_ + binCount();
    for (std::uint32_t bin = (first_ + binsPerLabel - 1) / binsPerLabel * binsPerLabel; bin < end;
         bin += binsPerLabel)
        painter.drawText(QRectF(cellRect(0, bin).left() + 1, line, binsPerLabel * all.cell, line),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(core::withSeparators(bin)));
}

void BinsPicture::paintRows(QPainter& painter) const {
    const Measures all = measures();
    const Theme& theme = currentTheme();
    for (std::uint32_t rank = 0; rank < bins_.blocks; ++rank) {
        const QRectF row = rowRect(rank);
        if (rank == block_) {
            painter.fillRect(row, theme.hover);
            painter.fillRect(QRectF(row.left(), row.top() + 1, 3, row.height() - 2), theme.accent);
        }
        QFont font = smallFont();
        font.setBold(rank == block_);
        painter.setFont(font);
        painter.setPen(theme.text);
        const QRectF names = QRectF(row.left(), row.top(), all.names, row.height()).adjusted(gap, 0, -gap, 0);
        painter.drawText(names, Qt::AlignLeft | Qt::AlignVCenter, names_[rank]);
        painter.setFont(smallFont());
        painter.setPen(theme.muted);
        painter.drawText(names, Qt::AlignRight | Qt::AlignVCenter, heldText(held_[rank]));
        const bool isOwn = core::binAccess(block_, rank) == core::BinAccess::AddsAndReads;
        painter.drawText(QRectF(row.left() + all.names, row.top(), all.access, row.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, isOwn ? addsAndReadsText() : addsText());
    }
}

void BinsPicture::paintCells(QPainter& painter) const {
    const Theme& theme = currentTheme();
    const std::uint32_t end = first_ + binCount();
    for (std::uint32_t bin = first_; bin < end; ++bin) {
        for (std::uint32_t rank = 0; rank < bins_.blocks; ++rank) {
            painter.setPen(QPen(theme.border, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cellRect(rank, bin));
        }
        const std::uint32_t owner = bins_.ownerOf(bin);
        // The row says which block holds the bin. Colours of categories would be those of other things in the
        // picture of the hierarchy.
        painter.fillRect(cellRect(owner, bin).adjusted(1, 1, -1, -1),
                         owner == block_ ? theme.accent : theme.muted);
    }
    if (bin_ < first_ || bin_ >= end)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.text, 2));
    painter.drawRect(cellRect(0, bin_).united(cellRect(bins_.blocks - 1, bin_)));
}

void BinsPicture::paintArrows(QPainter& painter) const {
    const std::vector<std::uint32_t> others = arrowsTo();
    if (others.empty())
        return;
    const Theme& theme = currentTheme();
    const std::uint32_t owner = bins_.ownerOf(bin_);
    const double x = rowRect(0).left() - 3;
    const double trunk = gap;
    const double from = rowRect(block_).center().y();
    const auto arrow = [&](std::uint32_t rank, const QColor& colour, double width) {
        const double to = rowRect(rank).center().y();
        painter.setPen(QPen(colour, width));
        painter.drawPolyline(QPolygonF{
            {QPointF(x, from), QPointF(trunk, from), QPointF(trunk, to), QPointF(x - arrowHead, to)}});
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF{{QPointF(x, to), QPointF(x - 1.6 * arrowHead, to - arrowHead),
                                       QPointF(x - 1.6 * arrowHead, to + arrowHead)}});
        painter.setBrush(Qt::NoBrush);
    };
    painter.setRenderHint(QPainter::Antialiasing);
    for (const std::uint32_t rank : others)
        if (rank != owner)
            arrow(rank, theme.muted, 1);
    if (owner != block_) // last, so that it is above the others
        arrow(owner, theme.accent, 2.4);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void BinsPicture::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().window);
    if (names_.empty())
        return;
    painter.setFont(smallFont());
    paintHeader(painter);
    paintRows(painter);
    paintCells(painter);
    paintArrows(painter);
    if (hasFocus()) {
        painter.setPen(currentTheme().accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void BinsPicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    keepBinInView();
}

void BinsPicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        updateGeometry();
    update();
}

void BinsPicture::mousePressEvent(QMouseEvent* event) {
    QWidget::mousePressEvent(event);
    if (event->button() != Qt::LeftButton || names_.empty())
        return;
    const QPointF at = event->position();
    const Measures all = measures();
    const double row = (at.y() - all.header) / all.row;
    if (at.x() >= all.left()) {
        const double column = (at.x() - all.left()) / all.cell;
        if (column < binCount())
            Q_EMIT binChosen(first_ + static_cast<std::uint32_t>(column));
    } else if (row >= 0 && row < bins_.blocks) {
        Q_EMIT blockChosen(static_cast<std::uint32_t>(row));
    }
}

void BinsPicture::keyPressEvent(QKeyEvent* event) {
    if (names_.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        Q_EMIT binChosen(bin_ == 0 ? 0 : bin_ - 1);
        break;
    case Qt::Key_Right:
        Q_EMIT binChosen(std::min(bin_ + 1, bins_.bins - 1));
        break;
    case Qt::Key_Up:
        Q_EMIT blockChosen(block_ == 0 ? 0 : block_ - 1);
        break;
    case Qt::Key_Down:
        Q_EMIT blockChosen(std::min(block_ + 1, bins_.blocks - 1));
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace trichevron::gui
