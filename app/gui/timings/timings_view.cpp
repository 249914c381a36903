// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timings/timings_view.h"

#include "app/gui/layout/flow_layout.h"
#include "app/gui/layout/page_layout.h"
#include "app/gui/plots/timing_plot.h"
#include "app/gui/session/outside_recording.h"
#include "app/gui/session/worker_words.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"
#include "app/gui/timings/achieved_bandwidth_plot.h"
#include "app/gui/timings/distribution_plot.h"
#include "app/gui/timings/quartiles_plot.h"
#include "core/messages/comparison_words.h"
#include "core/text/number_text.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int sideWidth = 280; ///< in pixels for the default font

core::ComparedTiming comparedTiming(const ActualMeasurement& measured) {
    return {measured.measurement.provenance.device, measured.launch.kernel, &measured.launch.config,
            &measured.measurement};
}

QString medianText(const core::Measurement& measurement) {
    const auto summary = core::summarise(measurement.samplesMicroseconds);
    return summary ? QString::fromStdString(core::microsecondsText(summary->median))
                   : TimingsView::tr("no samples");
}

} // namespace

TimingsView::TimingsView(LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                         QWidget* parent)
    : QWidget(parent), session_(session), devices_(devices), jobs_(jobs), forms_(new QStackedWidget),
      overTime_(new TimingPlot(session, devices, jobs)), distribution_(new DistributionPlot),
      quartiles_(new QuartilesPlot), bandwidth_(new AchievedBandwidthPlot), form_(new QComboBox),
      list_(new QListWidget), listLabel_(new QLabel), all_(new QPushButton), none_(new QPushButton) {
    setObjectName(QStringLiteral("timingsView"));
    overTime_->setObjectName(QStringLiteral("samplesPlot"));
    auto* page = new PageLayout(*this, *forms_, *buildControls(), list_, PageLayout::Side::Right);
    page->setSideWidth(sideWidth);
    page->setPlotInSight(true);
    form_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (QWidget* plot : std::initializer_list<QWidget*>{overTime_, distribution_, quartiles_, bandwidth_}) {
        form_->addItem({});
        forms_->addWidget(plot);
    }
    setTexts();
    connect(form_, &QComboBox::currentIndexChanged, forms_, &QStackedWidget::setCurrentIndex);
    form_->setCurrentIndex(2);
    const auto refreshIfSeen = [this] {
        if (isVisible())
            refresh();
    };
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             refreshIfSeen);
    onChange(jobs, jobChangeWithoutResult, this, refreshIfSeen);
    connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        const LaunchKey& launch = listed_.at(static_cast<std::size_t>(list_->row(item)));
        session_.results().setCompared(launch, item->checkState() == Qt::Checked);
        refreshPlots();
    });
    connect(all_, &QPushButton::clicked, this, [this] { checkAll(true); });
    connect(none_, &QPushButton::clicked, this, [this] { checkAll(false); });
}

void TimingsView::setTexts() {
    form_->setAccessibleName(tr("Plot of the timings"));
    const QString names[] = {tr("Samples over time"), tr("Distribution"), tr("Comparison of quartiles"),
                             tr("Achieved bandwidth")};
    for (int i = 0; const QString& name : names)
        form_->setItemText(i++, name);
    list_->setAccessibleName(tr("Measurements to compare"));
    listLabel_->setText(tr("compare with"));
    all_->setText(tr("All"));
    all_->setAccessibleName(tr("Compare with all measurements"));
    none_->setText(tr("None"));
    none_->setAccessibleName(tr("Compare with no other measurement"));
}

void TimingsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setTexts();
    refresh();
}

QWidget* TimingsView::buildControls() {
    form_->setObjectName(QStringLiteral("timingsForm"));
    list_->setObjectName(QStringLiteral("measurementList"));
    list_->setFont(monospaceFont(0.85));
    list_->setWordWrap(true); // the difference is never elided
    list_->setResizeMode(QListView::Adjust);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTabKeyNavigation(false);
    all_->setObjectName(QStringLiteral("compareAll"));
    none_->setObjectName(QStringLiteral("compareNone"));
    auto* controls = new QWidget;
    auto* flow = new FlowLayout(8);
    controls->setLayout(flow);
    flow->addWidget(form_);
    auto* choice = new QWidget;
    auto* beside = new QHBoxLayout(choice);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(8);
    listLabel_->setProperty("role", "muted");
    listLabel_->setBuddy(list_);
    beside->addWidget(listLabel_);
    beside->addWidget(all_);
    beside->addWidget(none_);
    flow->addWidget(choice);
    return controls;
}

void TimingsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void TimingsView::refresh() {
    refreshList();
    refreshPlots();
}

void TimingsView::refreshList() {
    std::vector<core::ComparedTiming> timings;
    std::vector<LaunchKey> listed;
    for (const ActualMeasurement* measured : session_.results().listed()) {
        timings.push_back(comparedTiming(*measured));
        listed.push_back(measured->launch);
    }
    const std::vector<core::ListedLaunch> launches = listedLaunches(timings);
    const QSignalBlocker quiet(list_);
    const int current = list_->currentRow();
    const bool same = listed == listed_;
    listed_ = std::move(listed);
    if (!same)
        list_->clear();
    for (std::size_t i = 0; i < listed_.size(); ++i) {
        auto* item = same ? list_->item(static_cast<int>(i)) : new QListWidgetItem(list_);
        const bool shown = listed_[i] == session_.launchKey();
        const QString median = medianText(*timings[i].measurement);
        QStringList parts{QString::fromStdString(launches[i].differing), median};
        if (shown)
            parts << tr("current");
        if (!launches[i].common.empty())
            parts << QString::fromStdString(launches[i].common);
        item->setText(withWholeNumbers(parts.join(QStringLiteral(" · "))));
        item->setToolTip(QStringList{text(timings[i].device), text(timings[i].kernel),
                                     text(launchLabel(*timings[i].config)), median}
                             .join(QStringLiteral(" · ")));
        // The current launch is always compared.
        item->setFlags(shown ? Qt::ItemFlags(Qt::ItemIsUserCheckable)
                             : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(shown || session_.results().isCompared(listed_[i]) ? Qt::Checked : Qt::Unchecked);
    }
    if (!same)
        list_->setCurrentRow(std::clamp(current, 0, std::max(0, list_->count() - 1)));
    all_->setEnabled(list_->count() > 0);
    none_->setEnabled(list_->count() > 0);
}

void TimingsView::checkAll(bool checked) {
    if (checked)
        session_.results().compareAll();
    else
        session_.results().compareNone();
    refresh();
}

void TimingsView::refreshPlots() {
    std::vector<core::ComparedTiming> timings;
    for (const ActualMeasurement* measured : session_.results().comparedWith(session_.launchKey()))
        timings.push_back(comparedTiming(*measured));
    const ActualMeasurement* shown = session_.measurement();
    const bool timed = shown != nullptr && !shown->measurement.samplesMicroseconds.empty();
    distribution_->setAbout(timed ? factsOf(comparedTiming(*shown)) : TimingFacts());
    if (timed) {
        const core::Provenance& from = shown->measurement.provenance;
        const std::size_t count = shown->measurement.samplesMicroseconds.size();
        distribution_->setSamples(shown->measurement.samplesMicroseconds,
                                  timingTitle(from.kind == core::ProvenanceKind::Live, count),
                                  text(from.date).left(10) + QStringLiteral(" · ") + text(from.device), {});
    } else {
        distribution_->setSamples({}, {}, {}, overTime_->emptyStateText());
    }
    QString none = noRecordingText(devices_, session_.state());
    if (none.isEmpty() && jobs_.isOutsideRecording())
        none = noTimesText(*session_.state().kernel);
    const QString hint =
        list_->count() > 0 ? tr("Check measurements in the list to compare them.")
        : !none.isEmpty()  ? none
                          : tr("No measurements yet. Press Measure or Sweep, then compare the results here.");
    quartiles_->setTimings(timings, hint);
    bandwidth_->setTimings(timings, shown != nullptr, hint);
}

} // namespace trichevron::gui
