// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/thread/thread_panel.h"

#include "app/gui/bins/launch_bins.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "app/gui/thread/device_report.h"
#include "app/gui/thread/find_field.h"
#include "app/gui/thread/thread_row.h"
#include "core/demo/element_text.h"
#include "core/dimensions/extent_text.h"
#include "core/messages/trace_words.h"
#include "core/text/number_text.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

QString separated(core::Count count) {
    return text(core::withSeparators(count));
}

/// The expressions with these ids, as far as the thread has them.
std::vector<core::ThreadExpression> some(const std::vector<core::ThreadExpression>& all,
                                         std::initializer_list<std::string_view> ids) {
    std::vector<core::ThreadExpression> found;
    for (const std::string_view id : ids) {
        if (const core::ThreadExpression* expression = expressionWithId(all, id))
            found.push_back(*expression);
    }
    return found;
}

} // namespace

ThreadPanel::ThreadPanel(LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), what_(new QLabel), find_(new FindField(session)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(find_);
    what_->setObjectName(QStringLiteral("threadWhat"));
    what_->setProperty("role", "muted");
    what_->setFont(textFont(0.92));
    what_->setWordWrap(true);
    layout->addWidget(what_);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(1);
    threadIdx_ = addRow(rows, QStringLiteral("threadIdx"));
    blockIdx_ = addRow(rows, QStringLiteral("blockIdx"));
    threadId_ = addRow(rows, QStringLiteral("threadId"));
    warp_ = addRow(rows, QStringLiteral("warpLane"));
    warpMates_ = addRow(rows, QStringLiteral("warpMates"));
    blockRank_ = addRow(rows, QStringLiteral("blockRank"));
    cluster_ = addRow(rows, QStringLiteral("clusterPlace"));
    clusterMates_ = addRow(rows, QStringLiteral("clusterMates"));
    bin_ = addRow(rows, QStringLiteral("heldBin"));
    global_ = addRow(rows, QStringLiteral("globalIndex"));
    globalRank_ = addRow(rows, QStringLiteral("globalRank"));
    element_ = addRow(rows, QStringLiteral("element"));
    linear_ = addRow(rows, QStringLiteral("linearElement"));
    sm_ = addRow(rows, QStringLiteral("ranOnSm"));
    layout->addLayout(rows);
    threadId_->setOpen(true);
    report_ = new QLabel;
    report_->setObjectName(QStringLiteral("deviceReport"));
    report_->setFont(textFont(0.9));
    report_->setTextFormat(Qt::RichText);
    report_->setWordWrap(true);
    report_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(report_);

    onChange(session_, SessionChange::Launch, this, [this] {
        hovered_.reset(); // it belonged to the previous launch
        refresh();
    });
    onChange(session_, SessionChange::Path | SessionChange::Results, this, &ThreadPanel::refresh);
    connect(find_, &FindField::problemChanged, this, &ThreadPanel::refresh);
    setTexts();
    refresh();
}

void ThreadPanel::setTexts() {
    threadIdx_->setName(QStringLiteral("threadIdx"));
    blockIdx_->setName(QStringLiteral("blockIdx"));
    threadId_->setName(tr("thread ID"));
    warp_->setName(tr("warp · lane"));
    warpMates_->setName(tr("warp mates"));
    blockRank_->setName(tr("block rank"));
    clusterMates_->setName(tr("cluster mates"));
    bin_->setName(tr("bin"));
    global_->setName(tr("global index"));
    globalRank_->setName(tr("global rank"));
    element_->setName(tr("element"));
    linear_->setName(tr("linear index"));
    sm_->setName(tr("ran on SM"));
    report_->setAccessibleName(tr("Values that the device reports for this thread, and the formulas"));
}

ThreadRow* ThreadPanel::addRow(QVBoxLayout* rows, const QString& objectName) {
    auto* row = new ThreadRow(objectName);
    rows->addWidget(row);
    rows_.push_back(row);
    // One formula at a time, so that the panel stays small.
    connect(row, &ThreadRow::toggled, this, [this, row](bool open) {
        for (ThreadRow* other : rows_) {
            if (open && other != row)
                other->setOpen(false);
        }
    });
    return row;
}

void ThreadPanel::setHovered(std::optional<core::ThreadPlace> place) {
    hovered_ = place;
    refresh();
}

void ThreadPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (report_ == nullptr)
        return;
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        refresh();
}

void ThreadPanel::refresh() {
    if (hovered_) {
        what_->setText(tr("under the pointer"));
        showThread(*hovered_);
    } else if (session_.path().level == core::HierarchyLevel::Thread) {
        what_->clear();
        showThread(
            computePlace(drawableShape(session_.shape()), session_.path().block, session_.path().thread));
    } else {
        showPath();
    }
    const bool isSelectionBelow = !hovered_ && session_.path().level != core::HierarchyLevel::Grid;
    if (isSelectionBelow && find_->hasProblem())
        what_->setText(tr("What follows is what was selected before."));
    what_->setVisible(!what_->text().isEmpty());
}

void ThreadPanel::setPlaceInCluster(bool hasBlock) {
    cluster_->setName(hasBlock ? tr("cluster · in it") : tr("cluster"));
}

void ThreadPanel::showThread(const core::ThreadPlace& place) {
    setPlaceInCluster(true);
    const LaunchState& state = session_.state();
    const auto problem = problemToCover(state.config, state.kernel->attributes);
    const std::vector<core::ThreadExpression> all =
        threadExpressions(drawableShape(session_.shape()), place, problem, state.kernel->problemAxes);
    threadIdx_->setContent(text(indexText(place.threadIdx)), some(all, {"threadIdx"}));
    blockIdx_->setContent(text(indexText(place.blockIdx)), some(all, {"blockIdx"}));
    threadId_->setContent(separated(place.threadId), some(all, {"threadId"}));
    warp_->setContent(QStringLiteral("%1 · %2").arg(separated(place.warp)).arg(place.lane),
                      some(all, {"warp", "lane"}));
    blockRank_->setContent(separated(place.blockRank), some(all, {"blockRank"}));
    global_->setContent(
        QStringLiteral("(%1, %2, %3)").arg(place.global.x).arg(place.global.y).arg(place.global.z),
        some(all, {"globalIndex"}));
    globalRank_->setContent(separated(place.globalRank), some(all, {"globalRank"}));
    const core::ThreadExpression* element = expressionWithId(all, "element");
    const core::ThreadExpression* linear = expressionWithId(all, "elementRank");
    if (element != nullptr) {
        const core::Index<core::level::Problem> index{static_cast<std::uint32_t>(place.global.x),
                                                      static_cast<std::uint32_t>(place.global.y),
                                                      static_cast<std::uint32_t>(place.global.z)};
        const std::string named = elementText(index, state.kernel->problemAxisNames);
        element_->setContent(text(named.empty() ? valueText(*element) : named), some(all, {"element"}));
    } else {
        element_->setContent(problem ? tr("none: outside, idle") : QString());
    }
    linear_->setContent(linear == nullptr ? QString() : separated(linear->values.front()),
                        some(all, {"elementRank"}));
    sm_->setContent(smOf(place.blockRank));
    bin_->setContent(binIn(place.blockIdx));
    showMates(place, all);
    const std::vector<core::ThreadExpression> cluster =
        some(all, {"clusterIdx", "clusterRank", "blockInCluster", "blockRankInCluster"});
    cluster_->setContent(cluster.empty() ? QString()
                                         : text(indexText(place.clusterIdx)) + QStringLiteral(" · ") +
                                               separated(place.blockRankInCluster),
                         cluster);
    showReport(reportOf(place));
}

void ThreadPanel::showMates(const core::ThreadPlace& place, const std::vector<core::ThreadExpression>& all) {
    const core::LaunchShape shape = drawableShape(session_.shape());
    const core::WarpMates warp = findWarpMates(shape, place);
    warpMates_->setContent(fill(tr("threads {first}–{last}"), {{"first", warp.first}, {"last", warp.last}}),
                           some(all, {"warpFirst", "warpLast", "warpGroup"}));
    if (volume(shape.cluster) < 2) {
        clusterMates_->setContent({});
        return;
    }
    const core::ClusterMates cluster = findClusterMates(shape, place);
    clusterMates_->setContent(
        QStringLiteral("%1–%2").arg(text(indexText(cluster.first)), text(indexText(cluster.last))),
        some(all, {"clusterFirst", "clusterLast", "clusterGroup", "clusterShared"}));
}

void ThreadPanel::showPath() {
    const core::HierarchyPath& path = session_.path();
    const core::LaunchShape shape = session_.shape();
    const bool hasBlock = path.level >= core::HierarchyLevel::Block;
    const bool clustered = hasClusters(shape);
    for (ThreadRow* row : rows_)
        row->setContent({});
    const core::Count rank = hasBlock ? toRank(path.block, shape.grid) : 0;
    blockIdx_->setContent(hasBlock ? text(indexText(path.block)) : QString());
    warp_->setContent(path.level == core::HierarchyLevel::Warp ? separated(path.warp) : QString());
    blockRank_->setContent(hasBlock ? separated(rank) : QString());
    const bool hasCluster = clustered && path.level >= core::HierarchyLevel::Cluster;
    setPlaceInCluster(hasBlock);
    const QString cluster = hasCluster ? text(indexText(path.cluster)) : QString();
    cluster_->setContent(
        hasCluster && hasBlock
            ? cluster + QStringLiteral(" · ") +
                  separated(computePlace(drawableShape(shape), path.block, {}).blockRankInCluster)
            : cluster);
    sm_->setContent(hasBlock ? smOf(rank) : QString());
    bin_->setContent(hasBlock ? binIn(path.block) : QString());
    showReport({});
    what_->setText(
        tr("Select a thread, point at one or find one to see its indices and ranks and how they are "
           "computed."));
}

QString ThreadPanel::smOf(core::Count blockRank) const {
    const auto at = [](const std::vector<std::int32_t>& blockSm, core::Count rank) {
        return rank < blockSm.size() ? QString::number(blockSm[static_cast<std::size_t>(rank)])
                                     : tr("not recorded");
    };
    if (const ActualTrace* trace = session_.trace(); trace != nullptr && !trace->trace.blockSm.empty()) {
        const std::uint32_t kernel = session_.tracedKernel();
        const QString sm =
            at(trace->trace.blockSm, blockRank + core::Count{kernel} * volume(session_.shape().grid));
        return trace->trace.kernels < 2
                   ? sm
                   : fill(tr("{sm} ({kernel})"), {{"sm", sm}, {"kernel", core::kernelText(kernel)}});
    }
    const ActualAnswer* answer = session_.answer();
    if (answer == nullptr || !answer->result.placement)
        return {};
    return at(answer->result.placement->blockSm, blockRank);
}

QString ThreadPanel::binIn(const core::BlockIndex& block) const {
    const std::optional<core::SharedBins> bins = binsOf(session_);
    const std::optional<std::uint32_t> bin = chosenBin(session_);
    if (!bins || !bin || computePlace(session_.shape(), block, {}).blockRankInCluster != bins->ownerOf(*bin))
        return {};
    return fill(tr("{bin}: counter {counter}"), {{"bin", core::withSeparators(*bin)},
                                                 {"counter", core::withSeparators(bins->counterOf(*bin))}});
}

QString ThreadPanel::reportOf(const core::ThreadPlace& place) const {
    const ActualAnswer* answer = session_.answer();
    return answer == nullptr ? QString() : deviceReport(answer->result, session_.shape(), place);
}

void ThreadPanel::showReport(const QString& report) {
    report_->setText(report);
    report_->setVisible(!report.isEmpty());
}

} // namespace trichevron::gui
