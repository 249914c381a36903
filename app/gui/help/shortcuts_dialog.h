// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The dialog of all keyboard shortcuts: those of the menus and those of the views.
#pragma once

#include <QDialog>

class QMenuBar;
class QVBoxLayout;

namespace trichevron::gui {

class CopyableTable;

class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const QMenuBar& menus, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void resizeToRows();
    /// Replaces the table by one in the current language.
    void showTable();

    const QMenuBar& menus_;
    QVBoxLayout* layout_ = nullptr;
    CopyableTable* table_ = nullptr;
};

} // namespace trichevron::gui
