// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A panel that scrolls up and down only: it is never narrower than what is in it and the scroll bar.
#pragma once

#include <QScrollArea>

namespace trichevron {

class UprightScroll : public QScrollArea {
public:
    /// `least`: its least width, by the usual font.
    explicit UprightScroll(int least, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitWidth();

    int least_;
};

} // namespace trichevron
