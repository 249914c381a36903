// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The title of a plot, what it says of the launch, and what its axes count: above the axes, where it hides
/// no sample and no curve.
#pragma once

#include <QColor>
#include <QRectF>
#include <QStringList>

class QCPItemText;
class QCustomPlot;
class QWidget;

namespace trichevron {

class PlotHeading {
public:
    /// Makes its items, which the plot owns, and keeps room for them at the plot's top.
    explicit PlotHeading(QCustomPlot& plot);

    /// Fonts and colours by the theme in force, the lines in `lineColour`. Sets the room for the fonts.
    void style(const QColor& lineColour);
    /// A title and what is to be said, which is broken into as many lines as the plot's height has room for.
    /// What is too much for them is left out from the end, phrase by phrase.
    void setText(const QString& title, const QStringList& lines);

    /// A widget of the plot that stands where the title is and shows the same words.
    void setChooser(QWidget* chooser);

    /// What the axis at the left and the one at the right count, upright, in a row of their own.
    struct AxisName {
        QString text;
        QColor colour;
    };
    void setAxisNames(const AxisName& left, const AxisName& right);
    /// What is free of that row between the names; empty where there is no such row.
    QRectF roomBetweenNames() const;

    /// Whether something did not fit.
    bool isElided() const { return isElided_; }
    QString fullText() const;

private:
    void fit();
    /// From the plot's top to the first line.
    int underTitle() const;
    int heightOfNames() const;
    /// As they are to be drawn in so many lines at most.
    QStringList fitted(int maxLines, int width);

    QCustomPlot& plot_;
    QCPItemText* title_;
    QCPItemText* lines_;
    QCPItemText* leftName_;
    QCPItemText* rightName_;
    QWidget* chooser_ = nullptr;
    QString fullTitle_;
    QStringList fullLines_;
    bool hasNames_ = false;
    bool isElided_ = false;
};

} // namespace trichevron
