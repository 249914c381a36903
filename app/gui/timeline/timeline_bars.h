// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The bars of a timeline in a plot: multiprocessors downwards, time in microseconds to the right.
#pragma once

#include "app/gui/timeline/timeline_raster.h"

#include <QFont>

#include <qcustomplot.h>

#include <optional>

namespace trichevron {

/// A trace counts in nanoseconds, the axis in microseconds.
inline constexpr double nanosecondsPerMicrosecond = 1000;

class TimelineBars final : public QCPAbstractPlottable {
    Q_OBJECT

public:
    TimelineBars(QCPAxis* time, QCPAxis* sm);

    void setTimeline(TraceTimeline timeline);
    const TraceTimeline& timeline() const { return timeline_; }
    void setColourBy(TimelineColour by);
    TimelineColour colourBy() const { return by_; }
    void setColours(const BarColours& colours, const QColor& mark, const QColor& halo);
    void setLabelFont(const QFont& font) { labelFont_ = font; }
    /// The block that is marked, by its rank.
    void setMarked(std::optional<std::uint32_t> rank) { marked_ = rank; }
    std::optional<std::uint32_t> marked() const { return marked_; }

    /// What of the timeline the axes show, in pixels of the screen.
    TimelineWindow window(double pixelRatio = 1) const;

    double selectTest(const QPointF& at, bool onlySelectable, QVariant* details) const override;
    QCPRange getKeyRange(bool& found, QCP::SignDomain signs) const override;
    QCPRange getValueRange(bool& found, QCP::SignDomain signs, const QCPRange& keys) const override;

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override;

private:
    template <class Visit>
    void forEachSeen(const TimelineWindow& window, Visit visit) const;
    bool drawOutlines(QCPPainter& painter) const;
    void drawLabels(QCPPainter& painter) const;
    void drawMark(QCPPainter& painter) const;

    TraceTimeline timeline_;
    TimelineColour by_ = TimelineColour::Wave;
    BarColours colours_;
    QColor mark_;
    QColor halo_;
    QFont labelFont_;
    std::optional<std::uint32_t> marked_;
    TimelineRaster raster_;
    QImage picture_; ///< of what drawn_ says; empty when it is to be drawn anew
    TimelineWindow drawn_;
};

} // namespace trichevron
