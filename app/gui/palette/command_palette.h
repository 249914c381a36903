// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Everything that the menus can do, in one list to type into: some letters of a command find it, Return runs
/// it, Escape leaves.
#pragma once

#include <QDialog>
#include <QList>
#include <QPointer>
#include <QString>

class QAction;
class QLineEdit;
class QMenu;
class QMenuBar;
class QTreeWidget;

namespace trichevron {

/// An entry of a menu, and where it stands: "Launch › Presets › 2-D".
struct MenuCommand {
    QString path;
    QPointer<QAction> action; ///< menus that are filled when they open may drop it
};

/// All that the menus have, in their order; menus that are filled when they open are filled for it.
QList<MenuCommand> commandsOf(const QMenuBar& menus);

class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(const QMenuBar& menus, QWidget* parent);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void filter(const QString& typed);
    void run();

    QList<MenuCommand> commands_;
    QLineEdit* field_;
    QTreeWidget* list_;
};

} // namespace trichevron
