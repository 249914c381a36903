// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/cluster_sizes_view.h"

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/whole_numbers.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <numeric>

namespace trichevron::gui {
namespace {

constexpr std::uint32_t largestPortable = 8;
/// Of a picture beside its captions and its legend, in line heights.
constexpr int leastWidth = 16;
constexpr int leastHeight = 15;

} // namespace

core::ClusterExtent clusterOfSize(const core::GridExtent& grid, std::uint32_t blocks) {
    core::ClusterExtent cluster{1, 1, 1};
    std::uint32_t left = blocks;
    for (const core::Axis axis : core::allAxes) {
        cluster[axis] = std::gcd(grid[axis], left);
        left /= std::max<std::uint32_t>(1, cluster[axis]);
    }
    return left == 1 ? cluster : core::ClusterExtent{blocks, 1, 1};
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
        auto* cell = new QVBoxLayout;
        cell->setSpacing(2);
        cell->addWidget(titles_[i]);
        cell->addWidget(canvases_[i], 1);
        grid->addLayout(cell, static_cast<int>(i / 2), static_cast<int>(i % 2));
    }
    setLeastSizes();
    retranslate(this, [this] { setTexts(); });
}

void ClusterSizesView::setLaunch(const core::LaunchShape& shape, const std::array<QString, 4>& answers) {
    shape_ = shape;
    answers_ = answers;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        core::LaunchShape shown = shape;
        shown.cluster = clusterOfSize(shape.grid, sizes[i]);
        canvases_[i]->setLaunch(shown, {});
    }
    setTexts();
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
    if (event->type() == QEvent::FontChange)
        setLeastSizes();
}

void ClusterSizesView::setTexts() {
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const core::ClusterExtent cluster = clusterOfSize(shape_.grid, sizes[i]);
        core::LaunchShape shown = shape_;
        shown.cluster = cluster;
        const QString size = QString::fromStdString(core::shortTimes(sizeOf(cluster)));
        QString title =
            sizes[i] == 1 ? tr("Without clusters: each block for itself")
            : !clusterDividesGrid(shown)
                ? fill(tr("Clusters of {size}: do not divide this grid"), {{"size", size}})
                : fill(tr("Clusters of {size}: {count, plural, one {# cluster} other {# clusters}}"),
                       {{"size", size}, {"count", volume(gridInClusters(shown))}});
        if (!answers_[i].isEmpty())
            title += QLatin1Char('\n') + answers_[i];
        else if (sizes[i] > largestPortable)
            title = fill(tr("{title}; needs the opt-in for non-portable sizes"), {{"title", title}});
        titles_[i]->setText(withWholeNumbers(title));
        canvases_[i]->setAccessibleName(title);
    }
}

} // namespace trichevron::gui
