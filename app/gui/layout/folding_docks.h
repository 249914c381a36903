// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Docks around a view with a picture. The picture has a third of the window: docks are made smaller, and
/// where that is not enough, or where parts would overlap, they fold: a strip at the edge stands for each and
/// opens it over the view. A dock that the user closed has a strip too, which shows it again.
#pragma once

#include "app/gui/text/later_text.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QAction;
class QBoxLayout;
class QDockWidget;
class QFrame;

namespace trichevron::gui {

class FoldStrip;

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
    struct Panel {
        QDockWidget* dock;
        QWidget* bar;     ///< the dock's title bar
        QWidget* content; ///< the dock's widget
        QAction* toggle;
        FoldStrip* strip;
        LaterText stripText;
        Qt::DockWidgetArea home;
        bool folded = false;
        bool closed = false; ///< as its strip says
        int usual = 0;       ///< its length across its edge, in pixels; 0: not set
        int dragged = 0;     ///< the length that the user gave it; 0: none
        int given = 0;       ///< the length that it got last
    };
    bool restoreState(const QByteArray& state, int version);
    Panel* find(const QObject* dock);
    const Panel* find(const QObject* dock) const;
    Qt::DockWidgetArea areaOf(const Panel& panel) const;
    static bool isAtSide(Qt::DockWidgetArea area) {
        return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    }
    bool isWanted(const Panel& panel) const;
    /// The user closed it.
    static bool isClosed(const Panel& panel);
    QSize minimumOf(const Panel& panel) const;
    int lengthOf(const Panel& panel) const;
    int leastLengthOf(const Panel& panel) const;
    int rowsOfView(int width) const { return rowsOfView_ ? rowsOfView_(width) : 0; }
    int noticesHeight() const { return notices_ ? notices_() : 0; }
    int thirdOfWindow() const; ///< in square pixels
    /// The least height of a view of this width. `isThird`: its picture has a third of the window, not only a
    /// third of its height; what notices take counts as the picture's.
    int leastViewHeight(int width, bool isThird) const;
    QSize leastView() const;
    /// What is left for the view beside docks of these lengths and the strips of the others.
    QSize viewBeside(const std::vector<bool>& folded, const std::vector<int>& lengths) const;
    bool fits(const std::vector<bool>& folded) const;
    std::vector<bool> choose() const;
    /// The docks below the view give way first, then those beside it, in the order in which they were added.
    std::vector<int> lengthsFor(const std::vector<bool>& folded) const;
    void applyLengths(const std::vector<bool>& folded);
    /// The user has dragged a separator.
    void keepDraggedLengths();
    void fit();
    void fitLater();
    void setFolded(Panel& panel, bool folded);
    void showStrips();
    /// Makes the panel visible, with the focus in it.
    void enter(Panel& panel);
    void closeDock(Panel& panel);
    void open(Panel& panel);
    void placeOpen();
    /// The open panel lies over the widget, or over the part of it that shows the focus.
    bool isStrip(const QWidget* widget) const;
    /// In the panel that is open over the view.
    void takeFocus(const Panel& panel);
    bool isCovered(const QWidget* widget) const;
    void refreshToggles();

    QMainWindow* docks_;
    QWidget* view_;
    QBoxLayout* left_;
    QBoxLayout* right_;
    QBoxLayout* bottom_;
    QFrame* over_;
    std::vector<std::unique_ptr<Panel>> panels_;
    Panel* open_ = nullptr;
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
