// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A layout that places its items in lines, left to right, like words of a text.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace trichevron::gui {

class FlowLayout : public QLayout {
public:
    explicit FlowLayout(int spacing) : spacing_(spacing) { setContentsMargins(0, 0, 0, 0); }
    ~FlowLayout() override;

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
    /// Returns the height; moves the items only if `move` is true.
    int arrange(const QRect& rect, bool move) const;

    std::vector<QLayoutItem*> items_;
    int spacing_;
};

} // namespace trichevron::gui
