// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A layout that places its items in lines, left to right, like words of a text. One of them can take the
/// rest of its line.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace trichevron::gui {

class FlowLayout : public QLayout {
public:
    explicit FlowLayout(int spacing) : spacing_(spacing) { setContentsMargins(0, 0, 0, 0); }
    ~FlowLayout() override;

    /// Adds a widget that takes the rest of its line.
    void addStretching(QWidget* widget);
    void addItem(QLayoutItem* item) override { items_.push_back(item); }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Line {
        std::size_t end; ///< behind its last item
        int width;       ///< that it needs
        int height;
    };
    /// The items from `first` that have room in one line; at least one.
    Line lineFrom(std::size_t first, int room) const;
    /// Returns the height; moves the items only if `move` is true.
    int arrange(const QRect& rect, bool move) const;

    std::vector<QLayoutItem*> items_;
    const QWidget* stretching_ = nullptr;
    int spacing_;
};

} // namespace trichevron::gui
