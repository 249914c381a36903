// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The legend of a timeline: the colours of rounds, clusters or kernels, in a row above the axes. It is part
/// of the picture of the plot.
#pragma once

#include "app/gui/timeline/timeline_raster.h"

#include <qcustomplot.h>

#include <functional>

namespace trichevron::gui {

class TimelineLegend final : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit TimelineLegend(QCustomPlot* plot);

    /// Sets the number of rounds, clusters or kernels; no legend for 0.
    void setCategories(core::TimelineColour by, std::uint32_t categories);
    void setColours(const BarColours& colours, const QColor& text);
    void setFont(const QFont& font) { font_ = font; }
    /// Returns the rectangle of the legend; without it, no legend is drawn.
    std::function<QRectF()> row;

    struct Entry {
        QString text;
        std::optional<std::uint32_t> category; ///< none: text only
        QRectF rect;
    };
    /// The visible entries from the left: the first eight, or as many as fit, and a note on how the colours
    /// continue.
    std::vector<Entry> entries() const;
    /// How the colours continue; empty where they need not.
    QString repeatNote() const;
    /// Whether the note, if there is one, is among the entries.
    bool isRepeatNoted() const;
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    core::TimelineColour by_ = core::TimelineColour::Round;
    std::uint32_t categories_ = 0;
    BarColours colours_;
    QColor text_;
    QFont font_;
};

} // namespace trichevron::gui
