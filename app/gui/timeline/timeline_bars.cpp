// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timeline/timeline_bars.h"

#include "app/gui/render/hatching.h"
#include "app/gui/text/fill.h"
#include "core/messages/trace_words.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace trichevron::gui {
namespace {

constexpr std::size_t maxOutlines = 20'000; ///< in vector graphics; more bars are an image
constexpr double minMarked = 7;             ///< pixels; a smaller marked bar gets a ring around it
constexpr double ring = 6;

/// A text colour that is legible on the colour of a category.
QColor textOn(const QColor& colour) {
    const double light = 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue();
    return light > 135 ? QColor(0x17212B) : QColor(Qt::white);
}

} // namespace

TimelineBars::TimelineBars(QCPAxis* time, QCPAxis* sm) : QCPAbstractPlottable(time, sm) {}

void TimelineBars::setTimeline(core::TraceTimeline timeline) {
    timeline_ = std::move(timeline);
    marked_.reset();
    picture_ = {};
}

void TimelineBars::setColourBy(core::TimelineColour by) {
    by_ = by;
    picture_ = {};
}

void TimelineBars::setColours(const BarColours& colours, const QColor& mark, const QColor& halo) {
    colours_ = colours;
    mark_ = mark;
    halo_ = halo;
    picture_ = {};
}

TimelineWindow TimelineBars::window(double pixelRatio) const {
    const QCPRange time = keyAxis()->range();
    const QCPRange rows = valueAxis()->range();
    return {time.lower * nanosecondsPerMicrosecond,
            time.upper * nanosecondsPerMicrosecond,
            rows.lower,
            rows.upper,
            (QSizeF(keyAxis()->axisRect()->size()) * pixelRatio).toSize(),
            pixelRatio};
}

double TimelineBars::selectTest(const QPointF& /*at*/, bool /*onlySelectable*/, QVariant* /*details*/) const {
    return -1; // TimelinePlot finds the block
}

QCPRange TimelineBars::getKeyRange(bool& found, QCP::SignDomain /*signs*/) const {
    found = !timeline_.isEmpty();
    return {0, static_cast<double>(timeline_.lastEnd()) / nanosecondsPerMicrosecond};
}

QCPRange TimelineBars::getValueRange(bool& found, QCP::SignDomain /*signs*/, const QCPRange& /*keys*/) const {
    found = !timeline_.isEmpty();
    return {0, static_cast<double>(timeline_.sms().size())};
}

template <class Visit>
void TimelineBars::forEachSeen(const TimelineWindow& window, Visit visit) const {
    const auto rows = static_cast<double>(timeline_.sms().size());
    const auto first = static_cast<std::size_t>(std::clamp(std::floor(window.top), 0.0, rows));
    const auto end = static_cast<std::size_t>(std::clamp(std::ceil(window.bottom), 0.0, rows));
    for (std::size_t sm = first; sm < end; ++sm)
        for (std::uint32_t slot = 0; slot < timeline_.slotCount(); ++slot)
            for (const core::TimelineBar& bar : timeline_.bars(sm, slot, window.from, window.to))
                visit(bar);
}

void TimelineBars::draw(QCPPainter* painter) {
    const QRect rect = keyAxis()->axisRect()->rect();
    if (timeline_.isEmpty() || rect.isEmpty())
        return;
    const bool vectors = painter->modes().testFlag(QCPPainter::pmVectorized);
    if (!vectors || !drawOutlines(*painter)) {
        // Of the screen, or of the saved picture.
        const double ratio = painter->deviceTransform().m11();
        const TimelineWindow seen = window(ratio);
        if (picture_.isNull() || seen != drawn_) {
            picture_ = raster_.draw(timeline_, seen, by_, colours_);
            drawn_ = seen;
        }
        painter->drawImage(QRectF(rect), picture_);
    }
    drawLabels(*painter);
    drawMark(*painter);
}

bool TimelineBars::drawOutlines(QCPPainter& painter) const {
    const TimelineWindow seen = window();
    std::size_t bars = 0;
    forEachSeen(seen, [&](const core::TimelineBar& /*bar*/) { ++bars; });
    if (bars > maxOutlines)
        return false;
    const QRectF rect(keyAxis()->axisRect()->rect());
    std::array<std::vector<QPolygonF>, BarColours().size()> hatched;
    painter.save();
    painter.translate(rect.topLeft());
    forEachSeen(seen, [&](const core::TimelineBar& bar) {
        const std::uint32_t category = categoryOf(bar, by_);
        const QRectF place = seen.place(timeline_, bar.rank) & QRectF(QPointF(), rect.size());
        QColor colour = colours_.at(category % colours_.size());
        if (isHatched(category) && hasRoomForHatching(place.width(), place.height())) {
            hatched.at(category % colours_.size()).emplace_back(place);
            colour.setAlphaF(static_cast<float>(barHatchOpacity));
        }
        painter.fillRect(place, colour);
    });
    const HatchSize size{barHatchPeriod, barHatchStroke / std::numbers::sqrt2};
    for (std::size_t i = 0; i < hatched.size(); ++i)
        paintHatching(painter, hatched[i], Hatching::Rising, colours_[i], size);
    painter.restore();
    return true;
}

void TimelineBars::drawLabels(QCPPainter& painter) const {
    const TimelineWindow seen = window();
    const QFontMetrics metrics(labelFont_);
    if (seen.pixelsPerRow() / timeline_.slotCount() < metrics.height())
        return;
    const QRect rect = keyAxis()->axisRect()->rect();
    const double labelWidth = metrics.horizontalAdvance(QStringLiteral("0000"));
    painter.setFont(labelFont_);
    forEachSeen(seen, [&](const core::TimelineBar& bar) {
        const QRectF place = seen.place(timeline_, bar.rank).translated(rect.topLeft()) & QRectF(rect);
        if (place.width() < labelWidth || place.height() < metrics.height())
            return;
        const std::uint32_t category = categoryOf(bar, by_);
        const QString number = QString::number(timeline_.rankInGrid(bar.rank));
        const QString whole = by_ == core::TimelineColour::Round
                                  ? fill(tr("block {block} · round {round}"),
                                         {{"block", number}, {"round", core::digits(category)}})
                              : by_ == core::TimelineColour::Cluster
                                  ? fill(tr("block {block} · cluster {cluster}"),
                                         {{"block", number}, {"cluster", core::digits(category)}})
                                  : fill(tr("block {block} · {kernel}"),
                                         {{"block", number}, {"kernel", core::kernelText(category)}});
        const bool fits = metrics.horizontalAdvance(whole) + 8 <= place.width();
        const QString text = fits ? whole : number;
        if (metrics.horizontalAdvance(text) + 4 > place.width())
            return;
        painter.setPen(isHatched(category) ? mark_ : textOn(colours_.at(category % colours_.size())));
        painter.drawText(place.adjusted(fits ? 4 : 0, 0, 0, 0),
                         static_cast<int>(Qt::AlignVCenter | (fits ? Qt::AlignLeft : Qt::AlignHCenter)),
                         text);
    });
}

void TimelineBars::drawMark(QCPPainter& painter) const {
    if (!marked_)
        return;
    const QRect rect = keyAxis()->axisRect()->rect();
    QRectF place = window().place(timeline_, *marked_).translated(rect.topLeft());
    if (!place.intersects(QRectF(rect).adjusted(-1, -1, 1, 1)) && place.width() > 0)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setAntialiasing(true);
    const bool small = place.width() < minMarked || place.height() < minMarked;
    const QPointF middle = place.center();
    if (small && place.width() < minMarked)
        place.setRect(middle.x() - ring, middle.y() - ring, 2 * ring, 2 * ring);
    else if (small)
        place.adjust(-2, -3, 2, 3);
    const auto outline = [&](const QColor& colour, double width) {
        painter.setPen(QPen(colour, width));
        if (small)
            painter.drawRoundedRect(place, ring, ring);
        else
            painter.drawRect(place.adjusted(0, 0, -1, -1));
    };
    outline(halo_, 4);
    outline(mark_, 2);
}

void TimelineBars::drawLegendIcon(QCPPainter* painter, const QRectF& rect) const {
    painter->fillRect(rect, colours_.front());
}

} // namespace trichevron::gui
