// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// All entries of the menus, the commands of the pages, and what "Rules and terms" explains, in one
/// searchable list: words and their beginnings find an entry, in the language of the window and in English.
/// Return runs it, Escape closes the list. An entry that changes the launch says what it changes, and is run
/// by a second Return, or a second click.
#pragma once

#include "app/gui/palette/menu_command.h"

#include <QDialog>
#include <QList>
#include <QString>

#include <memory>

class QAction;
class QLabel;
class QLineEdit;
class QMenuBar;
class QTreeWidget;

namespace trichevron::gui {

class PageStack;

class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(const QMenuBar& menus, PageStack& pages, QWidget* parent);

    /// Opens the palette, and closes it.
    static constexpr QKeyCombination shortcut{Qt::CTRL, Qt::Key_K};

    /// Asks the menus and the pages again. The words that were typed and the current entry stay.
    void refresh();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void filter(const QString& typed);
    /// The current command; null where it cannot be run.
    QAction* currentAction() const;
    void askForSubjects();
    /// Of the current command, which cannot be run.
    QString whyNotPossible() const;
    void showChange();
    void run();
    /// In the current language, with their words in English.
    void collectCommands();
    /// In the language of texts that are asked for now.
    void collectInOneLanguage();
    void collectExplanations();

    const QMenuBar& menus_;
    PageStack& pages_;
    std::unique_ptr<QObject> ownActions_; ///< owns those that are in no menu
    QList<MenuCommand> commands_;
    QLineEdit* field_;
    QTreeWidget* list_;
    QLabel* change_; ///< what the current entry changes of the launch
    bool knowsSubjects_ = false;
    bool isConfirmed_ = false; ///< the user has asked once for the current entry's change
};

} // namespace trichevron::gui
