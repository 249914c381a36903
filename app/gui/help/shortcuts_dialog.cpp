// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/shortcuts_dialog.h"

#include "app/gui/accessibility/clear_button.h"
#include "app/gui/accessibility/list_keys.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/layout/no_match.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/results/copyable_table.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "core/messages/word_match.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
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

ShortcutsDialog::ShortcutsDialog(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent), menus_(menus), filter_(new QLineEdit) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    layout_ = new QVBoxLayout(this);
    filter_->setObjectName(QStringLiteral("shortcutsFilter"));
    addClearButton(*filter_);
    connect(filter_, &QLineEdit::textChanged, this, &ShortcutsDialog::hideOthers);
    layout_->addWidget(filter_);
    retranslate(this, [this] {
        setWindowTitle(tr("Keyboard shortcuts"));
        filter_->setPlaceholderText(tr("filter"));
        filter_->setAccessibleName(tr("Filter the keyboard shortcuts"));
    });
    showTable();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout_->addWidget(buttons);
    filter_->setFocus();
}

void ShortcutsDialog::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && !filter_->text().isEmpty())
        filter_->clear();
    else if (!isEnter || !filter_->hasFocus()) // Enter after what was typed would press Close
        QDialog::keyPressEvent(event);
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
    layout_->insertWidget(1, table);
    setTabOrder(filter_, table);
    table_ = table;
    nothing_ = new NoMatch(*table, QStringLiteral("shortcutsNothing"));
    moveThroughListFrom(*filter_, *table);
    hideOthers();
}

void ShortcutsDialog::hideOthers() {
    const std::string typed = filter_->text().toStdString();
    bool isAnyShown = false;
    for (int row = 0; row < table_->rowCount(); ++row) {
        const QString line = table_->item(row, 0)->text() + QLatin1Char(' ') + table_->item(row, 1)->text();
        const bool matches = core::wordMatchScore(typed, line.toStdString()).has_value();
        table_->setRowHidden(row, !matches);
        isAnyShown = isAnyShown || matches;
    }
    nothing_->showFor(fill(tr("No shortcut matches “{typed}”"), {{"typed", filter_->text()}}), !isAnyShown);
}

void ShortcutsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    // After the menus, whose texts it shows, have the new language too.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &ShortcutsDialog::showTable, Qt::QueuedConnection);
}

} // namespace trichevron::gui
