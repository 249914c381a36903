// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_page.h"

#include "app/gui/layout/flow_layout.h"
#include "app/gui/layout/page_layout.h"
#include "app/gui/plots/sweep_bars.h"
#include "app/gui/plots/sweep_heat_map.h"
#include "app/gui/text/text.h"
#include "core/messages/rule_messages.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>

namespace trichevron::gui {
namespace {

QComboBox* sizesBox(const QString& objectName, const QString& name) {
    auto* box = new QComboBox;
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setToolTip(SweepPage::tr("The sizes of the block along this axis."));
    box->addItem(SweepPage::tr("as launched"), static_cast<int>(core::SweepSizes::AsLaunched));
    box->addItem(SweepPage::tr("powers of two"), static_cast<int>(core::SweepSizes::PowersOfTwo));
    box->addItem(SweepPage::tr("whole warps"), static_cast<int>(core::SweepSizes::Warps));
    return box;
}

QLabel* createLabel(const QString& word, QWidget* widget) {
    auto* label = new QLabel(word);
    label->setProperty("role", "muted");
    label->setBuddy(widget);
    return label;
}

/// The data of the x entry that stands for the recorded sweep.
constexpr int recordedData = 1000;

core::SweepSizes selectedSizes(const QComboBox& box, core::SweepSizes otherwise) {
    const int data = box.currentData().toInt();
    return data == recordedData ? otherwise : static_cast<core::SweepSizes>(data);
}

QString stopText(const ActualSweep& sweep) {
    if (sweep.isRunning)
        return SweepPage::tr("running");
    switch (sweep.sweep.stopped) {
    case core::StopReason::Cancelled:
        return SweepPage::tr("cancelled");
    case core::StopReason::Interrupted:
        return SweepPage::tr("interrupted");
    case core::StopReason::Refused:
        return SweepPage::tr("ended by a fault");
    default:
        return {};
    }
}

} // namespace

SweepPage::SweepPage(LaunchSession& session, JobRunner& jobs, SweepPlanner& planner, QWidget* parent)
    : QWidget(parent), session_(session), jobs_(jobs), planner_(planner),
      xSizes_(sizesBox(QStringLiteral("sweepX"), tr("Sizes of block x"))),
      ySizes_(sizesBox(QStringLiteral("sweepY"), tr("Sizes of block y"))), controls_(new QWidget),
      clusters_(new QCheckBox(tr("clusters"))), count_(new QLabel),
      sweepButton_(new QPushButton(tr("Sweep"))), slice_(new QComboBox), colour_(new QComboBox),
      forms_(new QStackedWidget), heat_(new SweepHeatMap), bars_(new SweepBars), emptyState_(new QLabel) {
    setObjectName(QStringLiteral("sweepPage"));
    buildControls();
    new PageLayout(*this, *forms_, *controls_, nullptr, PageLayout::Side::Left); // the page owns it
    emptyState_->setObjectName(QStringLiteral("noSweep"));
    emptyState_->setProperty("role", "muted");
    emptyState_->setAlignment(Qt::AlignCenter);
    emptyState_->setWordWrap(true);
    for (QWidget* form : std::initializer_list<QWidget*>{emptyState_, heat_, bars_})
        forms_->addWidget(form);
    for (SweepPlot* plot : std::initializer_list<SweepPlot*>{heat_, bars_})
        connect(plot, &SweepPlot::cellChosen, this, &SweepPage::apply);

    const auto stale = [this] {
        isStale_ = true;
        if (isVisible())
            refresh();
    };
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             stale);
    connect(&planner_, &SweepPlanner::choiceChanged, this, stale);
    onChange(jobs_, jobChangeWithoutResult, this, stale);
    connect(&jobs_, &JobRunner::progressed, this, [this](quint64 done, quint64 total) {
        progress_ = jobs_.isSweeping() ? tr("%1 of %2 launches").arg(done).arg(total) : QString();
        refreshCount();
    });
}

void SweepPage::buildControls() {
    clusters_->setObjectName(QStringLiteral("sweepClusters"));
    clusters_->setAccessibleName(tr("Sweep clusters"));
    clusters_->setToolTip(
        tr("Measures every block with clusters of 1, 2, 4 and 8 blocks, as far as the device allows."));
    sweepButton_->setObjectName(QStringLiteral("sweepPageButton"));
    slice_->setObjectName(QStringLiteral("sweepSlice"));
    slice_->setAccessibleName(tr("Visible launches"));
    colour_->setObjectName(QStringLiteral("sweepColour"));
    colour_->setAccessibleName(tr("Colour the blocks by"));
    colour_->addItem(tr("time"), static_cast<int>(SweepColour::Time));
    colour_->addItem(tr("occupancy"), static_cast<int>(SweepColour::Occupancy));
    count_->setObjectName(QStringLiteral("sweepCount"));
    count_->setProperty("role", "muted");
    auto* controls = new FlowLayout(8);
    controls_->setLayout(controls);
    const auto add = [&](QLabel* label, QWidget* widget) {
        auto* pair = new QWidget;
        auto* beside = new QHBoxLayout(pair);
        beside->setContentsMargins(0, 0, 0, 0);
        beside->setSpacing(6);
        beside->addWidget(label);
        beside->addWidget(widget);
        controls->addWidget(pair);
        return pair;
    };
    add(createLabel(tr("block x"), xSizes_), xSizes_);
    yPair_ = add(createLabel(tr("block y"), ySizes_), ySizes_);
    controls->addWidget(clusters_);
    add(createLabel(tr("colour"), colour_), colour_);
    slicePair_ = add(createLabel(tr("launches"), slice_), slice_);
    controls->addWidget(sweepButton_);
    controls->addWidget(count_);
    for (QComboBox* box : {xSizes_, ySizes_, slice_, colour_})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(xSizes_, &QComboBox::activated, this, &SweepPage::applyChoice);
    connect(ySizes_, &QComboBox::activated, this, &SweepPage::applyChoice);
    connect(clusters_, &QCheckBox::clicked, this, &SweepPage::applyChoice);
    connect(slice_, &QComboBox::activated, this, [this] {
        selectedSlice_ = slice_->currentData().toString();
        refreshMap();
    });
    connect(colour_, &QComboBox::activated, this, &SweepPage::refreshMap);
    connect(sweepButton_, &QPushButton::clicked, this, [this] {
        if (jobs_.isSweeping())
            jobs_.cancel();
        else
            jobs_.sweepPlanned();
    });
}

void SweepPage::applyChoice() {
    core::SweepChoice choice = planner_.choice();
    choice.recorded = xSizes_->currentData().toInt() == recordedData;
    choice.x = selectedSizes(*xSizes_, choice.x);
    choice.y = selectedSizes(*ySizes_, choice.y);
    choice.clusters = clusters_->isChecked();
    planner_.setChoice(choice);
}

SweepPlot* SweepPage::plot() const {
    return qobject_cast<SweepPlot*>(forms_->currentWidget());
}

void SweepPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (isStale_)
        refresh();
}

void SweepPage::refresh() {
    isStale_ = false;
    refreshChoice();
    refreshMap();
}

void SweepPage::refreshChoice() {
    const core::SweepChoice choice = planner_.choice();
    const LaunchState& state = session_.state();
    const auto& declared = state.kernel->attributes.declared;
    const bool offered = !state.kernel->recorded.empty();
    if (const int line = xSizes_->findData(recordedData); offered && line < 0)
        xSizes_->addItem(tr("as recorded"), recordedData);
    else if (!offered && line >= 0)
        xSizes_->removeItem(line);
    const bool recorded = choice.recorded && offered;
    xSizes_->setCurrentIndex(xSizes_->findData(recorded ? recordedData : static_cast<int>(choice.x)));
    ySizes_->setCurrentIndex(ySizes_->findData(static_cast<int>(choice.y)));
    xSizes_->setEnabled(!declared.blockSize || offered);
    yPair_->setVisible(!recorded);
    ySizes_->setEnabled(!declared.blockSize);
    clusters_->setChecked(choice.clusters);
    clusters_->setVisible(!recorded && state.device && state.device->clusterLaunch && !declared.blockSize &&
                          !std::holds_alternative<core::ClusterExtent>(declared.clusterDims));
}

void SweepPage::refreshCount() {
    const std::vector<core::PlannedPoint> planned = planner_.points();
    const auto launchable =
        std::count_if(planned.begin(), planned.end(),
                      [](const core::PlannedPoint& point) { return point.refusalMessage.empty(); });
    const bool sweeping = jobs_.isSweeping();
    if (!sweeping)
        progress_.clear();
    count_->setText(progress_);
    count_->setVisible(!progress_.isEmpty());
    const QString obstacle = jobs_.launchObstacle();
    sweepButton_->setText(sweeping          ? tr("Cancel")
                          : launchable == 1 ? tr("Sweep 1 launch")
                                            : tr("Sweep %1 launches").arg(launchable));
    sweepButton_->setEnabled(sweeping || obstacle.isEmpty());
    sweepButton_->setAccessibleName(sweeping ? tr("Cancel the sweep") : tr("Sweep these blocks"));
    sweepButton_->setToolTip(sweeping ? tr("Cancels the sweep. Points that are already measured are kept.")
                             : obstacle.isEmpty() ? tr("Measures these launches one after the other.")
                                                  : obstacle);
}

void SweepPage::refreshMap() {
    refreshCount();
    const LaunchSession& session = session_;
    const LaunchState& state = session.state();
    const ActualSweep* sweep = session.sweep();
    const std::vector<core::PlannedPoint> planned =
        sweep == nullptr ? planner_.points() : std::vector<core::PlannedPoint>();
    std::vector<core::SweepPoint> points;
    points.reserve(planned.size());
    for (const core::PlannedPoint& point : planned)
        points.push_back(point.point);
    if (sweep != nullptr)
        points = sweep->points;
    if (!state.device || points.empty()) {
        map_.reset();
        emptyState_->setText(tr("No device is selected."));
        forms_->setCurrentWidget(emptyState_);
        return;
    }
    const std::vector<core::SweepOutcome> none;
    const std::vector<std::optional<core::Summary>> noSummaries;
    const std::vector<core::SweepOutcome>& known = sweep == nullptr ? none : sweep->sweep.points;
    const std::vector<std::optional<core::Summary>>& summaries =
        sweep == nullptr ? noSummaries : sweep->summaries;
    const std::vector<core::SweepSlice> slices = sweepSlices(points);
    const std::vector<std::string> texts = sliceLabels(slices);
    slice_->clear();
    for (std::size_t i = 0; i < slices.size(); ++i)
        slice_->addItem(tr("%1 (%2)").arg(QString::fromStdString(texts[i])).arg(slices[i].points.size()),
                        QString::fromStdString(texts[i]));
    const int wanted = selectedSlice_.isEmpty() ? -1 : slice_->findData(selectedSlice_);
    slice_->setCurrentIndex(wanted >= 0 ? wanted
                                        : static_cast<int>(bestSlice(slices, {state.config, state.optIns})));
    slice_->setToolTip(slice_->currentText());
    slicePair_->setVisible(slices.size() > 1);
    const auto shown = static_cast<std::size_t>(slice_->currentIndex());
    map_ = std::make_shared<core::SweepMap>(
        buildSweepMap(slices[shown], points, known, summaries, session.kernelAttributes(), *state.device));
    bestOf_ = BestOf::OnlyMap;
    bestElsewhere_.clear();
    if (sweep != nullptr && slices.size() > 1)
        findBest(*sweep, slices, shown);
    SweepPlot* form = heat_;
    if (map_->x.size() == 1 || map_->y.size() == 1)
        form = bars_;
    form->setPicture(picture(sweep, planned));
    forms_->setCurrentWidget(form);
}

void SweepPage::findBest(const ActualSweep& sweep, const std::vector<core::SweepSlice>& slices,
                         std::size_t shown) {
    const std::optional<std::size_t> best = bestPoint(sweep.points, sweep.sweep.points, sweep.summaries);
    if (!best)
        return;
    const auto slice = std::find_if(slices.begin(), slices.end(), [&](const core::SweepSlice& one) {
        return std::find(one.points.begin(), one.points.end(), *best) != one.points.end();
    });
    const auto index = static_cast<std::size_t>(slice - slices.begin());
    bestOf_ = index == shown ? BestOf::AllMaps : BestOf::ThisMap;
    if (index != shown)
        bestElsewhere_ =
            tr("Fastest of the whole sweep: %1, %2, %3")
                .arg(QString::fromStdString(shortExtentText(sweep.points[*best].config.blockDim)),
                     text(sliceLabels(slices)[index]),
                     text(core::microsecondsText(sweep.summaries[*best]->median)));
}

SweepPicture SweepPage::picture(const ActualSweep* sweep,
                                const std::vector<core::PlannedPoint>& planned) const {
    SweepPicture picture;
    picture.map = map_;
    picture.colour = static_cast<SweepColour>(colour_->currentData().toInt());
    const LaunchState& state = session_.state();
    if (const auto cell = map_->find(state.config.blockDim);
        cell && canonical(map_->cells[*cell].point.config) == canonical(state.config))
        picture.shown = cell;
    const auto& problem = map_->cells.front().point.config.problem;
    const QString kernel = QString::fromStdString(state.kernel->title);
    const QString what =
        problem ? tr("%1 of %2").arg(kernel, QString::fromStdString(shortExtentText(*problem))) : kernel;
    const QString failure = jobs_.sweepFailure();
    if (sweep == nullptr) {
        picture.title = tr("Planned sweep · %1").arg(what);
        picture.lines << describeCounts(*map_, SweepStage::Planned);
        picture.lines << (failure.isEmpty() ? tr("Press Sweep to measure %1 launches.")
                                                  .arg(std::count_if(planned.begin(), planned.end(),
                                                                     [](const core::PlannedPoint& point) {
                                                                         return point.refusalMessage.empty();
                                                                     }))
                                            : failure);
        return picture;
    }
    const QString kind = sweep->kind == core::ProvenanceKind::Live ? tr("measured") : tr("recorded");
    picture.title = tr("%1 · %2, %3").arg(what, QString::fromStdString(state.device->name), kind);
    picture.lines = describeBest(*map_, bestOf_);
    if (!bestElsewhere_.isEmpty())
        picture.lines << bestElsewhere_;
    const bool live = sweep->kind == core::ProvenanceKind::Live;
    QStringList end{describeCounts(*map_, live ? SweepStage::Measured : SweepStage::Recorded)};
    if (const QString stop = stopText(*sweep); !stop.isEmpty())
        end << stop;
    if (!failure.isEmpty())
        end << failure;
    picture.lines << end.join(QStringLiteral(" · "));
    return picture;
}

void SweepPage::apply(std::size_t cell) {
    if (map_ && cell < map_->cells.size())
        session_.applySweepPoint(map_->cells[cell].point);
}

} // namespace trichevron::gui
