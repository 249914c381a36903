// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The dialog of all keyboard shortcuts: those of the menus and those of the views.
#pragma once

#include <QDialog>

class QMenuBar;

namespace trichevron::gui {

class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const QMenuBar& menus, QWidget* parent);
};

} // namespace trichevron::gui
