// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The open list of a combo box, which shows only what matches the text that is typed while it is open: by
/// its name or by its tool tip. A heading (an entry without flags) is shown while one of its entries is.
/// While the list is closed, typing selects the next entry that contains the text.
#pragma once

#include <QElapsedTimer>
#include <QListView>
#include <QRect>

class QLabel;

namespace trichevron::gui {

class FilteringList : public QListView {
    Q_OBJECT

public:
    explicit FilteringList(QWidget* parent = nullptr);

    /// Words and beginnings of words; empty while all entries are shown.
    const QString& filter() const { return filter_; }
    void keyboardSearch(const QString& typed) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void setFilter(const QString& filter);
    /// Whether the filter hides every row.
    bool isEmptied() const;
    void hideOthers();
    /// Makes the entry current that matches best and can be chosen: by its whole name, else by its beginning,
    /// its words, its description, its heading.
    void selectBest();
    void selectNext(const QString& typed);
    /// The current row is whole in the open list, with the rows beside it.
    void scrollToCurrent();
    void showFilter();
    /// The lower edges of the box and of its neighbours are seen while the list is open below it.
    void leaveBoxVisible();
    /// Makes the popup as high as the rows that are shown, but not higher than it opened.
    void fitPopup();

    QString filter_;
    QLabel* filterLabel_ = nullptr; ///< above the list, once there is a filter
    QRect opened_;                  ///< where the popup opened; null before it has been filtered
    int openedRoom_ = 0;            ///< the height for rows there
    QString word_;                  ///< of the letters that are typed while the list is closed
    QElapsedTimer pause_;           ///< since the last of them; invalid while its choice is carried out
};

} // namespace trichevron::gui
