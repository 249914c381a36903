// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Escape leaves the menus: it closes the menu that hangs from the bar, and the focus is where it was before.
/// Qt's menu bar would keep the focus until a second Escape. In a submenu Escape goes back to the menu.
#pragma once

#include <QObject>

class QMenuBar;

namespace trichevron::gui {

class MenuEscape : public QObject {
    Q_OBJECT

public:
    /// For the menus that the bar has now. The bar owns it.
    explicit MenuEscape(QMenuBar& bar);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QMenuBar& bar_;
    bool isPassingOn_ = false; ///< the menu gets the key now
};

} // namespace trichevron::gui
