// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Behind a curve of occupancy: what limits it where, by a pattern and a colour, and by a name above the
/// axes.
#pragma once

#include "core/occupancy/occupancy_curve.h"

#include <qcustomplot.h>

#include <functional>

namespace trichevron {

class LimiterBands : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit LimiterBands(QCustomPlot* plot);

    void setCurve(const OccupancyCurve& curve);
    /// Where the names may stand; without it, there are none.
    std::function<QRectF()> rowOfNames;
    struct Name {
        QString text;
        QRectF rect;
    };
    /// Those that have room over their bands, from the left. The first says what they are names of.
    std::vector<Name> names() const;
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawPatterns(QCPPainter& painter) const;
    QRectF rectOf(double from, double to) const;

    struct Band {
        double from = 0; ///< on the x axis
        double to = 0;
        Limiter limiter = Limiter::Warps; ///< the first, which colours it
        QString name;
    };
    std::vector<Band> bands_;
};

/// "registers and shared memory"
QString limiterNames(const std::vector<Limiter>& limiters);

} // namespace trichevron
