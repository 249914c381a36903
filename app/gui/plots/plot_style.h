// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Functions that plots share: styling of axes, and text inside a plot.
#pragma once

#include <QString>
#include <QStringList>

class QCPAxis;
class QCPItemText;
class QFont;
class QFontMetrics;
class QCustomPlot;

namespace trichevron::gui {

/// Times with a greater ratio between largest and smallest have a logarithmic axis.
inline constexpr double maxLinearRatio = 8;

/// Applies the current theme to axes and background.
void stylePlot(QCustomPlot& plot);
/// Applies it to one more axis: a second y axis or that of a colour scale.
void styleAxis(QCPAxis& axis);

/// A text at a fixed position: (0, 0) is the upper left of the axis rectangle, (1, 1) the lower right.
QCPItemText* addPlotText(QCustomPlot& plot, double x, double y, Qt::Alignment alignment);

/// Wraps the text at spaces to lines of at most `width` pixels.
QString wrapToWidth(int width, const QString& text, const QFontMetrics& metrics);

/// A dot between two phrases is no use where the line breaks at it.
QStringList withoutDotsAtBreaks(QStringList lines);

/// Wraps the text to the width of the axes, because items of QCustomPlot do not wrap.
QString wrapToPlot(const QCustomPlot& plot, const QString& text, const QFont& font);

} // namespace trichevron::gui
