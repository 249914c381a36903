// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/timing_plot.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/theme/theme.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <cmath>

namespace trichevron::gui {
namespace {

QString micro(double microseconds) {
    return QString::fromStdString(core::microsecondsText(microseconds));
}

QString stopText(core::StopReason reason) {
    switch (reason) {
    case core::StopReason::SamplesReached:
        return {};
    case core::StopReason::Converged:
        return TimingPlot::tr(" · converged");
    case core::StopReason::BudgetSpent:
        return TimingPlot::tr(" · stopped at the time limit");
    case core::StopReason::Cancelled:
        return TimingPlot::tr(" · cancelled");
    case core::StopReason::Refused:
        return TimingPlot::tr(" · refused");
    case core::StopReason::Interrupted:
        return TimingPlot::tr(" · interrupted: the worker ended");
    }
    return {};
}

/// Why a measurement has no samples.
QString noSamplesText(core::StopReason reason) {
    switch (reason) {
    case core::StopReason::SamplesReached:
    case core::StopReason::Converged:
        return TimingPlot::tr("The measurement has no samples.");
    case core::StopReason::BudgetSpent:
        return TimingPlot::tr("The time limit was reached before the first sample.");
    case core::StopReason::Cancelled:
        return TimingPlot::tr("Cancelled before the first sample.");
    case core::StopReason::Refused:
        return TimingPlot::tr("The launch was refused, so it has no times.");
    case core::StopReason::Interrupted:
        return TimingPlot::tr("The worker ended before the first sample.");
    }
    return {};
}

QString describeThroughput(const core::Measurement& measurement) {
    const QString text = QString::fromStdString(throughputText(measurement));
    const std::optional<double> share = shareOfCopy(measurement);
    return share ? TimingPlot::tr("%1 (%2 % of copy)").arg(text).arg(100 * *share, 0, 'f', 0) : text;
}

/// Other properties of the measurement, the most important first, because the end may be elided.
QString figuresText(const core::Measurement& measurement) {
    QStringList parts;
    if (measurement.throttled)
        parts << TimingPlot::tr("low SM clock throughout");
    if (measurement.includesLaunchLatency)
        parts << TimingPlot::tr("times include the launch latency");
    if (isTooShort(measurement))
        parts << TimingPlot::tr("too short for an accurate time");
    if (const QString throughput = describeThroughput(measurement); !throughput.isEmpty())
        parts << throughput;
    if (const auto hot = core::summarise(measurement.hotMicroseconds))
        parts << TimingPlot::tr("hot %1").arg(micro(hot->median));
    if (const auto launching = core::summarise(measurement.launchMicroseconds))
        parts << TimingPlot::tr("launch latency %1").arg(micro(launching->median));
    if (measurement.discarded != 0)
        parts << TimingPlot::tr("%1 samples dropped at a low SM clock").arg(measurement.discarded);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString describeMeasurement(const core::Measurement& measurement) {
    const std::optional<core::Summary> summary = core::summarise(measurement.samplesMicroseconds);
    if (!summary)
        return noSamplesText(measurement.stopped);
    return TimingPlot::tr("median %1 of %2 samples, noise %3 %")
        .arg(micro(summary->median))
        .arg(summary->count)
        .arg(100 * summary->noise(), 0, 'f', 1);
}

TimingPlot::TimingPlot(const LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                       QWidget* parent)
    : LaunchPlot(tr("sample"), parent), session_(session), devices_(devices), jobs_(jobs),
      samples_(addGraph()), median_(new QCPItemStraightLine(this)), quartiles_(new QCPItemRect(this)),
      zoom_(new PlotZoom(*this, Qt::Horizontal | Qt::Vertical)) {
    setObjectName(QStringLiteral("timingPlot"));
    setAccessibleName(tr("Timings"));
    medianLabel_ = addPlotText(*this, 0.995, 0, Qt::AlignRight | Qt::AlignBottom);
    medianLabel_->position->setTypeY(QCPItemPosition::ptPlotCoords);
    empty_ = addPlotText(*this, 0.5, 0.5, Qt::AlignCenter);
    empty_->setTextAlignment(Qt::AlignHCenter);
    samples_->setLineStyle(QCPGraph::lsNone);
    samples_->setAdaptiveSampling(true);
    samples_->setName(tr("time (µs)"));
    quartiles_->setLayer(QStringLiteral("background"));
    setNoAntialiasingOnDrag(true);
    xTicks_->setMinStep(1);
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             &TimingPlot::refresh);
    onChange(jobs_, jobChangeWithoutResult, this, &TimingPlot::refresh);
    style();
    refresh();
}

void TimingPlot::style() {
    LaunchPlot::style();
    const Theme& theme = currentTheme();
    QColor dot = theme.accent;
    dot.setAlpha(190);
    samples_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(dot), QBrush(dot), 3));
    median_->setPen(QPen(theme.categories[5], 1.6));
    QColor band = theme.accent;
    band.setAlpha(theme.dark ? 60 : 38);
    quartiles_->setPen(Qt::NoPen);
    quartiles_->setBrush(QBrush(band));
    heading_.style(theme.muted);
    empty_->setFont(textFont(0.88));
    empty_->setColor(theme.muted);
    medianLabel_->setFont(textFont(0.88));
    medianLabel_->setColor(theme.alarmText);
    QColor veil = theme.window;
    veil.setAlpha(215);
    medianLabel_->setBrush(QBrush(veil));
    medianLabel_->setPadding(QMargins(4, 0, 2, 0));
}

void TimingPlot::refresh() {
    const ActualMeasurement* found = session_.measurement();
    const bool any = found != nullptr && !found->measurement.samplesMicroseconds.empty();
    for (QCPAbstractItem* item : std::initializer_list<QCPAbstractItem*>{median_, quartiles_, medianLabel_})
        item->setVisible(any);
    empty_->setVisible(!any);
    xAxis->setVisible(any);
    yAxis->setVisible(any);
    finishRefresh(any ? showMeasurement(found->measurement) : showNothing());
}

QString TimingPlot::showMeasurement(const core::Measurement& measurement) {
    const std::vector<double>& samples = measurement.samplesMicroseconds;
    QVector<double> number(static_cast<qsizetype>(samples.size()));
    for (qsizetype i = 0; i < number.size(); ++i)
        number[i] = static_cast<double>(i + 1);
    samples_->setData(number, QVector<double>(samples.begin(), samples.end()), true);
    const core::Summary summary = *core::summarise(samples);
    const double last = static_cast<double>(samples.size());
    median_->point1->setCoords(0, summary.median);
    median_->point2->setCoords(1, summary.median);
    quartiles_->topLeft->setCoords(0, summary.upperQuartile);
    quartiles_->bottomRight->setCoords(last + 1, summary.lowerQuartile);
    const double margin = qMax((summary.maximum - summary.minimum) * 0.12, summary.median * 0.005);
    zoom_->setFullRange(QCPRange(0, last + 1), QCPRange(summary.minimum - margin, summary.maximum + margin));
    const core::DisplayUnit unit = core::timeUnit(summary.maximum);
    yTicks_->setFactor(unit.factor);
    yAxis->setLabel(QString::fromStdString(unit.name));

    const core::Provenance& provenance = measurement.provenance;
    const bool live = provenance.kind == core::ProvenanceKind::Live;
    const QString spread = tr("quartiles %1 – %2 · noise %3 %%4")
                               .arg(micro(summary.lowerQuartile), micro(summary.upperQuartile))
                               .arg(100 * summary.noise(), 0, 'f', 1)
                               .arg(stopText(measurement.stopped));
    QStringList lines{spread};
    if (const QString more = figuresText(measurement); !more.isEmpty())
        lines << more;
    QString where = tr("%1 · %2").arg(QString::fromStdString(provenance.date).left(10),
                                      QString::fromStdString(provenance.device));
    if (const auto clock = core::summarise(measurement.smClockMegahertz); clock && clock->median > 0)
        where += tr(" · SM clock %1 MHz").arg(clock->median, 0, 'f', 0);
    heading_.setText(live ? tr("Measured time, %1 samples").arg(summary.count)
                          : tr("Recorded time, %1 samples").arg(summary.count),
                     lines << where);
    medianLabel_->position->setCoords(0.995, summary.median);
    medianLabel_->setText(tr("median %1").arg(micro(summary.median)));
    return lines.join(QLatin1Char('\n'));
}

QString TimingPlot::showNothing() {
    samples_->data()->clear();
    QString why = emptyStateText();
    empty_->setText(why);
    heading_.setText(tr("Timings"), {});
    return why;
}

QString TimingPlot::emptyStateText() const {
    const ActualMeasurement* found = session_.measurement();
    const QString obstacle = jobs_.launchObstacle();
    if (found != nullptr)
        return noSamplesText(found->measurement.stopped);
    if (jobs_.isMeasuring())
        return tr("Measuring…");
    if (jobs_.isLaunching())
        return tr("Launching, without a measurement…");
    if (jobs_.isBusy())
        return tr("The device is busy with another job.");
    if (!jobs_.launchFailure().isEmpty())
        return tr("The measurement failed. The verdict says why.");
    if (!session_.unreadable().isEmpty())
        return tr("Not measured: a field is unreadable.");
    if (!obstacle.isEmpty())
        return tr("This launch is not in the recording.");
    if (const WorkerClient* worker = devices_.currentWorker();
        worker != nullptr && worker->kind() == core::ProvenanceKind::Live)
        return tr("Press Measure to measure this launch on the device.");
    return tr("Press Measure to show the recorded samples of this launch.");
}

void TimingPlot::keyPressEvent(QKeyEvent* event) {
    if (!zoom_->handleKey(*event))
        LaunchPlot::keyPressEvent(event);
}

QString TimingPlot::readingAt(const QPointF& place) const {
    const ActualMeasurement* found = session_.measurement();
    const auto index = static_cast<qsizetype>(std::lround(xAxis->pixelToCoord(place.x())) - 1);
    if (found == nullptr || index < 0 || index >= sampleCount())
        return {};
    return tr("sample %1: %2")
        .arg(index + 1)
        .arg(micro(found->measurement.samplesMicroseconds[static_cast<std::size_t>(index)]));
}

} // namespace trichevron::gui
