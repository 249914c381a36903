// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/filtering_list.h"

#include "app/gui/text/fill.h"
#include "core/messages/word_match.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// In milliseconds. A key that follows sooner extends the search text, a later key starts a new one.
constexpr int searchPause = 1000;

bool canBeChosen(const QModelIndex& index) {
    return index.flags().testFlag(Qt::ItemIsEnabled);
}

bool matches(const QModelIndex& index, const QString& typed) {
    return core::wordMatchScore(typed.toStdString(), index.data().toString().toStdString()).has_value();
}

/// By its tool tip, which describes the entry.
bool isDescribedBy(const QModelIndex& index, const QString& typed) {
    const QString description = index.data(Qt::ToolTipRole).toString();
    return core::wordMatchScore(typed.toStdString(), description.toStdString()).has_value();
}

/// How well an entry matches what is typed, the best last.
enum class ListMatch { None, Group, Description, Words, Beginning, Name };

ListMatch matchOf(const QModelIndex& index, const QString& typed, bool isWholeGroup) {
    const QString name = index.data().toString();
    const QString wanted = typed.trimmed();
    if (name.compare(wanted, Qt::CaseInsensitive) == 0)
        return ListMatch::Name;
    if (name.startsWith(wanted, Qt::CaseInsensitive))
        return ListMatch::Beginning;
    if (matches(index, typed))
        return ListMatch::Words;
    if (isDescribedBy(index, typed))
        return ListMatch::Description;
    return isWholeGroup ? ListMatch::Group : ListMatch::None;
}

bool isHeading(const QModelIndex& index) {
    return index.flags() == Qt::NoItemFlags;
}

} // namespace

FilteringList::FilteringList(QWidget* parent) : QListView(parent) {}

void FilteringList::keyboardSearch(const QString& typed) {
    // Of the box. Its result would be chosen at once; the open list gets the keys itself.
    if (!isVisible())
        selectNext(typed);
}

void FilteringList::keyPressEvent(QKeyEvent* event) {
    const bool isCommand = event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier);
    if (event->key() == Qt::Key_Backspace && !filter_.isEmpty())
        setFilter(filter_.chopped(1));
    else if (!isCommand && !event->text().isEmpty() && event->text().front().isPrint())
        setFilter(filter_ + event->text()); // Space too, which would choose the current entry
    else
        QListView::keyPressEvent(event);
}

void FilteringList::setFilter(const QString& filter) {
    filter_ = filter;
    hideOthers();
    selectBest();
    showFilter();
    fitPopup();
}

bool FilteringList::isEmptied() const {
    for (int row = 0; row < model()->rowCount(); ++row)
        if (!isRowHidden(row))
            return false;
    return true;
}

void FilteringList::hideOthers() {
    int heading = -1;
    bool isWholeGroup = false; // its heading matches
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, 0);
        if (isHeading(index)) {
            heading = row;
            isWholeGroup = matches(index, filter_);
            setRowHidden(row, !filter_.isEmpty() && !isWholeGroup);
            continue;
        }
        const bool isShown = matchOf(index, filter_, isWholeGroup) != ListMatch::None;
        setRowHidden(row, !isShown);
        if (isShown && heading >= 0)
            setRowHidden(heading, false);
    }
}

void FilteringList::selectBest() {
    const auto rank = [this](const QModelIndex& index) {
        const bool isOffered = index.isValid() && !isRowHidden(index.row()) && canBeChosen(index);
        return isOffered ? matchOf(index, filter_, true) : ListMatch::None;
    };
    QModelIndex best = currentIndex(); // of two that match as well, it stays the current one
    if (rank(best) <= ListMatch::Description)
        best = {};
    for (int row = 0; row < model()->rowCount(); ++row)
        if (const QModelIndex index = model()->index(row, 0); rank(index) > rank(best))
            best = index;
    setCurrentIndex(best);
}

void FilteringList::selectNext(const QString& typed) {
    const bool continues = !word_.isEmpty() && !(pause_.isValid() && pause_.hasExpired(searchPause));
    pause_.invalidate();
    // Begins once the choice is carried out, which can take longer than the pause between two letters.
    QMetaObject::invokeMethod(
        this, [this] { pause_.start(); }, Qt::QueuedConnection);
    word_ = continues ? word_ + typed : typed;
    const int rows = model()->rowCount();
    const int first = currentIndex().row() + (continues ? 0 : 1);
    for (int i = 0; i < rows && !word_.isEmpty(); ++i) {
        const QModelIndex index = model()->index((first + i) % rows, 0);
        if (canBeChosen(index) && index.data().toString().contains(word_, Qt::CaseInsensitive)) {
            setCurrentIndex(index);
            return;
        }
    }
}

void FilteringList::showFilter() {
    auto* above = parentWidget() == nullptr ? nullptr : qobject_cast<QBoxLayout*>(parentWidget()->layout());
    if (filterLabel_ == nullptr && above != nullptr) {
        filterLabel_ = new QLabel;
        filterLabel_->setObjectName(QStringLiteral("listFilter"));
        filterLabel_->setTextFormat(Qt::PlainText);
        filterLabel_->setMargin(fontMetrics().height() / 3);
        filterLabel_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // the list gets the height
        above->insertWidget(0, filterLabel_);
    }
    const QString shown = filter_.isEmpty() ? tr("Type to filter")
                          : isEmptied()     ? fill(tr("Nothing matches “{typed}”"), {{"typed", filter_}})
                                            : fill(tr("Filter: {typed}"), {{"typed", filter_}});
    if (filterLabel_ != nullptr) {
        filterLabel_->setText(shown);
        filterLabel_->show();
    }
    setAccessibleDescription(shown);
}

void FilteringList::leaveBoxVisible() {
    QWidget* popup = parentWidget();
    const QWidget* box = popup == nullptr || !popup->isWindow() ? nullptr : popup->parentWidget();
    if (box == nullptr || !isVisible())
        return;
    const QRect place = popup->geometry();
    const int edge = box->mapToGlobal(QPoint(0, box->height())).y();
    const int covered = edge - place.top();
    if (covered <= 0 || covered > box->height() / 2) // else it is above the box, or over all of it
        return;
    const QScreen* screen = popup->screen();
    const bool hasRoom =
        screen == nullptr || place.bottom() + covered <= screen->availableGeometry().bottom();
    popup->setGeometry(place.adjusted(0, covered, 0, hasRoom ? covered : 0));
}

void FilteringList::fitPopup() {
    QWidget* popup = parentWidget();
    if (popup == nullptr || !popup->isWindow() || popup->layout() == nullptr || !isVisible())
        return;
    if (opened_.isNull()) {
        popup->layout()->activate(); // gives the line above its height
        opened_ = popup->geometry();
        openedRoom_ = viewport()->height();
    }
    int rows = 0;
    for (int row = 0; row < model()->rowCount(); ++row)
        if (!isRowHidden(row))
            rows += sizeHintForIndex(model()->index(row, modelColumn())).height();
    const int most = std::max(0, opened_.height() - popup->minimumSizeHint().height());
    const int spare = std::clamp(openedRoom_ - rows, 0, most);
    const QWidget* box = popup->parentWidget();
    const bool isAbove = box != nullptr && opened_.bottom() <= box->mapToGlobal(box->rect().center()).y();
    popup->setGeometry(isAbove ? opened_.adjusted(0, spare, 0, 0) : opened_.adjusted(0, 0, 0, -spare));
}

void FilteringList::showEvent(QShowEvent* event) {
    showFilter();
    QListView::showEvent(event);
    // Once the box has given the list its place and the line above it has taken its height.
    QMetaObject::invokeMethod(this, &FilteringList::scrollToCurrent, Qt::QueuedConnection);
}

void FilteringList::scrollToCurrent() {
    if (!isVisible() || !filter_.isEmpty() || !currentIndex().isValid())
        return;
    leaveBoxVisible();
    if (parentWidget() != nullptr && parentWidget()->layout() != nullptr)
        parentWidget()->layout()->activate();
    const int current = currentIndex().row();
    for (const int row : {current - 1, current + 1, current}) // the last one is whole in any case
        if (const QModelIndex index = model()->index(row, modelColumn()); index.isValid())
            scrollTo(index, QAbstractItemView::EnsureVisible);
}

void FilteringList::hideEvent(QHideEvent* event) {
    QListView::hideEvent(event);
    opened_ = {};
    if (filter_.isEmpty())
        return;
    filter_.clear();
    hideOthers();
}

} // namespace trichevron::gui
