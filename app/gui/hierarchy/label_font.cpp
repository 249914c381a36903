// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/label_font.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>

namespace trichevron::gui {

LabelFont::LabelFont(const QFont& font) : font_(font), raw_(QRawFont::fromFont(font)) {
    QString letters;
    for (std::size_t letter = ' '; letter < glyphs_.size() - 1; ++letter)
        letters += QChar(static_cast<char16_t>(letter));
    const QList<quint32> indices = raw_.glyphIndexesForString(letters);
    const QList<QPointF> advances = raw_.advancesForGlyphIndexes(indices);
    for (qsizetype i = 0; i < std::min(indices.size(), letters.size()); ++i)
        glyphs_[letters[i].unicode()] = {indices[i], advances[i].x()};
}

bool LabelFont::hasGlyphs(const QString& label) const {
    return std::all_of(label.begin(), label.end(), [this](QChar letter) {
        return letter.unicode() < glyphs_.size() && glyphOf(letter).index != 0;
    });
}

double LabelFont::width(const QString& label) const {
    if (!hasGlyphs(label))
        return QFontMetricsF(font_).horizontalAdvance(label);
    double width = 0;
    for (const QChar letter : label)
        width += glyphOf(letter).advance;
    return width;
}

void LabelFont::paintPlate(QPainter& painter, const PlacedLabel& label) const {
    constexpr double margin = 1;
    QRectF plate(QPointF(), QSizeF(width(label.text) + 2 * margin, capHeight() + 2 * margin));
    plate.moveCenter(label.middle);
    painter.fillRect(plate, label.plate);
}

void LabelFont::paint(QPainter& painter, std::span<const PlacedLabel> labels) const {
    painter.setFont(font_);
    for (const PlacedLabel& label : labels)
        if (label.plate.isValid())
            paintPlate(painter, label);
    const bool drawsGlyphs = painter.paintEngine()->type() == QPaintEngine::Raster;
    std::vector<PlacedLabel> glyphs;
    for (const PlacedLabel& label : labels) {
        if (drawsGlyphs && hasGlyphs(label.text)) {
            glyphs.push_back(label);
            continue;
        }
        painter.setPen(label.ink);
        painter.drawText(QRectF(label.middle.x() - 40, label.middle.y() - 20, 80, 40),
                         Qt::AlignCenter | Qt::TextDontClip, label.text);
    }
    std::stable_sort(glyphs.begin(), glyphs.end(),
                     [](const PlacedLabel& a, const PlacedLabel& b) { return a.ink.rgba() < b.ink.rgba(); });
    for (std::size_t from = 0, to = 0; from < glyphs.size(); from = to) {
        while (to < glyphs.size() && glyphs[to].ink == glyphs[from].ink)
            ++to;
        paintGlyphs(painter, std::span(glyphs).subspan(from, to - from));
    }
}

void LabelFont::paintGlyphs(QPainter& painter, std::span<const PlacedLabel> labels) const {
    const double baseline = (raw_.ascent() - raw_.descent()) / 2;
    QList<quint32> indices;
    QList<QPointF> places;
    for (const PlacedLabel& label : labels) {
        QPointF at = label.middle + QPointF(-width(label.text) / 2, baseline);
        for (const QChar letter : label.text) {
            indices.push_back(glyphOf(letter).index);
            places.push_back(at);
            at.rx() += glyphOf(letter).advance;
        }
    }
    QGlyphRun run;
    run.setRawFont(raw_);
    run.setGlyphIndexes(indices);
    run.setPositions(places);
    painter.setPen(labels.front().ink);
    painter.drawGlyphRun(QPointF(), run);
}

} // namespace trichevron::gui
