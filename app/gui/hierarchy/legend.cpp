// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/legend.h"

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/line_parts.h"
#include "app/gui/hierarchy/scene_boxes.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/type_scale.h"

#include <QFontMetricsF>
#include <QLinearGradient>

#include <algorithm>
#include <optional>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr std::size_t minRanks = 3;    ///< of a list, kept while the source of the values can be dropped
constexpr std::size_t scarceRanks = 2; ///< of a list, kept while another entry can be dropped

constexpr double rowGap = 4;         ///< pixels between two rows
constexpr double paddingAbove = 0.7; ///< the first row and below the last, of the padding at the sides

/// What grows with the type, as on a projector.
struct Measures {
    explicit Measures(const QFont& font) : scale(typeScale(font)) {}
    double scale;
    double padding = 10 * scale;
    double between = 16 * scale;
    double swatch = 11 * scale;
    double swatchGap = 6 * scale;
    double rampWidth = 84 * scale;
    double ringWidth = 1.8 * scale;
    double ringInside = 2.5 * scale; ///< from the ring's centre line to its content
};

QFont fontOf(const core::LegendEntry& entry, QFont font) {
    font.setBold(entry.selected);
    return font;
}

QString textOf(const core::LegendEntry& entry) {
    return QString::fromStdString(entry.rampEnd.empty() ? entry.text : entry.text + " … " + entry.rampEnd);
}

void paintSwatch(QPainter& painter, const QRectF& rect, const core::LegendEntry& entry,
                 const SceneColours& colours, const Measures& by) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(*entry.hue, colours));
    if (entry.role == core::LegendRole::Holds) {
        // An outline, as on the canvas: it is visible without colour.
        painter.drawRect(rect.adjusted(by.ringInside, by.ringInside, -by.ringInside, -by.ringInside));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.text, by.ringWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(rect);
        return;
    }
    const auto [ground, ink] = coloursOfPattern(entry.pattern, colourOf(*entry.hue, colours), colours);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, 2, 2);
    switch (hatchOf(entry.pattern)) {
    case Hatch::None:
        break;
    case Hatch::Sparse:
        painter.fillPath(stripesIn(rect, 8 * by.scale, 1.4 * by.scale), ink);
        break;
    case Hatch::Dense:
        painter.fillPath(stripesIn(rect, 4 * by.scale, 1.4 * by.scale), ink);
        break;
    case Hatch::Dotted:
        painter.fillPath(dotsIn(rect, 4 * by.scale, 1.6 * by.scale), ink);
        break;
    }
}

/// The scale and its upper end, after the text of the lower end.
void paintRamp(QPainter& painter, QRectF rect, const core::LegendEntry& entry, const SceneColours& colours,
               const Measures& by) {
    rect.setLeft(rect.left() +
                 QFontMetricsF(painter.font()).horizontalAdvance(QString::fromStdString(entry.text)) +
                 by.swatchGap);
    const QRectF scale(rect.left(), rect.center().y() - by.swatch / 2, by.rampWidth, by.swatch);
    QLinearGradient gradient(scale.topLeft(), scale.topRight());
    const auto& scaleColours = entry.scale == core::Hue::Kind::GreyRamp ? colours.greys : colours.ramp;
    for (std::size_t i = 0; i < scaleColours.size(); ++i)
        gradient.setColorAt(static_cast<double>(i) / static_cast<double>(scaleColours.size() - 1),
                            scaleColours[i]);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(scale, 2, 2);
    painter.setPen(colours.text);
    rect.setLeft(scale.right() + by.swatchGap);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                     QString::fromStdString(entry.rampEnd));
}

/// The entries in their order; drops the least important ones.
class LegendParts {
public:
    explicit LegendParts(const std::vector<core::LegendEntry>& entries)
        : entries_(entries), isKept_(entries.size(), true) {
        std::size_t list = 0;
        for (const core::LegendEntry& entry : entries) {
            list += entry.role == core::LegendRole::Level ? 1 : 0;
            listOf_.push_back(list);
        }
    }

    /// Drops the next entry, headings after all others; false where only one is left.
    bool drop() {
        const auto is = [](core::LegendRole role) {
            return [role](const core::LegendEntry& entry) { return entry.role == role; };
        };
        std::size_t kept = 0;
        for (std::size_t i = 0; i < entries_.size(); ++i)
            kept += isKept_[i] && entries_[i].role != core::LegendRole::Level ? 1 : 0;
        if (kept <= 1)
            return dropLast(is(core::LegendRole::Level));
        return dropRank(minRanks) || dropLast(is(core::LegendRole::Note)) || dropScale(Scale::SeenLess) ||
               dropRank(scarceRanks) || dropLast(is(core::LegendRole::Idle)) ||
               dropLast(is(core::LegendRole::Holds)) || dropLast(is(core::LegendRole::Blocks)) ||
               dropLast(is(core::LegendRole::Repeat)) || dropScale(Scale::Any) || dropRank(0) ||
               dropLast([](const core::LegendEntry& entry) {
                   return !entry.selected && entry.role != core::LegendRole::Level;
               }) ||
               dropLast([](const core::LegendEntry& entry) { return entry.role != core::LegendRole::Level; });
    }

    /// With "+3 more" in each list that lacks entries, where its first one is missing.
    std::vector<core::LegendEntry> kept() const {
        std::vector<core::LegendEntry> kept;
        std::vector<Missing> signs;
        std::size_t missing = 0; // before the first entry, where a sign would mean nothing
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            if (isKept_[i] && !isHeadingAlone(i))
                kept.push_back(entries_[i]);
            else if (entries_[i].role != core::LegendRole::Level)
                ++missing;
            if (missing == 0 || kept.empty())
                continue;
            if (signs.empty() || (signs.back().list != listOf_[i] && signs.back().at != kept.size())) {
                kept.emplace_back().role = core::LegendRole::Repeat;
                signs.push_back({listOf_[i], kept.size(), 0});
            }
            signs.back().entries += std::exchange(missing, 0);
        }
        for (const Missing& sign : signs)
            kept[sign.at - 1].text = moreText(sign.entries);
        return kept;
    }

private:
    /// Entries of a list that have no room, for which the legend has a sign.
    struct Missing {
        std::size_t list;
        std::size_t at; ///< the number of kept entries up to the sign and with it
        std::size_t entries;
    };
    static std::string moreText(std::size_t entries) {
        return fill(HierarchyCanvas::tr("+{count} more"), {{"count", entries}}).toStdString();
    }

    /// The heading of a list without a colour that is kept.
    bool isHeadingAlone(std::size_t heading) const {
        if (entries_[heading].role != core::LegendRole::Level)
            return false;
        for (std::size_t i = 0; i < entries_.size(); ++i)
            if (isKept_[i] && listOf_[i] == listOf_[heading] && entries_[i].role == core::LegendRole::Colour)
                return false;
        return true;
    }

    static bool isRank(const core::LegendEntry& entry) {
        return entry.role == core::LegendRole::Colour && !entry.selected &&
               entry.pattern == core::Pattern::None && entry.hue &&
               entry.hue->kind == core::Hue::Kind::Category;
    }

    /// Drops the last category of the list that has most of them, if these are more than `least`. The
    /// selected one is none of them.
    bool dropRank(std::size_t least) {
        std::vector<std::size_t> ranks(listOf_.back() + 1);
        for (std::size_t i = 0; i < entries_.size(); ++i)
            ranks[listOf_[i]] += isKept_[i] && isRank(entries_[i]) ? 1 : 0;
        // Of equally long lists that of threads.
        const auto longest = std::max_element(ranks.rbegin(), ranks.rend());
        if (*longest <= least)
            return false;
        const auto list = static_cast<std::size_t>(ranks.rend() - longest) - 1;
        for (std::size_t i = entries_.size(); i-- > 0;)
            if (isKept_[i] && isRank(entries_[i]) && listOf_[i] == list) {
                isKept_[i] = false;
                return true;
            }
        return false;
    }

    enum class Scale { SeenLess, Any };
    /// Drops a scale of boxes with several values, where the list has colours of single ones: all of them, or
    /// only if fewer boxes have a colour of the scale. A scale is as long as several names of colours.
    bool dropScale(Scale which) {
        for (std::size_t i = entries_.size(); i-- > 0;) {
            if (!isKept_[i] || entries_[i].rampEnd.empty())
                continue;
            std::size_t ranks = 0;
            std::size_t boxes = 0;
            for (std::size_t j = 0; j < entries_.size(); ++j)
                if (listOf_[j] == listOf_[i] && isRank(entries_[j])) {
                    ranks += isKept_[j] ? 1 : 0;
                    boxes += entries_[j].boxes;
                }
            if (ranks > 0 && (which == Scale::Any || entries_[i].boxes < boxes)) {
                isKept_[i] = false;
                return true;
            }
        }
        return false;
    }

    template <class Match>
    bool dropLast(Match match) {
        for (std::size_t i = entries_.size(); i-- > 0;)
            if (isKept_[i] && match(entries_[i])) {
                isKept_[i] = false;
                return true;
            }
        return false;
    }

    std::vector<core::LegendEntry> entries_;
    std::vector<std::size_t> listOf_; ///< 0: without headings; 1: blocks; 2: threads
    std::vector<bool> isKept_;
};

} // namespace

Legend::Legend(const std::vector<core::LegendEntry>& entries, const QFont& font) : font_(font) {
    for (const core::LegendEntry& entry : entries)
        allTexts_ << textOf(entry);
}

Legend Legend::within(const QSizeF& room, const std::vector<core::LegendEntry>& entries, const QFont& font) {
    Legend legend(entries, font);
    const double inside = room.height() - 2 * Measures(font).padding * paddingAbove + rowGap;
    const int rows = std::max(1, static_cast<int>(inside / (QFontMetricsF(font).height() + rowGap)));
    LegendParts parts(entries);
    while (!legend.place(parts.kept(), room.width(), rows, true) && parts.drop()) {
    }
    return legend;
}

Legend::Legend(const std::vector<core::LegendEntry>& entries, const QFont& font, double width, bool isLow)
    : Legend(entries, font) {
    LegendParts parts(entries);
    const int most = isLow ? 1 : usualRows + 1;
    // A further row, and threads in a row of blocks, rather than a colour that is left out.
    if (!isLow && (place(parts.kept(), width, usualRows, true) || place(parts.kept(), width, most, true)))
        return;
    while (!place(parts.kept(), width, most, false) && parts.drop()) {
    }
    size_.setWidth(std::min(size_.width(), width));
}

QStringList Legend::texts() const {
    QStringList texts;
    for (const Placed& placed : placed_)
        texts << textOf(placed.entry);
    return texts;
}

bool Legend::place(const std::vector<core::LegendEntry>& entries, double width, int maxRows,
                   bool areListsApart) {
    placed_.clear();
    const Measures by(font_);
    const double height = QFontMetricsF(font_).height();
    double x = by.padding;
    double y = by.padding * paddingAbove;
    int rows = 1;
    double widest = 0;
    bool fits = true;
    const double room = width - 2 * by.padding;
    /// Elides a text that is longer than a row: otherwise it would displace all other entries.
    const auto fitAndMeasure = [&](core::LegendEntry& entry) {
        const QFontMetricsF metrics(fontOf(entry, font_));
        const double beforeText = entry.hue ? by.swatch + by.swatchGap : 0;
        if (entry.rampEnd.empty())
            entry.text = metrics
                             .elidedText(QString::fromStdString(entry.text), Qt::ElideRight,
                                         std::max(0.0, room - beforeText - 2))
                             .toStdString();
        return beforeText + metrics.horizontalAdvance(QString::fromStdString(entry.text)) + 1 +
               (entry.rampEnd.empty() ? 0
                                      : 2 * by.swatchGap + by.rampWidth +
                                            metrics.horizontalAdvance(QString::fromStdString(entry.rampEnd)));
    };
    for (std::size_t i = 0; i < entries.size(); ++i) {
        core::LegendEntry entry = entries[i];
        const double wide = fitAndMeasure(entry);
        const bool isHeading = entry.role == core::LegendRole::Level;
        double together = wide; // a heading begins the row of its first entry
        if (isHeading && i + 1 < entries.size()) {
            core::LegendEntry first = entries[i + 1];
            together += by.between + fitAndMeasure(first);
        }
        const bool isNewPart = isHeading && areListsApart;
        if (x > by.padding && (isNewPart || x + together > width - by.padding)) {
            x = by.padding;
            y += height + rowGap;
            ++rows;
        }
        fits = fits && x + wide <= width - by.padding;
        placed_.push_back({entry, {x, y, wide, height}});
        x += wide + by.between;
        widest = std::max(widest, x - by.between);
    }
    size_ = entries.empty() ? QSizeF() : QSizeF(widest + by.padding, y + height + by.padding * paddingAbove);
    rows_ = entries.empty() ? 0 : rows;
    return fits && rows <= maxRows;
}

void Legend::paint(QPainter& painter, const QPointF& topLeft, const SceneColours& colours) const {
    if (placed_.empty())
        return;
    const Measures by(font_);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(colours.surface);
    painter.drawRoundedRect(QRectF(topLeft, size_).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    for (const Placed& placed : placed_) {
        QRectF rect = placed.rect.translated(topLeft);
        if (placed.entry.hue) {
            paintSwatch(painter, {rect.left(), rect.center().y() - by.swatch / 2, by.swatch, by.swatch},
                        placed.entry, colours, by);
            rect.setLeft(rect.left() + by.swatch + by.swatchGap);
        }
        painter.setFont(fontOf(placed.entry, font_));
        painter.setPen(colours.text);
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         QString::fromStdString(placed.entry.text));
        if (!placed.entry.rampEnd.empty())
            paintRamp(painter, rect, placed.entry, colours, by);
    }
    painter.restore();
}

} // namespace trichevron::gui
