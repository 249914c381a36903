// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A slider that cuts away the upper layers of z to show the inside. Hidden with a single layer.
#pragma once

#include <QWidget>

#include <cstdint>

class QLabel;
class QSlider;

namespace trichevron::gui {

class SliceBar : public QWidget {
    Q_OBJECT
public:
    explicit SliceBar(QWidget* parent = nullptr);
    /// `first`: the first visible layer, counted from the beginning of the region in view.
    void showLayers(std::uint32_t layers, std::uint32_t first);

signals:
    void firstLayerChosen(std::uint32_t layer);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// For the longest text, so that the width stays.
    void fitWidth();

    QSlider* slider_;
    QLabel* label_;
    std::uint32_t layers_ = 0; ///< 0: none yet
    std::uint32_t first_ = 0;
};

} // namespace trichevron::gui
