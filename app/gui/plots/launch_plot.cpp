// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/launch_plot.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/plots/plot_style.h"
#include "app/gui/theme/theme.h"

#include <algorithm>

namespace trichevron::gui {
namespace {

/// A plot lower than this has no space for the label of its x axis, in pixels.
constexpr int roomForLabel = 150;

} // namespace

LaunchPlot::LaunchPlot(QWidget* parent)
    : QCustomPlot(parent), heading_(*this), xTicks_(new FittingTicker(*xAxis)),
      yTicks_(new FittingTicker(*yAxis)), reading_(addPlotText(*this, 0, 0, Qt::AlignRight | Qt::AlignTop)) {
    setMinimumSize(180, 120);
    setFocusPolicy(Qt::StrongFocus);
    ExportMenu::attach(*this, {}, ExportMenu::Picture::Offered, [this] { return table(); });
    xAxis->setTicker(xTicks_);
    yAxis->setTicker(yTicks_);
    connect(this, &QCustomPlot::afterLayout, this, &LaunchPlot::updateTicks);
    reading_->position->setType(QCPItemPosition::ptAbsolute);
    reading_->setVisible(false);
    reading_->setLayer(QStringLiteral("overlay")); // above everything that a plot draws
    drawTimer_.setSingleShot(true);
    connect(&drawTimer_, &QTimer::timeout, this, &LaunchPlot::drawNow);
    connect(this, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) {
        const bool inside = axisRect()->rect().contains(event->position().toPoint());
        showReading(inside ? readingAt(event->position()) : QString());
        const bool over = !inside && event->position().y() < axisRect()->top();
        QStringList tip;
        if (over)
            tip << (heading_.isElided() ? heading_.fullText() : QString()) << unnamedPatterns();
        tip.removeAll(QString());
        setToolTip(tip.join(QLatin1Char('\n')));
    });
}

void LaunchPlot::updateTicks() {
    if (axisRect()->rect() == ticked_)
        return;
    ticked_ = axisRect()->rect();
    for (const auto phase :
         {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        plotLayout()->update(phase);
}

void LaunchPlot::drawNow() {
    drawTimer_.stop();
    replot(QCustomPlot::rpQueuedRefresh);
}

void LaunchPlot::paintEvent(QPaintEvent* event) {
    if (drawTimer_.isActive())
        drawNow(); // else the picture would have the old size
    QCustomPlot::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(currentTheme().accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void LaunchPlot::style() {
    const Theme& theme = currentTheme();
    stylePlot(*this);
    reading_->setFont(textFont(0.88));
    reading_->setColor(theme.text);
    reading_->setBrush(QBrush(theme.hover));
    reading_->setPadding(QMargins(5, 2, 5, 2));
}

void LaunchPlot::finishRefresh(const QString& summary) {
    summary_ = summary;
    reading_->setVisible(false); // it belongs to the previous data
    heading_.setLinesShown(true);
    setAccessibleDescription(summary_);
    drawTimer_.start();
}

void LaunchPlot::setXLabel(const QString& label) {
    xLabel_ = label;
    xAxis->setLabel(height() > roomForLabel ? xLabel_ : QString());
}

void LaunchPlot::showReading(const QString& reading) {
    reading_->setText(fitReading(reading));
    reading_->setVisible(!reading.isEmpty());
    heading_.setLinesShown(reading.isEmpty());
    const QRectF room = heading_.roomUnderTitle();
    reading_->position->setCoords(room.right(), room.top());
    replot(QCustomPlot::rpQueuedReplot);
}

QString LaunchPlot::fitReading(const QString& reading) const {
    const QFontMetrics metrics(reading_->font());
    const QMargins padding = reading_->padding();
    const QRectF room = heading_.roomUnderTitle();
    const int width = static_cast<int>(room.width()) - padding.left() - padding.right();
    const int height = static_cast<int>(room.height()) - padding.top() - padding.bottom();
    const int most = std::max(1, height / metrics.lineSpacing());
    QStringList lines = wrapToWidth(width, reading, metrics).split(QLatin1Char('\n'));
    if (lines.size() > most)
        lines =
            wrapToWidth(width, QString(reading).replace(QLatin1Char('\n'), QStringLiteral(" · ")), metrics)
                .split(QLatin1Char('\n'));
    if (lines.size() > most) {
        const QString rest = lines.mid(most - 1).join(QLatin1Char(' '));
        lines = lines.mid(0, most - 1) << metrics.elidedText(rest, Qt::ElideRight, width);
    }
    return withoutDotsAtBreaks(lines).join(QLatin1Char('\n'));
}

void LaunchPlot::leaveEvent(QEvent* event) {
    QCustomPlot::leaveEvent(event);
    showReading({});
}

void LaunchPlot::resizeEvent(QResizeEvent* /*event*/) {
    // QCustomPlot would draw at once, also where several sizes follow each other.
    setViewport(rect());
    xAxis->setLabel(height() > roomForLabel ? xLabel_ : QString());
    refresh(); // the heading is elided to the width
}

void LaunchPlot::changeEvent(QEvent* event) {
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        style();
        refresh(); // it colours the names of the axes
    }
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace trichevron::gui
