// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/shortcuts_dialog.h"

#include "app/gui/layout/dialog_room.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/results/copyable_table.h"
#include "app/gui/text/retranslate.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QMenuBar>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int shownRows = 18;

/// The keys of the views, which work in the view with the focus.
QList<QStringList> viewShortcuts() {
    return {
        {ShortcutsDialog::tr("Hierarchy: move to a neighbour"),
         ShortcutsDialog::tr("Arrows, Page Up, Page Down")},
        {ShortcutsDialog::tr("Hierarchy: go in"), ShortcutsDialog::tr("Return")},
        {ShortcutsDialog::tr("Hierarchy: go up"), ShortcutsDialog::tr("Backspace")},
        {ShortcutsDialog::tr("Hierarchy: show the grid"), ShortcutsDialog::tr("Home")},
        {ShortcutsDialog::tr("Hierarchy: zoom in, out, to fit"), ShortcutsDialog::tr("+, −, 0")},
        {ShortcutsDialog::tr("Hierarchy: rotate"), ShortcutsDialog::tr("Shift+arrows")},
        {ShortcutsDialog::tr("Hierarchy: pan"), ShortcutsDialog::tr("Ctrl+arrows")},
        {ShortcutsDialog::tr("Sweep, timeline: move to a point, select it"),
         ShortcutsDialog::tr("Arrows, Return")},
        {ShortcutsDialog::tr("Plot: zoom in, out, to fit"), ShortcutsDialog::tr("+, −, 0")},
        {ShortcutsDialog::tr("Plot, table, hierarchy: copy and save"), ShortcutsDialog::tr("Shift+F10")},
        {ShortcutsDialog::tr("Number field: add 1, subtract 1"), ShortcutsDialog::tr("Up, Down")},
        {ShortcutsDialog::tr("Number field: double, halve"), ShortcutsDialog::tr("Ctrl+Up, Ctrl+Down")},
        {ShortcutsDialog::tr("Number field: back to the number before typing"), ShortcutsDialog::tr("Esc")},
        {ShortcutsDialog::tr("Explore: launch code of the clipboard becomes the launch"),
         ShortcutsDialog::tr("Ctrl+V")},
        {ShortcutsDialog::tr("Source: leave the text"), ShortcutsDialog::tr("Esc, then Tab")},
        {ShortcutsDialog::tr("Table: copy the selection"), ShortcutsDialog::tr("Ctrl+C")},
        {ShortcutsDialog::tr("Info bar: dismiss"), ShortcutsDialog::tr("Esc")},
        {ShortcutsDialog::tr("Next, previous field, button or view"), ShortcutsDialog::tr("Tab, Shift+Tab")},
    };
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QMenuBar& menus, QWidget* parent) : QDialog(parent), menus_(menus) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    layout_ = new QVBoxLayout(this);
    retranslate(this, [this] { setWindowTitle(tr("Keyboard shortcuts")); });
    showTable();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout_->addWidget(buttons);
}

void ShortcutsDialog::showEvent(QShowEvent* event) {
    if (!event->spontaneous())
        resizeToRows();
    QDialog::showEvent(event); // which places it by its size
}

void ShortcutsDialog::resizeToRows() {
    // Whole rows: half a one looks like the end of the list.
    const int row = table_->verticalHeader()->defaultSectionSize();
    const int around = layout_->sizeHint().height() - table_->sizeHint().height();
    const int heading = table_->horizontalHeader()->sizeHint().height() + 2 * table_->frameWidth();
    const QSize room = roomOnScreen(*this);
    const int rows = std::clamp((room.height() - heading - around) / row, 1, shownRows);
    resize(std::min(fontMetrics().averageCharWidth() * 80, room.width()), rows * row + heading + around);
}

void ShortcutsDialog::showTable() {
    QList<QStringList> rows;
    for (const MenuCommand& command : menuCommands(menus_)) {
        if (!command.action->shortcut().isEmpty())
            rows.push_back({command.path, command.action->shortcut().toString(QKeySequence::NativeText)});
    }
    rows += viewShortcuts();
    auto* table = new CopyableTable({tr("action"), tr("keys")}, rows, tr("Keyboard shortcuts"));
    table->setObjectName(QStringLiteral("shortcutsTable"));
    table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    delete table_;
    layout_->insertWidget(0, table);
    table_ = table;
}

void ShortcutsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    // After the menus, whose texts it shows, have the new language too.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &ShortcutsDialog::showTable, Qt::QueuedConnection);
}

} // namespace trichevron::gui
