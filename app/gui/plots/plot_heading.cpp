// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/plot_heading.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/theme/theme.h"

#include <QFontMetrics>

#include <qcustomplot.h>

namespace trichevron {
namespace {

constexpr int top = 4;              ///< above the title
constexpr int gap = 2;              ///< between the title and its lines
constexpr int below = 8;            ///< between the lines and the axes
constexpr qsizetype leastLines = 2; ///< that there is room for
constexpr qsizetype mostLines = 3;

/// A text that starts at the axes' left and stands at a distance from the plot's top, whatever the plot's
/// size.
QCPItemText* addHeadingText(QCustomPlot& plot) {
    QCPItemText* item = addPlotText(plot, 0, 0, Qt::AlignLeft | Qt::AlignTop);
    item->position->setTypeY(QCPItemPosition::ptAbsolute);
    item->setPadding(QMargins(0, 0, 0, 0));
    return item;
}

} // namespace

PlotHeading::PlotHeading(QCustomPlot& plot)
    : plot_(plot), title_(addHeadingText(plot)), lines_(addHeadingText(plot)) {
    QObject::connect(&plot, &QCustomPlot::afterLayout, &plot, [this] { fit(); });
}

void PlotHeading::style(const QColor& lineColour) {
    title_->setFont(textFont(0.95, QFont::DemiBold));
    title_->setColor(currentTheme().text);
    title_->position->setCoords(0, top);
    lines_->setFont(textFont(0.88));
    lines_->setColor(lineColour);
    const int underTitle = top + QFontMetrics(title_->font()).height() + gap;
    lines_->position->setCoords(0, underTitle);
    makeRoom();
}

void PlotHeading::makeRoom() {
    QMargins room = plot_.axisRect()->minimumMargins();
    const int lines = static_cast<int>(qMax(wholeLines_.size(), leastLines));
    room.setTop(static_cast<int>(lines_->position->coords().y()) +
                lines * QFontMetrics(lines_->font()).lineSpacing() + below);
    plot_.axisRect()->setMinimumMargins(room);
}

void PlotHeading::setText(const QString& title, const QStringList& lines) {
    wholeTitle_ = title;
    wholeLines_ = lines.mid(0, mostLines);
    makeRoom();
    fit();
}

void PlotHeading::fit() {
    const int width = plot_.width() - static_cast<int>(title_->position->pixelPosition().x()) - 2;
    const auto fitted = [width](const QCPItemText* item, const QString& text) {
        return QFontMetrics(item->font()).elidedText(text, Qt::ElideRight, width);
    };
    title_->setText(fitted(title_, wholeTitle_));
    QStringList shown;
    for (const QString& line : wholeLines_)
        shown << fitted(lines_, line);
    lines_->setText(shown.join(QLatin1Char('\n')));
}

} // namespace trichevron
