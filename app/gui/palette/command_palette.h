// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// All entries of the menus, the commands of the pages, and what "Rules and terms" explains, in one
/// searchable list: words and their beginnings find an entry, in the language of the window and in English.
/// Return runs it, Escape closes the list. An entry that changes the launch says what it changes, and is run
/// by a second Return, or a second click.
#pragma once

#include <QDialog>
#include <QList>
#include <QPointer>
#include <QString>

#include <memory>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QMenuBar;
class QTreeWidget;

namespace trichevron::gui {

class PageStack;

/// An entry of a menu, a command of a page, or an explanation, with its path: "Launch › Presets › 2-D".
struct MenuCommand {
    QString path;
    QPointer<QAction> action;   ///< null if its menu was filled again
    bool isExplanation = false; ///< opens a rule or a term
    /// Its path and its other words in English, by which it is found in other languages too. Empty in an
    /// English window.
    QString english = {};
    QString englishWords = {};
};

/// All entries in the order of the menus. Menus that are filled when they open are filled first.
QList<MenuCommand> menuCommands(const QMenuBar& menus);

class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(const QMenuBar& menus, PageStack& pages, QWidget* parent);

    /// Opens the palette, and closes it.
    static constexpr QKeyCombination shortcut{Qt::CTRL, Qt::Key_K};

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void filter(const QString& typed);
    /// The current command; null where it cannot be run.
    QAction* currentAction() const;
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
    QLabel* change_;           ///< what the current entry changes of the launch
    bool isConfirmed_ = false; ///< the user has asked once for the current entry's change
};

} // namespace trichevron::gui
