// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/timing_plot.h"

#include "app/gui/export/timing_facts.h"
#include "app/gui/plots/plot_style.h"
#include "app/gui/session/outside_recording.h"
#include "app/gui/session/worker_words.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <cmath>

namespace trichevron::gui {
namespace {

/// Between phrases; a heading is shortened at it.
QString dot() {
    return QStringLiteral(" · ");
}

QString micro(double microseconds) {
    return QString::fromStdString(core::microsecondsText(microseconds));
}

QString stopText(core::StopReason reason) {
    switch (reason) {
    case core::StopReason::SamplesReached:
        return {};
    case core::StopReason::Converged:
        return TimingPlot::tr("converged");
    case core::StopReason::BudgetSpent:
        return TimingPlot::tr("stopped at the time limit");
    case core::StopReason::Cancelled:
        return TimingPlot::tr("cancelled");
    case core::StopReason::Refused:
        return TimingPlot::tr("refused");
    case core::StopReason::Interrupted:
        return TimingPlot::tr("interrupted: the worker ended");
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
    return share ? fill(TimingPlot::tr("{throughput} ({share} % of copy)"),
                        {{"throughput", text}, {"share", QString::number(100 * *share, 'f', 0)}})
                 : text;
}

/// In percent.
QString noiseText(const core::Summary& summary) {
    return QString::number(100 * summary.noise(), 'f', 1);
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
        parts << fill(TimingPlot::tr("hot {time}"), {{"time", micro(hot->median)}});
    if (const auto launching = core::summarise(measurement.launchMicroseconds))
        parts << fill(TimingPlot::tr("launch latency {time}"), {{"time", micro(launching->median)}});
    if (measurement.discarded != 0)
        parts << fill(
            TimingPlot::tr("{count, plural, one {{samples} sample} other {{samples} samples}} dropped "
                           "at a low SM clock"),
            {{"count", measurement.discarded}, {"samples", core::withSeparators(measurement.discarded)}});
    return parts.join(dot());
}

} // namespace

QString timingTitle(bool live, std::size_t samples) {
    const QString title = live ? TimingPlot::tr("Measured time, {count, plural, one {{samples} sample} other "
                                                "{{samples} samples}}")
                               : TimingPlot::tr("Recorded time, {count, plural, one {{samples} sample} other "
                                                "{{samples} samples}}");
    return fill(title, {{"count", samples}, {"samples", core::withSeparators(samples)}});
}

QString describeMeasurement(const core::Measurement& measurement) {
    const std::optional<core::Summary> summary = core::summarise(measurement.samplesMicroseconds);
    if (!summary)
        return noSamplesText(measurement.stopped);
    return fill(TimingPlot::tr("median {time} of {count, plural, one {{samples} sample} other {{samples} "
                               "samples}}, noise {noise} %"),
                {{"time", micro(summary->median)},
                 {"count", summary->count},
                 {"samples", core::withSeparators(summary->count)},
                 {"noise", noiseText(*summary)}});
}

TimingPlot::TimingPlot(const LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                       QWidget* parent)
    : LaunchPlot(parent), session_(session), devices_(devices), jobs_(jobs), samples_(addGraph()),
      median_(new QCPItemStraightLine(this)), quartiles_(new QCPItemRect(this)),
      zoom_(new PlotZoom(*this, Qt::Horizontal | Qt::Vertical)) {
    setObjectName(QStringLiteral("timingPlot"));
    medianLabel_ = addPlotText(*this, 0.995, 0, Qt::AlignRight | Qt::AlignBottom);
    medianLabel_->position->setTypeY(QCPItemPosition::ptPlotCoords);
    empty_ = addPlotText(*this, 0.5, 0.5, Qt::AlignCenter);
    empty_->setTextAlignment(Qt::AlignHCenter);
    samples_->setLineStyle(QCPGraph::lsNone);
    samples_->setAdaptiveSampling(true);
    quartiles_->setLayer(QStringLiteral("background"));
    setNoAntialiasingOnDrag(true);
    xTicks_->setMinStep(1);
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             &TimingPlot::refresh);
    onChange(jobs_, jobChangeWithoutResult, this, &TimingPlot::refresh);
    style();
    retranslate(this, [this] {
        setAccessibleName(tr("Timings"));
        setXLabel(tr("sample"));
    });
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
    QStringList spread{
        fill(tr("quartiles {lower} – {upper} · noise {noise} %"), {{"lower", micro(summary.lowerQuartile)},
                                                                   {"upper", micro(summary.upperQuartile)},
                                                                   {"noise", noiseText(summary)}})};
    if (const QString stop = stopText(measurement.stopped); !stop.isEmpty())
        spread << stop;
    QStringList lines{spread.join(dot())};
    if (const QString more = figuresText(measurement); !more.isEmpty())
        lines << more;
    QStringList where{QString::fromStdString(provenance.date).left(10),
                      QString::fromStdString(provenance.device)};
    if (const auto clock = core::summarise(measurement.smClockMegahertz); clock && clock->median > 0)
        where << fill(tr("SM clock {clock} MHz"), {{"clock", QString::number(clock->median, 'f', 0)}});
    heading_.setText(timingTitle(live, summary.count), lines << where.join(dot()));
    medianLabel_->position->setCoords(0.995, summary.median);
    medianLabel_->setText(fill(tr("median {time}"), {{"time", micro(summary.median)}}));
    return lines.join(QLatin1Char('\n'));
}

QString TimingPlot::showNothing() {
    samples_->data()->clear();
    QString why = emptyStateText();
    empty_->setText(wrapToPlot(*this, why, empty_->font()));
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
    if (jobs_.exceededTimeLimit())
        return tr("The kernel did not end within the time limit: there are no times of it. The verdict says "
                  "more.");
    if (!jobs_.launchFailure().isEmpty() && !jobs_.isLaunchNotRecorded())
        return jobs_.hasMeasurementFailed() ? tr("The measurement failed. The verdict says why.")
                                            : tr("The launch failed. The verdict says why.");
    if (!session_.unreadable().isEmpty())
        return tr("Not measured: a field has no valid value.");
    if (QString none = noRecordingText(devices_, session_.state()); !none.isEmpty())
        return none;
    if (const core::Evaluation* evaluation = session_.evaluation();
        evaluation != nullptr && !evaluation->accepted)
        return tr("The device refuses this launch: there are no times of it.");
    if (jobs_.isOutsideRecording())
        return noTimesText(*session_.state().kernel);
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
    const auto sample = static_cast<std::size_t>(index);
    return fill(tr("sample {number}: {time}"),
                {{"number", core::withSeparators(sample + 1)},
                 {"time", micro(found->measurement.samplesMicroseconds[sample])}});
}

core::DataTable TimingPlot::table() const {
    const ActualMeasurement* shown = session_.measurement();
    return shown == nullptr ? core::DataTable() : samplesTable(*shown, accessibleName().toStdString());
}

} // namespace trichevron::gui
