// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What both plots have in common: colours of the theme, quiet axes, a title, a reading under the pointer.
#pragma once

#include <QString>

class QCPAxis;
class QCPItemText;
class QFont;
class QFontMetrics;
class QCustomPlot;

namespace trichevron {

/// Times that differ by a greater factor are drawn by their logarithm.
inline constexpr double maxLinearRatio = 8;

/// Colours and fonts by the theme in force, for axes and background.
void stylePlot(QCustomPlot& plot);
/// The same for an axis that is not always there: a second one, or that of a scale of colours.
void styleAxis(QCPAxis& axis);

/// A text fixed to the plot's corner: (0, 0) is the upper left of the axis rectangle, (1, 1) the lower right.
QCPItemText* addPlotText(QCustomPlot& plot, double x, double y, Qt::Alignment alignment);

/// A text in lines of a width, broken at blanks.
QString wrapToWidth(int width, const QString& text, const QFontMetrics& metrics);

/// A sentence in lines that are no wider than the plot's axes, for an item, which does not break lines
/// itself.
QString wrapToPlot(const QCustomPlot& plot, const QString& text, const QFont& font);

} // namespace trichevron
