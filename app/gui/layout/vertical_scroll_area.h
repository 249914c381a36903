// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A scroll area that scrolls vertically only: it is at least as wide as its content and the scroll bar.
#pragma once

#include <QScrollArea>

namespace trichevron::gui {

class VerticalScrollArea : public QScrollArea {
public:
    /// `minWidth`: in pixels for the default font.
    explicit VerticalScrollArea(int minWidth, QWidget* parent = nullptr);

    /// Follows the content, which reports no new size while it is hidden.
    void fitWidth();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Also where a little less is enough.
    void fitExactly();
    /// The same, after the layouts of the content.
    void fitSettled();

    int minWidth_;
};

} // namespace trichevron::gui
