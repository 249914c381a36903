// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The dialog of all keyboard shortcuts, those of the menus and those of the views, with a filter.
#pragma once

#include <QDialog>

class QLineEdit;
class QMenuBar;
class QVBoxLayout;

namespace trichevron::gui {

class CopyableTable;
class NoMatch;

class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const QMenuBar& menus, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;
    /// Escape empties the filter before it closes the dialog, and Enter in the filter closes nothing.
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void resizeToRows();
    /// Replaces the table by one in the current language.
    void showTable();
    /// Of the table; by the words of an action with its keys.
    void hideOthers();

    const QMenuBar& menus_;
    QVBoxLayout* layout_ = nullptr;
    QLineEdit* filter_;
    CopyableTable* table_ = nullptr;
    NoMatch* nothing_ = nullptr; ///< of the table
};

} // namespace trichevron::gui
