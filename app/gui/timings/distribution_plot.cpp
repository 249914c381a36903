// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timings/distribution_plot.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <QKeyEvent>

namespace trichevron::gui {
namespace {

constexpr double equalWidth = 0.01; ///< of the bar if all samples are equal, as a share of their time

QString micro(double microseconds) {
    return QString::fromStdString(core::microsecondsText(microseconds));
}

} // namespace

DistributionPlot::DistributionPlot(QWidget* parent)
    : LaunchPlot(parent), bars_(new QCPBars(xAxis, yAxis)), median_(new QCPItemStraightLine(this)),
      quartiles_(new QCPItemRect(this)), empty_(addPlotText(*this, 0.5, 0.5, Qt::AlignCenter)) {
    setObjectName(QStringLiteral("distributionPlot"));
    empty_->setTextAlignment(Qt::AlignHCenter);
    quartiles_->setLayer(QStringLiteral("background"));
    yTicks_->setMinStep(1);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    axisRect()->setRangeDrag(Qt::Horizontal);
    axisRect()->setRangeZoom(Qt::Horizontal);
    style();
    retranslate(this, [this] {
        setAccessibleName(tr("Distribution of the times"));
        setXLabel(tr("time"));
        yAxis->setLabel(tr("samples"));
    });
    refresh();
}

void DistributionPlot::style() {
    LaunchPlot::style();
    const Theme& theme = currentTheme();
    bars_->setPen(QPen(theme.window, 1));
    bars_->setBrush(theme.accent);
    QColor band = theme.accent;
    band.setAlpha(theme.dark ? 60 : 38);
    quartiles_->setPen(Qt::NoPen);
    quartiles_->setBrush(band);
    median_->setPen(QPen(theme.categories[5], 1.6));
    heading_.style(theme.muted);
    empty_->setFont(textFont(0.88));
    empty_->setColor(theme.muted);
}

void DistributionPlot::setSamples(const std::vector<double>& microseconds, const QString& title,
                                  const QString& source, const QString& why) {
    const core::Histogram before = std::exchange(histogram_, core::buildHistogram(microseconds));
    summary_ = core::summarise(microseconds);
    title_ = title;
    source_ = source;
    why_ = why;
    QVector<double> middles;
    QVector<double> counts;
    const double width =
        histogram_.width > 0 ? histogram_.width : std::max(histogram_.first * equalWidth, equalWidth);
    for (std::size_t bin = 0; bin < histogram_.counts.size(); ++bin) {
        middles << (histogram_.width > 0 ? histogram_.beginOf(bin) + width / 2 : histogram_.first);
        counts << static_cast<double>(histogram_.counts[bin]);
    }
    bars_->setWidth(width);
    bars_->setData(middles, counts, true);
    if (summary_ && before != histogram_)
        showAll();
    refresh();
}

void DistributionPlot::showAll() {
    rescaleAxes();
    const QCPRange time = xAxis->range();
    const double margin = std::max(time.size() * 0.03, bars_->width() / 4);
    xAxis->setRange(time.lower - margin, time.upper + margin);
    yAxis->setRange(0, yAxis->range().upper * 1.08);
    replot(QCustomPlot::rpQueuedReplot);
}

void DistributionPlot::refresh() {
    const bool any = summary_.has_value();
    for (QCPAbstractItem* item : std::initializer_list<QCPAbstractItem*>{median_, quartiles_})
        item->setVisible(any);
    bars_->setVisible(any);
    xAxis->setVisible(any);
    yAxis->setVisible(any);
    empty_->setVisible(!any);
    empty_->setText(wrapToPlot(*this, why_, empty_->font()));
    if (!any) {
        heading_.setText(accessibleName(), {});
        finishRefresh(why_);
        return;
    }
    median_->point1->setCoords(summary_->median, 0);
    median_->point2->setCoords(summary_->median, 1);
    quartiles_->topLeft->setTypeY(QCPItemPosition::ptAxisRectRatio);
    quartiles_->bottomRight->setTypeY(QCPItemPosition::ptAxisRectRatio);
    quartiles_->topLeft->setCoords(summary_->lowerQuartile, 0);
    quartiles_->bottomRight->setCoords(summary_->upperQuartile, 1);
    const core::DisplayUnit unit = core::timeUnit(summary_->maximum);
    xTicks_->setFactor(unit.factor);
    setXLabel(fill(tr("time ({unit})"), {{"unit", std::string(unit.name)}}));
    QString figures = fill(tr("median {median} · quartiles {lower} – {upper} · from {shortest} to {longest}"),
                           {{"median", micro(summary_->median)},
                            {"lower", micro(summary_->lowerQuartile)},
                            {"upper", micro(summary_->upperQuartile)},
                            {"shortest", micro(summary_->minimum)},
                            {"longest", micro(summary_->maximum)}});
    if (histogram_.above != 0)
        figures += QStringLiteral(" · ") +
                   fill(tr("{samples} above the axis"), {{"samples", core::digits(histogram_.above)}});
    heading_.setText(title_, {figures, source_});
    finishRefresh(figures);
}

QString DistributionPlot::readingAt(const QPointF& place) const {
    const std::size_t bin = histogram_.binOf(xAxis->pixelToCoord(place.x()));
    if (!summary_ || bin >= histogram_.counts.size() || histogram_.width <= 0)
        return {};
    const auto count = static_cast<double>(histogram_.counts[bin]);
    return fill(
        tr("{from} – {to}: {bar} of {count, plural, one {{samples} sample} other {{samples} samples}} "
           "({share} %)"),
        {{"from", micro(histogram_.beginOf(bin))},
         {"to", micro(histogram_.beginOf(bin + 1))},
         {"bar", core::digits(histogram_.counts[bin])},
         {"count", summary_->count},
         {"samples", core::digits(summary_->count)},
         {"share", QString::number(100 * count / static_cast<double>(summary_->count), 'f', 1)}});
}

void DistributionPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    LaunchPlot::mouseDoubleClickEvent(event);
    if (summary_)
        showAll();
}

void DistributionPlot::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Home && summary_)
        showAll();
    else
        LaunchPlot::keyPressEvent(event);
}

core::DataTable DistributionPlot::table() const {
    core::DataTable table{title_.toStdString(), {"from (µs)", "to (µs)", "samples"}, {}, about()};
    for (std::size_t bin = 0; bin < histogram_.counts.size(); ++bin)
        table.rows.push_back({histogram_.beginOf(bin), histogram_.beginOf(bin + 1),
                              static_cast<std::int64_t>(histogram_.counts[bin])});
    return table;
}

} // namespace trichevron::gui
