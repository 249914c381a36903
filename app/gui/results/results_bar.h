// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The title bar of the results: their tabs, a list of them where they have no room side by side, and the
/// button that enlarges the results.
#pragma once

#include <QFrame>

class QAction;
class QMenu;
class QToolButton;

namespace trichevron::gui {

class ResultTabs;

class ResultsBar : public QFrame {
    Q_OBJECT

public:
    /// The data of a tab are the keys that show its page, as a text; none where it has none.
    ResultsBar(ResultTabs& tabs, QAction& enlarge, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void updateListButton();
    void fillList();

    ResultTabs& tabs_;
    QToolButton* enlarge_;
    QToolButton* listButton_;
    QMenu* list_;
};

} // namespace trichevron::gui
