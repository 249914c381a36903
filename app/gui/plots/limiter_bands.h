// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The background of an occupancy curve: a band for each range with the same limiters, with their patterns.
/// The names are above the axes: over the bands where every pattern in view gets a name so, else in a legend
/// of patterns.
#pragma once

#include "app/gui/plots/limiter_patterns.h"
#include "core/occupancy/occupancy_curve.h"

#include <qcustomplot.h>

#include <functional>
#include <optional>
#include <vector>

namespace trichevron::gui {

class LimiterBands : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit LimiterBands(QCustomPlot* plot);

    void setCurve(const core::OccupancyCurve& curve);
    /// Returns the rectangle for the names; without it, no names are drawn.
    std::function<QRectF()> rowOfNames;
    /// Returns the rectangle that the legend has to itself, legendHeight() high; empty where it has
    /// none.
    std::function<QRectF()> rowsOfLegend;
    /// Of a legend of this width: lineHeight() or more. None where an entry is wider.
    std::optional<int> legendHeight(double width) const;
    static int lineHeight();

    struct Name {
        QString text;
        QRectF rect;
        std::optional<Limiters> swatch; ///< the pattern before the text: an entry of the legend
    };
    /// The names, from the left. Over the bands the first with room for it begins with "limited by:".
    std::vector<Name> names() const;
    /// Whether each pattern in view has its name.
    bool areAllNamed() const;
    /// A line for each limiter with the values of its bands: "threads per block 32–480: limited by blocks".
    /// `axis`: the name of the x axis.
    QStringList describe(const QString& axis) const;
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Band {
        double from = 0; ///< on the x axis
        double to = 0;
        std::uint64_t first = 0; ///< the values of its points, as the axis has them
        std::uint64_t last = 0;
        Limiters limiters;
        QString name;
    };
    struct Naming {
        std::vector<Name> names;
        bool isComplete = false;
    };
    Naming naming() const;
    /// The names that fit over their bands in this row.
    Naming namesOverBands(const QRectF& row) const;
    /// The legend in lines from the top of this room; nothing where it is too wide or too high for it.
    Naming legendIn(const QRectF& room) const;
    /// The limiters of all bands, each on its own.
    std::vector<Limiters> singleLimiters() const;
    void drawPatterns(QCPPainter& painter) const;
    QRectF bandRect(const Band& band) const;

    std::vector<Band> bands_;
};

} // namespace trichevron::gui
