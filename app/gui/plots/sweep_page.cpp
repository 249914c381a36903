// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_page.h"

#include "app/gui/layout/flow_layout.h"
#include "app/gui/layout/page_layout.h"
#include "app/gui/menus/job_shortcuts.h"
#include "app/gui/plots/best_launch_button.h"
#include "app/gui/plots/sweep_bars.h"
#include "app/gui/plots/sweep_curve_text.h"
#include "app/gui/plots/sweep_heading.h"
#include "app/gui/plots/sweep_heat_map.h"
#include "app/gui/plots/sweep_lines.h"
#include "app/gui/plots/sweep_lines_picture.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/catalogue/language.h"
#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/messages/rule_messages.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// The data of the x entry that stands for the recorded sweep.
constexpr int recordedData = 1000;
/// The data of the entry that stands for a map or bars of blocks, beside those of a SweepAxis.
constexpr int blocksData = -1;

QComboBox* sizesBox(const QString& objectName) {
    auto* box = new QComboBox;
    box->setObjectName(objectName);
    for (const core::SweepSizes sizes :
         {core::SweepSizes::AsLaunched, core::SweepSizes::PowersOfTwo, core::SweepSizes::Warps})
        box->addItem({}, static_cast<int>(sizes));
    return box;
}

QString sizesText(int data) {
    if (data == recordedData)
        return SweepPage::tr("as recorded");
    switch (static_cast<core::SweepSizes>(data)) {
    case core::SweepSizes::AsLaunched:
        return SweepPage::tr("as launched");
    case core::SweepSizes::PowersOfTwo:
        return SweepPage::tr("powers of two");
    case core::SweepSizes::Warps:
        return SweepPage::tr("whole warps");
    }
    return {};
}

void setSizesTexts(QComboBox& box, const QString& name) {
    box.setAccessibleName(name);
    box.setToolTip(SweepPage::tr("The sizes of the block along this axis."));
    for (int i = 0; i < box.count(); ++i)
        box.setItemText(i, sizesText(box.itemData(i).toInt()));
}

QLabel* createLabel(QWidget* widget) {
    auto* label = new QLabel;
    label->setProperty("role", "muted");
    label->setBuddy(widget);
    return label;
}

core::SweepSizes selectedSizes(const QComboBox& box, core::SweepSizes otherwise) {
    const int data = box.currentData().toInt();
    return data == recordedData ? otherwise : static_cast<core::SweepSizes>(data);
}

/// Names the slices in the same way in every language.
std::vector<std::string> sliceKeys(const std::vector<core::SweepSlice>& slices) {
    const core::EnglishScope english;
    return sliceLabels(slices);
}

} // namespace

SweepPage::SweepPage(LaunchSession& session, JobRunner& jobs, SweepPlanner& planner, QWidget* parent)
    : QWidget(parent), session_(session), jobs_(jobs), planner_(planner),
      xSizes_(sizesBox(QStringLiteral("sweepX"))), ySizes_(sizesBox(QStringLiteral("sweepY"))),
      controls_(new QWidget), clusters_(new QCheckBox), count_(new QLabel),
      sweepButton_(new QPushButton(tr("Sweep"))), over_(new QComboBox), slice_(new QComboBox),
      colour_(new QComboBox), forms_(new QStackedWidget), heat_(new SweepHeatMap), bars_(new SweepBars),
      lines_(new SweepLines), emptyState_(new QLabel) {
    setObjectName(QStringLiteral("sweepPage"));
    buildControls();
    new PageLayout(*this, *forms_, *controls_, nullptr, PageLayout::Side::Left); // the page owns it
    emptyState_->setObjectName(QStringLiteral("noSweep"));
    emptyState_->setProperty("role", "muted");
    emptyState_->setAlignment(Qt::AlignCenter);
    emptyState_->setWordWrap(true);
    for (QWidget* form : std::initializer_list<QWidget*>{emptyState_, heat_, bars_, lines_})
        forms_->addWidget(form);
    for (SweepPlot* plot : std::initializer_list<SweepPlot*>{heat_, bars_})
        connect(plot, &SweepPlot::cellChosen, this, [this](std::size_t cell) {
            if (map_)
                apply(map_->cells, cell);
        });
    connect(lines_, &SweepLines::cellChosen, this,
            [this](std::size_t cell) { apply(lines_->curves().cells, cell); });

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
        progress_ = jobs_.isSweeping() ? std::optional(Progress{done, total}) : std::nullopt;
        refreshCount();
    });
    setTexts();
}

void SweepPage::setTexts() {
    setSizesTexts(*xSizes_, tr("Sizes of block x"));
    setSizesTexts(*ySizes_, tr("Sizes of block y"));
    xLabel_->setText(tr("block x"));
    yLabel_->setText(tr("block y"));
    clusters_->setText(tr("clusters"));
    clusters_->setAccessibleName(tr("Sweep clusters"));
    clusters_->setToolTip(
        tr("Measures every block with clusters of 1, 2, 4 and 8 blocks, as far as the device allows."));
    over_->setAccessibleName(tr("Draw the sweep over"));
    over_->setToolTip(
        tr("What the sweep is drawn over; launches that differ in more are lines of their own."));
    overLabel_->setText(tr("over"));
    slice_->setAccessibleName(tr("Visible launches"));
    sliceLabel_->setText(tr("launches"));
    colour_->setAccessibleName(tr("Colour the blocks by"));
    colour_->setItemText(0, tr("time"));
    colour_->setItemText(1, tr("occupancy"));
    colour_->setItemText(2, tr("last wave"));
    colourLabel_->setText(tr("colour"));
}

void SweepPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setTexts();
    refresh();
}

void SweepPage::buildControls() {
    clusters_->setObjectName(QStringLiteral("sweepClusters"));
    sweepButton_->setObjectName(QStringLiteral("sweepPageButton"));
    over_->setObjectName(QStringLiteral("sweepOver"));
    slice_->setObjectName(QStringLiteral("sweepSlice"));
    colour_->setObjectName(QStringLiteral("sweepColour"));
    colour_->addItem({}, static_cast<int>(SweepColour::Time));
    colour_->addItem({}, static_cast<int>(SweepColour::Occupancy));
    colour_->addItem({}, static_cast<int>(SweepColour::LastWave));
    count_->setObjectName(QStringLiteral("sweepCount"));
    count_->setProperty("role", "muted");
    auto* controls = new FlowLayout(8);
    controls_->setLayout(controls);
    const auto add = [&](QLabel*& label, QWidget* widget) {
        label = createLabel(widget);
        auto* pair = new QWidget;
        auto* beside = new QHBoxLayout(pair);
        beside->setContentsMargins(0, 0, 0, 0);
        beside->setSpacing(6);
        beside->addWidget(label);
        beside->addWidget(widget);
        controls->addWidget(pair);
        return pair;
    };
    add(xLabel_, xSizes_);
    yPair_ = add(yLabel_, ySizes_);
    controls->addWidget(clusters_);
    overPair_ = add(overLabel_, over_);
    colourPair_ = add(colourLabel_, colour_);
    slicePair_ = add(sliceLabel_, slice_);
    controls->addWidget(sweepButton_);
    controls->addWidget(new BestLaunchButton(session_));
    controls->addWidget(count_);
    for (QComboBox* box : {xSizes_, ySizes_, over_, slice_, colour_})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(xSizes_, &QComboBox::activated, this, &SweepPage::applyChoice);
    connect(ySizes_, &QComboBox::activated, this, &SweepPage::applyChoice);
    connect(clusters_, &QCheckBox::clicked, this, &SweepPage::applyChoice);
    connect(slice_, &QComboBox::activated, this, [this] {
        selectedSlice_ = sliceKeys(slices_).at(static_cast<std::size_t>(slice_->currentIndex()));
        refreshPicture();
    });
    connect(colour_, &QComboBox::activated, this, &SweepPage::refreshPicture);
    connect(over_, &QComboBox::activated, this, [this] {
        selectedOver_ = over_->currentData().toInt();
        refreshPicture();
    });
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

void SweepPage::setColour(SweepColour colour) {
    colour_->setCurrentIndex(colour_->findData(static_cast<int>(colour)));
    refreshPicture();
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
    refreshPicture();
}

void SweepPage::refreshChoice() {
    const core::SweepChoice choice = planner_.choice();
    const LaunchState& state = session_.state();
    const auto& declared = state.kernel->attributes.declared;
    const bool offered = !state.kernel->recorded.empty();
    if (const int line = xSizes_->findData(recordedData); offered && line < 0)
        xSizes_->addItem(sizesText(recordedData), recordedData);
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
    const std::size_t launchable = countLaunchable(planned);
    const bool sweeping = jobs_.isSweeping();
    const bool hasOtherMaps = !slicePair_->isHidden(); // the visible one has fewer launches
    if (!sweeping)
        progress_.reset();
    count_->setText(progress_
                        ? fill(tr("{done} of {count, plural, one {{total} launch} other {{total} launches}}"),
                               {{"done", core::withSeparators(progress_->done)},
                                {"count", progress_->total},
                                {"total", core::withSeparators(progress_->total)}})
                        : QString());
    count_->setVisible(progress_.has_value());
    const QString obstacle = jobs_.launchObstacle();
    sweepButton_->setText(
        sweeping
            ? tr("Cancel")
            : launchesText(
                  hasOtherMaps
                      ? tr("Sweep {count, plural, one {{launches} launch} other {all {launches} launches}}")
                      : tr("Sweep {count, plural, one {{launches} launch} other {{launches} launches}}"),
                  launchable));
    sweepButton_->setEnabled(sweeping || obstacle.isEmpty());
    sweepButton_->setAccessibleName(sweeping ? tr("Cancel the sweep") : tr("Sweep these blocks"));
    sweepButton_->setToolTip(
        sweeping
            ? withShortcut(tr("Cancels the sweep. Points that are already measured are kept."), cancelKeys)
        : obstacle.isEmpty() ? withShortcut(tr("Measures these launches one after the other."), sweepKeys)
                             : obstacle);
}

void SweepPage::refreshPicture() {
    const ActualSweep* sweep = session_.sweep();
    const std::vector<core::PlannedPoint> planned =
        sweep == nullptr ? planner_.points() : std::vector<core::PlannedPoint>();
    std::vector<core::SweepPoint> points;
    points.reserve(planned.size());
    for (const core::PlannedPoint& point : planned)
        points.push_back(point.point);
    if (sweep != nullptr)
        points = sweep->points;
    const std::optional<core::SweepAxis> over = refreshOver(points);
    for (LaunchPlot* plot : std::initializer_list<LaunchPlot*>{heat_, bars_, lines_})
        plot->setAbout(sweep == nullptr ? TimingFacts() : factsOf(*sweep, session_));
    map_.reset();
    slicePair_->hide();
    colourPair_->setVisible(!over);
    if (!session_.state().device || points.empty()) {
        emptyState_->setText(tr("No device is selected."));
        forms_->setCurrentWidget(emptyState_);
    } else if (over) {
        refreshLines(*over, sweep, planned, points);
    } else {
        refreshMap(sweep, planned, points);
    }
    refreshCount(); // its button says "all" beside several maps
}

std::optional<core::SweepAxis> SweepPage::refreshOver(const std::vector<core::SweepPoint>& points) {
    const std::vector<core::SweepAxis> axes = core::sweepAxes(points);
    const std::optional<core::SweepAxis> suggested = core::suggestedAxis(points);
    over_->clear();
    over_->addItem(tr("block x and y"), blocksData);
    for (const core::SweepAxis axis : axes)
        over_->addItem(text(core::axisText(axis, points, *session_.state().kernel)), static_cast<int>(axis));
    const int line = selectedOver_ ? over_->findData(*selectedOver_) : -1;
    over_->setCurrentIndex(
        line >= 0 ? line : over_->findData(suggested ? static_cast<int>(*suggested) : blocksData));
    const bool isOnlyBlock = axes.empty() || axes == std::vector{core::SweepAxis::BlockSize};
    overPair_->setVisible(!isOnlyBlock);
    const int shown = isOnlyBlock ? blocksData : over_->currentData().toInt();
    return shown == blocksData ? std::nullopt : std::optional(static_cast<core::SweepAxis>(shown));
}

void SweepPage::refreshLines(core::SweepAxis over, const ActualSweep* sweep,
                             const std::vector<core::PlannedPoint>& planned,
                             const std::vector<core::SweepPoint>& points) {
    lines_->setPicture(sweepLinesPicture(over, sweep, planned, points, session_, jobs_.sweepFailure()));
    forms_->setCurrentWidget(lines_);
}

void SweepPage::refreshMap(const ActualSweep* sweep, const std::vector<core::PlannedPoint>& planned,
                           const std::vector<core::SweepPoint>& points) {
    const LaunchState& state = session_.state();
    const std::vector<core::SweepOutcome> none;
    const std::vector<std::optional<core::Summary>> noSummaries;
    const std::vector<core::SweepOutcome>& known = sweep == nullptr ? none : sweep->sweep.points;
    const std::vector<std::optional<core::Summary>>& summaries =
        sweep == nullptr ? noSummaries : sweep->summaries;
    slices_ = sweepSlices(points);
    const std::vector<std::string> texts = sliceLabels(slices_);
    slice_->clear();
    for (std::size_t i = 0; i < slices_.size(); ++i)
        slice_->addItem(QStringLiteral("%1 (%2)").arg(text(texts[i])).arg(slices_[i].points.size()));
    slice_->setCurrentIndex(
        static_cast<int>(findSelectedSlice().value_or(bestSlice(slices_, {state.config, state.optIns}))));
    slice_->setToolTip(slice_->currentText());
    slicePair_->setVisible(slices_.size() > 1);
    const auto shown = static_cast<std::size_t>(slice_->currentIndex());
    map_ = std::make_shared<core::SweepMap>(buildSweepMap(slices_[shown], points, known, summaries,
                                                          session_.kernelAttributes(), *state.device,
                                                          {state.config, state.optIns}));
    bestOf_ = BestOf::OnlyMap;
    margin_ = map_->ranking.margin;
    bestElsewhere_.clear();
    if (sweep != nullptr && slices_.size() > 1)
        findBest(*sweep, shown);
    SweepPlot* form = heat_;
    if (map_->x.size() == 1 || map_->y.size() == 1)
        form = bars_;
    form->setPicture(picture(sweep, planned));
    forms_->setCurrentWidget(form);
}

std::optional<std::size_t> SweepPage::findSelectedSlice() const {
    if (selectedSlice_.empty())
        return std::nullopt;
    const std::vector<std::string> keys = sliceKeys(slices_);
    const auto found = std::find(keys.begin(), keys.end(), selectedSlice_);
    return found == keys.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - keys.begin()));
}

void SweepPage::findBest(const ActualSweep& sweep, std::size_t shown) {
    // Another problem is other work.
    const auto& problem = slices_[shown].common.config.problem;
    const auto isSameWork = [&](const core::SweepSlice& one) { return one.common.config.problem == problem; };
    const auto sameWork = std::count_if(slices_.begin(), slices_.end(), isSameWork);
    const bool isWhole = sameWork == static_cast<std::ptrdiff_t>(slices_.size());
    if (sameWork < 2)
        return;
    const core::PointRanking ranking =
        rankPoints(problem, sweep.points, sweep.sweep.points, sweep.summaries, session_.kernelAttributes());
    const std::optional<std::size_t>& best = ranking.best;
    if (!best)
        return;
    const auto slice = std::find_if(slices_.begin(), slices_.end(), [&](const core::SweepSlice& one) {
        return std::find(one.points.begin(), one.points.end(), *best) != one.points.end();
    });
    const auto index = static_cast<std::size_t>(slice - slices_.begin());
    bestOf_ = index != shown ? BestOf::ThisMap : isWhole ? BestOf::AllMaps : BestOf::AllOfProblem;
    if (index == shown)
        margin_ = ranking.margin; // the next may be on another map
    else
        bestElsewhere_ =
            fill(isWhole ? tr("Fastest of the whole sweep: {block}, {launches}, {time}")
                         : tr("Fastest with this problem in the whole sweep: {block}, {launches}, {time}"),
                 {{"block", shortExtentText(sweep.points[*best].config.blockDim)},
                  {"launches", sliceLabels(slices_)[index]},
                  {"time", core::timeText(sweep.summaries[*best]->median, timeUnitOf(map_->cells))}});
}

SweepPicture SweepPage::picture(const ActualSweep* sweep,
                                const std::vector<core::PlannedPoint>& planned) const {
    SweepPicture picture;
    picture.map = map_;
    picture.colour = static_cast<SweepColour>(colour_->currentData().toInt());
    const LaunchState& state = session_.state();
    picture.shown = cellOf(*map_, {state.config, state.optIns});
    picture.title = sweepTitle(sweep, state, map_->cells.front().point.config.problem);
    QStringList best = describeBest(*map_, bestOf_, margin_);
    best << describeShown(*map_, picture.shown, state.config);
    QStringList brief = describeBriefly(*map_, bestOf_, picture.shown, state.config);
    if (!bestElsewhere_.isEmpty()) {
        best << bestElsewhere_;
        brief << bestElsewhere_;
    }
    const auto headingWith = [&](const QStringList& lines) {
        return sweepHeadingLines(sweep, planned, jobs_.sweepFailure(), lines, map_->cells, map_->covered,
                                 SweepForm::Map);
    };
    picture.lines = headingWith(best);
    picture.shorterLines = headingWith(brief);
    return picture;
}

void SweepPage::apply(const std::vector<core::SweepCell>& cells, std::size_t cell) {
    if (cell < cells.size())
        session_.applySweepPoint(cells[cell].point);
}

} // namespace trichevron::gui
