// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A chooser that elides its text where there is no room for all of it.
#pragma once

#include <QComboBox>

namespace trichevron::gui {

class ElidingCombo final : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// Of the box that shows the text whole.
    int widthFor(const QString& text) const;
    QSize sizeHint() const override;
    /// The list is as wide as its entries.
    void showPopup() override;
    void hidePopup() override;
    /// While activated() is handled: the entry was chosen in the open list, not by a key on the box.
    bool isChosenInList() const { return isListClosing_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isListClosing_ = false;
};

} // namespace trichevron::gui
