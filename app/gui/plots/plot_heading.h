// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The title of a plot and what it says of the launch, above the axes, where it hides no sample and no curve.
#pragma once

#include <QStringList>

class QColor;
class QCPItemText;
class QCustomPlot;

namespace trichevron {

class PlotHeading {
public:
    /// Makes its items, which the plot owns, and keeps room for a title and two lines at the plot's top,
    /// or three where there are as many.
    explicit PlotHeading(QCustomPlot& plot);

    /// Fonts and colours by the theme in force, the lines in `lineColour`. Sets the room for the fonts.
    void style(const QColor& lineColour);
    /// A title and up to three lines. What is wider than the plot ends in an ellipsis.
    void setText(const QString& title, const QStringList& lines);

private:
    void makeRoom();
    /// Cuts the texts to the width. Done after the plot is laid out, since the axis' labels move its left.
    void fit();

    QCustomPlot& plot_;
    QCPItemText* title_;
    QCPItemText* lines_;
    QString wholeTitle_;
    QStringList wholeLines_;
};

} // namespace trichevron
