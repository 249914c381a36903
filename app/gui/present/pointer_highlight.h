// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A ring that follows the pointer, so that an audience sees where it is. It takes no mouse events.
#pragma once

#include <QTimer>
#include <QWidget>

namespace trichevron::gui {

class PointerHighlight : public QWidget {
public:
    /// Hidden at first.
    explicit PointerHighlight(QWidget& window);

    void setFollowing(bool follows);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QTimer timer_; ///< most widgets report no movement of the mouse
};

} // namespace trichevron::gui
