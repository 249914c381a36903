// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/results_panel.h"

#include "app/gui/results/result_tabs.h"
#include "app/gui/results/results_bar.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// Below this height a plot has no room beside its labels. In pixels for the default font.
constexpr int leastPageHeight = 140;

} // namespace

ResultsPanel::ResultsPanel(std::vector<ResultPage> pages, QWidget* parent)
    : QDockWidget(parent), pages_(std::move(pages)), tabs_(new ResultTabs), stack_(new QStackedWidget),
      widgets_(pages_.size()), enlarge_(new QAction(this)) {
    setObjectName(QStringLiteral("resultsDock"));
    tabs_->setObjectName(QStringLiteral("resultTabs"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    enlarge_->setObjectName(QStringLiteral("enlargeResults"));
    enlarge_->setCheckable(true);
    enlarge_->setIconText(QStringLiteral("↕"));
    enlarge_->setShortcut(QKeySequence(QStringLiteral("Ctrl+E")));
    setTitleBarWidget(new ResultsBar(*tabs_, *enlarge_, this)); // before the pages, for the order of Tab
    setWidget(stack_); // before it has pages, to which a style sheet would be applied again
    for (std::size_t i = 0; i < pages_.size(); ++i)
        tabs_->addTab(QString());
    showCurrent();
    connect(tabs_, &QTabBar::currentChanged, this, &ResultsPanel::showCurrent);
    setLeastHeight();
    retranslate(this, [this] { setTexts(); });
}

void ResultsPanel::setLeastHeight() {
    stack_->setMinimumHeight(scaledPixels(leastPageHeight));
}

void ResultsPanel::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setLeastHeight();
}

void ResultsPanel::setTexts() {
    setWindowTitle(tr("Results"));
    tabs_->setAccessibleName(tr("Results"));
    // Qt names these buttons only once.
    if (auto* left = tabs_->findChild<QToolButton*>(QStringLiteral("ScrollLeftButton")))
        left->setAccessibleName(QTabBar::tr("Scroll Left"));
    if (auto* right = tabs_->findChild<QToolButton*>(QStringLiteral("ScrollRightButton")))
        right->setAccessibleName(QTabBar::tr("Scroll Right"));
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        const ResultPage& page = pages_[i];
        tabs_->setTabText(static_cast<int>(i), page.title());
        if (page.scrolls && widgets_[i] != nullptr)
            widgets_[i]->setAccessibleName(page.title());
    }
    setToolTips();
    enlarge_->setText(tr("&Enlarge the results"));
    enlarge_->setToolTip(tr("Enlarges the results to most of the window, or restores their size (Ctrl+E)"));
}

QWidget& ResultsPanel::widgetOf(std::size_t index) {
    if (widgets_[index] != nullptr)
        return *widgets_[index];
    const ResultPage& page = pages_[index];
    QWidget* widget = nullptr;
    if (page.scrolls) {
        // The page would otherwise push the other docks out of a small window.
        auto* area = new QScrollArea(stack_);
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus);
        area->setWidget(page.create(area->viewport()));
        area->setAccessibleName(page.title());
        widget = area;
    } else {
        widget = page.create(stack_);
    }
    widget->setObjectName(page.id);
    widgets_[index] = widget;
    stack_->addWidget(widget);
    return *widget;
}

void ResultsPanel::createAllPages() {
    for (std::size_t i = 0; i < pages_.size(); ++i)
        (void)widgetOf(i);
}

bool ResultsPanel::hasAllPages() const {
    return std::find(widgets_.begin(), widgets_.end(), nullptr) == widgets_.end();
}

void ResultsPanel::showCurrent() {
    stack_->setCurrentWidget(&widgetOf(current()));
}

std::size_t ResultsPanel::current() const {
    return static_cast<std::size_t>(std::max(0, tabs_->currentIndex()));
}

void ResultsPanel::setKeys(std::map<QString, QKeySequence> keys) {
    keys_ = std::move(keys);
    setToolTips();
}

void ResultsPanel::setToolTips() {
    for (int i = 0; i < tabs_->count(); ++i) {
        const ResultPage& page = pages_[static_cast<std::size_t>(i)];
        const auto found = keys_.find(page.id);
        const QString keys =
            found == keys_.end() ? QString() : found->second.toString(QKeySequence::NativeText);
        tabs_->setTabData(i, keys);
        tabs_->setTabToolTip(i, keys.isEmpty() ? page.title()
                                               : fill(QStringLiteral("{page} ({keys})"),
                                                      {{"page", page.title()}, {"keys", keys}}));
    }
}

QString ResultsPanel::currentPage() const {
    return shownPage().id;
}

void ResultsPanel::setCurrentPage(const QString& id) {
    const auto page =
        std::find_if(pages_.begin(), pages_.end(), [&](const ResultPage& one) { return one.id == id; });
    if (page != pages_.end() && isOffered(*page))
        tabs_->setCurrentIndex(static_cast<int>(page - pages_.begin()));
}

void ResultsPanel::refreshOffers() {
    if (!isOffered(shownPage()))
        setDefaultPage();
    bool any = false;
    for (int i = 0; i < tabs_->count(); ++i) {
        const bool offered = isOffered(pages_[static_cast<std::size_t>(i)]);
        if (tabs_->isTabVisible(i) == offered)
            continue; // QTabBar would forget that another tab changed its size
        tabs_->setTabVisible(i, offered);
        any = true;
    }
    if (!any)
        return;
    tabs_->updateGeometry();
    Q_EMIT offersChanged();
}

void ResultsPanel::setDefaultPage() {
    setCurrentPage(pages_.front().id);
}

const ResultPage& ResultsPanel::shownPage() const {
    return pages_.at(current());
}

bool ResultsPanel::isSeen() const {
    return stack_->isVisible();
}

void ResultsPanel::showResultOf(JobKind job) {
    if (shownPage().shows(job)) {
        if (!isSeen())
            Q_EMIT requested();
        return;
    }
    for (const ResultPage& page : pages_)
        if (page.opensFor == job)
            showPage(page.id);
}

QWidget* ResultsPanel::showPage(const QString& id) {
    Q_EMIT requested();
    setCurrentPage(id);
    return currentPage() == id ? stack_->currentWidget() : nullptr;
}

} // namespace trichevron::gui
