// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Tabs that scroll where they have no room. A tab that is only partly in view shows that there are more, and
/// no part of its title.
#pragma once

#include <QTabBar>

namespace trichevron::gui {

class ResultTabs : public QTabBar {
    Q_OBJECT

public:
    using QTabBar::QTabBar;

    /// What is left of the tabs at both ends that are only partly in view; null where they are whole.
    QRect partAtLeft() const;
    QRect partAtRight() const;
    /// In pixels, of all visible tabs side by side.
    int wholeWidth() const;

Q_SIGNALS:
    /// The tabs have other widths, or others are visible.
    void laidOut();

protected:
    void tabLayoutChange() override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace trichevron::gui
