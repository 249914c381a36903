// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window: the menus and the tabs of the pages, the notices, the page that is shown, the status bar.
#pragma once

#include "app/gui/session/app_context.h"
#include "app/gui/theme/theme.h"

#include <QMainWindow>

class QMenuBar;

namespace trichevron::gui {

class ChoiceMenus;
class CodePaste;
class ExplorePage;
class FaultNotice;
class HierarchyView;
class InfoBar;
class PageStack;
class Presentation;
class SessionFileController;
class StatusLine;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(AppContext& context, ThemeChoice theme, QWidget* parent = nullptr);

    /// The size below which it does not go, on a screen with this room within the window's frame.
    static QSize leastSizeIn(const QSize& room);
    HierarchyView& hierarchy();
    SessionFileController& files() { return *files_; }
    PageStack& pages() { return *pages_; }
    Presentation& presentation() { return *presentation_; }
    /// The menus are beside the tabs of the pages, so they are not QMainWindow's.
    QMenuBar* menuBar() const { return menus_; }
    /// Restores the user's layout, window size, page and silenced advice. At the first start: the start page,
    /// in a window that fits the screen.
    void restoreSaved();
    void restoreDefaultLayout();
    /// Sets the colours of the whole program and of the hierarchy.
    void setTheme(ThemeChoice choice);
    ThemeChoice theme() const { return theme_; }
    /// For a projector: all text is 50 % larger.
    void setLargeType(bool large);

Q_SIGNALS:
    /// Emitted once, when the content of the window is on the screen.
    void firstPainted();

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void buildMenuRow();
    void activateLayouts();
    void buildRows();
    void buildCodePaste();
    void buildMenus();
    void showMachines();
    void showGallery();
    void focusNextPart(int step);

    AppContext& context_;
    ThemeChoice theme_;
    QWidget* menuRow_;
    QMenuBar* menus_;
    QWidget* centre_;
    FaultNotice* fault_;
    InfoBar* notice_;
    PageStack* pages_;
    ExplorePage* explore_;
    StatusLine* status_;
    SessionFileController* files_ = nullptr;
    CodePaste* codePaste_ = nullptr;
    ChoiceMenus* choices_ = nullptr;
    Presentation* presentation_ = nullptr;
    bool painted_ = false;
};

} // namespace trichevron::gui
