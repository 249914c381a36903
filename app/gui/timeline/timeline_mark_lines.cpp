// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timeline/timeline_mark_lines.h"

#include "app/gui/text/fill.h"
#include "app/gui/theme/theme.h"
#include "app/gui/timeline/timeline_bars.h"
#include "core/text/number_text.h"

#include <QFontMetricsF>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr double minBetweenLines = 6; ///< pixels; the colours of the bars show rounds that are closer
constexpr double beforeText = 3;      ///< pixels between a line and its label
constexpr double betweenLabels = 6;
constexpr double beforeEdge = 8; ///< kept free of labels

QString momentText(std::uint64_t nanoseconds) {
    return QString::fromStdString(
        core::microsecondsText(static_cast<double>(nanoseconds) / nanosecondsPerMicrosecond));
}

} // namespace

class TimelineMarkLines::Band final : public QCPAbstractItem {
public:
    Band(QCustomPlot* plot, const TimelineMarkLines& lines) : QCPAbstractItem(plot), lines_(lines) {
        setSelectable(false);
        setLayer(QStringLiteral("background"));
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override {
        const std::optional<core::Tail>& tail = lines_.marks_.tail;
        if (!tail || !lines_.visible())
            return;
        const QRectF axes(parentPlot()->axisRect()->rect());
        QColor fill = currentTheme().alarm;
        fill.setAlpha(currentTheme().dark ? 70 : 46);
        painter->fillRect(
            QRectF(QPointF(lines_.toPixel(tail->lastBegin), axes.top()),
                   QPointF(lines_.toPixel(tail->lastBegin + tail->nanoseconds), axes.bottom() + 1)) &
                axes,
            fill);
    }

private:
    const TimelineMarkLines& lines_;
};

TimelineMarkLines::TimelineMarkLines(QCustomPlot* plot) : QCPAbstractItem(plot) {
    setSelectable(false);
    setClipToAxisRect(false); // the labels are above it
    setLayer(QStringLiteral("legend"));
    new Band(plot, *this); // the plot owns it
}

void TimelineMarkLines::setMarks(core::TimelineMarks marks) {
    marks_ = std::move(marks);
}

int TimelineMarkLines::rowHeight() const {
    return QFontMetrics(font_).height() + 1;
}

double TimelineMarkLines::toPixel(std::uint64_t nanoseconds) const {
    return parentPlot()->xAxis->coordToPixel(static_cast<double>(nanoseconds) / nanosecondsPerMicrosecond);
}

bool TimelineMarkLines::isInside(double x) const {
    const QRect axes = parentPlot()->axisRect()->rect();
    return x >= axes.left() - 0.5 && x <= axes.right() + 1.5;
}

QRectF TimelineMarkLines::labelAt(double x, const QString& text) const {
    const double width = QFontMetricsF(font_).horizontalAdvance(text) + beforeText;
    const double last = parentPlot()->width() - beforeEdge - width;
    return {std::min(x, last), static_cast<double>(parentPlot()->axisRect()->top() - rowHeight()), width,
            static_cast<double>(rowHeight())};
}

std::vector<double> TimelineMarkLines::roundLines() const {
    std::vector<double> lines;
    for (const std::uint64_t begin : marks_.roundBegins)
        if (const double x = toPixel(begin);
            isInside(x) && (lines.empty() || x - lines.back() >= minBetweenLines))
            lines.push_back(x);
    return lines;
}

QRectF TimelineMarkLines::tailLabel(const QString& text, const std::optional<QRectF>& time) const {
    const QRectF rect = labelAt(toPixel(marks_.tail->lastBegin), text);
    if (!time || !time->adjusted(-beforeText, 0, betweenLabels, 0).intersects(rect))
        return rect;
    // Beside the time, which would cover it.
    const double after = time->right() + betweenLabels;
    const bool hasRoom = after + rect.width() <= parentPlot()->width() - beforeEdge;
    return rect.translated((hasRoom ? after : time->left() - beforeText - rect.width()) - rect.left(), 0);
}

std::vector<TimelineMarkLines::Label> TimelineMarkLines::labels() const {
    std::vector<Label> labels;
    std::optional<QRectF> time;
    if (time_ && isInside(toPixel(*time_)))
        time = labelAt(toPixel(*time_), momentText(*time_));
    double end = parentPlot()->width(); // of the room for the labels of rounds
    if (marks_.tail && isInside(toPixel(marks_.tail->lastBegin))) {
        // Short, so that rounds keep their labels: how long it takes is in the heading.
        const QString text = tr("last start");
        labels.push_back({Kind::Tail, text, toPixel(marks_.tail->lastBegin), tailLabel(text, time)});
        end = labels.back().rect.left();
    }
    double taken = -1;
    for (std::size_t round = 0; round < marks_.roundBegins.size(); ++round) {
        const double x = toPixel(marks_.roundBegins[round]);
        if (!isInside(x) || x < taken)
            continue;
        const QString number = QString::fromStdString(core::digits(round));
        const QString whole = fill(tr("round {number}"), {{"number", number}});
        // The first one says what the numbers are, as in the legend. A label may reach over the next lines.
        for (const QString& words : taken < 0 ? QStringList{whole, number} : QStringList{number}) {
            const QRectF rect = labelAt(x, words);
            if (rect.left() < x || rect.right() + betweenLabels > end)
                continue;
            labels.push_back({Kind::Round, words, x, rect});
            taken = rect.right() + betweenLabels;
            break;
        }
    }
    if (time)
        labels.push_back({Kind::Time, momentText(*time_), toPixel(*time_), *time});
    return labels;
}

void TimelineMarkLines::drawLabel(QCPPainter& painter, const Label& label) const {
    const Theme& theme = currentTheme();
    if (label.kind == Kind::Time)
        painter.fillRect(label.rect.adjusted(0, 0, beforeText, 0), theme.accent);
    painter.setPen(label.kind == Kind::Time   ? theme.onAccent
                   : label.kind == Kind::Tail ? theme.alarmText
                                              : theme.muted);
    painter.drawText(label.rect.adjusted(beforeText, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, label.text);
}

void TimelineMarkLines::draw(QCPPainter* painter) {
    const Theme& theme = currentTheme();
    const QRectF axes(parentPlot()->axisRect()->rect());
    painter->setAntialiasing(false);
    painter->setFont(font_);
    const std::vector<Label> texts = labels();
    // A line goes up to its label, unless the label has no room to the right of it.
    const auto line = [&](double x, const QPen& pen) {
        const bool isCrossed = std::any_of(texts.begin(), texts.end(), [&](const Label& label) {
            return label.rect.left() < x - 1 && label.rect.right() > x;
        });
        painter->setPen(pen);
        painter->drawLine(
            QLineF(x, isCrossed ? axes.top() : axes.top() - rowHeight() / 2.0, x, axes.bottom()));
    };
    QColor ofRounds = theme.text;
    ofRounds.setAlpha(190);
    for (const double x : roundLines())
        line(x, QPen(ofRounds, 1, Qt::DashLine));
    if (marks_.tail && isInside(toPixel(marks_.tail->lastBegin)))
        line(toPixel(marks_.tail->lastBegin), QPen(theme.alarm, 1));
    if (time_ && isInside(toPixel(*time_)))
        line(toPixel(*time_), QPen(theme.accent, 2));
    for (const Label& label : texts)
        drawLabel(*painter, label);
}

} // namespace trichevron::gui
