// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/limiter_bands.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/text/number_text.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr int nameGap = 8;                  ///< between two names
constexpr double betweenLegendEntries = 12; ///< of the legend
constexpr double swatchGap = 4;             ///< between a pattern and its name
constexpr double swatchShare = 2.2;         ///< the width of a pattern, of its height: it shows several lines

QFont nameFont() {
    return textFont(0.8);
}

/// As high as capital letters with some space: the lines of two swatches do not touch.
QSizeF swatchSize() {
    const double high = std::round(0.75 * QFontMetrics(nameFont()).height());
    return {std::round(swatchShare * high), high};
}

} // namespace

LimiterBands::LimiterBands(QCustomPlot* plot) : QCPAbstractItem(plot) {
    setSelectable(false);
    setClipToAxisRect(false); // the names are above it
    setLayer(QStringLiteral("background"));
}

void LimiterBands::setCurve(const core::OccupancyCurve& curve) {
    bands_.clear();
    const std::uint64_t bytes = curve.axis == core::CurveAxis::SharedMemory ? 1024 : 1; // the axis is in KiB
    const double unit = 1.0 / static_cast<double>(bytes);
    const double half = curve.x.size() < 2 ? 0.5 : static_cast<double>(curve.x[1] - curve.x[0]) / 2;
    for (const core::LimiterBand& band : limiterBands(curve))
        bands_.push_back({(static_cast<double>(curve.x[band.first]) - half) * unit,
                          (static_cast<double>(curve.x[band.last]) + half) * unit,
                          curve.x[band.first] / bytes, curve.x[band.last] / bytes, band.limiters,
                          limiterNames(band.limiters)});
}

QRectF LimiterBands::bandRect(const Band& band) const {
    const QCPAxis& axis = *parentPlot()->xAxis;
    const QRect whole = parentPlot()->axisRect()->rect();
    const double left = qMax<double>(whole.left(), axis.coordToPixel(band.from));
    const double right = qMin<double>(whole.right() + 1.0, axis.coordToPixel(band.to));
    return {QPointF(left, whole.top()), QPointF(qMax(left, right), whole.bottom())};
}

int LimiterBands::lineHeight() {
    return QFontMetrics(nameFont()).height();
}

std::vector<Limiters> LimiterBands::singleLimiters() const {
    std::vector<Limiters> singles;
    const auto add = [&singles](const Limiters& single) {
        if (std::find(singles.begin(), singles.end(), single) == singles.end())
            singles.push_back(single);
    };
    for (const Band& band : bands_) {
        if (band.limiters.empty())
            add({});
        for (const core::Limiter limiter : band.limiters)
            add({limiter});
    }
    return singles;
}

LimiterBands::Naming LimiterBands::namesOverBands(const QRectF& row) const {
    Naming naming;
    const QFontMetrics metrics(nameFont());
    std::vector<Limiters> inView;
    std::vector<Limiters> named;
    bool isIntroduced = false;
    for (const Band& band : bands_) {
        const QRectF rect = bandRect(band);
        if (rect.width() <= 0)
            continue;
        inView.push_back(band.limiters);
        const double left = qMax(rect.left(), row.left());
        const double room = qMin(rect.right(), row.right()) - left;
        const QString whole = fill(tr("limited by: {limiters}"), {{"limiters", band.name}});
        // A narrow band before the first one with room for the words has its name alone.
        for (const QString& text : isIntroduced ? QStringList{band.name} : QStringList{whole, band.name}) {
            const double width = metrics.horizontalAdvance(text);
            if (width + nameGap > room)
                continue;
            naming.names.push_back({text, QRectF(left, row.top(), width + nameGap, row.height()), {}});
            named.push_back(band.limiters);
            isIntroduced = isIntroduced || text == whole;
            break;
        }
    }
    const auto isNamed = [&named](const Limiters& limiters) {
        return std::find(named.begin(), named.end(), limiters) != named.end();
    };
    naming.isComplete = std::all_of(inView.begin(), inView.end(), [&](const Limiters& limiters) {
        return isNamed(limiters) || (!limiters.empty() && std::all_of(limiters.begin(), limiters.end(),
                                                                      [&](core::Limiter limiter) {
                                                                          return isNamed(Limiters{limiter});
                                                                      }));
    });
    return naming;
}

LimiterBands::Naming LimiterBands::legendIn(const QRectF& room) const {
    const std::vector<Limiters> singles = singleLimiters();
    if (singles.empty())
        return {{}, true};
    const QFontMetrics metrics(nameFont());
    Naming naming;
    QPointF at = room.topLeft();
    bool isWide = false;
    const auto add = [&](const QString& text, const std::optional<Limiters>& swatch) {
        const double width =
            (swatch ? swatchSize().width() + swatchGap : 0) + metrics.horizontalAdvance(text) + 1;
        if (at.x() > room.left() && at.x() + width > room.right())
            at = {room.left(), at.y() + lineHeight()};
        isWide = isWide || at.x() + width > room.right();
        naming.names.push_back({text, QRectF(at, QSizeF(width, lineHeight())), swatch});
        at.rx() += width + betweenLegendEntries;
    };
    add(tr("limited by:"), {});
    for (const Limiters& single : singles)
        add(limiterNames(single), single);
    if (isWide || at.y() + lineHeight() > room.bottom() + 1)
        return {};
    naming.isComplete = true;
    return naming;
}

std::optional<int> LimiterBands::legendHeight(double width) const {
    constexpr double unbounded = 1e6;
    const Naming legend = legendIn({0, 0, width, unbounded});
    if (!legend.isComplete)
        return std::nullopt;
    return legend.names.empty() ? 0 : static_cast<int>(std::ceil(legend.names.back().rect.bottom()));
}

LimiterBands::Naming LimiterBands::naming() const {
    if (const QRectF rows = rowsOfLegend ? rowsOfLegend() : QRectF(); !rows.isEmpty())
        return legendIn(rows);
    const QRectF row = rowOfNames ? rowOfNames() : QRectF();
    Naming overBands = namesOverBands(row);
    if (overBands.isComplete)
        return overBands;
    Naming legend = legendIn(row);
    return legend.isComplete ? legend : overBands;
}

std::vector<LimiterBands::Name> LimiterBands::names() const {
    return naming().names;
}

bool LimiterBands::areAllNamed() const {
    return naming().isComplete;
}

QStringList LimiterBands::describe(const QString& axis) const {
    QStringList lines;
    QStringList described;
    for (const Band& band : bands_) {
        if (described.contains(band.name))
            continue;
        described << band.name;
        QStringList ranges;
        for (const Band& alike : bands_)
            if (alike.name == band.name)
                ranges << text(alike.first == alike.last ? core::withSeparators(alike.first)
                                                         : core::withSeparators(alike.first) + "–" +
                                                               core::withSeparators(alike.last));
        lines << fill(
            tr("{axis} {values}: limited by {limiters}"),
            {{"axis", axis}, {"values", ranges.join(QStringLiteral(", "))}, {"limiters", band.name}});
    }
    return lines;
}

void LimiterBands::drawPatterns(QCPPainter& painter) const {
    for (const Band& band : bands_)
        if (const QRectF rect = bandRect(band); rect.width() > 0)
            paintLimiters(painter, rect, band.limiters);
}

void LimiterBands::draw(QCPPainter* painter) {
    painter->setAntialiasing(false);
    drawPatterns(*painter);
    const Theme& theme = currentTheme();
    for (const Name& name : names()) {
        QRectF rect = name.rect;
        if (name.swatch) {
            QRectF swatch(rect.topLeft(), swatchSize());
            swatch.moveTop(std::round(rect.center().y() - swatch.height() / 2));
            paintLimiters(*painter, swatch, *name.swatch);
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(theme.border, 1));
            painter->drawRect(swatch);
            rect.setLeft(swatch.right() + swatchGap);
        }
        painter->setFont(nameFont());
        painter->setPen(theme.muted);
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, name.text);
    }
}

} // namespace trichevron::gui
