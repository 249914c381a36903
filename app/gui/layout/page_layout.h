// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The layout of a page with a plot, its controls and an extra widget. In a wide page they are side by side.
/// In a page where the plot would have less than half of the width they are stacked with the plot on top,
/// which keeps a minimum height, and the page scrolls.
#pragma once

#include <QLayout>

#include <array>
#include <memory>

namespace trichevron::gui {

class PageLayout : public QLayout {
public:
    enum class Side { Left, Right };

    /// Becomes the layout of the page. `controls` has a FlowLayout. `extra` may be null; it is below the
    /// controls in a wide page and below the plot in a narrow one.
    PageLayout(QWidget& page, QWidget& plot, QWidget& controls, QWidget* extra, Side side);
    ~PageLayout() override;

    /// The width beside the plot, in pixels for the default font; at least that of the widest control.
    void setSideWidth(int width) { sideWidth_ = width; }
    /// In a narrow page that shows less than the minimum height of a plot, the plot is lower, with its axis
    /// in sight. For a plot that needs little height.
    void setPlotInSight(bool inSight) { isPlotInSight_ = inSight; }
    bool isNarrow(int width) const;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    enum Part { Plot, Controls, Extra, parts };
    bool has(Part part) const;
    int sideWidth() const;
    int controlsHeight(int width) const;
    /// In a narrow page.
    int plotHeight() const;
    int extraHeight() const;

    std::array<std::unique_ptr<QLayoutItem>, parts> items_;
    Side side_;
    int sideWidth_ = 0;
    bool isPlotInSight_ = false;
};

} // namespace trichevron::gui
