// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/help_menu.h"

#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/shortcuts_dialog.h"
#include "app/gui/menus/menu_entry.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/text/fill.h"

#include <QApplication>
#include <QCursor>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>

#include <optional>

namespace trichevron::gui {

HelpMenu::HelpMenu(const DeviceSelection& devices, QWidget& window, QMenuBar& menuBar, PageStack& pages)
    : QMenu(&menuBar), devices_(devices), window_(window), menuBar_(menuBar), pages_(pages) {
    retranslate(this, [this] { setTitle(tr("&Help")); });
    addEntry(
        *this, [] { return tr("&What is this?"); }, QKeySequence(Qt::Key_F1), this,
        &HelpMenu::showHelpForFocus);
    addEntry(
        *this, [] { return tr("&Rules and terms…"); }, QKeySequence(Qt::CTRL | Qt::Key_F1), this,
        [this] { openRules(&window_, std::nullopt); });
    addEntry(
        *this, [] { return tr("Command &palette…"); }, QKeySequence(CommandPalette::shortcut), this,
        &HelpMenu::showPalette);
    addEntry(
        *this, [] { return tr("&Keyboard shortcuts…"); }, QKeySequence(Qt::CTRL | Qt::Key_Slash), this,
        &HelpMenu::showShortcuts);
    addSeparator();
    addEntry(
        *this, [] { return tr("&About Trichevron"); }, {}, this, &HelpMenu::showAbout);
    addEntry(
        *this, [] { return tr("About &Qt"); }, {}, this, &HelpMenu::showAboutQt);
}

void HelpMenu::showHelpForFocus() {
    const QWidget* focus = QApplication::focusWidget();
    const QPointer<const QWidget> explained =
        focus == nullptr ? QApplication::widgetAt(QCursor::pos()) : focus;
    openHelp(&window_, [explained, &pages = pages_] { return helpFor(explained, pages.shownEvaluation()); });
}

void HelpMenu::showPalette() {
    auto* palette = new CommandPalette(menuBar_, pages_, &window_);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    // A worker that becomes ready lists kernels. Queued: an entry that was chosen may be what changes them.
    connect(&devices_, &DeviceSelection::devicesChanged, palette, &CommandPalette::refresh,
            Qt::QueuedConnection);
    palette->open();
}

void HelpMenu::showShortcuts() {
    auto* dialog = new ShortcutsDialog(menuBar_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HelpMenu::showAbout() {
    auto* box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Trichevron"),
        fill(tr("<h3>Trichevron {version}</h3><p>Draws the threads of a CUDA launch, checks the launch "
                "against the limits of a real device, and measures its time on a connected "
                "GPU.</p><p>The window is free software under the GNU General Public License, "
                "version 3 or later. It uses Qt and QCustomPlot.</p>"),
             {{"version", QCoreApplication::applicationVersion().toHtmlEscaped()}}),
        QMessageBox::Ok, &window_);
    box->setTextFormat(Qt::RichText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void HelpMenu::showAboutQt() {
    // Not QApplication::aboutQt(): its text is formatted, and labels of this program show plain text unless
    // they say that theirs is.
    auto* box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Qt"),
        fill(tr("<h3>Qt {version}</h3><p>The window is made with Qt, a toolkit for windows on many systems. "
                "Qt is "
                "free software under the GNU Lesser General Public License, version 3.</p><p>More about it: "
                "qt.io</p>"),
             {{"version", QLatin1String(qVersion())}}),
        QMessageBox::Ok, &window_);
    box->setTextFormat(Qt::RichText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace trichevron::gui
