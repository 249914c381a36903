// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A sentence and a small button behind it: at the end of its last line where there is room, else below it.
#pragma once

#include <QHash>
#include <QLayout>

#include <array>

class QLabel;

namespace trichevron::gui {

class SentenceLayout final : public QLayout {
public:
    /// The label wraps its plain text.
    SentenceLayout(QLabel& sentence, QWidget& button);
    ~SentenceLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;
    void invalidate() override;

private:
    bool isButtonShown() const;
    /// Whether the last line of the sentence leaves room for the button.
    bool hasRoomBehind(int width) const;
    int measureHeight(int width) const;

    QLabel& sentence_;
    std::array<QLayoutItem*, 2> items_{}; ///< of the sentence and of the button
    std::size_t added_ = 0;
    mutable QHash<int, int> heights_; ///< by the width, until something in the layout changes
};

} // namespace trichevron::gui
