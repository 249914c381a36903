// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/folding_docks.h"

#include "app/gui/layout/first_focus.h"
#include "app/gui/layout/fold_strip.h"
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/menus/job_shortcuts.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/own_fonts.h"
#include "app/gui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// Of the room, for a panel that is open over the view.
constexpr int openWidthPercent = 85;
constexpr int openHeightPercent = 70;
constexpr int openWidth = 340;  ///< pixels for the default font
constexpr int openHeight = 330; ///< pixels for the default font

/// As a layout reads it: an explicit minimum replaces the hint.
QSize minimumOfWidget(const QWidget& widget) {
    const QSize hint = widget.minimumSizeHint();
    return {widget.minimumWidth() > 0 ? widget.minimumWidth() : std::max(0, hint.width()),
            widget.minimumHeight() > 0 ? widget.minimumHeight() : std::max(0, hint.height())};
}

} // namespace

FoldingDocks::FoldingDocks(QWidget* view, QWidget* parent)
    : QWidget(parent), docks_(new QMainWindow), view_(view), left_(new QVBoxLayout), right_(new QVBoxLayout),
      bottom_(new QVBoxLayout), over_(new QFrame(this)) {
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
    over_->setObjectName(QStringLiteral("overPanel"));
    auto* inside = new QVBoxLayout(over_);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->setSpacing(0);
    over_->hide();
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
    panels_.push_back(std::make_unique<Panel>(Panel{dock, dock->titleBarWidget(), dock->widget(),
                                                    new QAction(this), new FoldStrip(area), strip, area}));
    Panel& panel = *panels_.back();
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
        if (!on) {
            closeOpen();
        } else {
            panel.strip->setChecked(false); // only while the panel is over the view
            enter(panel);
        }
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
    for (const auto& panel : panels_) {
        const QString title = panel->dock->windowTitle();
        panel->toggle->setText(title);
        panel->strip->setText(panel->stripText.text());
        panel->strip->setAccessibleName(panel->strip->text());
        const QString tip = fill(panel->closed ? tr("Shows the panel “{panel}”")
                                               : tr("Opens the panel “{panel}” over the view"),
                                 {{"panel", title}});
        const QKeySequence keys = panel->toggle->shortcut();
        panel->strip->setToolTip(keys.isEmpty() ? tip : withShortcut(tip, keys));
        panel->strip->update();
    }
}

void FoldingDocks::setAlarm(const QDockWidget* dock, bool alarm) {
    find(dock)->strip->setAlarm(alarm);
}

const FoldingDocks::Panel* FoldingDocks::find(const QObject* dock) const {
    const auto found =
        std::find_if(panels_.begin(), panels_.end(), [&](const auto& panel) { return panel->dock == dock; });
    return found == panels_.end() ? nullptr : found->get();
}

FoldingDocks::Panel* FoldingDocks::find(const QObject* dock) {
    return const_cast<Panel*>(std::as_const(*this).find(dock));
}

QAction* FoldingDocks::toggleAction(const QDockWidget* dock) const {
    return find(dock)->toggle;
}

bool FoldingDocks::isFolded(const QDockWidget* dock) const {
    const Panel* panel = find(dock);
    return panel != nullptr && panel->folded;
}

QDockWidget* FoldingDocks::openDock() const {
    return open_ == nullptr ? nullptr : open_->dock;
}

Qt::DockWidgetArea FoldingDocks::areaOf(const Panel& panel) const {
    const Qt::DockWidgetArea area = docks_->dockWidgetArea(panel.dock);
    return area == Qt::NoDockWidgetArea ? panel.home : area;
}

bool FoldingDocks::isWanted(const Panel& panel) const {
    return panel.folded || (!panel.dock->isHidden() && !panel.dock->isFloating());
}

bool FoldingDocks::isClosed(const Panel& panel) {
    // Without the attribute, it only waits for the window to be shown.
    return !panel.folded && panel.dock->isHidden() &&
           panel.dock->testAttribute(Qt::WA_WState_ExplicitShowHide);
}

QSize FoldingDocks::minimumOf(const Panel& panel) const {
    if (auto* area = dynamic_cast<VerticalScrollArea*>(panel.content))
        area->fitWidth();
    const QSize content = minimumOfWidget(*panel.content);
    const QSize bar = minimumOfWidget(*panel.bar);
    return {std::max(content.width(), bar.width()), content.height() + bar.height()};
}

void FoldingDocks::fit() {
    isFitPending_ = false;
    if (isApplying_ || isViewOnly_)
        return;
    const QScopedValueRollback<bool> applying(isApplying_, true);
    const std::vector<bool> folded = choose();
    for (std::size_t i = 0; i < panels_.size(); ++i)
        if (panels_[i]->folded != folded[i])
            setFolded(*panels_[i], folded[i]);
    showStrips();
    if (const QSize least = leastView(); view_->minimumSize() != least)
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

void FoldingDocks::setFolded(Panel& panel, bool folded) {
    if (!folded && open_ == &panel)
        closeOpen();
    panel.folded = folded;
    panel.dock->setVisible(!folded);
}

void FoldingDocks::showStrips() {
    bool isOther = false;
    for (const auto& panel : panels_) {
        const bool closed = isClosed(*panel);
        isOther = std::exchange(panel->closed, closed) != closed || isOther;
        panel->strip->setVisible(!isViewOnly_ && (panel->folded || closed));
    }
    if (isOther)
        refreshStrips();
}

void FoldingDocks::closeDock(Panel& panel) {
    const bool hadFocus = panel.dock->isAncestorOf(window()->focusWidget());
    panel.dock->hide();
    fit();
    if (hadFocus)
        panel.strip->setFocus(Qt::OtherFocusReason);
}

void FoldingDocks::open(Panel& panel) {
    if (open_ == &panel)
        return;
    closeOpen(); // the strip gets the focus that was in it
    open_ = &panel;
    const OwnFonts fonts = OwnFonts::within({panel.bar, panel.content}); // they get another parent
    panel.dock->setTitleBarWidget(nullptr);
    panel.dock->setWidget(nullptr);
    for (QWidget* part : {panel.bar, panel.content}) {
        over_->layout()->addWidget(part);
        part->show();
    }
    fonts.restore();
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

void FoldingDocks::takeFocus(const Panel& panel) {
    panel.strip->setFocus(Qt::OtherFocusReason); // where nothing in the panel takes it
    focusFirstOf(*panel.bar);                    // tabs, which name the page that is shown
    if (!panel.bar->isAncestorOf(window()->focusWidget()))
        focusFirstOf(*panel.content);
}

void FoldingDocks::closeOpen() {
    if (open_ == nullptr)
        return;
    Panel& panel = *open_;
    open_ = nullptr;
    const bool hadFocus = over_->isAncestorOf(focusWidget());
    over_->hide();
    const OwnFonts fonts = OwnFonts::within({panel.bar, panel.content}); // they get another parent
    panel.dock->setTitleBarWidget(panel.bar);
    panel.dock->setWidget(panel.content);
    fonts.restore();
    panel.strip->setChecked(false);
    if (hadFocus)
        panel.strip->setFocus(Qt::OtherFocusReason);
    refreshToggles();
}

void FoldingDocks::placeOpen() {
    if (open_ == nullptr)
        return;
    layout()->activate();
    const QRect room = docks_->geometry();
    const QSize least = minimumOf(*open_) + QSize(2, 2);
    const Qt::DockWidgetArea area = open_->strip->edge();
    QRect place = room;
    if (isAtSide(area)) {
        place.setWidth(std::min(std::max(least.width(), scaledPixels(openWidth)),
                                std::max(least.width(), room.width() * openWidthPercent / 100)));
        if (area == Qt::RightDockWidgetArea)
            place.moveRight(room.right());
    } else {
        const int usual = std::min(std::max(least.height(), scaledPixels(openHeight)),
                                   std::max(least.height(), room.height() * openHeightPercent / 100));
        place.setHeight(open_->dock == enlarged_ ? room.height() : usual);
        place.moveBottom(room.bottom());
    }
    over_->setGeometry(place);
}

bool FoldingDocks::isCovered(const QWidget* widget) const {
    if (open_ == nullptr || widget == nullptr || !docks_->isAncestorOf(widget))
        return false;
    const auto* tabs = qobject_cast<const QTabBar*>(widget);
    const QRect marked = tabs == nullptr ? widget->rect() : tabs->tabRect(tabs->currentIndex());
    return over_->geometry().contains({widget->mapTo(this, marked.topLeft()), marked.size()});
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
    Panel* panel = find(dock);
    if (panel == nullptr || isViewOnly_)
        return;
    if (!panel->folded)
        dock->show(); // may fold it
    fit();
    if (panel->folded)
        open(*panel);
}

void FoldingDocks::enter(Panel& panel) {
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
            if (only && !panel->folded && isWanted(*panel)) {
                panel->folded = true; // so that it returns
                panel->dock->hide();
            }
        }
    }
    showStrips();
    fit();
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
    if (Panel* panel = find(object); panel != nullptr && !isApplying_ && !isViewOnly_) {
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
