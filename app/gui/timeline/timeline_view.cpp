// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timeline/timeline_view.h"

#include "app/gui/layout/page_layout.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/results/copyable_table.h"
#include "app/gui/session/worker_words.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/pale_entries.h"
#include "app/gui/text/text.h"
#include "app/gui/timeline/timeline_plot.h"
#include "core/messages/rule_messages.h"
#include "core/messages/trace_words.h"
#include "core/text/number_text.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace trichevron::gui {
namespace {

/// In the order of the list.
constexpr std::array timelineColours{core::TimelineColour::Round, core::TimelineColour::Cluster,
                                     core::TimelineColour::Kernel};

/// The heading: the number of resident blocks, then rounds and tail, or why these are unknown.
QStringList headingLines(const core::BlockTrace& trace, const core::ObservedTrace& observed) {
    return {text(residencyText(observed)), text(roundsText(trace, observed))};
}

QString headingTitle(const core::BlockTrace& trace, const core::ObservedTrace& observed) {
    const QString title =
        trace.provenance.kind == core::ProvenanceKind::Live
            ? TimelineView::tr(
                  "Traced: {blocks, plural, one {# block} other {# blocks}} on {sms, plural, one "
                  "{# SM} other {# SMs}}")
            : TimelineView::tr("Recorded {date}: {blocks, plural, one {# block} other {# blocks}} on {sms, "
                               "plural, one {# SM} other {# SMs}}");
    return fill(title, {{"date", text(trace.provenance.date).left(10)},
                        {"blocks", trace.blockSm.size()},
                        {"sms", observed.summary.multiprocessors}});
}

} // namespace

TimelineView::TimelineView(LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                           QWidget* parent)
    : QWidget(parent), session_(session), devices_(devices), jobs_(jobs), plot_(new TimelinePlot),
      controls_(new QWidget), side_(new VerticalScrollArea(0)), colour_(new QComboBox), label_(new QLabel),
      column_(new QVBoxLayout(new QWidget)), counted_(new QLabel) {
    setObjectName(QStringLiteral("timelineView"));
    column_->setContentsMargins(0, 0, 4, 6);
    column_->setSpacing(6);
    counted_->setObjectName(QStringLiteral("traceRoundsWords"));
    counted_->setProperty("role", "muted");
    counted_->setWordWrap(true);
    column_->addWidget(counted_);
    column_->addStretch(1);
    side_->setWidget(column_->parentWidget());
    colour_->setObjectName(QStringLiteral("timelineColour"));
    colour_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    colour_->addItems({QString(), QString(), QString()});
    label_->setProperty("role", "muted");
    label_->setBuddy(colour_);
    auto* chooser = new QHBoxLayout(controls_);
    chooser->setContentsMargins(0, 2, 4, 0);
    chooser->addWidget(label_);
    chooser->addWidget(colour_);
    chooser->addStretch(1);
    new PageLayout(*this, *plot_, *controls_, side_, PageLayout::Side::Right); // the page owns it
    connect(colour_, &QComboBox::currentIndexChanged, this, [this](int index) {
        chosen_ = timelineColours.at(static_cast<std::size_t>(std::max(index, 0)));
        plot_->setColourBy(*chosen_);
    });
    connect(plot_, &TimelinePlot::blockSelected, this,
            [&session](const core::BlockIndex& block, quint32 kernel) {
                const LaunchSession::ChangeBatch batch(session);
                session.setTracedKernel(kernel);
                session.setPath(pathToBlock(session.shape(), block));
            });
    const auto refreshIfSeen = [this] {
        if (isVisible())
            refresh();
    };
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             refreshIfSeen);
    onChange(jobs_, jobChangeWithoutResult, this, refreshIfSeen);
    onChange(session_, SessionChange::Path, this, &TimelineView::followPath);
    setTexts();
    showNothing();
}

void TimelineView::setTexts() {
    side_->setAccessibleName(tr("Trace in figures"));
    label_->setText(tr("colour"));
    colour_->setAccessibleName(tr("Colour of the bars"));
    colour_->setToolTip(tr(
        "Round: the position of a block among those that ran in the same slot, one after the "
        "other. Cluster: the cluster of the block. Kernel: the kernel of the block, where the launch starts "
        "two."));
    colour_->setItemText(0, tr("Round"));
    colour_->setItemText(1, tr("Cluster"));
    colour_->setItemText(2, tr("Kernel"));
}

void TimelineView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paleEntriesThatAreOff(*colour_);
    if (event->type() != QEvent::LanguageChange)
        return;
    setTexts();
    if (const ActualTrace* found = session_.trace();
        found != nullptr && shown_ == std::pair(found->launch, found->received))
        describe(found->trace, observe(found->trace, found->launch));
    else
        refresh();
}

void TimelineView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void TimelineView::refresh() {
    const ActualTrace* found = session_.trace();
    if (found == nullptr || found->trace.blockSm.empty() || session_.state().device == nullptr) {
        shown_.reset();
        showNothing();
        return;
    }
    const std::pair now(found->launch, found->received);
    if (shown_ == now)
        return; // keeps the zoom
    shown_ = now;
    showTrace(found->trace, found->launch);
}

void TimelineView::setMoment(const std::optional<core::Moment>& moment) {
    plot_->setTime(moment && moment->kind == core::Moment::Kind::Time ? std::optional(moment->nanoseconds)
                                                                      : std::nullopt);
}

core::ObservedTrace TimelineView::observe(const core::BlockTrace& trace, const LaunchKey& launch) const {
    return observeTrace(trace, launch.config, launch.optIns, *session_.state().device);
}

void TimelineView::describe(const core::BlockTrace& trace, const core::ObservedTrace& observed) {
    plot_->setHeading(headingTitle(trace, observed), headingLines(trace, observed));
    showFigures(trace, observed);
}

void TimelineView::showTrace(const core::BlockTrace& trace, const LaunchKey& launch) {
    const core::ObservedTrace observed = observe(trace, launch);
    core::TraceTimeline timeline(trace, observed.analysis, observed.predicted.shape,
                                 session_.state().device->multiProcessorCount);
    plot_->setAbout(timingFacts(launch.kernel, launch.config, trace.provenance));
    offerColours(timeline);
    plot_->setTimeline(std::move(timeline), timelineMarks(trace, observed.analysis),
                       headingTitle(trace, observed), headingLines(trace, observed));
    showFigures(trace, observed);
    side_->show();
    controls_->show();
    followPath();
}

void TimelineView::offerColours(const core::TraceTimeline& timeline) {
    const std::array<bool, timelineColours.size()> has{true, timeline.hasClusters(), timeline.kernels() > 1};
    if (auto* items = qobject_cast<QStandardItemModel*>(colour_->model()))
        for (std::size_t i = 0; i < has.size(); ++i)
            items->item(static_cast<int>(i))->setEnabled(has[i]);
    paleEntriesThatAreOff(*colour_);
    colour_->setEnabled(std::count(has.begin(), has.end(), true) > 1);
    // Bars of two kernels, unless the user wants something else, are told apart.
    auto shown = has.back() ? core::TimelineColour::Kernel : core::TimelineColour::Round;
    if (chosen_ && has.at(static_cast<std::size_t>(*chosen_)))
        shown = *chosen_;
    const QSignalBlocker quiet(colour_);
    colour_->setCurrentIndex(static_cast<int>(shown));
    plot_->setColourBy(shown);
}

void TimelineView::showFigures(const core::BlockTrace& trace, const core::ObservedTrace& observed) {
    QList<QStringList> rows;
    for (const core::TraceFigure& figure : traceFigures(trace, observed))
        rows << QStringList{text(figure.what), text(figure.observed), text(figure.predicted)};
    delete figures_;
    figures_ =
        new CopyableTable({tr("figure"), tr("observed"), tr("predicted")}, rows, tr("Trace in figures"));
    figures_->setObjectName(QStringLiteral("traceFigures"));
    column_->insertWidget(0, figures_);
    fitHeight(*figures_, figures_->rowCount()); // one scroll bar for the figures and what explains them
    QStringList sentences{text(kernelsSentence(trace)), text(roundsSentence(observed)),
                          text(residencySentence(observed)),
                          text(tracedRegistersSentence(trace, session_.state().kernel->attributes.numRegs))};
    sentences.removeAll(QString());
    counted_->setText(sentences.join(QLatin1Char('\n')));
    counted_->setVisible(!sentences.isEmpty());
}

void TimelineView::showNothing() {
    plot_->showEmpty(emptyStateText());
    side_->hide();
    controls_->hide();
}

void TimelineView::followPath() {
    const core::HierarchyPath& path = session_.path();
    plot_->setSelected(path.level >= core::HierarchyLevel::Block ? std::optional(path.block) : std::nullopt,
                       session_.tracedKernel());
}

QString TimelineView::emptyStateText() const {
    if (const ActualTrace* found = session_.trace())
        return found->trace.result.launch.ok() ? tr("The trace has no blocks.")
                                               : tr("The launch was refused, so no block ran.");
    if (jobs_.isTracing())
        return tr("Tracing…");
    if (jobs_.isBusy())
        return tr("The device is busy with another job.");
    if (!session_.unreadable().isEmpty())
        return tr("Not traced: a field has no valid value.");
    if (QString none = noRecordingText(devices_, session_.state()); !none.isEmpty())
        return none;
    if (QString nothing = jobs_.nothingRecordedText(); !nothing.isEmpty())
        return nothing;
    QString failure = jobs_.traceFailure();
    if (!failure.isEmpty() && jobs_.notRecorded() != JobKind::Trace)
        return failure;
    if (const core::Evaluation* evaluation = session_.evaluation();
        evaluation != nullptr && !evaluation->accepted)
        return tr("The device refuses this launch: no block runs.");
    if (QString missing = jobs_.noTraceText(); !missing.isEmpty())
        return missing;
    if (!failure.isEmpty())
        return failure;
    if (!jobs_.launchObstacle().isEmpty())
        return tr("This launch is not in the recording.");
    if (const WorkerClient* worker = devices_.currentWorker();
        worker != nullptr && worker->kind() == core::ProvenanceKind::Live)
        return tr("Press Trace to record when and on which SM each block of this launch runs.");
    return tr("Press Trace to show the recorded trace of this launch.");
}

} // namespace trichevron::gui
