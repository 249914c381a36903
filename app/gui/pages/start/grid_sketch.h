// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A small drawing of a grid of blocks of threads; one block and one thread of it are marked.
#pragma once

#include <QWidget>

namespace trichevron::gui {

class GridSketch : public QWidget {
public:
    explicit GridSketch(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace trichevron::gui
