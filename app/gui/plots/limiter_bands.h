// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The background of an occupancy curve: a band for each limiter, with a pattern, a colour, and the name of
/// the limiter above the axes.
#pragma once

#include "core/occupancy/occupancy_curve.h"

#include <qcustomplot.h>

#include <functional>

namespace trichevron::gui {

class LimiterBands : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit LimiterBands(QCustomPlot* plot);

    void setCurve(const core::OccupancyCurve& curve);
    /// Returns the rectangle for the names; without it, no names are drawn.
    std::function<QRectF()> rowOfNames;
    struct Name {
        QString text;
        QRectF rect;
    };
    /// The names that fit above their bands, from the left. The first with room for it begins with
    /// "limited by:".
    std::vector<Name> names() const;
    /// Whether each band in view has its name.
    bool areAllNamed() const;
    /// A line for each limiter with the values of its bands: "threads per block 32–480: limited by blocks".
    /// `axis`: the name of the x axis.
    QStringList describe(const QString& axis) const;
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawPatterns(QCPPainter& painter) const;
    QRectF bandRect(double from, double to) const;

    struct Band {
        double from = 0; ///< on the x axis
        double to = 0;
        std::uint64_t first = 0; ///< the values of its points, as the axis has them
        std::uint64_t last = 0;
        core::Limiter limiter = core::Limiter::Warps; ///< the first limiter, which selects the colour
        QString name;
    };
    std::vector<Band> bands_;
};

/// "registers and shared memory"
QString limiterNames(const std::vector<core::Limiter>& limiters);

} // namespace trichevron::gui
