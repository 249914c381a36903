// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/limiter_bands.h"

#include "app/gui/render/hatching.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/text/number_text.h"

#include <QFontMetrics>

#include <algorithm>
#include <array>
#include <optional>

namespace trichevron::gui {
namespace {

constexpr int shade = 46;  ///< alpha of hatching
constexpr int nameGap = 8; ///< between two names

QString limiterWord(core::Limiter limiter) {
    switch (limiter) {
    case core::Limiter::Warps:
        return LimiterBands::tr("warps");
    case core::Limiter::Blocks:
        return LimiterBands::tr("blocks");
    case core::Limiter::Registers:
        return LimiterBands::tr("registers");
    case core::Limiter::SharedMemory:
        return LimiterBands::tr("shared memory");
    case core::Limiter::Barriers:
        return LimiterBands::tr("barriers");
    }
    return {};
}

void paintLimiter(QPainter& painter, const QRectF& rect, core::Limiter limiter) {
    // None for warps: the occupancy is at its maximum there.
    static constexpr std::array<std::optional<Hatching>, 5> hatchings{
        std::nullopt, Hatching::Crossed, Hatching::Rising, Hatching::Falling, Hatching::Level};
    static constexpr std::array<std::size_t, 5> categories{0, 1, 3, 2, 5};
    const auto index = static_cast<std::size_t>(limiter);
    QColor colour = currentTheme().categories.at(categories.at(index));
    colour.setAlpha(currentTheme().dark ? shade * 3 : shade * 5 / 2);
    if (const auto hatching = hatchings.at(index))
        paintHatching(painter, rect, *hatching, colour);
}

} // namespace

QString limiterNames(const std::vector<core::Limiter>& limiters) {
    QStringList names;
    for (const core::Limiter limiter : limiters)
        names << limiterWord(limiter);
    if (names.isEmpty())
        return LimiterBands::tr("clusters");
    QString text = names.takeLast();
    while (!names.isEmpty())
        text =
            fill(LimiterBands::tr("{first} and {second}"), {{"first", names.takeLast()}, {"second", text}});
    return text;
}

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
                          curve.x[band.first] / bytes, curve.x[band.last] / bytes,
                          band.limiters.empty() ? core::Limiter::Blocks : band.limiters.front(),
                          limiterNames(band.limiters)});
}

QRectF LimiterBands::bandRect(double from, double to) const {
    const QCPAxis& axis = *parentPlot()->xAxis;
    const QRect whole = parentPlot()->axisRect()->rect();
    const double left = qMax<double>(whole.left(), axis.coordToPixel(from));
    const double right = qMin<double>(whole.right() + 1.0, axis.coordToPixel(to));
    return {QPointF(left, whole.top()), QPointF(qMax(left, right), whole.bottom())};
}

std::vector<LimiterBands::Name> LimiterBands::names() const {
    std::vector<Name> names;
    const QRectF row = rowOfNames ? rowOfNames() : QRectF();
    const QFontMetrics metrics(textFont(0.8));
    bool isIntroduced = false;
    for (const Band& band : bands_) {
        const QRectF rect = bandRect(band.from, band.to);
        const double left = qMax(rect.left(), row.left());
        const double room = qMin(rect.right(), row.right()) - left;
        const QString whole = fill(tr("limited by: {limiters}"), {{"limiters", band.name}});
        // A narrow band before the first one with room for the words has its name alone.
        for (const QString& text : isIntroduced ? QStringList{band.name} : QStringList{whole, band.name}) {
            const double width = metrics.horizontalAdvance(text);
            if (width + nameGap > room)
                continue;
            names.push_back({text, QRectF(left, row.top(), width + nameGap, row.height())});
            isIntroduced = isIntroduced || text == whole;
            break;
        }
    }
    return names;
}

bool LimiterBands::areAllNamed() const {
    const auto inView = std::count_if(bands_.begin(), bands_.end(), [this](const Band& band) {
        return bandRect(band.from, band.to).width() > 0;
    });
    return names().size() == static_cast<std::size_t>(inView);
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
        if (const QRectF rect = bandRect(band.from, band.to); rect.width() > 0)
            paintLimiter(painter, rect, band.limiter);
}

void LimiterBands::draw(QCPPainter* painter) {
    painter->setAntialiasing(false);
    drawPatterns(*painter);
    painter->setFont(textFont(0.8));
    painter->setPen(currentTheme().muted);
    for (const Name& name : names())
        painter->drawText(name.rect, Qt::AlignLeft | Qt::AlignVCenter, name.text);
}

} // namespace trichevron::gui
