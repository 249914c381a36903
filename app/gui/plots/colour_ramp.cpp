// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/colour_ramp.h"

#include <array>

namespace trichevron {

QCPColorGradient colourRamp(bool falling) {
    static constexpr std::array<QRgb, 9> viridis{0x440154, 0x472d7b, 0x3b528b, 0x2c728e, 0x21918c,
                                                 0x28ae80, 0x5ec962, 0xaddc30, 0xfde725};
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (std::size_t i = 0; i < viridis.size(); ++i) {
        const double place = static_cast<double>(i) / (viridis.size() - 1);
        gradient.setColorStopAt(falling ? 1 - place : place, QColor::fromRgb(viridis.at(i)));
    }
    gradient.setNanHandling(QCPColorGradient::nhTransparent);
    return gradient;
}

} // namespace trichevron
