// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Measures and paints thousands of short labels in a frame. QPainter::drawText() shapes each text again,
/// which takes longer than everything else on a canvas full of numbers.
#pragma once

#include <QColor>
#include <QFont>
#include <QRawFont>
#include <QString>

#include <array>
#include <span>
#include <vector>

class QPainter;

namespace trichevron::gui {

struct PlacedLabel {
    QPointF middle;
    QString text;
    QColor ink;
    QColor plate = {}; ///< behind it, where its box has a pattern that would cross it; invalid: none
};

class LabelFont {
public:
    explicit LabelFont(const QFont& font);

    double width(const QString& label) const;
    double capHeight() const { return raw_.capHeight(); }
    /// All labels of one ink at once. As text in a picture of vectors.
    void paint(QPainter& painter, std::span<const PlacedLabel> labels) const;

private:
    bool hasGlyphs(const QString& label) const;
    void paintPlate(QPainter& painter, const PlacedLabel& label) const;
    void paintGlyphs(QPainter& painter, std::span<const PlacedLabel> labels) const;

    struct Glyph {
        quint32 index = 0; ///< 0: not in the font
        double advance = 0;
    };
    const Glyph& glyphOf(QChar letter) const { return glyphs_[letter.unicode()]; }

    QFont font_;
    QRawFont raw_;
    std::array<Glyph, 128> glyphs_; ///< of ASCII; labels are numbers
};

} // namespace trichevron::gui
