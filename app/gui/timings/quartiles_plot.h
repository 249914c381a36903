// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Measurements side by side as boxes from quartile to quartile, the fastest above, with what may be said of
/// each.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "core/measurement/compared_timings.h"

namespace trichevron {

class QuartilesPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit QuartilesPlot(QWidget* parent = nullptr);

    /// `hint` stands there where there is nothing to compare.
    void setTimings(const std::vector<ComparedTiming>& timings, const QString& hint);

    struct Row {
        QString label;
        QString standing;
        Summary summary;
        Standing how = Standing::Alone;
    };
    /// As they stand, from above.
    const std::vector<Row>& rows() const { return rows_; }
    /// Where the middle of a row's box is, in the widget.
    QPointF placeOf(std::size_t row) const;
    DataTable table() const override;

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Of a unit of core, in microseconds: the one that suits the rows.
    void tellIn(const std::string& unit);
    /// One of the rows' numbers in the unit that suits it alone, without what it is per.
    QString figure(double value) const;
    void draw();
    /// Beside its box, a label would leave it too little room.
    bool isLabelAbove() const;
    QCPItemText* addLabel(const Row& row, double top);
    /// Rows that the height has room for.
    double rowsThatFit() const;
    void scroll(double rows);

    std::vector<Row> rows_;
    QString unit_;      ///< of the rows: "ms per million elements"
    QString per_;       ///< " per million elements", or empty
    double factor_ = 1; ///< of the rows, from µs
    QString hint_;
    std::vector<QCPStatisticalBox*> boxes_;
    std::vector<QCPItemText*> texts_; ///< standings, and labels above boxes
    QCPItemText* empty_;
};

} // namespace trichevron
