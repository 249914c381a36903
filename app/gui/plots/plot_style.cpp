// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/plot_style.h"

#include "app/gui/theme/theme.h"

#include <QFontMetrics>

#include <qcustomplot.h>

namespace trichevron {

void stylePlot(QCustomPlot& plot) {
    const Theme& theme = currentTheme();
    plot.setBackground(QBrush(theme.window));
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
        axis->setBasePen(QPen(theme.border));
        axis->setTickPen(Qt::NoPen);
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(theme.muted);
        axis->setTickLabelFont(textFont(0.85));
        axis->setLabelColor(theme.muted);
        axis->setLabelFont(textFont(0.85));
        axis->grid()->setPen(QPen(theme.border));
        axis->grid()->setZeroLinePen(QPen(theme.border));
        axis->setLabelPadding(2);
    }
    plot.xAxis->grid()->setVisible(false);
    plot.yAxis->setBasePen(Qt::NoPen);
    plot.axisRect()->setMinimumMargins(QMargins(12, 26, 14, 8));
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

QString wrappedToPlot(const QCustomPlot& plot, const QString& text, const QFont& font) {
    constexpr int edges = 40;
    const QFontMetrics metrics(font);
    QStringList lines{QString()};
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = lines.last().isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (lines.last().isEmpty() || metrics.horizontalAdvance(longer) <= plot.width() - edges)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace trichevron
