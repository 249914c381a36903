// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Marks on a timeline: a line where each round begins, the tail as a band behind the bars, and the time
/// while the schedule plays. Their labels are in a row above the axes, where they cover no bar.
#pragma once

#include "core/trace/timeline_marks.h"

#include <qcustomplot.h>

#include <functional>
#include <optional>
#include <vector>

namespace trichevron::gui {

class TimelineMarkLines final : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit TimelineMarkLines(QCustomPlot* plot);

    void setMarks(core::TimelineMarks marks);
    const core::TimelineMarks& marks() const { return marks_; }
    /// The time of the schedule that plays, in nanoseconds.
    void setTime(std::optional<std::uint64_t> nanoseconds) { time_ = nanoseconds; }
    std::optional<std::uint64_t> time() const { return time_; }
    void setFont(const QFont& font) { font_ = font; }
    /// The height of the row of labels, in pixels.
    int rowHeight() const;

    enum class Kind { Round, Tail, Time };
    struct Label {
        Kind kind = Kind::Round;
        QString text;
        double x = 0; ///< of its line
        QRectF rect;
    };
    /// The labels that are drawn, which do not overlap, except that the time covers others.
    std::vector<Label> labels() const;
    /// The x of the lines that are drawn where rounds begin, in pixels.
    std::vector<double> roundLines() const;

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    /// The tail behind the bars, which another layer draws.
    class Band;
    double toPixel(std::uint64_t nanoseconds) const;
    bool isInside(double x) const;
    QRectF labelAt(double x, const QString& text) const;
    /// `time`: the label of the time that is played.
    QRectF tailLabel(const QString& text, const std::optional<QRectF>& time) const;
    void drawLabel(QCPPainter& painter, const Label& label) const;

    core::TimelineMarks marks_;
    std::optional<std::uint64_t> time_;
    QFont font_;
};

} // namespace trichevron::gui
