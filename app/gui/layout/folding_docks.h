// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Docks around a view. Where they would take so much room that parts overlap, or that the view falls under a
/// third of the window, docks fold: a strip at the edge stands for each and opens it over the view.
#pragma once

#include "app/gui/text/later_text.h"

#include <QMainWindow>

#include <memory>
#include <optional>
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

    /// Docks fold in the order in which they are added: those at the sides for width, those at the bottom for
    /// height. `strip`: the text of its strip.
    void add(QDockWidget* dock, Qt::DockWidgetArea area, const LaterText& strip);
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

    /// As QMainWindow::saveState(), with the size of this widget: folded docks count as shown.
    QByteArray saveLayout(int version);
    /// Restores the layout, and again when this widget has the size with which it was saved: a window gets
    /// its size late, and the lengths of the docks would change with it. Also takes a state without a size.
    bool restoreLayout(const QByteArray& layout, int version);
    /// All docks are shown at their own edge, and those that do not fit fold again.
    void showAll();
    /// Its size across its edge, in pixels, as if the user had dragged it.
    void setLength(QDockWidget* dock, int pixels);
    /// While true, the view may be smaller than a third: the user enlarged a dock.
    void setViewMayShrink(bool may);
    /// While true, only the view is shown, without strips.
    void setViewOnly(bool only);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

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
        int length = 0; ///< across its edge when it was folded, in pixels; it gets it back
        /// In pixels: the width without regard to content that needs more, as in another language.
        int usualWidth = 0;
        bool isWidened = false; ///< by such content
        int least = 0;          ///< its smallest width when that was looked at last
    };
    struct Awaited {
        QSize size;
        QByteArray state;
        int version;
    };
    bool restoreState(const QByteArray& state, int version);
    /// Restores the layout that waits for this size.
    void restoreAwaited();
    Panel* find(const QObject* dock);
    const Panel* find(const QObject* dock) const;
    Qt::DockWidgetArea areaOf(const Panel& panel) const;
    bool isWanted(const Panel& panel) const;
    QSize minimumOf(const Panel& panel) const;
    /// What the docks that are not in `folded` need together with the view, and the strips of the others.
    QSize needed(const std::vector<bool>& folded) const;
    QSize leastView() const;
    std::vector<bool> choose() const;
    void fit();
    void fitLater();
    void setFolded(Panel& panel, bool folded);
    /// A dock that had to grow for its content shrinks again with it.
    void fitWidths();
    void open(Panel& panel);
    void placeOpen();
    void refreshToggles();

    QMainWindow* docks_;
    QWidget* view_;
    QBoxLayout* left_;
    QBoxLayout* right_;
    QBoxLayout* bottom_;
    QFrame* over_;
    std::vector<std::unique_ptr<Panel>> panels_;
    Panel* open_ = nullptr;
    std::optional<Awaited> awaited_; ///< a layout that is restored at another size until then
    bool isApplying_ = false;
    bool isFitPending_ = false;
    bool viewMayShrink_ = false;
    bool isViewOnly_ = false;
};

} // namespace trichevron::gui
