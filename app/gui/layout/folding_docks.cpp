// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/folding_docks.h"

#include "app/gui/layout/dock_state.h"
#include "app/gui/layout/first_focus.h"
#include "app/gui/layout/fold_strip.h"
#include "app/gui/layout/over_panel.h"
#include "app/gui/text/retranslate.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {

FoldingDocks::FoldingDocks(QWidget* view, QWidget* parent)
    : QWidget(parent), docks_(new QMainWindow), view_(view), left_(new QVBoxLayout), right_(new QVBoxLayout),
      bottom_(new QVBoxLayout), over_(new OverPanel(this)) {
    docks_->setWindowFlags(Qt::Widget);
    docks_->setObjectName(QStringLiteral("docks"));
    docks_->setDockNestingEnabled(true);
    docks_->setAnimated(false); // folding is one step
    docks_->setContextMenuPolicy(Qt::NoContextMenu);
    docks_->setCentralWidget(view_);
    docks_->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    docks_->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addLayout(left_, 0, 0);
    grid->addWidget(docks_, 0, 1);
    grid->addLayout(right_, 0, 2);
    grid->addLayout(bottom_, 1, 0, 1, 3);
    grid->setRowStretch(0, 1);
    grid->setColumnStretch(1, 1);
    docks_->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* /*before*/, QWidget* now) {
        if (!isPassingFocus_ && isCovered(now))
            closeOpen();
    });
    retranslate(this, [this] { refreshStrips(); });
}

FoldingDocks::~FoldingDocks() {
    disconnect(qApp, nullptr, this, nullptr); // the focus moves while the parts are destroyed
}

void FoldingDocks::add(QDockWidget* dock, Qt::DockWidgetArea area, const LaterText& strip) {
    docks_->addDockWidget(area, dock);
    panels_.push_back(std::make_unique<DockPanel>(DockPanel{
        dock, dock->titleBarWidget(), dock->widget(), new QAction(this), new FoldStrip(area), strip, area}));
    DockPanel& panel = *panels_.back();
    panel.toggle->setCheckable(true);
    panel.strip->setObjectName(dock->objectName() + QStringLiteral("Strip"));
    panel.strip->hide();
    (area == Qt::LeftDockWidgetArea    ? left_
     : area == Qt::RightDockWidgetArea ? right_
                                       : bottom_)
        ->addWidget(panel.strip);
    connect(panel.toggle, &QAction::triggered, this, [this, &panel](bool on) {
        if (on)
            enter(panel);
        else if (panel.folded)
            closeOpen();
        else
            closeDock(panel);
    });
    connect(panel.strip, &QAbstractButton::clicked, this, [this, &panel](bool on) {
        if (!on)
            return closeOpen();
        panel.strip->setChecked(false); // only while the panel is over the view
        enter(panel);
    });
    connect(dock, &QWidget::windowTitleChanged, this, &FoldingDocks::refreshStrips); // in a new language
    connect(panel.toggle, &QAction::changed, this, &FoldingDocks::refreshStrips);    // it has keys now
    connect(dock, &QDockWidget::dockLocationChanged, this, &FoldingDocks::fitLater);
    connect(dock, &QDockWidget::topLevelChanged, this, &FoldingDocks::fitLater);
    dock->installEventFilter(this);
    refreshStrips();
    refreshToggles();
}

void FoldingDocks::refreshStrips() {
    for (const auto& panel : panels_)
        panel->refreshStrip();
}

void FoldingDocks::setAlarm(const QDockWidget* dock, bool alarm) {
    find(dock)->strip->setAlarm(alarm);
}

const DockPanel* FoldingDocks::find(const QObject* dock) const {
    const auto found =
        std::find_if(panels_.begin(), panels_.end(), [&](const auto& panel) { return panel->dock == dock; });
    return found == panels_.end() ? nullptr : found->get();
}

DockPanel* FoldingDocks::find(const QObject* dock) {
    return const_cast<DockPanel*>(std::as_const(*this).find(dock));
}

QAction* FoldingDocks::toggleAction(const QDockWidget* dock) const {
    return find(dock)->toggle;
}

bool FoldingDocks::isFolded(const QDockWidget* dock) const {
    const DockPanel* panel = find(dock);
    return panel != nullptr && panel->folded;
}

QDockWidget* FoldingDocks::openDock() const {
    return open_ == nullptr ? nullptr : open_->dock;
}

Qt::DockWidgetArea FoldingDocks::areaOf(const DockPanel& panel) const {
    const Qt::DockWidgetArea area = docks_->dockWidgetArea(panel.dock);
    return area == Qt::NoDockWidgetArea ? panel.home : area;
}

int FoldingDocks::lengthOf(const DockPanel& panel) const {
    return panel.length(areaOf(panel));
}

ViewRoom FoldingDocks::viewRoom() const {
    return {window()->size(), view_->minimumSizeHint(), notices_ ? notices_() : 0, rowsOfView_};
}

DockLengths FoldingDocks::dockLengths(const std::vector<bool>& folded) const {
    std::vector<DockNeeds> docks;
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        const DockPanel& panel = *panels_[i];
        docks.push_back(panel.needs(areaOf(panel), folded[i], panel.dock == enlarged_));
    }
    return {size(), viewRoom(), std::move(docks)};
}

void FoldingDocks::fit() {
    isFitPending_ = false;
    if (isApplying_ || isViewOnly_)
        return;
    const QScopedValueRollback<bool> applying(isApplying_, true);
    const std::vector<bool> folded = dockLengths(std::vector<bool>(panels_.size(), false)).folds();
    for (std::size_t i = 0; i < panels_.size(); ++i)
        if (panels_[i]->folded != folded[i])
            setFolded(*panels_[i], folded[i]);
    showStrips();
    if (const QSize least = viewRoom().leastSize(view_->width()); view_->minimumSize() != least)
        view_->setMinimumSize(least);
    layout()->activate();
    applyLengths(folded);
    docks_->layout()->activate(); // now, so that no picture shows the parts before they have moved
    placeOpen();
    refreshToggles();
}

void FoldingDocks::fitLater() {
    if (isFitPending_)
        return;
    isFitPending_ = true;
    QMetaObject::invokeMethod(this, &FoldingDocks::fit, Qt::QueuedConnection);
}

void FoldingDocks::setFolded(DockPanel& panel, bool folded) {
    if (!folded && open_ == &panel)
        closeOpen();
    panel.folded = folded;
    panel.dock->setVisible(!folded);
}

void FoldingDocks::showStrips() {
    bool isOther = false;
    for (const auto& panel : panels_) {
        const bool closed = panel->isClosed();
        isOther = std::exchange(panel->closed, closed) != closed || isOther;
        panel->strip->setVisible(!isViewOnly_ && (panel->folded || closed));
    }
    if (isOther)
        refreshStrips();
}

void FoldingDocks::closeDock(DockPanel& panel) {
    const bool hadFocus = panel.dock->isAncestorOf(window()->focusWidget());
    panel.dock->hide();
    fit();
    if (hadFocus)
        panel.strip->setFocus(Qt::OtherFocusReason);
}

void FoldingDocks::open(DockPanel& panel) {
    if (open_ == &panel)
        return;
    closeOpen(); // the strip gets the focus that was in it
    open_ = &panel;
    over_->take(*panel.dock, *panel.bar, *panel.content);
    panel.strip->setChecked(true);
    placeOpen();
    over_->show();
    over_->raise();
    if (isCovered(window()->focusWidget()) || isStrip(window()->focusWidget()))
        takeFocus(panel);
    refreshToggles();
}

bool FoldingDocks::isStrip(const QWidget* widget) const {
    return std::any_of(panels_.begin(), panels_.end(),
                       [&](const auto& panel) { return panel->strip == widget; });
}

void FoldingDocks::takeFocus(const DockPanel& panel) {
    panel.strip->setFocus(Qt::OtherFocusReason); // where nothing in the panel takes it
    focusFirstOf(*panel.bar);                    // tabs, which name the page that is shown
    if (!panel.bar->isAncestorOf(window()->focusWidget()))
        focusFirstOf(*panel.content);
}

void FoldingDocks::closeOpen() {
    if (open_ == nullptr)
        return;
    DockPanel& panel = *open_;
    open_ = nullptr;
    const bool hadFocus = over_->isAncestorOf(focusWidget());
    over_->giveBack(*panel.dock, *panel.bar, *panel.content);
    panel.strip->setChecked(false);
    if (hadFocus)
        panel.strip->setFocus(Qt::OtherFocusReason);
    refreshToggles();
}

void FoldingDocks::placeOpen() {
    if (open_ == nullptr)
        return;
    layout()->activate();
    over_->place(docks_->geometry(), open_->strip->edge(), open_->minimum(), open_->dock == enlarged_);
}

QWidget& FoldingDocks::placeOf(QDockWidget& dock) const {
    return openDock() == &dock ? static_cast<QWidget&>(*over_) : find(&dock)->place();
}

bool FoldingDocks::isCovered(const QWidget* widget) const {
    return open_ != nullptr && widget != nullptr && docks_->isAncestorOf(widget) && over_->covers(*widget);
}

bool FoldingDocks::focusNextPrevChild(bool next) {
    const QScopedValueRollback<bool> passing(isPassingFocus_, true);
    const QWidget* first = window()->focusWidget();
    bool isMoved = QWidget::focusNextPrevChild(next);
    while (isMoved && window()->focusWidget() != first && isCovered(window()->focusWidget()))
        isMoved = QWidget::focusNextPrevChild(next);
    return isMoved;
}

void FoldingDocks::reveal(QDockWidget* dock) {
    DockPanel* panel = find(dock);
    if (panel == nullptr || isViewOnly_)
        return;
    if (!panel->folded)
        dock->show(); // may fold it
    fit();
    if (panel->folded)
        open(*panel);
    else if (open_ != nullptr && over_->overlaps(*dock))
        closeOpen();
}

void FoldingDocks::enter(DockPanel& panel) {
    reveal(panel.dock);
    if (panel.content->isVisibleTo(this))
        focusFirstOf(*panel.content);
}

void FoldingDocks::refreshToggles() {
    for (const auto& panel : panels_)
        panel->toggle->setChecked(panel->folded ? open_ == panel.get() : !panel->dock->isHidden());
}

void FoldingDocks::showAll() {
    {
        const QScopedValueRollback<bool> applying(isApplying_, true);
        closeOpen();
        for (const auto& panel : panels_) {
            panel->dragged = 0;
            setFolded(*panel, false);
            panel->dock->setFloating(false);
            docks_->addDockWidget(panel->home, panel->dock);
        }
    }
    fit();
}

void FoldingDocks::setViewOnly(bool only) {
    if (only == isViewOnly_)
        return;
    if (only)
        closeOpen();
    isViewOnly_ = only;
    tried_ = {}; // docks that were hidden have other lengths now
    {
        const QScopedValueRollback<bool> applying(isApplying_, true);
        for (const auto& panel : panels_) {
            if (only && !panel->folded && panel->isWanted()) {
                panel->folded = true; // so that it returns
                panel->dock->hide();
            }
        }
    }
    showStrips();
    fit();
}

void FoldingDocks::applyLengths(const std::vector<bool>& folded) {
    if (isDragging_)
        return;
    const std::vector<int> lengths = dockLengths(folded).lengths(folded);
    bool isDone = true;
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        panels_[i]->given = lengths[i];
        isDone = isDone && (lengths[i] == 0 || lengthOf(*panels_[i]) == lengths[i]);
    }
    // What the docks cannot have is not asked for again and again.
    if (isDone || std::exchange(tried_, std::pair(size(), lengths)) == std::pair(size(), lengths))
        return;
    // A dock takes what its content needs from its layout, which may still have that of a larger type.
    for (const auto& panel : panels_)
        panel->dock->layout()->activate();
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        QList<QDockWidget*> resized;
        QList<int> sizes;
        for (std::size_t i = 0; i < panels_.size(); ++i)
            if (lengths[i] != 0 && isAtSide(areaOf(*panels_[i])) == (orientation == Qt::Horizontal)) {
                resized << panels_[i]->dock;
                sizes << lengths[i];
            }
        if (!resized.isEmpty())
            docks_->resizeDocks(resized, sizes, orientation);
    }
}

void FoldingDocks::keepDraggedLengths() {
    isDragging_ = false;
    for (const auto& panel : panels_)
        if (!panel->folded && panel->isWanted() && panel->given != 0 && lengthOf(*panel) != panel->given)
            panel->dragged = lengthOf(*panel);
    fit();
}

void FoldingDocks::setUsualLengths(const std::vector<std::pair<QDockWidget*, int>>& lengths) {
    bool isOther = false;
    for (const auto& [dock, length] : lengths)
        isOther = std::exchange(find(dock)->usual, length) != length || isOther;
    if (isOther)
        fit();
}

void FoldingDocks::setLength(QDockWidget* dock, int pixels) {
    find(dock)->dragged = pixels;
    fit();
}

void FoldingDocks::setEnlarged(QDockWidget* dock, bool enlarged) {
    enlarged_ = enlarged ? dock : nullptr;
    reveal(dock);
}

QByteArray FoldingDocks::saveLayout(int version) {
    const QScopedValueRollback<bool> applying(isApplying_, true);
    closeOpen();
    for (const auto& panel : panels_)
        if (panel->folded)
            panel->dock->show();
    DockState state{docks_->saveState(version), {}};
    for (const auto& panel : panels_) {
        if (panel->folded)
            panel->dock->hide();
        state.dragged.insert(panel->dock->objectName(), panel->dragged);
    }
    return state.bytes();
}

bool FoldingDocks::restoreLayout(const QByteArray& layout, int version) {
    const DockState state = DockState::fromBytes(layout);
    for (const auto& panel : panels_)
        panel->dragged = std::max(0, state.dragged.value(panel->dock->objectName()));
    bool isRestored = false;
    {
        const QScopedValueRollback<bool> applying(isApplying_, true);
        for (const auto& panel : panels_)
            if (panel->folded)
                setFolded(*panel, false);
        isRestored = docks_->restoreState(state.docks, version);
    }
    tried_ = {};
    fit();
    return isRestored;
}

void FoldingDocks::resizeEvent(QResizeEvent* event) {
    fit();
    QWidget::resizeEvent(event);
    placeOpen();
}

void FoldingDocks::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && open_ != nullptr)
        closeOpen();
    else
        QWidget::keyPressEvent(event);
}

bool FoldingDocks::eventFilter(QObject* object, QEvent* event) {
    if (object == docks_ && event->type() == QEvent::LayoutRequest && !isApplying_)
        fitLater();
    // A press that a part of a dock leaves to its parents arrives here too, and where it opened a menu, its
    // release does not.
    if (object == docks_ && event->type() == QEvent::MouseButtonPress)
        isDragging_ = docks_->childAt(static_cast<QMouseEvent*>(event)->position().toPoint()) == nullptr;
    if (object == docks_ && event->type() == QEvent::MouseButtonRelease)
        QMetaObject::invokeMethod(this, &FoldingDocks::keepDraggedLengths, Qt::QueuedConnection);
    if (event->type() != QEvent::ShowToParent && event->type() != QEvent::HideToParent)
        return QWidget::eventFilter(object, event);
    if (DockPanel* panel = find(object); panel != nullptr && !isApplying_ && !isViewOnly_) {
        refreshToggles();
        fitLater();
        // Someone showed a dock that has no room.
        if (panel->folded && event->type() == QEvent::ShowToParent)
            QMetaObject::invokeMethod(
                this,
                [this, panel] {
                    if (!panel->folded)
                        return;
                    const QScopedValueRollback<bool> applying(isApplying_, true);
                    panel->dock->hide();
                    open(*panel);
                },
                Qt::QueuedConnection);
    }
    return QWidget::eventFilter(object, event);
}

} // namespace trichevron::gui
