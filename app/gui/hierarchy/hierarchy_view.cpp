// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/hierarchy_view.h"

#include "app/gui/hierarchy/breadcrumb.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/play_bar.h"
#include "app/gui/hierarchy/slice_bar.h"
#include "app/gui/menus/job_shortcuts.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "core/dimensions/extent_text.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_text.h"
#include "core/text/number_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace trichevron::gui {
namespace {

/// The label of the chooser is shown from this width of the header on, in line heights.
constexpr int minWidthForLabel = 34;

QString sizeText(const core::Cell& size, const QString& pattern) {
    return fill(pattern, {{"count", core::Cells{{0, 0, 0}, size}.count()}, {"size", core::shortTimes(size)}});
}

QString blocksText(const core::Cell& size) {
    return sizeText(size, HierarchyView::tr("{count, plural, one {{size} block} other {{size} blocks}}"));
}

QString threadsText(const core::Cell& size) {
    return sizeText(size, HierarchyView::tr("{count, plural, one {{size} thread} other {{size} threads}}"));
}

QString clusterTitle(const core::ClusterIndex& cluster) {
    return fill(HierarchyView::tr("Cluster {index}"), {{"index", indexText(cluster)}});
}

QString blockTitle(const core::BlockIndex& block) {
    return fill(HierarchyView::tr("Block {index}"), {{"index", indexText(block)}});
}

QString warpTitle(core::Count warp) {
    return fill(HierarchyView::tr("Warp {number}"), {{"number", core::digits(warp)}});
}

QString threadTitle(const core::ThreadIndex& thread) {
    return fill(HierarchyView::tr("Thread {index}"), {{"index", indexText(thread)}});
}

void setTexts(QAbstractButton& button, const QString& label, const QString& tip,
              const QKeySequence& keys = {}) {
    button.setText(label);
    button.setToolTip(keys.isEmpty() ? tip : withShortcut(tip, keys));
    button.setAccessibleName(tip);
}

QToolButton* viewButton() {
    auto* button = new QToolButton;
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

HierarchyView::HierarchyView(QWidget* parent)
    : QWidget(parent), breadcrumb_(new Breadcrumb), canvas_(new HierarchyCanvas), spaceButton_(viewButton()),
      flatButton_(viewButton()), colourBox_(new QComboBox), playButton_(viewButton()), playBar_(new PlayBar),
      colourLabel_(new QLabel), slices_(new SliceBar) {
    setObjectName(QStringLiteral("hierarchyView"));
    spaceButton_->setChecked(true);
    colourBox_->setObjectName(QStringLiteral("colourBy"));
    colourBox_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const core::Colouring& colouring : core::allColourings())
        colourBox_->addItem(QString(), text(colouring.id));
    colourBox_->setCurrentIndex(colourBox_->findData(text(canvas_->colouring().id)));

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
    colourLabel_->setBuddy(colourBox_);
    controls_->addWidget(colourLabel_);
    controls_->addWidget(colourBox_);
    flatButton_->setObjectName(QStringLiteral("flatButton"));
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
    connect(colourBox_, &QComboBox::currentIndexChanged, this, [this] {
        setColouring(core::allColourings()[static_cast<std::size_t>(colourBox_->currentIndex())]);
    });
    connect(flatButton_, &QAbstractButton::toggled, this, &HierarchyView::setFlat);
    connect(playButton_, &QAbstractButton::toggled, this, &HierarchyView::setPlayShown);
    connect(playBar_, &PlayBar::momentChanged, this, &HierarchyView::showMoment);
    setTexts();
}

void HierarchyView::setTexts() {
    setAccessibleName(tr("Hierarchy"));
    gui::setTexts(*spaceButton_, tr("3-D"), tr("Show the hierarchy in 3-D"));
    gui::setTexts(*flatButton_, tr("Flat"), tr("Show the hierarchy from above"), flatKeys);
    gui::setTexts(*playButton_, tr("Play"), tr("Play the schedule of the blocks"), playKeys);
    colourLabel_->setText(tr("colour"));
    colourBox_->setAccessibleName(tr("Colour by"));
    for (int i = 0; const core::Colouring& colouring : core::allColourings()) {
        colourBox_->setItemText(i, text(colouring.title));
        colourBox_->setItemData(i++, text(colouring.toolTip), Qt::ToolTipRole);
    }
    colourBox_->setAccessibleDescription(text(canvas_->colouring().toolTip));
    refreshCrumbs();
}

void HierarchyView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setTexts();
    layout()->activate(); // the controls have other widths
    placeBreadcrumb();
}

void HierarchyView::resizeEvent(QResizeEvent* event) {
    colourLabel_->setVisible(isColourLabelShown(width()));
    placeBreadcrumb();
    QWidget::resizeEvent(event);
}

bool HierarchyView::isColourLabelShown(int width) const {
    return width >= minWidthForLabel * fontMetrics().height();
}

bool HierarchyView::isBreadcrumbBeside(int width) const {
    QStringList titles{tr("Grid")};
    const core::LaunchShape& shape = canvas_->navigation().shape();
    if (!canvas_->navigation().empty())
        titles << QStringLiteral("…")
               << threadTitle({shape.block.x - 1, shape.block.y - 1, shape.block.z - 1});
    const QMargins margins = header_->contentsMargins();
    int room = width - margins.left() - margins.right() - header_->spacing();
    for (const QWidget* control :
         std::initializer_list<const QWidget*>{spaceButton_, flatButton_, colourBox_, playButton_})
        room -= control->sizeHint().width() + controls_->spacing();
    if (isColourLabelShown(width))
        room -= colourLabel_->sizeHint().width() + controls_->spacing();
    return breadcrumb_->widthOf(titles) <= room;
}

int HierarchyView::rowsHeight(int width) const {
    const QMargins margins = header_->contentsMargins();
    const int controls = controls_->sizeHint().height();
    const int path = breadcrumb_->sizeHint().height();
    const int header =
        isBreadcrumbBeside(width) ? std::max(controls, path) : controls + header_->spacing() + path;
    return margins.top() + header + margins.bottom() + (isPlayShown() ? playBar_->sizeHint().height() : 0);
}

void HierarchyView::placeBreadcrumb() {
    header_->setDirection(isBreadcrumbBeside(width()) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void HierarchyView::setLaunch(const core::LaunchShape& shape, std::optional<core::ProblemExtent> problem) {
    canvas_->setLaunch(shape, problem);
    playBar_->setLaunch(shape);
    placeBreadcrumb();
}

void HierarchyView::setFacts(std::shared_ptr<const core::SceneFacts> facts) {
    canvas_->setFacts(facts);
    playBar_->setFacts(std::move(facts));
}

bool HierarchyView::isPlayShown() const {
    return !playBar_->isHidden();
}

void HierarchyView::setPlayShown(bool shown) {
    if (shown == isPlayShown())
        return;
    // Else it goes to the next field of the window, where the next key replaces a number.
    if (!shown && playBar_->isAncestorOf(window()->focusWidget()))
        canvas_->setFocus(Qt::OtherFocusReason);
    playBar_->setVisible(shown);
    if (!shown)
        playBar_->pause();
    playButton_->setChecked(shown);
    showMoment();
    emit playShownChanged(shown);
    if (shown && !canvas_->isMotionReduced())
        playBar_->play();
}

void HierarchyView::showMoment() {
    const std::optional<core::Moment> moment = isPlayShown() ? playBar_->moment() : std::nullopt;
    canvas_->setMoment(moment);
    emit momentChanged(moment);
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

core::HierarchyPath HierarchyView::path() const {
    return canvas_->navigation().path();
}

void HierarchyView::setPath(const core::HierarchyPath& path) {
    canvas_->setPath(path);
}

const core::Colouring& HierarchyView::colouring() const {
    return canvas_->colouring();
}

void HierarchyView::setColouring(const core::Colouring& colouring) {
    if (&colouring == &canvas_->colouring())
        return;
    canvas_->setColouring(colouring);
    colourBox_->setCurrentIndex(colourBox_->findData(text(colouring.id)));
    colourBox_->setAccessibleDescription(text(colouring.toolTip));
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
    const core::HierarchyNavigation& navigation = canvas_->navigation();
    const core::LaunchShape& shape = navigation.shape();
    const core::HierarchyPath path = navigation.path();
    crumbs_.clear();
    std::vector<Crumb> shown;
    const auto add = [&](CrumbGoal goal, const QString& title, const QString& detail) {
        crumbs_.push_back(goal);
        shown.push_back({title, detail});
    };
    const auto addRegions = [&](core::PanelKind kind, const QString& pattern) {
        for (std::size_t r = 0; r < navigation.regions(kind).size(); ++r)
            add({path, kind, r + 1}, fill(pattern, {{"range", rangeText(navigation.regions(kind)[r])}}), {});
    };
    add({{}, core::PanelKind::Grid, 0}, tr("Grid"), blocksText(sizeOf(shape.grid)));
    addRegions(core::PanelKind::Grid, tr("Blocks {range}"));
    if (const std::optional<core::Cells> inView = canvas_->blocksInView();
        inView && path == core::HierarchyPath{})
        add({{}, core::PanelKind::Grid, navigation.regions(core::PanelKind::Grid).size()},
            fill(tr("in view: {range}"), {{"range", rangeText(*inView)}}), {});
    if (path.level != core::HierarchyLevel::Grid && hasClusters(shape)) {
        add({pathToCluster(shape, path.cluster), core::PanelKind::Cluster, 0}, clusterTitle(path.cluster),
            blocksText(sizeOf(shape.cluster)));
        addRegions(core::PanelKind::Cluster, tr("Blocks {range}"));
    }
    if (path.level >= core::HierarchyLevel::Block) {
        add({pathToBlock(shape, path.block), core::PanelKind::Block, 0}, blockTitle(path.block),
            threadsText(sizeOf(shape.block)));
        addRegions(core::PanelKind::Block, tr("Threads {range}"));
    }
    if (path.level >= core::HierarchyLevel::Warp)
        add({pathToWarp(shape, path.block, path.warp), std::nullopt, 0}, warpTitle(path.warp), {});
    if (path.level == core::HierarchyLevel::Thread)
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

} // namespace trichevron::gui
