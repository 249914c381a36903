// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Cuts the upper layers of z away, so that one looks inside. Only there where there is more than one layer.
#pragma once

#include <QWidget>

#include <cstdint>

class QLabel;
class QSlider;

namespace trichevron {

class SliceBar : public QWidget {
    Q_OBJECT
public:
    explicit SliceBar(QWidget* parent = nullptr);
    /// `first` is the layer shown first, counted from where the region in view begins.
    void showLayers(std::uint32_t layers, std::uint32_t first);

signals:
    void firstLayerChosen(std::uint32_t layer);

private:
    QSlider* slider_;
    QLabel* words_;
};

} // namespace trichevron
