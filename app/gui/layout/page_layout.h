// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A page of a plot with its controls and what belongs to it: side by side where the page is wide, below each
/// other where it is narrow, where the plot keeps a height and the page scrolls.
#pragma once

#include <QLayout>

#include <array>
#include <memory>

namespace trichevron {

class PageLayout : public QLayout {
public:
    enum class Side { Left, Right };

    /// Becomes the page's layout. `controls` flows over as many lines as it takes (FlowLayout); `extra` may
    /// be null, and is under the controls in a wide page, under the plot in a narrow one.
    PageLayout(QWidget& page, QWidget& plot, QWidget& controls, QWidget* extra, Side side);
    ~PageLayout() override;

    /// Of what is beside the plot, by the usual font; it is never narrower than its widest control.
    void setSideWidth(int width) { sideWidth_ = width; }
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
    int extraHeight() const;

    std::array<std::unique_ptr<QLayoutItem>, parts> items_;
    Side side_;
    int sideWidth_ = 0;
};

} // namespace trichevron
