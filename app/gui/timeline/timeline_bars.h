// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The bars of a timeline in a plot: SMs downwards, time in microseconds to the right.
#pragma once

#include "app/gui/timeline/timeline_raster.h"

#include <QFont>

#include <qcustomplot.h>

#include <optional>

namespace trichevron::gui {

/// The trace is in nanoseconds, the axis in microseconds.
inline constexpr double nanosecondsPerMicrosecond = 1000;

class TimelineBars final : public QCPAbstractPlottable {
    Q_OBJECT

public:
    TimelineBars(QCPAxis* time, QCPAxis* sm);

    void setTimeline(core::TraceTimeline timeline);
    const core::TraceTimeline& timeline() const { return timeline_; }
    void setColourBy(core::TimelineColour by);
    core::TimelineColour colourBy() const { return by_; }
    void setColours(const BarColours& colours, const QColor& mark, const QColor& halo);
    void setLabelFont(const QFont& font) { labelFont_ = font; }
    /// The marked block, by its rank.
    void setMarked(std::optional<std::uint32_t> rank) { marked_ = rank; }
    std::optional<std::uint32_t> marked() const { return marked_; }

    /// The visible part of the timeline, in device pixels.
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

    core::TraceTimeline timeline_;
    core::TimelineColour by_ = core::TimelineColour::Round;
    BarColours colours_;
    QColor mark_;
    QColor halo_;
    QFont labelFont_;
    std::optional<std::uint32_t> marked_;
    TimelineRaster raster_;
    QImage picture_; ///< of drawn_; empty if it must be drawn again
    TimelineWindow drawn_;
};

} // namespace trichevron::gui
