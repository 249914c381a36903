// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/hierarchy_view.h"

#include "app/gui/hierarchy/breadcrumb.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/play_bar.h"
#include "app/gui/hierarchy/slice_bar.h"
#include "app/gui/words/text.h"
#include "core/scene/scene_text.h"
#include "core/text/number_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace trichevron {
namespace {

/// Lines of text that the header must be wide to say what its chooser is.
constexpr int roomForWord = 34;

QString sizeText(const Cell& size, const QString& one, const QString& many) {
    return text(shortTimes(size)) + QLatin1Char(' ') + (size == Cell{1, 1, 1} ? one : many);
}

QString clusterTitle(const ClusterIndex& cluster) {
    return HierarchyView::tr("Cluster %1").arg(text(indexText(cluster)));
}

QString blockTitle(const BlockIndex& block) {
    return HierarchyView::tr("Block %1").arg(text(indexText(block)));
}

QString warpTitle(Count warp) {
    return HierarchyView::tr("Warp %1").arg(text(digits(warp)));
}

QString threadTitle(const ThreadIndex& thread) {
    return HierarchyView::tr("Thread %1").arg(text(indexText(thread)));
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
      playButton_(viewButton(tr("Play"), tr("Play the schedule of the blocks"))), playBar_(new PlayBar),
      colourWord_(new QLabel(tr("colour"))), slices_(new SliceBar) {
    setAccessibleName(tr("Hierarchy"));
    setObjectName(QStringLiteral("hierarchyView"));
    spaceButton_->setChecked(true);
    colourBox_->setAccessibleName(tr("Colour by"));
    colourBox_->setObjectName(QStringLiteral("colourBy"));
    const std::pair<QString, ColourMode> modes[] = {
        {tr("Level"), ColourMode::Level},     {tr("Warp"), ColourMode::Warp},
        {tr("Lane"), ColourMode::Lane},       {tr("Thread ID"), ColourMode::ThreadId},
        {tr("Cluster"), ColourMode::Cluster}, {tr("Wave"), ColourMode::Wave},
        {tr("SM"), ColourMode::Sm},           {tr("Idle"), ColourMode::Idle},
        {tr("Element"), ColourMode::Result}};
    for (const auto& [name, mode] : modes)
        colourBox_->addItem(name, static_cast<int>(mode));
    colourBox_->setCurrentIndex(colourBox_->findData(static_cast<int>(ColourMode::Warp)));

    header_ = new QBoxLayout(QBoxLayout::LeftToRight);
    header_->setContentsMargins(10, 4, 10, 4);
    header_->setSpacing(6);
    header_->addWidget(breadcrumb_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    buttons->addWidget(spaceButton_);
    buttons->addWidget(flatButton_);
    controls_ = new QHBoxLayout;
    controls_->setSpacing(6);
    controls_->addLayout(buttons);
    colourWord_->setBuddy(colourBox_);
    controls_->addWidget(colourWord_);
    controls_->addWidget(colourBox_);
    playButton_->setObjectName(QStringLiteral("playToggle"));
    playButton_->setAutoExclusive(false);
    controls_->addWidget(playButton_);
    controls_->addStretch(1);
    header_->addLayout(controls_);
    playBar_->hide();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header_);
    auto* picture = new QHBoxLayout;
    picture->setSpacing(0);
    picture->addWidget(canvas_, 1);
    picture->addWidget(slices_);
    layout->addLayout(picture, 1);
    layout->addWidget(playBar_);

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
    connect(playButton_, &QAbstractButton::toggled, this, &HierarchyView::setPlayShown);
    connect(playBar_, &PlayBar::momentChanged, this,
            [this] { canvas_->setMoment(isPlayShown() ? playBar_->moment() : std::nullopt); });
    refreshCrumbs();
}

void HierarchyView::resizeEvent(QResizeEvent* event) {
    colourWord_->setVisible(width() >= roomForWord * fontMetrics().height());
    placeBreadcrumb();
    QWidget::resizeEvent(event);
}

void HierarchyView::placeBreadcrumb() {
    // By the longest way that this launch has, so that walking in it moves nothing.
    const LaunchShape& shape = canvas_->walk().shape();
    QStringList titles{tr("Grid")};
    if (!canvas_->walk().empty()) {
        const BlockIndex block{shape.grid.x - 1, shape.grid.y - 1, shape.grid.z - 1};
        const ThreadIndex thread{shape.block.x - 1, shape.block.y - 1, shape.block.z - 1};
        const HierarchyPath last = pathToThread(shape, block, thread);
        if (hasClusters(shape))
            titles << clusterTitle(last.cluster);
        titles << blockTitle(block) << warpTitle(last.warp) << threadTitle(thread);
    }
    const QMargins margins = header_->contentsMargins();
    const int room =
        width() - margins.left() - margins.right() - header_->spacing() - controls_->sizeHint().width();
    const bool beside = breadcrumb_->widthOf(titles) <= room;
    header_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void HierarchyView::setLaunch(const LaunchShape& shape, std::optional<ProblemExtent> problem) {
    canvas_->setLaunch(shape, problem);
    playBar_->setLaunch(shape);
    placeBreadcrumb();
}

void HierarchyView::setFacts(std::shared_ptr<const SceneFacts> facts) {
    canvas_->setFacts(facts);
    playBar_->setFacts(std::move(facts));
}

bool HierarchyView::isPlayShown() const {
    return !playBar_->isHidden();
}

void HierarchyView::setPlayShown(bool shown) {
    if (shown == isPlayShown())
        return;
    playBar_->setVisible(shown);
    if (!shown)
        playBar_->pause();
    playButton_->setChecked(shown);
    canvas_->setMoment(shown ? playBar_->moment() : std::nullopt);
    emit playShownChanged(shown);
    if (shown && !canvas_->isMotionReduced())
        playBar_->play();
}

void HierarchyView::keyPressEvent(QKeyEvent* event) {
    const bool fromDrawing = canvas_->hasFocus();
    if (fromDrawing && event->key() == Qt::Key_Space) {
        if (isPlayShown() || canvas_->isMotionReduced()) {
            setPlayShown(true);
            playBar_->toggle();
        } else {
            setPlayShown(true);
        }
    } else if (fromDrawing && isPlayShown() &&
               (event->key() == Qt::Key_Comma || event->key() == Qt::Key_Period)) {
        playBar_->step(event->key() == Qt::Key_Comma ? -1 : 1);
    } else {
        QWidget::keyPressEvent(event);
    }
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
        add({pathToCluster(shape, path.cluster), PanelKind::Cluster, 0}, clusterTitle(path.cluster),
            sizeText(sizeOf(shape.cluster), tr("block"), tr("blocks")));
        addRegions(PanelKind::Cluster, tr("Blocks"));
    }
    if (path.level >= HierarchyLevel::Block) {
        add({pathToBlock(shape, path.block), PanelKind::Block, 0}, blockTitle(path.block),
            sizeText(sizeOf(shape.block), tr("thread"), tr("threads")));
        addRegions(PanelKind::Block, tr("Threads"));
    }
    if (path.level >= HierarchyLevel::Warp)
        add({pathToWarp(shape, path.block, path.warp), std::nullopt, 0}, warpTitle(path.warp), {});
    if (path.level == HierarchyLevel::Thread)
        add({path, std::nullopt, 0}, threadTitle(path.thread), {});
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
