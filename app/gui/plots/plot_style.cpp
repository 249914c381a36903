// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/plot_style.h"

#include "app/gui/theme/theme.h"

#include <QFontMetrics>

#include <qcustomplot.h>

namespace trichevron::gui {

void styleAxis(QCPAxis& axis) {
    const Theme& theme = currentTheme();
    axis.setBasePen(QPen(theme.border));
    axis.setTickPen(Qt::NoPen);
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLabelColor(theme.muted);
    axis.setTickLabelFont(textFont(0.85));
    axis.setLabelColor(theme.muted);
    axis.setLabelFont(textFont(0.85));
    axis.setLabelPadding(2);
}

void stylePlot(QCustomPlot& plot) {
    const Theme& theme = currentTheme();
    plot.setBackground(QBrush(theme.window));
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
        styleAxis(*axis);
        axis->grid()->setPen(QPen(theme.border));
        axis->grid()->setZeroLinePen(QPen(theme.border));
    }
    plot.xAxis->grid()->setVisible(false);
    plot.yAxis->setBasePen(Qt::NoPen);
    // Half of the last label of the x axis is to the right of the axes.
    plot.axisRect()->setMinimumMargins(QMargins(12, 26, scaledPixels(18), 8));
}

QCPItemText* addPlotText(QCustomPlot& plot, double x, double y, Qt::Alignment alignment) {
    auto* item = new QCPItemText(&plot); // the plot owns its items
    item->setClipToAxisRect(false);
    item->position->setType(QCPItemPosition::ptAxisRectRatio);
    item->position->setCoords(x, y);
    item->setPositionAlignment(alignment);
    item->setTextAlignment(Qt::AlignLeft);
    return item;
}

QString wrapToWidth(int width, const QString& text, const QFontMetrics& metrics) {
    QStringList lines;
    for (const QString& given : text.split(QLatin1Char('\n'))) {
        QString line;
        for (const QString& word : given.split(QLatin1Char(' '))) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
                lines << line;
                line = word;
            } else {
                line = longer;
            }
        }
        lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

QStringList withoutDotsAtBreaks(QStringList lines) {
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        if (lines[i].endsWith(QStringLiteral(" ·")))
            lines[i].chop(2);
        if (lines[i + 1].startsWith(QStringLiteral("· ")))
            lines[i + 1].remove(0, 2);
    }
    return lines;
}

QString wrapToPlot(const QCustomPlot& plot, const QString& text, const QFont& font) {
    constexpr int edges = 40;
    const QString wrapped = wrapToWidth(plot.width() - edges, text, QFontMetrics(font));
    return withoutDotsAtBreaks(wrapped.split(QLatin1Char('\n'))).join(QLatin1Char('\n'));
}

} // namespace trichevron::gui
