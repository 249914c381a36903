// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/colour_ramp.h"

#include "app/gui/theme/theme.h"

#include <array>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr std::array<QRgb, 9> viridis{0x440154, 0x472d7b, 0x3b528b, 0x2c728e, 0x21918c,
                                      0x28ae80, 0x5ec962, 0xaddc30, 0xfde725};
constexpr int steps = 64;            ///< of the search for the start of the map
constexpr double minContrast = 3.05; ///< slightly above the minimum for graphics (WCAG 2, 1.4.11)

/// `place` is from 0, the dark end, to 1, the bright end.
QColor viridisAt(double place) {
    const double at = place * (viridis.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(at), viridis.size() - 2);
    const double share = at - static_cast<double>(below);
    const QColor from = QColor::fromRgb(viridis.at(below));
    const QColor to = QColor::fromRgb(viridis.at(below + 1));
    const auto mixed = [&](double a, double b) { return a + (b - a) * share; };
    return QColor::fromRgbF(static_cast<float>(mixed(from.redF(), to.redF())),
                            static_cast<float>(mixed(from.greenF(), to.greenF())),
                            static_cast<float>(mixed(from.blueF(), to.blueF())));
}

/// Relative luminance (WCAG 2).
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

double contrastRatio(const QColor& one, const QColor& other) {
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

QCPColorGradient colourRamp(bool falling) {
    const Theme& theme = currentTheme();
    double start = 0;
    while (theme.dark && start < 0.9 && contrastRatio(viridisAt(start), theme.window) < minContrast)
        start += 1.0 / steps;
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (std::size_t i = 0; i < viridis.size(); ++i) {
        const double place = static_cast<double>(i) / (viridis.size() - 1);
        gradient.setColorStopAt(falling ? 1 - place : place, viridisAt(start + (1 - start) * place));
    }
    gradient.setNanHandling(QCPColorGradient::nhTransparent);
    return gradient;
}

} // namespace trichevron::gui
