// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Which colour of a timeline's bars is which wave or cluster: a row of swatches above the axes, part of the
/// plot's picture.
#pragma once

#include "app/gui/timeline/timeline_raster.h"

#include <qcustomplot.h>

#include <functional>

namespace trichevron {

class TimelineLegend final : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit TimelineLegend(QCustomPlot* plot);

    /// Bars of so many waves or clusters; of none there is no legend.
    void setCategories(TimelineColour by, std::uint32_t categories);
    void setColours(const BarColours& colours, const QColor& text);
    void setFont(const QFont& font) { font_ = font; }
    /// Where it may stand; without it, there is none.
    std::function<QRectF()> row;

    struct Entry {
        QString text;
        std::optional<std::uint32_t> category; ///< none: text only
        QRectF rect;
    };
    /// From the left, inside the row: the first eight, or as many of them as have room, and how the colours
    /// go on.
    std::vector<Entry> entries() const;
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    TimelineColour by_ = TimelineColour::Wave;
    std::uint32_t categories_ = 0;
    BarColours colours_;
    QColor text_;
    QFont font_;
};

} // namespace trichevron
