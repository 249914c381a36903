// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timeline/timeline_legend.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/messages/trace_words.h"

#include <QFontMetricsF>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr double swatchSide = 10;
constexpr double afterSwatch = 4;
constexpr double betweenEntries = 10;
constexpr std::uint32_t maxLegendEntries = BarColours().size();
constexpr std::uint32_t minLegendEntries =
    3; ///< with fewer, the note on how the colours continue is left out

} // namespace

TimelineLegend::TimelineLegend(QCustomPlot* plot) : QCPAbstractItem(plot) {
    setSelectable(false);
    setClipToAxisRect(false); // it is above it
}

void TimelineLegend::setCategories(core::TimelineColour by, std::uint32_t categories) {
    by_ = by;
    categories_ = categories;
}

void TimelineLegend::setColours(const BarColours& colours, const QColor& text) {
    colours_ = colours;
    text_ = text;
}

std::vector<TimelineLegend::Entry> TimelineLegend::entries() const {
    const QRectF room = row ? row() : QRectF();
    const QFontMetricsF metrics(font_);
    const std::uint32_t shownCount = std::min(categories_, maxLegendEntries);
    const auto placed = [&](std::uint32_t shown, bool tail) {
        std::vector<Entry> entries;
        double x = room.left();
        const auto add = [&](const QString& text, std::optional<std::uint32_t> category) {
            const double wide =
                (category ? swatchSide + afterSwatch : 0) + metrics.horizontalAdvance(text) + 1;
            entries.push_back({text, category, QRectF(x, room.top(), wide, room.height())});
            x += wide + betweenEntries;
        };
        for (std::uint32_t category = 0; category < shown; ++category) {
            const QString number = QString::number(category);
            if (by_ == core::TimelineColour::Kernel)
                add(gui::text(core::kernelText(category)), category);
            else if (category != 0)
                add(number, category);
            else
                add(fill(by_ == core::TimelineColour::Round ? tr("round {number}") : tr("cluster {number}"),
                         {{"number", number}}),
                    category);
        }
        if (shown < shownCount || (!tail && categories_ > maxLegendEntries))
            add(QStringLiteral("…"), std::nullopt);
        if (tail && categories_ > maxLegendEntries)
            add(repeatNote(), std::nullopt);
        return entries;
    };
    for (const bool tail : {true, false})
        for (std::uint32_t shown = shownCount;
             shown >= (tail ? std::min(minLegendEntries, shownCount) : 1) && shown > 0; --shown)
            if (std::vector<Entry> entries = placed(shown, tail); entries.back().rect.right() <= room.right())
                return entries;
    return {};
}

QString TimelineLegend::repeatNote() const {
    return categories_ > maxLegendEntries ? tr("colours repeat every 8, every second set hatched")
                                          : QString();
}

bool TimelineLegend::isRepeatNoted() const {
    const QString note = repeatNote();
    const std::vector<Entry> shown = entries();
    return note.isEmpty() || (!shown.empty() && shown.back().text == note);
}

void TimelineLegend::draw(QCPPainter* painter) {
    painter->setFont(font_);
    for (const Entry& entry : entries()) {
        QRectF rect = entry.rect;
        if (entry.category) {
            const QRectF swatch(rect.left(), rect.center().y() - swatchSide / 2, swatchSide, swatchSide);
            painter->fillRect(swatch, colours_.at(*entry.category % colours_.size()));
            rect.setLeft(swatch.right() + afterSwatch);
        }
        painter->setPen(text_);
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, entry.text);
    }
}

} // namespace trichevron::gui
