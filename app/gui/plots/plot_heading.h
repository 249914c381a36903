// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The heading of a plot: title, text lines and the names of the y axes. It is above the axes, where it
/// covers no data.
#pragma once

#include <QColor>
#include <QRectF>
#include <QStringList>

#include <vector>

class QCPItemText;
class QCustomPlot;
class QWidget;

namespace trichevron::gui {

class PlotHeading {
public:
    /// Creates its items, which the plot owns, and reserves space for them at the top of the plot.
    explicit PlotHeading(QCustomPlot& plot);

    /// Applies the current theme, with the lines in `lineColour`, and updates the reserved space.
    void style(const QColor& lineColour);
    /// Sets the title and the text, which is wrapped into as many lines as the height of the plot allows.
    /// If it is too long, it is the first of `shorter` that has room; where none has, phrases between dots
    /// are left out from the end of the last, and an ellipsis says so.
    void setText(const QString& title, const QStringList& lines,
                 const std::vector<QStringList>& shorter = {});

    /// A widget that replaces the title and shows the same text.
    void setChooser(QWidget* chooser);

    /// The names of the left and the right axis, horizontal, in a row of their own.
    struct AxisName {
        QString text;
        QColor colour;
    };
    void setAxisNames(const AxisName& left, const AxisName& right);
    /// Reserves this many pixels directly above the axes for labels that the plot draws.
    void setLabelRow(int height);
    /// These pixels, from edge to edge of the heading; with no height where there are none.
    QRectF labelRow() const;
    /// False while something stands in the place of the lines.
    void setLinesShown(bool shown);
    /// The space between the title and that row, in pixels: what covers it covers no data.
    QRectF roomUnderTitle() const;
    /// The space between the names in that row; empty without such a row.
    QRectF roomBetweenNames() const;

    /// Whether text is left out.
    bool isElided() const { return isElided_; }
    QString fullText() const;

private:
    void fit();
    /// The distance from the top of the plot to the first line.
    int underTitle() const;
    int heightOfNames() const;
    /// The lines that are drawn of these texts, at most `lineLimit`. `isElided` becomes true where they are
    /// not all of them.
    QStringList fitted(const QStringList& texts, int lineLimit, int width, bool& isElided) const;

    QCustomPlot& plot_;
    QCPItemText* title_;
    QCPItemText* lines_;
    QCPItemText* leftName_;
    QCPItemText* rightName_;
    QWidget* chooser_ = nullptr;
    QString fullTitle_;
    QStringList fullLines_;
    std::vector<QStringList> shorterLines_; ///< where the full ones have no room; the longest first
    bool hasNames_ = false;
    int labelRow_ = 0; ///< its height
    bool isElided_ = false;
};

} // namespace trichevron::gui
