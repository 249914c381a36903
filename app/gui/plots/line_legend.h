// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The legend of curves: a row above the axes, where it covers none of them. It is part of the picture of the
/// plot.
#pragma once

#include <qcustomplot.h>

#include <functional>
#include <vector>

namespace trichevron::gui {

class LineLegend final : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit LineLegend(QCustomPlot* plot);

    struct Entry {
        QString text;
        QColor colour;
        QCPScatterStyle::ScatterShape shape = QCPScatterStyle::ssDisc;
    };
    void setEntries(std::vector<Entry> entries) { entries_ = std::move(entries); }
    void setFont(const QFont& font) { font_ = font; }
    void setTextColour(const QColor& colour) { text_ = colour; }
    /// Returns the rectangle of the legend.
    std::function<QRectF()> row;

    struct Place {
        std::size_t entry = 0; ///< the number of entries: text only, "3 more"
        QString text;
        QRectF rect;
    };
    /// The entries that fit, from the left, and how many more there are.
    std::vector<Place> places() const;
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Entry> entries_;
    QFont font_;
    QColor text_;
};

} // namespace trichevron::gui
