// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timings/quartiles_plot.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/catalogue/language.h"
#include "core/demo/demo_text.h"
#include "core/messages/comparison_words.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <QFontMetrics>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double boxHeight = 0.55; ///< of a row
constexpr double labelRoom = 0.5;  ///< for labels to the right of the largest time, as a share of the range
constexpr int rowSpacing = 4;      ///< pixels between two rows of text
constexpr double maxBesideShare = 0.4; ///< of the width; wider labels are above their boxes
constexpr int besideLabel = 40;        ///< pixels left and right of a label above its box
constexpr double boxBelow = 0.72;      ///< position in the row of a box below its label

/// The first measurement that says what its items are.
QString itemsOf(const std::vector<core::ComparedTiming>& timings) {
    for (const core::ComparedTiming& timing : timings)
        if (timing.measurement != nullptr && timing.measurement->work)
            return text(core::demoText(timing.measurement->work->itemName));
    return {};
}

/// In English: of columns in tables.
core::ComparedTimings compare(const std::vector<core::ComparedTiming>& timings) {
    const core::EnglishScope unit;
    return compareTimings(timings);
}

} // namespace

QuartilesPlot::QuartilesPlot(QWidget* parent)
    : LaunchPlot(parent), empty_(addPlotText(*this, 0.5, 0.5, Qt::AlignCenter)) {
    setObjectName(QStringLiteral("quartilesPlot"));
    empty_->setTextAlignment(Qt::AlignHCenter);
    yAxis->setRangeReversed(true);
    setInteractions(QCP::iRangeDrag);
    axisRect()->setRangeDrag(Qt::Vertical);
    style();
    retranslate(this, [this] { setAccessibleName(tr("Times compared")); });
    refresh();
}

void QuartilesPlot::setTimings(const std::vector<core::ComparedTiming>& timings, const QString& hint) {
    const core::ComparedTimings compared = compare(timings);
    const std::vector<std::string> labels = timingLabels(timings);
    rows_.clear();
    for (std::size_t i = 0; i < timings.size(); ++i)
        if (const core::ComparedRow& row = compared.rows[i]; row.summary)
            rows_.push_back({QString::fromStdString(labels[i]), QString::fromStdString(standingText(row)),
                             *row.summary, row.standing, factsOf(timings[i])});
    std::stable_sort(rows_.begin(), rows_.end(),
                     [](const Row& a, const Row& b) { return a.summary.median < b.summary.median; });
    hint_ = hint;
    by_ = compared.by;
    items_ = itemsOf(timings);
    convertTo(compared.unit);
    drawContents();
    refresh();
}

void QuartilesPlot::convertTo(const std::string& unit) {
    constexpr std::string_view microseconds = "µs"; // the unit of core
    double largest = 0;
    for (const Row& row : rows_)
        largest = std::max(largest, row.summary.maximum);
    const core::DisplayUnit shown = core::timeUnit(largest);
    for (Row& row : rows_)
        for (double core::Summary::*figure :
             {&core::Summary::minimum, &core::Summary::lowerQuartile, &core::Summary::median,
              &core::Summary::upperQuartile, &core::Summary::maximum})
            row.summary.*figure *= shown.factor;
    factor_ = shown.factor;
    timeUnit_ = text(shown.name);
    column_ = shown.name + unit.substr(microseconds.size());
}

QString QuartilesPlot::perItem(const QString& time) const {
    switch (by_) {
    case core::RankedBy::Time:
        break;
    case core::RankedBy::TimePerItem:
        return fill(tr("{time} per million {items}"), {{"time", time}, {"items", items_}});
    case core::RankedBy::TimePerThread:
        return fill(tr("{time} per million threads"), {{"time", time}});
    }
    return time;
}

QString QuartilesPlot::figure(double value) const {
    return QString::fromStdString(core::durationText(value / factor_));
}

bool QuartilesPlot::isLabelAbove() const {
    const QFontMetrics metrics(yAxis->tickLabelFont());
    return std::any_of(rows_.begin(), rows_.end(), [&](const Row& row) {
        return metrics.horizontalAdvance(row.label) > width() * maxBesideShare;
    });
}

void QuartilesPlot::style() {
    LaunchPlot::style();
    const Theme& theme = currentTheme();
    heading_.style(theme.muted);
    empty_->setFont(textFont(0.88));
    empty_->setColor(theme.muted);
    xAxis->grid()->setVisible(true);
    yAxis->grid()->setVisible(false);
    yAxis->setTickLabelFont(monospaceFont(0.82));
    yAxis->setTickLabelColor(theme.text);
    drawContents();
}

void QuartilesPlot::drawContents() {
    for (QCPStatisticalBox* box : boxes_)
        removePlottable(box);
    for (QCPItemText* text : texts_)
        removeItem(text);
    boxes_.clear();
    texts_.clear();
    if (rows_.empty())
        return;
    const Theme& theme = currentTheme();
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    const bool above = isLabelAbove();
    yAxis->setTickLabels(!above);
    double smallest = rows_.front().summary.minimum;
    double largest = rows_.front().summary.maximum;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Row& row = rows_[i];
        const double at = static_cast<double>(i) + (above ? boxBelow : 0.5);
        const bool leads = row.how == core::Standing::Fastest || row.how == core::Standing::LikeFastest;
        const QColor colour = leads ? theme.accent : theme.muted;
        QColor fill = colour;
        fill.setAlpha(row.how == core::Standing::Fastest ? 110 : 55);
        auto* box = new QCPStatisticalBox(yAxis, xAxis); // the plot owns it
        const double height = above ? boxHeight / 2 : boxHeight;
        box->setWidth(height);
        box->setWhiskerWidth(height / 2);
        box->setPen(QPen(colour, 1.2));
        box->setBrush(fill);
        box->setWhiskerPen(QPen(colour, 1));
        box->setWhiskerBarPen(QPen(colour, 1));
        box->setMedianPen(QPen(theme.categories[5], 2.2));
        box->addData(at, row.summary.minimum, row.summary.lowerQuartile, row.summary.median,
                     row.summary.upperQuartile, row.summary.maximum);
        boxes_.push_back(box);
        auto* standing = new QCPItemText(this); // the plot owns it
        standing->position->setCoords(row.summary.maximum, at);
        standing->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        standing->setPadding(QMargins(8, 0, 0, 0));
        standing->setFont(textFont(0.85, leads ? QFont::DemiBold : QFont::Normal));
        standing->setColor(leads ? theme.accentText : theme.muted);
        standing->setText(row.standing);
        texts_.push_back(standing);
        if (above)
            texts_.push_back(addLabel(row, static_cast<double>(i)));
        else
            ticker->addTick(at, row.label);
        smallest = std::min(smallest, row.summary.minimum);
        largest = std::max(largest, row.summary.maximum);
    }
    yAxis->setTicker(ticker);
    const bool logarithmic = smallest > 0 && largest > maxLinearRatio * smallest;
    xAxis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (logarithmic) {
        xAxis->setRange(smallest / std::pow(largest / smallest, 0.05),
                        largest * std::pow(largest / smallest, labelRoom));
        return;
    }
    const double range = std::max(largest - smallest, largest * 0.01);
    xAxis->setRange(std::max(0.0, smallest - range * 0.05), largest + range * labelRoom);
}

QCPItemText* QuartilesPlot::addLabel(const Row& row, double top) {
    QCPItemText* label = addPlotText(*this, 0, 0, Qt::AlignLeft | Qt::AlignTop);
    label->position->setTypeY(QCPItemPosition::ptPlotCoords);
    label->position->setCoords(0, top);
    label->setClipToAxisRect(true); // its row may be scrolled out of view
    label->setFont(yAxis->tickLabelFont());
    label->setColor(currentTheme().text);
    label->setPadding(QMargins(2, 1, 0, 0));
    label->setBrush(currentTheme().window); // the lines of the grid end at it
    label->setText(QFontMetrics(label->font()).elidedText(row.label, Qt::ElideRight, width() - besideLabel));
    return label;
}

double QuartilesPlot::rowsThatFit() const {
    const double line = QFontMetrics(yAxis->tickLabelFont()).height() + rowSpacing;
    const double room = isLabelAbove() ? 2 * line : line;
    return std::max(1.0, std::floor(axisRect()->height() / room));
}

void QuartilesPlot::refresh() {
    const bool any = !rows_.empty();
    empty_->setVisible(!any);
    xAxis->setVisible(any);
    yAxis->setVisible(any);
    empty_->setText(wrapToPlot(*this, hint_, empty_->font()));
    if (!any) {
        heading_.setText(accessibleName(), {});
        finishRefresh(hint_);
        return;
    }
    scroll(0);
    QStringList lines;
    for (const Row& row : rows_)
        lines << fill(tr("{launch}: median {time}"),
                      {{"launch", row.label}, {"time", perItem(figure(row.summary.median))}}) +
                     (row.standing.isEmpty() ? QString() : QStringLiteral(", ") + row.standing);
    const QString unit = perItem(timeUnit_);
    xAxis->setLabel(xAxis->scaleType() == QCPAxis::stLogarithmic ? fill(tr("{unit}, log"), {{"unit", unit}})
                                                                 : unit);
    const QString how =
        fill(tr("boxes: quartiles, whiskers: shortest and longest, in {unit}"), {{"unit", unit}});
    heading_.setText(fill(tr("Times compared, {count}"), {{"count", core::digits(rows_.size())}}),
                     {how, rows_.size() < 2 ? hint_ : QString()});
    finishRefresh(lines.join(QLatin1Char('\n')));
}

QPointF QuartilesPlot::boxCentre(std::size_t row) const {
    return {xAxis->coordToPixel(rows_[row].summary.median),
            yAxis->coordToPixel(static_cast<double>(row) + (isLabelAbove() ? boxBelow : 0.5))};
}

QString QuartilesPlot::readingAt(const QPointF& place) const {
    const double at = std::floor(yAxis->pixelToCoord(place.y()));
    if (at < 0 || at >= static_cast<double>(rows_.size()))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(at)];
    const core::Summary& summary = row.summary;
    QStringList lines{row.label,
                      fill(tr("median {median} · quartiles {lower} – {upper}"),
                           {{"median", figure(summary.median)},
                            {"lower", figure(summary.lowerQuartile)},
                            {"upper", perItem(figure(summary.upperQuartile))}}),
                      fill(tr("{count, plural, one {{samples} sample} other {{samples} samples}}, from "
                              "{shortest} to {longest}"),
                           {{"count", summary.count},
                            {"samples", core::digits(summary.count)},
                            {"shortest", figure(summary.minimum)},
                            {"longest", figure(summary.maximum)}})};
    if (!row.standing.isEmpty())
        lines << row.standing;
    return lines.join(QLatin1Char('\n'));
}

void QuartilesPlot::scroll(double rows) {
    const auto all = static_cast<double>(rows_.size());
    const double shown = std::min(all, rowsThatFit());
    const double first = std::clamp(yAxis->range().lower + rows, 0.0, all - shown);
    yAxis->setRange(first, first + shown);
    replot(QCustomPlot::rpQueuedReplot);
}

void QuartilesPlot::resizeEvent(QResizeEvent* event) {
    drawContents(); // the position of the labels depends on the width
    LaunchPlot::resizeEvent(event);
}

void QuartilesPlot::wheelEvent(QWheelEvent* event) {
    constexpr double notch = 120;
    if (!rows_.empty())
        scroll(-event->angleDelta().y() / notch);
    event->accept();
}

void QuartilesPlot::keyPressEvent(QKeyEvent* event) {
    const bool down = event->key() == Qt::Key_Down || event->key() == Qt::Key_PageDown;
    const bool up = event->key() == Qt::Key_Up || event->key() == Qt::Key_PageUp;
    if ((down || up) && !rows_.empty())
        scroll(down ? 1 : -1);
    else
        LaunchPlot::keyPressEvent(event);
}

core::DataTable QuartilesPlot::table() const {
    const std::string unit = " (" + column_ + ")";
    core::DataTable table{accessibleName().toStdString(),
                          {"launch", "samples", "minimum" + unit, "lower quartile" + unit, "median" + unit,
                           "upper quartile" + unit, "maximum" + unit, "standing"},
                          {}};
    for (const Row& row : rows_)
        table.rows.push_back({row.label.toStdString(), static_cast<std::int64_t>(row.summary.count),
                              row.summary.minimum, row.summary.lowerQuartile, row.summary.median,
                              row.summary.upperQuartile, row.summary.maximum, row.standing.toStdString()});
    std::vector<TimingFacts> facts;
    for (const Row& row : rows_)
        facts.push_back(row.facts);
    addFactColumns(table, facts);
    return table;
}

} // namespace trichevron::gui
