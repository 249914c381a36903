// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timeline/timeline_plot.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"
#include "core/messages/timing_words.h"
#include "core/messages/trace_words.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double reachPixels = 3; ///< distance from a bar within which the pointer selects it
constexpr double keyZoom = 1.25;
constexpr double minTime = 0.01; ///< microseconds; the smallest range of the axis
constexpr double minSmRows = 0.25;
constexpr double margin = 0.01; ///< of the total time, after the last block
constexpr double rightEdge = 8; ///< kept free of the legend

/// Ticks at the centre of rows, labelled with the SM ID.
class SmTicker final : public FittingTicker {
public:
    SmTicker(const QCPAxis& axis, const TimelineBars& bars) : FittingTicker(axis), bars_(bars) {
        setMinStep(1);
    }

protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override {
        QVector<double> ticks;
        const double first = std::floor(range.lower / tickStep);
        const auto count = static_cast<int>(std::ceil(range.upper / tickStep - first));
        for (int tick = 0; tick < count; ++tick)
            ticks << (first + tick) * tickStep + 0.5;
        return ticks;
    }
    QString getTickLabel(double tick, const QLocale& /*locale*/, QChar /*format*/,
                         int /*precision*/) override {
        const auto& sms = bars_.timeline().sms();
        const double row = std::floor(tick);
        const bool known = row >= 0 && row < static_cast<double>(sms.size());
        return known ? QString::number(sms[static_cast<std::size_t>(row)]) : QString();
    }

private:
    const TimelineBars& bars_;
};

QCPRange inside(const QCPRange& asked, double smallest, double end) {
    const double size = std::clamp(asked.size(), std::min(smallest, end), end);
    const double lower = std::clamp(asked.center() - size / 2, 0.0, end - size);
    return {lower, lower + size};
}

} // namespace

TimelinePlot::TimelinePlot(QWidget* parent)
    : LaunchPlot(parent), bars_(new TimelineBars(xAxis, yAxis)),
      barLegend_(new TimelineLegend(this)), // the plot owns its items
      markLines_(new TimelineMarkLines(this)), empty_(addPlotText(*this, 0.5, 0.5, Qt::AlignCenter)) {
    setObjectName(QStringLiteral("timelinePlot"));
    setFocusPolicy(Qt::StrongFocus);
    empty_->setTextAlignment(Qt::AlignHCenter);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    axisRect()->setRangeDrag(Qt::Horizontal | Qt::Vertical);
    axisRect()->setRangeZoom(Qt::Horizontal | Qt::Vertical);
    yAxis->setRangeReversed(true); // the first SM is at the top
    yAxis->setTicker(QSharedPointer<SmTicker>::create(*yAxis, *bars_));
    barLegend_->row = [this] { return heading_.roomBetweenNames().adjusted(0, 0, -rightEdge, 0); };
    for (QCPAxis* axis : {xAxis, yAxis})
        connect(axis, QOverload<const QCPRange&>::of(&QCPAxis::rangeChanged), this,
                &TimelinePlot::keepInside);
    style();
    retranslate(this, [this] {
        setAccessibleName(tr("SM timeline"));
        setXLabel(tr("time"));
    });
    refresh();
}

void TimelinePlot::style() {
    LaunchPlot::style();
    const Theme& theme = currentTheme();
    bars_->setColours(theme.categories, theme.text, theme.window);
    bars_->setLabelFont(textFont(0.8));
    barLegend_->setColours(theme.categories, theme.muted);
    barLegend_->setFont(textFont(0.85));
    markLines_->setFont(textFont(0.85));
    heading_.style(theme.muted);
    empty_->setFont(textFont(0.88));
    empty_->setColor(theme.muted);
    yAxis->grid()->setVisible(false);
}

void TimelinePlot::setTimeline(core::TraceTimeline timeline, core::TimelineMarks marks, const QString& title,
                               const QStringList& lines) {
    bars_->setTimeline(std::move(timeline));
    markLines_->setMarks(std::move(marks));
    showAll();
    setHeading(title, lines);
}

void TimelinePlot::setHeading(const QString& title, const QStringList& lines) {
    title_ = title;
    lines_ = lines;
    refresh();
}

void TimelinePlot::nameTimeAxis() {
    const core::DisplayUnit unit =
        core::timeUnit(static_cast<double>(timeline().lastEnd()) / nanosecondsPerMicrosecond);
    xTicks_->setFactor(unit.factor);
    setXLabel(fill(tr("time ({unit})"), {{"unit", std::string(unit.name)}}));
}

void TimelinePlot::showEmpty(const QString& why) {
    bars_->setTimeline({});
    markLines_->setMarks({});
    title_ = tr("SM timeline");
    lines_.clear();
    why_ = why;
    refresh();
}

void TimelinePlot::setTime(std::optional<std::uint64_t> nanoseconds) {
    if (markLines_->time() == nanoseconds)
        return;
    markLines_->setTime(nanoseconds);
    replot(QCustomPlot::rpQueuedReplot);
}

void TimelinePlot::setColourBy(core::TimelineColour by) {
    bars_->setColourBy(by);
    refresh();
}

void TimelinePlot::setSelected(std::optional<core::BlockIndex> block, std::uint32_t kernel) {
    const std::optional<std::uint32_t> before = bars_->marked();
    bars_->setMarked(block ? timeline().toRank(*block, kernel) : std::nullopt);
    if (bars_->marked() != before)
        replot(QCustomPlot::rpQueuedReplot);
}

void TimelinePlot::refresh() {
    const bool any = !timeline().isEmpty();
    empty_->setText(wrapToPlot(*this, why_, empty_->font()));
    empty_->setVisible(!any);
    xAxis->setVisible(any);
    yAxis->setVisible(any);
    if (any)
        nameTimeAxis();
    markLines_->setVisible(any);
    heading_.setLabelRow(any ? markLines_->rowHeight() : 0);
    heading_.setText(title_, lines_);
    // The name of the rows, and beside it the legend.
    heading_.setAxisNames({any ? QStringLiteral("SM") : QString(), currentTheme().muted}, {});
    const core::TimelineColour by = bars_->colourBy();
    barLegend_->setCategories(by, by == core::TimelineColour::Round     ? timeline().rounds()
                                  : by == core::TimelineColour::Cluster ? timeline().clusters()
                                                                        : timeline().kernels());
    QStringList summary = QStringList(title_) + lines_;
    summary << barLegend_->repeatNote();
    summary.removeAll(QString());
    finishRefresh(any ? summary.join(QLatin1Char('\n')) : why_);
}

QString TimelinePlot::unnamedPatterns() const {
    return barLegend_->isRepeatNoted() ? QString() : barLegend_->repeatNote();
}

void TimelinePlot::showAll() {
    if (timeline().isEmpty())
        return;
    const double end = static_cast<double>(timeline().lastEnd()) / nanosecondsPerMicrosecond;
    xAxis->setRange(0, std::max(end, minTime) * (1 + margin));
    yAxis->setRange(0, static_cast<double>(timeline().sms().size()));
    replot(QCustomPlot::rpQueuedReplot);
}

void TimelinePlot::keepInside() {
    if (timeline().isEmpty())
        return;
    const double end = static_cast<double>(timeline().lastEnd()) / nanosecondsPerMicrosecond;
    xAxis->setRange(inside(xAxis->range(), minTime, std::max(end, minTime) * (1 + margin)));
    yAxis->setRange(inside(yAxis->range(), minSmRows, static_cast<double>(timeline().sms().size())));
}

QPointF TimelinePlot::barCentre(std::uint32_t rank) const {
    return bars_->window().place(timeline(), rank).center() + axisRect()->rect().topLeft();
}

std::optional<std::uint32_t> TimelinePlot::blockAt(const QPointF& place) const {
    if (!axisRect()->rect().contains(place.toPoint()))
        return std::nullopt;
    return timeline().blockAt(yAxis->pixelToCoord(place.y()),
                              xAxis->pixelToCoord(place.x()) * nanosecondsPerMicrosecond,
                              reachPixels / bars_->window().pixelsPerNanosecond());
}

QString TimelinePlot::readingAt(const QPointF& place) const {
    const std::optional<std::uint32_t> rank = blockAt(place);
    if (!rank)
        return {};
    QStringList lines;
    for (const std::string& line : barLines(timeline(), *rank))
        lines << QString::fromStdString(line);
    return lines.join(QLatin1Char('\n'));
}

void TimelinePlot::choose(std::uint32_t rank) {
    bars_->setMarked(rank);
    QStringList lines;
    for (const std::string& line : barLines(timeline(), rank))
        lines << QString::fromStdString(line);
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    replot(QCustomPlot::rpQueuedReplot);
    Q_EMIT blockSelected(timeline().blockOf(rank), timeline().kernelOf(rank));
}

void TimelinePlot::bringIntoView(std::uint32_t rank) {
    const core::TimelineBar& bar = timeline().barOf(rank);
    const core::TimelinePlace place = timeline().computePlace(rank);
    const auto show = [](QCPAxis& axis, double from, double to) {
        const QCPRange range = axis.range();
        if (from < range.lower || to - from > range.size())
            axis.setRange(from, from + range.size());
        else if (to > range.upper)
            axis.setRange(to - range.size(), to);
    };
    show(*xAxis, static_cast<double>(bar.begin) / nanosecondsPerMicrosecond,
         static_cast<double>(bar.end) / nanosecondsPerMicrosecond);
    const double slotCount = timeline().slotCount();
    const double row = static_cast<double>(place.sm) + place.slot / slotCount;
    show(*yAxis, row, row + 1 / slotCount);
}

void TimelinePlot::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->position();
    LaunchPlot::mousePressEvent(event);
}

void TimelinePlot::mouseReleaseEvent(QMouseEvent* event) {
    LaunchPlot::mouseReleaseEvent(event);
    const bool moved = (event->position() - pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (moved || event->button() != Qt::LeftButton)
        return;
    if (const auto rank = blockAt(event->position()))
        choose(*rank);
}

void TimelinePlot::mouseDoubleClickEvent(QMouseEvent* event) {
    LaunchPlot::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton)
        showAll();
}

void TimelinePlot::wheelEvent(QWheelEvent* event) {
    Qt::Orientations along = Qt::Horizontal | Qt::Vertical;
    if ((event->modifiers() & Qt::ControlModifier) != 0)
        along = Qt::Horizontal;
    else if ((event->modifiers() & Qt::ShiftModifier) != 0)
        along = Qt::Vertical;
    axisRect()->setRangeZoom(along);
    LaunchPlot::wheelEvent(event);
    event->accept();
}

void TimelinePlot::zoom(double factor) {
    for (QCPAxis* axis : {xAxis, yAxis})
        axis->scaleRange(1 / factor);
    replot(QCustomPlot::rpQueuedReplot);
}

void TimelinePlot::keyPressEvent(QKeyEvent* event) {
    using Step = core::TraceTimeline::Step;
    const auto step = [&]() -> std::optional<Step> {
        switch (event->key()) {
        case Qt::Key_Left:
            return Step::Earlier;
        case Qt::Key_Right:
            return Step::Later;
        case Qt::Key_Up:
            return Step::Up;
        case Qt::Key_Down:
            return Step::Down;
        default:
            return std::nullopt;
        }
    }();
    if (step && !timeline().isEmpty()) {
        const std::optional<std::uint32_t> from = bars_->marked();
        const std::optional<std::uint32_t> to =
            from ? timeline().neighbour(*from, *step) : timeline().first();
        if (to) {
            bringIntoView(*to);
            choose(*to);
        }
    } else if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal) {
        zoom(keyZoom);
    } else if (event->key() == Qt::Key_Minus) {
        zoom(1 / keyZoom);
    } else if (event->key() == Qt::Key_Home || event->key() == Qt::Key_0) {
        showAll();
    } else {
        LaunchPlot::keyPressEvent(event);
    }
}

core::DataTable TimelinePlot::table() const {
    constexpr std::size_t clusterColumn = 8;
    core::DataTable table;
    table.title = title_.toStdString();
    table.about = about();
    table.columns = {"block rank", "blockIdx.x", "blockIdx.y", "blockIdx.z", "kernel",  "SM",
                     "slot",       "round",      "cluster",    "begin (ns)", "end (ns)"};
    for (std::uint32_t rank = 0; rank < timeline().barCount(); ++rank) {
        const core::TimelineBar& bar = timeline().barOf(rank);
        const core::TimelinePlace place = timeline().computePlace(rank);
        const core::BlockIndex block = timeline().blockOf(rank);
        const auto number = [](auto value) { return static_cast<std::int64_t>(value); };
        const std::int64_t numbers[] = {number(timeline().rankInGrid(rank)),
                                        number(block.x),
                                        number(block.y),
                                        number(block.z),
                                        number(timeline().kernelOf(rank)),
                                        number(timeline().sms()[place.sm]),
                                        number(place.slot),
                                        number(bar.round),
                                        number(bar.cluster),
                                        number(bar.begin),
                                        number(bar.end)};
        std::vector<core::TableCell> cells(std::begin(numbers), std::end(numbers));
        if (!timeline().hasClusters())
            cells[clusterColumn] = {};
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace trichevron::gui
