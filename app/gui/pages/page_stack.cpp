// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/page_stack.h"

#include "app/gui/text/retranslate.h"

#include <QApplication>
#include <QCursor>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// Its place in the table; -1 for an unknown id.
int placeInTable(const QString& id) {
    const auto& pages = allPages();
    const auto found =
        std::find_if(pages.begin(), pages.end(), [&](const PageKind& kind) { return kind.id == id; });
    return found == pages.end() ? -1 : static_cast<int>(found - pages.begin());
}

/// Qt lets the pointer enter what lies under it when the page is shown, before that has its place. It then
/// never leaves that part, which looks as if it were under the pointer.
void dropHoverElsewhere(const Page& page) {
    for (QWidget* part : page.findChildren<QWidget*>()) {
        if (!part->underMouse() || part->rect().contains(part->mapFromGlobal(QCursor::pos())))
            continue;
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(part, &leave);
        part->update();
    }
}

} // namespace

PageStack::PageStack(PageContext context, QWidget& tabRow, QWidget* parent)
    : QStackedWidget(parent), context_(std::move(context)), tabs_(new QTabBar(&tabRow)) {
    setObjectName(QStringLiteral("pageStack"));
    tabs_->setObjectName(QStringLiteral("pageTabs"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    for (std::size_t i = 0; i < allPages().size(); ++i)
        tabs_->addTab(QString());
    show(window_page::explore);
    // The tab that is shown is bold, and so wider.
    connect(tabs_, &QTabBar::currentChanged, tabs_, &QWidget::updateGeometry);
    connect(tabs_, &QTabBar::currentChanged, this,
            [this](int index) { show(allPages()[static_cast<std::size_t>(index)].id); });
    // Once the page of the tab is shown. Keys that choose a tab go on there.
    const auto focusPage = [this](int index) {
        if (index >= 0)
            focusShownPage();
    };
    connect(tabs_, &QTabBar::tabBarClicked, this, focusPage, Qt::QueuedConnection);
    retranslate(tabs_, [this] {
        tabs_->setAccessibleName(tr("Pages"));
        for (int i = 0; i < tabs_->count(); ++i)
            tabs_->setTabText(i, allPages()[static_cast<std::size_t>(i)].title());
        // Qt names these buttons only once.
        if (auto* left = tabs_->findChild<QToolButton*>(QStringLiteral("ScrollLeftButton")))
            left->setAccessibleName(QTabBar::tr("Scroll Left"));
        if (auto* right = tabs_->findChild<QToolButton*>(QStringLiteral("ScrollRightButton")))
            right->setAccessibleName(QTabBar::tr("Scroll Right"));
    });
}

Page& PageStack::page(const QString& id) {
    Page*& page = made_[id];
    if (page == nullptr) {
        page = allPages()[static_cast<std::size_t>(placeInTable(id))].create(context_, this);
        page->setObjectName(id + QStringLiteral("Page"));
        connect(page, &Page::requested, this, [this, id] {
            if (!shownPage().keepsShown())
                show(id);
        });
        connect(page, &Page::pageRequested, this, &PageStack::show);
        connect(this, &PageStack::shownChanged, page, &Page::shownPageChanged);
        connect(page, &Page::edited, this, &PageStack::edited);
        connect(page, &Page::hidingChanged, this, [this] { Q_EMIT hidingChanged(hidesAnswers()); });
        addWidget(page);
        giveState(id, *page);
    }
    return *page;
}

void PageStack::show(const QString& id) {
    const int index = placeInTable(id);
    if (index < 0 || id == shown_)
        return;
    Page& next = page(id);
    shown_ = id;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool isNew = next.focusWidget() == nullptr;
    setCurrentWidget(&next);
    QTimer::singleShot(0, &next, [&next] { dropHoverElsewhere(next); }); // once it is laid out
    if (QWidget* first = hadFocus && isNew ? next.firstFocus() : nullptr)
        first->setFocus(); // not whatever comes first in the order of Tab
    tabs_->setCurrentIndex(index);
    Q_EMIT shownChanged(id);
    Q_EMIT hidingChanged(hidesAnswers());
}

void PageStack::focusShownPage() {
    if (isAncestorOf(QApplication::focusWidget()))
        return;
    Page& page = shownPage();
    QWidget* last = page.focusWidget();
    if (QWidget* target = last != nullptr && last->isVisible() ? last : page.firstFocus())
        target->setFocus();
}

void PageStack::showNext(int step) {
    const int count = static_cast<int>(allPages().size());
    show(allPages()[static_cast<std::size_t>((placeInTable(shown_) + step + count) % count)].id);
}

std::vector<OfferedCommand> PageStack::commands() {
    std::vector<OfferedCommand> offered;
    for (const PageKind& kind : allPages()) {
        if (kind.commands == nullptr)
            continue;
        const auto made = made_.find(kind.id);
        for (const PageCommand& command : kind.commands()) {
            const bool isPossible =
                !command.isPossible || (made != made_.end() && command.isPossible(*made->second));
            offered.push_back({kind.title() + QStringLiteral(" › ") + command.title,
                               isPossible ? QString() : command.obstacle,
                               [this, id = kind.id, run = command.run] {
                                   show(id);
                                   run(page(id));
                               },
                               command.otherWords, command.isOfNumber});
        }
    }
    return offered;
}

bool PageStack::mayClose() {
    return std::all_of(made_.begin(), made_.end(), [](const auto& made) { return made.second->mayClose(); });
}

bool PageStack::mayReplace() {
    return std::all_of(made_.begin(), made_.end(),
                       [](const auto& made) { return made.second->mayReplace(); });
}

void PageStack::writeTo(core::SavedSession& session) const {
    session.shownPage = shown_.toStdString();
    session.pageStates = waiting_;
    for (const auto& [id, page] : made_)
        if (core::Json state = page->state(); !state.is_null())
            session.pageStates[id.toStdString()] = std::move(state);
}

const LaunchState* PageStack::replacedLaunch() const {
    for (const auto& made : made_)
        if (const LaunchState* launch = made.second->replacedLaunch())
            return launch;
    return nullptr;
}

void PageStack::markSaved() {
    isWaitingInFile_ = true;
    for (const auto& made : made_)
        made.second->markSaved();
}

void PageStack::giveState(const QString& id, Page& page) {
    const auto state = waiting_.extract(id.toStdString());
    if (!state)
        return;
    page.setState(state.mapped());
    if (isWaitingInFile_)
        page.markSaved();
}

void PageStack::takeFrom(const core::SavedSession& session, bool isInFile) {
    waiting_ = session.pageStates;
    isWaitingInFile_ = isInFile;
    for (const auto& [id, page] : made_)
        giveState(id, *page);
    show(session.shownPage.empty() ? window_page::explore : QString::fromStdString(session.shownPage));
}

} // namespace trichevron::gui
