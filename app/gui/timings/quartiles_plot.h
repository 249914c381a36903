// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A box plot of several measurements, the fastest at the top, with the result of their comparison.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "core/measurement/compared_timings.h"

namespace trichevron::gui {

class QuartilesPlot final : public LaunchPlot {
    Q_OBJECT

public:
    explicit QuartilesPlot(QWidget* parent = nullptr);

    /// `hint` is shown if there is nothing to compare.
    void setTimings(const std::vector<core::ComparedTiming>& timings, const QString& hint);

    struct Row {
        QString label;
        QString standing;
        core::Summary summary;
        core::Standing how = core::Standing::Alone;
        TimingFacts facts;
    };
    /// From top to bottom.
    const std::vector<Row>& rows() const { return rows_; }
    /// The centre of the box of a row, in widget coordinates.
    QPointF boxCentre(std::size_t row) const;
    core::DataTable table() const override;

protected:
    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Converts a unit of core, which is in microseconds, to one that suits the rows.
    void convertTo(const std::string& unit);
    /// The time, or its unit, with what it is divided by: "ms per million elements".
    QString perItem(const QString& time) const;
    /// A number of the rows in the unit that suits it alone, without "per …".
    QString figure(double value) const;
    void drawContents();
    /// Whether labels are above their boxes, because beside them they need too much width.
    bool isLabelAbove() const;
    QCPItemText* addLabel(const Row& row, double top);
    /// The number of rows that fit.
    double rowsThatFit() const;
    void scroll(double rows);

    std::vector<Row> rows_;
    core::RankedBy by_ = core::RankedBy::Time; ///< the quantity of the rows
    QString items_;                            ///< of a time per item: "elements"
    QString timeUnit_;                         ///< "ms"
    std::string column_;                       ///< the unit in tables: "ms per million elements"
    double factor_ = 1;                        ///< from µs to timeUnit_
    QString hint_;
    std::vector<QCPStatisticalBox*> boxes_;
    std::vector<QCPItemText*> texts_; ///< standings, and labels above boxes
    QCPItemText* empty_;
};

} // namespace trichevron::gui
