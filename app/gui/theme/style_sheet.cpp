// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/style_sheet.h"

#include "app/gui/theme/theme.h"

#include <QList>
#include <QPair>
#include <QRegularExpression>

namespace trichevron::gui {
namespace {

constexpr const char* sheet = R"(
QMainWindow::separator { background: @border; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QToolTip { color: @text; background: @window; border: 1px solid @border; padding: 4px; }
QWidget#menuRow { background: @window; border: 0; border-bottom: 1px solid @border; }
QMenuBar { background: @window; border: 0; }
QTabBar#pageTabs::tab { padding: 3px 12px 4px 12px; }
QTabBar#pageTabs::tab:selected { font-weight: 600; }
QFrame#launchBar { background: @window; border: 0; border-bottom: 1px solid @border; }
QFrame#overPanel { background: @window; border: 1px solid @muted; }
QFrame#verdictStrip { border-radius: 0; border-width: 1px 0 0 0; }
QMenuBar::item { padding: 4px 9px; background: transparent; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @window; border: 1px solid @border; padding: 4px; }
QMenu::item { padding: 5px 28px 5px 24px; }
QMenu::item:selected { background: @hover; color: @text; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @border; margin: 4px 8px; }
QStatusBar { background: @window; border-top: 1px solid @border; }
QStatusBar::item { border: 0; }
QLabel#workerDot { padding-left: 8px; }
QLabel#workerStatus { padding: 4px 10px 4px 0; }
QLabel#resultStatus { padding: 0 8px; }
QLabel[role="word"], QLabel#machineState { padding-top: 4px; }
QDockWidget { color: @muted; }
QDockWidget::title { background: @window; padding: 6px 12px 2px 12px; }
QScrollArea, QScrollArea > QWidget > QWidget#panel { background: @window; border: 0; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @border; border-radius: 3px; margin: 2px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QLineEdit, QComboBox, QSpinBox { background: @field; border: 1px solid @border; border-radius: 4px;
    padding: 3px 6px; min-height: 18sp; selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit[role="number"] { padding: 3px 4px; }
QLineEdit:hover, QComboBox:hover, QSpinBox:hover { border-color: @muted; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid @accent; padding: 2px 5px; }
QComboBox:focus { padding-right: 19sp; }
QLineEdit[role="number"]:focus { padding: 2px 3px; }
QLineEdit[role="fact"] { border: 1px solid transparent; background: transparent; }
QLineEdit[role="fact"]:focus { border: 2px solid @accent; }
QLineEdit[derived="true"] { border: 1px dashed @dash; color: @muted; background: @window; }
QLineEdit[derived="true"]:focus { border: 2px solid @accent; color: @text; }
QLineEdit[mark="violating"] { border: 1px solid @alarm; background: @alarmFill; color: @text; }
QLineEdit[role="number"][mark="unreadable"] { padding: 2px 3px; }
QLineEdit[mark="violating"]:focus { border: 2px solid @alarm; }
QLineEdit[mark="unreadable"] { border: 2px solid @alarm; padding: 2px 5px; background: @alarmFill;
    color: @alarmText; }
QLineEdit:disabled { color: @muted; background: @window; }
QComboBox[mark="violating"] { border: 1px solid @alarm; background: @alarmFill; color: @text; }
QComboBox[mark="violating"]:focus { border: 2px solid @alarm; }
QComboBox { padding-right: 20sp; combobox-popup: 0; qproperty-maxVisibleItems: 25; }
QComboBox::drop-down { border: 0; width: 20sp; subcontrol-origin: padding; subcontrol-position: center right; }
QComboBox::down-arrow { image: url(:/trichevron/chevron-@icons.png); width: 10sp; height: 6sp; }
QComboBox QAbstractItemView { background: @window; color: @text; border: 1px solid @border; outline: 0;
    selection-background-color: @hover; selection-color: @text; padding: 3px; }
QComboBox QAbstractItemView::item { padding: 3px 4px; border: 0; }
QLabel#listFilter { background: @window; color: @text; border: 1px solid @border; border-bottom: 0; }
trichevron--gui--FilteringList::item { border: 0; }
trichevron--gui--FilteringList::item:selected { background: @hover; color: @text; }

QPushButton, QToolButton, QCheckBox, QTabBar { outline: 0; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton { background: @window; color: @text; border: 1px solid @border; border-radius: 4px;
    padding: 4px 12px; min-height: 18sp; }
QPushButton:hover { background: @hover; }
QPushButton:focus { border: 2px solid @accent; padding: 3px 11px; }
QPushButton:disabled, QPushButton[isBlocked="true"] { color: @muted; background: @window; border-color: @border; }
QPushButton[isBlocked="true"]:focus { border-color: @accent; }
QPushButton[role="primary"] { background: @accent; color: @onAccent; border-color: @accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: @accentHover; }
QPushButton[role="primary"]:focus { border: 3px double @onAccent; padding: 2px 10px; }
QPushButton[role="primary"]:disabled, QPushButton[role="primary"][isBlocked="true"] { background: @hover; color: @muted; border-color: @border; }
QPushButton[role="primary"][isBlocked="true"]:focus { border: 2px solid @accent; padding: 3px 11px; }
QPushButton[role="fix"] { color: @accentText; border-color: @accent; padding: 2px 8px; }
QPushButton[role="fix"]:hover { background: @accent; color: @onAccent; }
QPushButton[role="fix"]:focus { border: 2px solid @accent; padding: 1px 7px; background: @hover; }
QPushButton[role="fix"]:focus:hover { border-color: @text; background: @accent; color: @onAccent; }
QPushButton[role="link"] { border: 1px solid transparent; color: @accentText; padding: 2px 6px 2px 0; text-align: left; }
QPushButton[role="link"]:hover { background: @hover; }
QPushButton[role="link"]:focus { border: 1px solid @accent; padding: 2px 3px; background: @hover; }
QPushButton[role="link"]:checked { background: @hover; color: @text; padding: 2px 6px 2px 3px; }
QPushButton[role="quiet"] { border: 1px solid transparent; color: @muted; padding: 0 4px; min-height: 14px; }
QPushButton[role="quiet"]:hover { background: @hover; color: @text; }
QPushButton[role="quiet"]:focus { border: 1px solid @accent; padding: 0 4px; color: @text; background: @hover; }
QPushButton[role="crumb"] { border: 1px solid transparent; padding: 2px 4px; font-weight: 600; }
QPushButton[role="crumb"]:hover { background: @hover; }
QPushButton[role="crumb"]:focus { border: 2px solid @accent; padding: 1px 3px; }

QToolButton { background: @window; color: @text; border: 1px solid @border; border-radius: 4px; padding: 3px 8px;
    min-height: 18sp; }
QToolButton:hover { background: @hover; }
QToolButton:disabled { color: @muted; }
QToolButton:checked { background: @hover; color: @text; border-color: @muted; font-weight: 600; }
QToolButton:focus { border: 2px solid @accent; padding: 2px 7px; }
QFileDialog QToolButton { padding: 2px; min-height: 0; }
QFileDialog QToolButton:focus { padding: 1px; }
QLineEdit > QToolButton { border: 0; padding: 0; min-height: 0; background: transparent; }

QCheckBox { spacing: 7px; border: 2px solid transparent; border-radius: 4px; }
QCheckBox::indicator, QListView::indicator { width: 14sp; height: 14sp; border: 1px solid @muted; border-radius: 3px;
    background: @field; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @accent; border-color: @accent;
    image: url(:/trichevron/check-@icons.png); }
QCheckBox::indicator:disabled { border-color: @border; }
QCheckBox[mark="violating"]::indicator { border: 2px solid @alarm; background: @alarmFill; }
QCheckBox:disabled { color: @muted; }
QCheckBox:focus { border-color: @accent; }

QLabel[role="heading"] { color: @muted; font-weight: 600; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="problem"] { color: @alarmText; }
QLabel[role="code"], QPlainTextEdit[role="code"] { background: @codeFill; color: @text;
    border: 1px solid @border; border-radius: 4px; padding: 6px; }
QLabel[role="formula"] { background: @codeFill; color: @text; border: 0; border-left: 3px solid @accent;
    padding: 8px 10px; }
QLabel[role="links"] { border: 0; border-bottom: 2px solid transparent; }
QLabel[role="links"]:focus { border-bottom: 2px solid @accent; }
QFrame[role="row"] { border: 1px solid transparent; border-radius: 3px; background: transparent; }
QFrame[role="row"]:hover { background: @hover; }
QFrame[role="row"]:focus { border: 1px solid @accent; background: @hover; }
QAbstractItemView#findSuggestions { background: @window; color: @text; border: 1px solid @border; outline: 0;
    selection-background-color: @hover; selection-color: @text; padding: 3px; }
QSlider::groove:horizontal { height: 4sp; background: @muted; border-radius: 2px; }
QSlider::groove:vertical { width: 4sp; background: @muted; border-radius: 2px; }
QSlider::groove:horizontal:disabled, QSlider::groove:vertical:disabled { background: @border; }
QSlider::sub-page:horizontal { height: 4sp; background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 12sp; margin: -5sp 0; border-radius: 6sp; background: @accent;
    border: 1px solid @window; }
QSlider::handle:vertical { height: 12sp; margin: 0 -5sp; border-radius: 6sp; background: @accent;
    border: 1px solid @window; }
/* No narrower than its handle: the track, 5 on both sides, and a pixel beside that. */
QSlider:vertical { min-width: 16sp; }
QSlider::handle:horizontal:focus, QSlider::handle:vertical:focus { border: 2px solid @text; }
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled,
    QSlider::handle:vertical:disabled { background: @border; }
QFrame[role="card"] { border-radius: 6px; border: 1px solid @border; background: @window; }
QFrame[role="card"][state="good"] { border-color: @good; background: @goodFill; }
QFrame[role="card"][state="alarm"] { border-color: @alarm; background: @alarmFill; }
QFrame#faultNotice { background: @alarmFill; border: 0;
    border-bottom: 1px solid @border; border-left: 4px solid @alarm; }
QFrame#quietNotice { background: @codeFill; border: 0;
    border-bottom: 1px solid @border; border-left: 4px solid @accent; }
QFrame#quietNotice[state="alarm"] { background: @alarmFill; border-left: 4px solid @alarm; }
QListWidget, QTreeWidget { background: @field; color: @text; border: 1px solid @border; border-radius: 4px; padding: 3px;
    outline: 0; }
QListWidget:focus, QTreeWidget:focus { border: 2px solid @accent; padding: 2px; }
QListWidget::item, QTreeWidget::item { padding: 4px; border-radius: 3px; }
QTreeWidget::item { border-radius: 0; }
QListView::item:selected, QTreeWidget::item:selected { background: @hover; color: @text; }
QFrame#crumbBar { background: @window; border: 0; border-bottom: 1px solid @border; }

#commandPalette { background: @window; border: 1px solid @muted; }
QTabBar { background: @window; }
QTabBar::tear { width: 0; border: 0; }
QToolButton#resultListButton::menu-indicator { image: none; }
QTabBar QToolButton { border: 0; padding: 0; min-height: 0; background: @window; }
QTabBar::tab { background: transparent; color: @muted; border: 2px solid transparent; padding: 4px 10px 5px 10px; }
QTabBar#resultTabs::tab { padding: 4px 6px 5px 6px; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:focus { color: @accentText; border-color: @accent; }
QFrame#resultsBar { background: @window; border: 0; border-bottom: 1px solid @border; }
QTableView { background: @window; color: @text; border: 2px solid @window; gridline-color: @border; outline: 0;
    alternate-background-color: @codeFill; selection-background-color: @hover; selection-color: @text; }
QTableView:focus { border-color: @accent; }
QListView#kernelList { border: 2px solid @window; }
QListView#kernelList:focus { border-color: @accent; }
QTableView::item { padding: 0 5px; }
QHeaderView::section { background: @window; color: @muted; border: 0; border-bottom: 1px solid @border;
    padding: 4px 3px; }
QHeaderView::up-arrow, QHeaderView::down-arrow { subcontrol-origin: padding; subcontrol-position: center right;
    width: 8sp; height: 8sp; }
/* They leave no room beside the words of every heading, and paint it themselves. */
trichevron--gui--RowHeadings::up-arrow, trichevron--gui--RowHeadings::down-arrow { width: 0; height: 0; }
QHeaderView::up-arrow:vertical, QHeaderView::down-arrow:vertical { width: 0; height: 0; }
QHeaderView::section:vertical { border: 0; padding: 1px 8px 1px 3px; }
QTableCornerButton::section { background: @window; border: 0; border-bottom: 1px solid @border; }
QPlainTextEdit { background: @codeFill; color: @text; border: 2px solid @codeFill; selection-background-color: @accent;
    selection-color: @onAccent; }
QPlainTextEdit:focus { border-color: @accent; }
QTextBrowser { border: 2px solid @window; }
QTextBrowser:focus { border-color: @accent; }
QSplitter::handle { background: @window; }
)";

} // namespace

QString createStyleSheet(const Theme& theme) {
    QString text = QString::fromLatin1(sheet);
    const QColor dash = theme.dark ? theme.border.lighter(135) : theme.border.darker(115);
    // Longer names first, so that @accent does not match the beginning of @accentText.
    const QList<QPair<QString, QString>> names{
        {QStringLiteral("@accentHover"), theme.accent.lighter(112).name()},
        {QStringLiteral("@accentText"), theme.accentText.name()},
        {QStringLiteral("@onAccent"), theme.onAccent.name()},
        {QStringLiteral("@accent"), theme.accent.name()},
        {QStringLiteral("@alarmFill"), theme.alarmFill.name()},
        {QStringLiteral("@alarmText"), theme.alarmText.name()},
        {QStringLiteral("@alarm"), theme.alarm.name()},
        {QStringLiteral("@goodFill"), theme.goodFill.name()},
        {QStringLiteral("@good"), theme.good.name()},
        {QStringLiteral("@codeFill"), theme.codeFill.name()},
        {QStringLiteral("@border"), theme.border.name()},
        {QStringLiteral("@window"), theme.window.name()},
        {QStringLiteral("@field"), theme.field.name()},
        {QStringLiteral("@hover"), theme.hover.name()},
        {QStringLiteral("@muted"), theme.muted.name()},
        {QStringLiteral("@icons"), theme.dark ? QStringLiteral("dark") : QStringLiteral("light")},
        {QStringLiteral("@dash"), dash.name()},
        {QStringLiteral("@text"), theme.text.name()},
    };
    for (const auto& [name, value] : names)
        text.replace(name, value);
    // Marks and fields grow with the type: a length in sp is one in pixels for the default font.
    static const QRegularExpression scaled(QStringLiteral(R"((-?\d+)sp)"));
    for (auto match = scaled.match(text); match.hasMatch(); match = scaled.match(text, match.capturedStart()))
        text.replace(match.capturedStart(), match.capturedLength(),
                     QStringLiteral("%1px").arg(scaledPixels(match.captured(1).toInt())));
    return text;
}

} // namespace trichevron::gui
