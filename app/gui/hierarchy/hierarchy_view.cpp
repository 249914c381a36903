// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/hierarchy_view.h"

#include "app/gui/hierarchy/breadcrumb.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/slice_bar.h"
#include "core/scene/scene_text.h"
#include "core/words/words.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace trichevron {
namespace {

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

QString sizeText(const Cell& size, const QString& one, const QString& many) {
    return text(shortTimes(size)) + QLatin1Char(' ') + (size == Cell{1, 1, 1} ? one : many);
}

QToolButton* viewButton(const QString& words, const QString& tip) {
    auto* button = new QToolButton;
    button->setText(words);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

HierarchyView::HierarchyView(QWidget* parent)
    : QWidget(parent), breadcrumb_(new Breadcrumb), canvas_(new HierarchyCanvas),
      spaceButton_(viewButton(tr("3-D"), tr("Show the hierarchy in space"))),
      flatButton_(viewButton(tr("Flat"), tr("Show the hierarchy from above"))), colourBox_(new QComboBox),
      slices_(new SliceBar) {
    setAccessibleName(tr("Hierarchy"));
    setObjectName(QStringLiteral("hierarchyView"));
    spaceButton_->setChecked(true);
    colourBox_->setAccessibleName(tr("Colour by"));
    colourBox_->addItem(tr("Level"), static_cast<int>(ColourMode::Level));
    colourBox_->addItem(tr("Warp"), static_cast<int>(ColourMode::Warp));
    colourBox_->addItem(tr("Lane"), static_cast<int>(ColourMode::Lane));
    colourBox_->addItem(tr("Cluster"), static_cast<int>(ColourMode::Cluster));
    colourBox_->addItem(tr("Idle"), static_cast<int>(ColourMode::Idle));
    colourBox_->setCurrentIndex(colourBox_->findData(static_cast<int>(ColourMode::Warp)));

    auto* header = new QHBoxLayout;
    header->setContentsMargins(10, 4, 10, 4);
    header->setSpacing(6);
    header->addWidget(breadcrumb_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    buttons->addWidget(spaceButton_);
    buttons->addWidget(flatButton_);
    header->addLayout(buttons);
    auto* label = new QLabel(tr("colour"));
    label->setBuddy(colourBox_);
    header->addWidget(label);
    header->addWidget(colourBox_);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    auto* picture = new QHBoxLayout;
    picture->setSpacing(0);
    picture->addWidget(canvas_, 1);
    picture->addWidget(slices_);
    layout->addLayout(picture, 1);

    connect(canvas_, &HierarchyCanvas::placeChanged, this, &HierarchyView::refreshCrumbs);
    connect(canvas_, &HierarchyCanvas::pathChanged, this, &HierarchyView::pathChanged);
    connect(canvas_, &HierarchyCanvas::threadHovered, this, &HierarchyView::threadHovered);
    connect(breadcrumb_, &Breadcrumb::activated, this, &HierarchyView::goToCrumb);
    connect(canvas_, &HierarchyCanvas::layersChanged, this,
            [this] { slices_->showLayers(canvas_->layers(), canvas_->firstLayer()); });
    connect(slices_, &SliceBar::firstLayerChosen, canvas_, &HierarchyCanvas::setFirstLayer);
    connect(colourBox_, &QComboBox::currentIndexChanged, this,
            [this] { setColourMode(static_cast<ColourMode>(colourBox_->currentData().toInt())); });
    connect(flatButton_, &QAbstractButton::toggled, this, &HierarchyView::setFlat);
    refreshCrumbs();
}

void HierarchyView::setLaunch(const LaunchShape& shape, std::optional<ProblemExtent> problem) {
    canvas_->setLaunch(shape, problem);
}

HierarchyPath HierarchyView::path() const {
    return canvas_->walk().path();
}

void HierarchyView::setPath(const HierarchyPath& path) {
    canvas_->setPath(path);
}

ColourMode HierarchyView::colourMode() const {
    return canvas_->colourMode();
}

void HierarchyView::setColourMode(ColourMode mode) {
    if (mode == canvas_->colourMode())
        return;
    canvas_->setColourMode(mode);
    colourBox_->setCurrentIndex(colourBox_->findData(static_cast<int>(mode)));
    emit colourModeChanged(mode);
}

bool HierarchyView::isFlat() const {
    return canvas_->isFlat();
}

void HierarchyView::setFlat(bool flat) {
    if (flat == canvas_->isFlat())
        return;
    canvas_->setFlat(flat);
    (flat ? flatButton_ : spaceButton_)->setChecked(true);
    emit flatChanged(flat);
}

void HierarchyView::setColours(const SceneColours& colours) {
    canvas_->setColours(colours);
    breadcrumb_->setColours(colours);
}

void HierarchyView::refreshCrumbs() {
    const HierarchyWalk& walk = canvas_->walk();
    const LaunchShape& shape = walk.shape();
    const HierarchyPath path = walk.path();
    crumbs_.clear();
    std::vector<Crumb> shown;
    const auto add = [&](CrumbGoal goal, const QString& title, const QString& detail) {
        crumbs_.push_back(goal);
        shown.push_back({title, detail});
    };
    const auto addRegions = [&](PanelKind kind, const QString& name) {
        for (std::size_t r = 0; r < walk.regions(kind).size(); ++r)
            add({path, kind, r + 1}, tr("%1 %2").arg(name, text(rangeText(walk.regions(kind)[r]))), {});
    };
    add({{}, PanelKind::Grid, 0}, tr("Grid"), sizeText(sizeOf(shape.grid), tr("block"), tr("blocks")));
    addRegions(PanelKind::Grid, tr("Blocks"));
    if (const std::optional<Cells> inView = canvas_->blocksInView(); inView && path == HierarchyPath{})
        add({{}, PanelKind::Grid, walk.regions(PanelKind::Grid).size()},
            tr("in view: %1").arg(text(rangeText(*inView))), {});
    if (path.level != HierarchyLevel::Grid && hasClusters(shape)) {
        add({pathToCluster(shape, path.cluster), PanelKind::Cluster, 0},
            tr("Cluster %1").arg(text(tupleText(path.cluster))),
            sizeText(sizeOf(shape.cluster), tr("block"), tr("blocks")));
        addRegions(PanelKind::Cluster, tr("Blocks"));
    }
    if (path.level >= HierarchyLevel::Block) {
        add({pathToBlock(shape, path.block), PanelKind::Block, 0},
            tr("Block %1").arg(text(tupleText(path.block))),
            sizeText(sizeOf(shape.block), tr("thread"), tr("threads")));
        addRegions(PanelKind::Block, tr("Threads"));
    }
    if (path.level >= HierarchyLevel::Warp)
        add({pathToWarp(shape, path.block, path.warp), std::nullopt, 0},
            tr("Warp %1").arg(text(digits(path.warp))), {});
    if (path.level == HierarchyLevel::Thread)
        add({path, std::nullopt, 0}, tr("Thread %1").arg(text(tupleText(path.thread))), {});
    breadcrumb_->setCrumbs(shown);
}

void HierarchyView::goToCrumb(int crumb) {
    const CrumbGoal goal = crumbs_.at(static_cast<std::size_t>(crumb));
    if (goal.panel)
        canvas_->leaveRegions(*goal.panel, goal.keep);
    else
        canvas_->setPath(goal.path);
}

} // namespace trichevron
