// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/cluster_sizes_view.h"

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/whole_numbers.h"
#include "core/dimensions/extent_text.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr std::uint32_t largestPortable = 8;
/// Of a picture beside its captions and its legend, in line heights.
constexpr int leastWidth = 16;
constexpr int leastHeight = 15;
constexpr std::uint32_t allBlocks = std::numeric_limits<std::uint32_t>::max();

} // namespace

GridOfClusters inClustersOf(std::uint32_t blocks, const core::GridExtent& grid) {
    core::ClusterExtent cluster{1, 1, 1};
    std::uint32_t left = blocks;
    for (const core::Axis axis : core::allAxes) {
        cluster[axis] = std::gcd(grid[axis], left);
        left /= std::max<std::uint32_t>(1, cluster[axis]);
    }
    if (left == 1)
        return {grid, cluster};
    core::GridExtent rounded = grid;
    const std::uint64_t whole = (std::uint64_t{grid.x} + blocks - 1) / blocks * blocks;
    rounded.x =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(whole, std::numeric_limits<std::uint32_t>::max()));
    return {rounded, {blocks, 1, 1}};
}

ClusterSizesView::ClusterSizesView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("clusterSizes"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 8, 8, 8);
    grid->setSpacing(8);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        titles_[i] = new QLabel;
        titles_[i]->setTextFormat(Qt::PlainText);
        titles_[i]->setWordWrap(true);
        canvases_[i] = new HierarchyCanvas;
        canvases_[i]->setObjectName(QStringLiteral("clustersOf%1").arg(sizes[i]));
        canvases_[i]->setColouring(*core::findColouring("cluster"));
        canvases_[i]->setOnlyWholeClusters(true);
        auto* cell = new QVBoxLayout;
        cell->setSpacing(2);
        cell->addWidget(titles_[i]);
        cell->addWidget(canvases_[i], 1);
        grid->addLayout(cell, static_cast<int>(i / 2), static_cast<int>(i % 2));
    }
    setLeastSizes();
    fitting_.setSingleShot(true);
    fitting_.setInterval(0);
    connect(&fitting_, &QTimer::timeout, this, &ClusterSizesView::showSamePart);
    retranslate(this, [this] { setTexts(); });
}

void ClusterSizesView::setLaunch(const core::LaunchShape& shape, const std::array<QString, 4>& answers) {
    shape_ = shape;
    answers_ = answers;
    for (std::size_t i = 0; i < sizes.size(); ++i)
        canvases_[i]->setLaunch(shapeOf(i), {});
    setTexts();
    showSamePartLater();
}

core::LaunchShape ClusterSizesView::shapeOf(std::size_t size) const {
    core::LaunchShape shape = shape_;
    const GridOfClusters clusters = inClustersOf(sizes[size], shape_.grid);
    shape.grid = clusters.grid;
    shape.cluster = clusters.cluster;
    return shape;
}

void ClusterSizesView::setColours(const SceneColours& colours) {
    for (HierarchyCanvas* canvas : canvases_)
        canvas->setColours(colours);
}

void ClusterSizesView::setLeastSizes() {
    const int line = fontMetrics().height();
    for (HierarchyCanvas* canvas : canvases_)
        canvas->setMinimumSize(leastWidth * line, leastHeight * line);
}

void ClusterSizesView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    setLeastSizes();
    showSamePartLater();
}

void ClusterSizesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showSamePartLater();
}

void ClusterSizesView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showSamePart(); // before it is painted for the first time
}

void ClusterSizesView::showSamePartLater() {
    if (isVisible())
        fitting_.start();
}

void ClusterSizesView::showSamePart() {
    constexpr int mostTries = 8; // a smaller part has other folds
    layout()->activate();
    std::optional<core::Cell> part;
    for (int tries = 0; tries < mostTries; ++tries) {
        const std::optional<core::Cell> before = std::exchange(part, commonPart(part));
        if (part == before)
            break;
    }
    for (HierarchyCanvas* canvas : canvases_)
        canvas->setMostBlocks(part);
}

std::optional<core::Cell> ClusterSizesView::commonPart(const std::optional<core::Cell>& most) {
    core::Cell least{allBlocks, allBlocks, allBlocks};
    core::Cell unit{1, 1, 1};
    bool areWhole = true;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const core::LaunchShape shape = shapeOf(i);
        const core::Cell shown = canvases_[i]->blocksAtHome(most).size;
        areWhole = areWhole && shown == sizeOf(shape.grid);
        for (std::size_t a = 0; a < 3; ++a) {
            least[a] = std::min(least[a], shown[a]);
            unit[a] = std::lcm(unit[a], shape.cluster[core::allAxes[a]]);
        }
    }
    if (areWhole)
        return std::nullopt;
    for (std::size_t a = 0; a < 3; ++a)
        least[a] = least[a] >= shape_.grid[core::allAxes[a]]
                       ? allBlocks // with those that round the grid up
                       : std::max(unit[a], least[a] / unit[a] * unit[a]);
    return least;
}

void ClusterSizesView::setTexts() {
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const core::LaunchShape shown = shapeOf(i);
        const QString size = QString::fromStdString(extentText(shown.cluster));
        const QString pattern =
            shown.grid == shape_.grid
                ? tr("Clusters of {size}: {count, plural, one {# cluster} other {# clusters}}")
                : tr("Clusters of {size}: {count, plural, one {# cluster} other {# clusters}}, the grid "
                     "rounded up from {present, plural, one {{blocks} block} other {{blocks} blocks}}");
        QString title = sizes[i] == 1 ? tr("Without clusters: each block for itself")
                                      : fill(pattern, {{"size", size},
                                                       {"count", volume(gridInClusters(shown))},
                                                       {"present", volume(shape_.grid)},
                                                       {"blocks", core::shortTimes(sizeOf(shape_.grid))}});
        if (!answers_[i].isEmpty())
            title += QLatin1Char('\n') + answers_[i];
        else if (sizes[i] > largestPortable)
            title = fill(tr("{title}; needs the opt-in for non-portable sizes"), {{"title", title}});
        titles_[i]->setText(withWholeNumbers(title));
        canvases_[i]->setAccessibleName(title);
    }
}

} // namespace trichevron::gui
