// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_view.h"

#include "app/gui/results/copyable_table.h"
#include "app/gui/results/sanitizer_panel.h"
#include "app/gui/session/worker_words.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/fault/fault.h"
#include "core/measurement/summary.h"
#include "core/text/number_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// Of the width.
constexpr int errorShare = 3;
constexpr int sanitizerShare = 3;
constexpr int tablesShare = 2;

/// Whether the kernel ended in an error after which its process can launch nothing.
bool losesContext(const core::LaunchResult& result) {
    return result.synchronisation && core::faultFromCudaError(result.synchronisation->code);
}

/// In the current language.
QStringList toStringList(const std::vector<core::Text>& texts) {
    QStringList list;
    for (const core::Text& cell : texts)
        list << text(cell.text());
    return list;
}

} // namespace

ResultView::ResultView(LaunchSession& session, const DeviceSelection& devices, JobRunner& jobs,
                       QWidget* parent)
    : QWidget(parent), session_(session), devices_(devices), jobs_(jobs), empty_(new QLabel),
      error_(new ErrorView), sanitizer_(new SanitizerPanel(session, devices)), area_(new QScrollArea),
      outcome_(new QLabel) {
    auto* layout = new QBoxLayout(QBoxLayout::LeftToRight, this); // placeParts() turns it
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    empty_->setObjectName(QStringLiteral("noResultTables"));
    empty_->setProperty("role", "muted");
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    layout->addWidget(empty_, 1);
    error_->setObjectName(QStringLiteral("launchError"));
    error_->hide();
    layout->addWidget(error_, errorShare);
    layout->addWidget(sanitizer_, sanitizerShare);
    area_->setObjectName(QStringLiteral("resultTables"));
    retranslate(this, [this] { area_->setAccessibleName(tr("Results of the launch")); });
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->installEventFilter(this);
    outcome_->setObjectName(QStringLiteral("launchOutcome"));
    outcome_->setWordWrap(true);
    outcome_->setContentsMargins(12, 8, 12, 0);
    // A widget, because an empty layout would keep its share of the width.
    tables_ = new QWidget;
    auto* tables = new QVBoxLayout(tables_);
    tables->setContentsMargins(0, 0, 0, 0);
    tables->setSpacing(0);
    tables->addWidget(outcome_);
    tables->addWidget(area_, 1);
    layout->addWidget(tables_, tablesShare);
    const auto refreshIfSeen = [this] {
        if (isVisible())
            refresh();
    };
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             refreshIfSeen);
    onChange(jobs_, jobChangeWithoutResult, this, refreshIfSeen);
}

void ResultView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    shown_.reset(); // its tables have headings
    refresh();
}

void ResultView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeParts();
}

void ResultView::placeParts() {
    const int shares =
        errorShare + (sanitizer_->isHidden() ? 0 : sanitizerShare) + (tables_->isHidden() ? 0 : tablesShare);
    const bool hasRoom = width() * errorShare / shares >= ErrorView::widthOfTwoColumns();
    static_cast<QBoxLayout*>(layout())->setDirection(hasRoom ? QBoxLayout::LeftToRight
                                                             : QBoxLayout::TopToBottom);
}

void ResultView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ResultView::addTable(const QString& title, const QStringList& headings, const QList<QStringList>& rows) {
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    auto* heading = new QLabel(title);
    heading->setFont(textFont(0.95, QFont::DemiBold));
    auto* table = new CopyableTable(headings, rows, title);
    heading->setBuddy(table);
    column->addWidget(heading);
    column->addWidget(table, 1, Qt::AlignLeft);
    row_->addLayout(column);
}

void ResultView::showTables(const core::LaunchResult& result) {
    auto* content = new QWidget;
    auto* all = new QHBoxLayout(content);
    all->setContentsMargins(12, 8, 12, 6);
    row_ = new QBoxLayout(QBoxLayout::LeftToRight); // placeTables() turns it
    row_->setSpacing(18);
    all->addLayout(row_);
    all->addStretch(1);
    for (const core::ResultTable& table : result.tables) {
        QList<QStringList> rows;
        for (const std::vector<core::Text>& row : table.rows)
            rows << toStringList(row);
        addTable(text(table.title.text()), toStringList(table.columns), rows);
    }
    if (!result.hostTimeline.empty()) {
        QList<QStringList> rows;
        for (const core::HostEvent& event : result.hostTimeline)
            rows << QStringList{text(event.what.text()),
                                QString::fromStdString(core::microsecondsText(event.microseconds))};
        addTable(tr("Events on the host"), {tr("event"), tr("after the call")}, rows);
    }
    area_->setWidget(content); // deletes the previous content
    content->installEventFilter(this);
    placeTables();
}

void ResultView::placeTables() {
    if (area_->widget() == nullptr)
        return;
    const QMargins margins = area_->widget()->layout()->contentsMargins();
    int needed = margins.left() + margins.right() + row_->spacing() * std::max(0, row_->count() - 1);
    for (int i = 0; i < row_->count(); ++i)
        needed += row_->itemAt(i)->sizeHint().width();
    const int room = area_->maximumViewportSize().width() - area_->verticalScrollBar()->sizeHint().width();
    row_->setDirection(needed <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

bool ResultView::eventFilter(QObject* object, QEvent* event) {
    const bool isResized = object == area_ && event->type() == QEvent::Resize;
    const bool isContentChanged = object == area_->widget() && event->type() == QEvent::LayoutRequest;
    if (isResized || isContentChanged)
        placeTables();
    return QWidget::eventFilter(object, event);
}

RecordedLaunches& ResultView::recorded() {
    if (recorded_ != nullptr)
        return *recorded_;
    recorded_ = new RecordedLaunches;
    recorded_->setObjectName(QStringLiteral("recordedOffer"));
    connect(recorded_, &RecordedLaunches::chosen, this, &ResultView::goTo);
    auto& parts = static_cast<QBoxLayout&>(*layout());
    parts.insertWidget(parts.indexOf(error_), recorded_, 1);
    return *recorded_;
}

void ResultView::refresh() {
    const ActualAnswer* answer = session_.answer();
    const QString missing = missingText();
    std::vector<core::NearLaunch> launches =
        missing.isEmpty() ? std::vector<core::NearLaunch>() : offeredLaunches();
    const bool offers = !launches.empty();
    const bool hasTables = !offers && answer != nullptr &&
                           !(answer->result.tables.empty() && answer->result.hostTimeline.empty());
    const std::optional<core::ErrorReport> error = offers ? std::nullopt : shownError();
    const bool isContextLost = error && answer != nullptr && losesContext(answer->result);
    if (offers)
        recorded().showLaunches(missing, std::move(launches));
    if (error)
        error_->showReport(*error, beforeNextLaunch(answer));
    if (recorded_ != nullptr)
        recorded_->setVisible(offers);
    error_->setVisible(error.has_value());
    sanitizer_->refresh(isContextLost);
    tables_->setVisible(hasTables);
    placeParts();
    outcome_->setVisible(!error);
    if (hasTables && !error)
        outcome_->setText(outcomeText(answer->result));
    empty_->setVisible(!offers && !error && !hasTables);
    if (!hasTables) {
        empty_->setText(missing.isEmpty() ? emptyStateText() : missing);
        shown_.reset();
    } else if (shown_ != answer->result) {
        showTables(answer->result);
        shown_ = answer->result;
    }
}

std::optional<core::ErrorReport> ResultView::shownError() const {
    const core::LaunchApi api = session_.state().config.api;
    if (const ActualAnswer* answer = session_.answer())
        return errorReport(answer->result, api, answer->asserted);
    const std::optional<core::Seconds> limit = jobs_.exceededTimeLimit();
    return limit ? std::optional(timeLimitReport(*limit, api)) : std::nullopt;
}

QString ResultView::beforeNextLaunch(const ActualAnswer* answer) const {
    if (answer == nullptr)
        return jobs_.beforeNextLaunch(true); // the time limit
    if (!losesContext(answer->result))
        return {};
    return tr("A program has to end and start again: its context is lost, and all further CUDA work in the "
              "same process returns this error.") +
           QLatin1Char(' ') + jobs_.beforeNextLaunch(false);
}

QString ResultView::missingText() const {
    const std::optional<JobKind> job = jobs_.notRecorded();
    const LaunchState& launch = session_.state();
    const bool isOutside = jobs_.isOutsideRecording();
    if (!launch.device || (!job && (!isOutside || jobs_.isBusy() || session_.answer() != nullptr)))
        return {};
    const PatternArgument device{"device", launch.device->name};
    const bool isTraceMissing = job == JobKind::Trace && !isOutside;
    if (offeredLaunches().empty())
        return fill(isTraceMissing ? tr("Where and when the blocks ran is recorded on {device} for no launch "
                                        "of this kernel.")
                                   : tr("No launch of this kernel is recorded on {device}."),
                    {device});
    return fill(isTraceMissing
                    ? tr("Where and when the blocks of this launch ran is not recorded on {device}. The "
                         "nearest launches of which it is:")
                    : tr("This launch is not recorded on {device}. The nearest recorded launches:"),
                {device});
}

std::vector<core::NearLaunch> ResultView::offeredLaunches() const {
    const LaunchState& launch = session_.state();
    std::vector<core::NearLaunch> launches = nearestLaunches(*launch.kernel, {launch.config, launch.optIns});
    if (jobs_.notRecorded() == JobKind::Trace)
        std::erase_if(launches, [](const core::NearLaunch& near) { return !near.launch.traced; });
    return launches;
}

void ResultView::goTo(const core::SweepPoint& launch) {
    const JobKind job = jobs_.notRecorded().value_or(JobKind::Launch);
    session_.applyRecorded(launch);
    if (job == JobKind::Trace)
        jobs_.trace();
    else if (job == JobKind::Measure)
        jobs_.measure();
    else
        jobs_.launch();
}

QString ResultView::outcomeText(const core::LaunchResult& result) const {
    QStringList sentences{
        fill(tr("The launch returned {error} ({code}), and the kernel ended without an error."),
             {{"error", result.launch.name}, {"code", result.launch.code}})};
    if (result.hostTimeline.empty())
        return sentences.front();
    sentences << tr("The events are on the host: their times include the way to the device and back.");
    if (const ActualMeasurement* measured = session_.measurement())
        if (const auto summary = core::summarise(measured->measurement.samplesMicroseconds))
            sentences << fill(tr("Measure, on the device alone: median {time}."),
                              {{"time", core::microsecondsText(summary->median)}});
    if (const ActualTrace* traced = session_.trace(); traced != nullptr && !traced->trace.blockSm.empty())
        sentences << fill(
            tr("Trace, from the beginning of the first block to the end of the last: {time}."),
            {{"time", core::microsecondsText(static_cast<double>(core::summarise(traced->trace).nanoseconds) /
                                             1e3)}});
    return sentences.join(QLatin1Char(' '));
}

QString ResultView::emptyStateText() const {
    if (const ActualAnswer* answer = session_.answer(); answer != nullptr)
        return answer->result.launch.ok()
                   ? fill(tr("The launch returned {error} ({code}). It has no result tables."),
                          {{"error", answer->result.launch.name}, {"code", answer->result.launch.code}})
                   : tr("This launch has no result tables.");
    if (jobs_.isLaunching())
        return tr("Launching…");
    if (!jobs_.launchFailure().isEmpty() && !jobs_.isLaunchNotRecorded())
        return jobs_.launchFailure();
    if (QString none = noRecordingText(devices_, session_.state()); !none.isEmpty())
        return none;
    return tr("Press Launch to see the results of this launch.");
}

} // namespace trichevron::gui
