// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/shortcuts_dialog.h"

#include "app/gui/palette/command_palette.h"
#include "app/gui/results/copyable_table.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenuBar>
#include <QVBoxLayout>

namespace trichevron {
namespace {

/// Keys that belong to a view, and work where it has the focus.
QList<QStringList> keysOfViews() {
    const auto tr = [](const char* text) { return ShortcutsDialog::tr(text); };
    return {
        {tr("Hierarchy: move to a neighbour"), tr("Arrows, Page Up, Page Down")},
        {tr("Hierarchy: go in"), tr("Return")},
        {tr("Hierarchy: go up"), tr("Backspace")},
        {tr("Hierarchy: show the grid"), tr("Home")},
        {tr("Hierarchy: zoom in, out, to fit"), tr("+, −, 0")},
        {tr("Hierarchy: turn"), tr("Shift+arrows")},
        {tr("Hierarchy: move the view"), tr("Ctrl+arrows")},
        {tr("Sweep, timeline: go to a place, choose it"), tr("Arrows, Return")},
        {tr("Plot: zoom in, out, all of it"), tr("+, −, 0")},
        {tr("Plot, table, hierarchy: copy and save"), tr("Shift+F10")},
        {tr("Number field: one more, one less"), tr("Up, Down")},
        {tr("Number field: double, halve"), tr("Ctrl+Up, Ctrl+Down")},
        {tr("Table: copy what is selected"), tr("Ctrl+C")},
        {tr("Notice: put it away"), tr("Esc")},
        {tr("Next and previous part of the window"), tr("Tab, Shift+Tab")},
    };
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QMenuBar& menus, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    QList<QStringList> rows;
    for (const MenuCommand& command : commandsOf(menus)) {
        if (!command.action->shortcut().isEmpty())
            rows.push_back({command.path, command.action->shortcut().toString(QKeySequence::NativeText)});
    }
    rows += keysOfViews();
    auto* table = new CopyableTable({tr("what"), tr("keys")}, rows, tr("Keyboard shortcuts"));
    table->setObjectName(QStringLiteral("shortcutsTable"));
    table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 32);
}

} // namespace trichevron
