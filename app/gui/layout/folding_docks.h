// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Docks around a view with a picture. The picture has a third of the window: docks are made smaller, and
/// where that is not enough, or where parts would overlap, they fold: a strip at the edge stands for each and
/// opens it over the view. A dock that the user closed has a strip too, which shows it again.
#pragma once

#include "app/gui/layout/dock_lengths.h"
#include "app/gui/layout/dock_panel.h"
#include "app/gui/text/later_text.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QAction;
class QBoxLayout;
class QDockWidget;

namespace trichevron::gui {

class OverPanel;

class FoldingDocks : public QWidget {
    Q_OBJECT

public:
    explicit FoldingDocks(QWidget* view, QWidget* parent = nullptr);
    ~FoldingDocks() override;

    /// Docks fold in the order in which they are added. `strip`: the text of its strip.
    void add(QDockWidget* dock, Qt::DockWidgetArea area, const LaterText& strip);
    /// The pixels of the view's height that are not its picture, such as controls, for a width of the view.
    void setRowsOfView(std::function<int(int width)> rows) { rowsOfView_ = std::move(rows); }
    /// The pixels of the window's height that notices take for a while: the picture gives them up, so that no
    /// dock beside it folds for a height that it cannot give back.
    void setNotices(std::function<int()> height) { notices_ = std::move(height); }
    QMainWindow& docks() { return *docks_; }
    QWidget& view() { return *view_; }

    /// Shows and hides a dock, or opens and closes the folded one; checked while it can be seen.
    QAction* toggleAction(const QDockWidget* dock) const;
    /// Makes the dock visible: where it is folded, over the view.
    void reveal(QDockWidget* dock);
    bool isFolded(const QDockWidget* dock) const;
    /// The dock whose content is open over the view; null when there is none.
    QDockWidget* openDock() const;
    void closeOpen();
    /// What stands for the dock: the dock, its strip, or the frame in which its content is open over the
    /// view.
    QWidget& placeOf(QDockWidget& dock) const;
    void refreshStrips();
    /// The strip of the dock has the colour of a violation.
    void setAlarm(const QDockWidget* dock, bool alarm);

    /// As QMainWindow::saveState(), with the lengths of the docks: folded docks count as shown.
    QByteArray saveLayout(int version);
    /// Also takes a state without lengths.
    bool restoreLayout(const QByteArray& layout, int version);
    /// All docks are shown at their own edge in their usual lengths, and those that do not fit fold again.
    void showAll();
    /// The sizes across their edges, in pixels, of docks that the user has not dragged. They are less where
    /// the picture needs the room.
    void setUsualLengths(const std::vector<std::pair<QDockWidget*, int>>& lengths);
    /// As if the user had dragged it: the picture may have less than a third of the window, but has a third
    /// of its height and of its width.
    void setLength(QDockWidget* dock, int pixels);
    /// While true, the dock has all the height that leaves the picture a third of the window's.
    void setEnlarged(QDockWidget* dock, bool enlarged);
    /// While true, only the view is shown, without strips.
    void setViewOnly(bool only);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    /// Tab passes what the open panel covers. What is given the focus there otherwise closes the panel.
    bool focusNextPrevChild(bool next) override;

private:
    DockPanel* find(const QObject* dock);
    const DockPanel* find(const QObject* dock) const;
    Qt::DockWidgetArea areaOf(const DockPanel& panel) const;
    int lengthOf(const DockPanel& panel) const;
    ViewRoom viewRoom() const;
    /// From what the docks need now, where these are folded.
    DockLengths dockLengths(const std::vector<bool>& folded) const;
    void applyLengths(const std::vector<bool>& folded);
    /// The user has dragged a separator.
    void keepDraggedLengths();
    void fit();
    void fitLater();
    void setFolded(DockPanel& panel, bool folded);
    void showStrips();
    /// Makes the panel visible, with the focus in it.
    void enter(DockPanel& panel);
    void closeDock(DockPanel& panel);
    void open(DockPanel& panel);
    void placeOpen();
    bool isStrip(const QWidget* widget) const;
    /// In the panel that is open over the view.
    void takeFocus(const DockPanel& panel);
    /// The open panel lies over the widget, or over the part of it that shows the focus.
    bool isCovered(const QWidget* widget) const;
    void refreshToggles();

    QMainWindow* docks_;
    QWidget* view_;
    QBoxLayout* left_;
    QBoxLayout* right_;
    QBoxLayout* bottom_;
    OverPanel* over_;
    std::vector<std::unique_ptr<DockPanel>> panels_;
    DockPanel* open_ = nullptr;
    QDockWidget* enlarged_ = nullptr;
    std::function<int(int)> rowsOfView_;
    std::function<int()> notices_;
    std::pair<QSize, std::vector<int>> tried_; ///< lengths that were asked for last, at this size
    bool isApplying_ = false;
    bool isFitPending_ = false;
    bool isDragging_ = false; ///< a separator
    bool isViewOnly_ = false;
    bool isPassingFocus_ = false; ///< of Tab, until it is where it stays
};

} // namespace trichevron::gui
