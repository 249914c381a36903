// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/occupancy_plot.h"

#include "app/gui/plots/curve_axis_text.h"
#include "app/gui/plots/limiter_bands.h"
#include "app/gui/plots/plot_style.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"
#include "core/messages/timing_words.h"
#include "core/occupancy/clusters.h"
#include "core/occupancy/smem_opt_in.h"
#include "core/sweep/sweep_times.h"
#include "core/text/number_text.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace trichevron::gui {
namespace {

constexpr double headroom = 1.12;
constexpr int chooserMargin = 40; ///< width of the combo box without its text, in pixels for the default font
constexpr int clickDistance = 10; ///< from the curve, in pixels for the default font
constexpr int roomForTimeWord = 320; ///< a narrower plot shows only the unit of the times
/// What the axes with their numbers have at least, in pixels for the default font: a legend that would leave
/// them less is in the tool tip.
constexpr int leastHeightOfAxes = 80;

} // namespace

OccupancyPlot::OccupancyPlot(LaunchSession& session, QWidget* parent)
    : LaunchPlot(parent), session_(session), axes_(new QComboBox(this)), bands_(new LimiterBands(this)),
      curve_(addGraph()), point_(addGraph()), times_(addGraph(xAxis, yAxis2)),
      fastest_(addGraph(xAxis, yAxis2)), timeTicks_(new FittingTicker(*yAxis2)),
      mark_(new QCPItemStraightLine(this)), cursorMark_(new QCPItemStraightLine(this)),
      zoom_(new PlotZoom(*this, Qt::Horizontal)) {
    setObjectName(QStringLiteral("occupancyPlot"));
    setBufferDevicePixelRatio(devicePixelRatioF());
    setFocusPolicy(Qt::StrongFocus);
    axes_->setObjectName(QStringLiteral("occupancyAxis"));
    axes_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const core::CurveAxis axis : curveAxes)
        axes_->addItem({}, static_cast<int>(axis));
    heading_.setChooser(axes_);
    bands_->rowOfNames = [this] { return heading_.roomBetweenNames(); };
    bands_->rowsOfLegend = [this] { return heading_.labelRow(); };
    connect(axes_, &QComboBox::activated, this,
            [this] { setAxis(static_cast<core::CurveAxis>(axes_->currentData().toInt())); });
    point_->setLineStyle(QCPGraph::lsNone);
    times_->setLineStyle(QCPGraph::lsNone);
    yAxis2->setTicker(timeTicks_);
    yTicks_->setBinarySteps(1);
    cursorMark_->setVisible(false);
    connect(zoom_, &PlotZoom::clicked, this, [this](const QPointF& place) {
        if (const auto clicked = placeAt(place))
            apply(*clicked);
    });
    onChange(session_, SessionChange::Launch | SessionChange::Results, this, &OccupancyPlot::refresh);
    style();
    retranslate(this, [this] { setTexts(); });
    refresh();
}

void OccupancyPlot::setTexts() {
    setAccessibleName(tr("Occupancy"));
    axes_->setAccessibleName(tr("Occupancy by"));
    axes_->setToolTip(tr("The quantity on the x axis. Everything else is as in this launch."));
    setXLabel(axisLabel(axis_));
    fitChooser();
    bands_->setCurve(shown_); // names the limiters; refresh() makes room for the names
}

void OccupancyPlot::style() {
    LaunchPlot::style();
    const Theme& theme = currentTheme();
    curve_->setPen(QPen(theme.accent, 1.8));
    const QColor point = theme.categories[5];
    point_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(point), QBrush(point), 9));
    mark_->setPen(QPen(point, 1, Qt::DotLine));
    cursorMark_->setPen(QPen(theme.text, 1.4));
    const QColor time = theme.good;
    times_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(time), QBrush(Qt::NoBrush), 6));
    fastest_->setPen(QPen(time, 1.4, Qt::DashLine));
    styleAxis(*yAxis2);
    yAxis2->setBasePen(Qt::NoPen);
    yAxis2->setTickLabelColor(time);
    yAxis2->grid()->setVisible(false);
    axes_->setFont(textFont(0.95, QFont::DemiBold));
    fitChooser();
    nameAxes();
    heading_.style(theme.alarmText);
}

void OccupancyPlot::fitChooser() {
    const QFontMetrics metrics(axes_->font());
    const int room = width() - scaledPixels(chooserMargin);
    for (int i = 0; i < axes_->count(); ++i) {
        const CurveTitles titles = titlesBy(static_cast<core::CurveAxis>(axes_->itemData(i).toInt()));
        const auto* title = std::find_if(titles.begin(), titles.end() - 1, [&](const QString& one) {
            return metrics.horizontalAdvance(one) <= room;
        });
        axes_->setItemText(i, *title);
    }
}

void OccupancyPlot::nameAxes() {
    const Theme& theme = currentTheme();
    const bool two = yAxis2->visible();
    const QString unit = yAxis2->scaleType() == QCPAxis::stLogarithmic
                             ? fill(tr("{unit}, log"), {{"unit", timeUnitName_}})
                             : timeUnitName_;
    const QString time =
        width() < scaledPixels(roomForTimeWord) ? unit : fill(tr("time ({unit})"), {{"unit", unit}});
    yAxis->setTickLabelColor(two ? theme.accentText : theme.muted);
    heading_.setAxisNames({tr("warps"), two ? theme.accentText : theme.muted},
                          {two ? time : QString(), theme.good});
}

void OccupancyPlot::setAxis(core::CurveAxis axis) {
    axis_ = axis;
    const QSignalBlocker quiet(axes_);
    axes_->setCurrentIndex(axes_->findData(static_cast<int>(axis)));
    cursor_.reset();
    setXLabel(axisLabel(axis));
    refresh();
}

void OccupancyPlot::computeCurve() {
    const LaunchState& state = session_.state();
    const core::Evaluation* evaluation = session_.evaluation();
    const auto threads = evaluation == nullptr ? 0
                                               : static_cast<std::uint64_t>(std::min<core::Count>(
                                                     evaluation->threadsPerBlock, ~std::uint32_t{0}));
    const bool clustered = evaluation != nullptr && evaluation->clusters;
    const core::KernelOptIns optIns =
        effectiveOptIns(state.config, state.optIns); // a launch attribute comes first
    if (device_ == state.device && kernel_ == state.kernel && dynamicSmem_ == state.config.dynamicSmemBytes &&
        optIns_ == optIns && computed_ == axis_ && threads_ == threads && clustered_ == clustered)
        return;
    device_ = state.device;
    kernel_ = state.kernel;
    dynamicSmem_ = state.config.dynamicSmemBytes;
    optIns_ = optIns;
    computed_ = axis_;
    threads_ = threads;
    clustered_ = clustered;
    core::KernelAttributes kernel = session_.kernelAttributes();
    kernel.optIns = optIns;
    shown_ = device_ ? computeOccupancyCurve(axis_, withEffectiveSmemOptIn(kernel, *device_), *device_,
                                             threads, dynamicSmem_)
                     : core::OccupancyCurve{axis_, {}, {}};
    if (clustered)
        std::transform(shown_.y.begin(), shown_.y.end(), shown_.y.begin(),
                       [](const core::Occupancy& occupancy) { return core::inClusters(occupancy); });
    QVector<double> x;
    QVector<double> y;
    for (std::size_t i = 0; i < shown_.x.size(); ++i) {
        x << onAxis(axis_, static_cast<double>(shown_.x[i]));
        y << shown_.y[i].activeWarps;
    }
    curve_->setData(x, y, true);
    bands_->setCurve(shown_);
    if (device_)
        styleAxes();
}

void OccupancyPlot::styleAxes() {
    const double last = shown_.x.empty() ? 0 : onAxis(axis_, static_cast<double>(shown_.x.back()));
    xTicks_->setBinarySteps(axis_ == core::CurveAxis::BlockSize ? std::max(1.0, double(device_->warpSize))
                                                                : 1);
    const double largest = device_->maxThreadsPerMultiProcessor / std::max(1.0, double(device_->warpSize));
    zoom_->setFullRange(QCPRange(0, std::max(1.0, last * 1.02)),
                        QCPRange(0, std::max(1.0, largest) * headroom));
}

std::optional<double> OccupancyPlot::launchPosition() const {
    const core::Evaluation* evaluation = session_.evaluation();
    if (evaluation == nullptr || shown_.x.empty())
        return std::nullopt;
    core::Count value = 0;
    switch (axis_) {
    case core::CurveAxis::BlockSize:
        value = evaluation->threadsPerBlock;
        break;
    case core::CurveAxis::Registers:
        value = session_.state().kernel->attributes.numRegs;
        break;
    case core::CurveAxis::SharedMemory:
        value = session_.state().config.dynamicSmemBytes.value;
        break;
    }
    if (value > shown_.x.back())
        return std::nullopt;
    return onAxis(axis_, static_cast<double>(value));
}

QString OccupancyPlot::showTimes() {
    core::SweepTimes found;
    if (const ActualSweep* sweep = session_.sweep(); sweep != nullptr && device_)
        found = sweepTimesAlong(axis_, {session_.state().config, session_.state().optIns}, sweep->points,
                                sweep->sweep.points, sweep->summaries, session_.kernelAttributes(), *device_);
    QVector<double> x;
    QVector<double> y;
    QVector<double> lowX;
    QVector<double> lowY;
    double largest = 0;
    for (const core::TimedPlace& place : found.places) {
        const double at = onAxis(axis_, static_cast<double>(place.x));
        x << at;
        y << place.microseconds;
        largest = std::max(largest, place.microseconds);
        if (lowX.isEmpty() || lowX.back() != at) {
            lowX << at;
            lowY << place.microseconds;
        } else {
            lowY.back() = std::min(lowY.back(), place.microseconds);
        }
    }
    const bool any = x.size() > 1; // a single time shows no trend
    times_->setData(any ? x : QVector<double>(), any ? y : QVector<double>(), true);
    fastest_->setData(any ? lowX : QVector<double>(), any ? lowY : QVector<double>(), true);
    yAxis2->setVisible(any);
    const double smallest = any ? *std::min_element(y.begin(), y.end()) : 0;
    const bool logarithmic = smallest > 0 && largest > maxLinearRatio * smallest;
    yAxis2->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    const core::DisplayUnit unit = core::timeUnit(largest);
    timeTicks_->setFactor(unit.factor);
    timeUnitName_ = QString::fromStdString(unit.name);
    yAxis2->setRange(logarithmic ? smallest / headroom : 0, any ? largest * headroom : 1);
    return QString::fromStdString(found.conclusion);
}

void OccupancyPlot::refresh() {
    computeCurve();
    const core::Evaluation* evaluation = session_.evaluation();
    const bool known = evaluation != nullptr && evaluation->threadsPerBlock > 0;
    const std::optional<double> place = known ? launchPosition() : std::nullopt;
    mark_->setVisible(place.has_value());
    point_->data()->clear();
    QString resident;
    QString limit;
    if (!known) {
        resident = evaluation == nullptr ? tr("no device selected") : tr("the block has no threads");
    } else if (!place) {
        resident = axis_ == core::CurveAxis::BlockSize
                       ? fill(tr("{threads, plural, one {# thread} other {# threads}} per block are beyond "
                                 "this axis: no block can be resident"),
                              {{"threads", evaluation->threadsPerBlock}})
                       : tr("this launch is beyond this axis: no block can be resident");
    } else {
        const core::Occupancy occupancy = evaluation->launchOccupancy();
        point_->addData(*place, occupancy.activeWarps);
        mark_->point1->setCoords(*place, 0);
        mark_->point2->setCoords(*place, 1);
        const auto value =
            axis_ == core::CurveAxis::BlockSize   ? static_cast<std::uint64_t>(evaluation->threadsPerBlock)
            : axis_ == core::CurveAxis::Registers ? session_.state().kernel->attributes.numRegs
                                                  : session_.state().config.dynamicSmemBytes.value;
        resident = fill(tr("{size}: {blocks, plural, one {# block} other {# blocks}} per SM, {resident} of "
                           "{warps, plural, one {# warp} other {# warps}}"),
                        {{"size", axisValueText(axis_, value)},
                         {"blocks", occupancy.maxActiveBlocksPerMultiprocessor},
                         {"resident", occupancy.activeWarps},
                         {"warps", occupancy.maxWarps}});
        limit = fill(tr("limited by {limiters}"), {{"limiters", limiterNames(limitingResources(occupancy))}});
    }
    QStringList lines{resident, limit};
    if (const QString conclusion = showTimes(); !conclusion.isEmpty())
        lines << conclusion;
    nameAxes();
    heading_.setText(axes_->currentText(), lines);
    makeRoomForLegend();
    lines.removeAll(QString());
    QStringList summary{lines.join(QStringLiteral(", "))};
    summary << bands_->describe(axisLabel(axis_));
    finishRefresh(summary.join(QLatin1Char('\n')));
}

void OccupancyPlot::makeRoomForLegend() {
    heading_.setLabelRow(0);
    const auto betweenNames = bands_->legendHeight(heading_.roomBetweenNames().width());
    if (betweenNames && *betweenNames <= LimiterBands::lineHeight())
        return;
    const auto high = bands_->legendHeight(heading_.labelRow().width());
    const int axesTop = axisRect()->minimumMargins().top();
    if (high && height() - axesTop - *high >= scaledPixels(leastHeightOfAxes))
        heading_.setLabelRow(*high);
}

QString OccupancyPlot::unnamedPatterns() const {
    return bands_->areAllNamed() ? QString() : bands_->describe(axisLabel(axis_)).join(QLatin1Char('\n'));
}

QString OccupancyPlot::describePlace(std::size_t place) const {
    const core::Occupancy& occupancy = shown_.y.at(place);
    QStringList parts{fill(
        tr("{size}: {warps, plural, one {# warp} other {# warps}} in {blocks, plural, one {# block} other "
           "{# blocks}}, by {limiters}"),
        {{"size", axisValueText(axis_, shown_.x[place])},
         {"warps", occupancy.activeWarps},
         {"blocks", occupancy.maxActiveBlocksPerMultiprocessor},
         {"limiters", limiterNames(limitingResources(occupancy))}})};
    const auto at = times_->data()->findBegin(onAxis(axis_, static_cast<double>(shown_.x[place])), false);
    double smallest = -1;
    for (auto time = at; time != times_->data()->constEnd() &&
                         time->key == onAxis(axis_, static_cast<double>(shown_.x[place]));
         ++time)
        smallest = smallest < 0 ? time->value : std::min(smallest, time->value);
    if (smallest >= 0)
        parts << QString::fromStdString(core::microsecondsText(smallest));
    if (axis_ == core::CurveAxis::Registers)
        parts << tr("the compiler sets the registers; a launch cannot change them");
    return parts.join(QStringLiteral(" · "));
}

QString OccupancyPlot::readingAt(const QPointF& place) const {
    if (shown_.x.empty())
        return {};
    const double scale = axis_ == core::CurveAxis::SharedMemory ? 1024 : 1;
    return describePlace(shown_.nearest(xAxis->pixelToCoord(place.x()) * scale));
}

std::optional<std::size_t> OccupancyPlot::placeAt(const QPointF& at) const {
    if (shown_.x.empty())
        return std::nullopt;
    const double scale = axis_ == core::CurveAxis::SharedMemory ? 1024 : 1;
    const std::size_t place = shown_.nearest(xAxis->pixelToCoord(at.x()) * scale);
    const double near = scaledPixels(clickDistance);
    const auto heightOf = [&](std::size_t point) { return yAxis->coordToPixel(shown_.y[point].activeWarps); };
    // Between its points the curve is a line, which may be steep.
    double top = heightOf(place);
    double bottom = top;
    for (const std::size_t neighbour :
         {place == 0 ? place : place - 1, std::min(place + 1, shown_.x.size() - 1)}) {
        top = std::min(top, heightOf(neighbour));
        bottom = std::max(bottom, heightOf(neighbour));
    }
    bool isNear = at.y() >= top - near && at.y() <= bottom + near;
    for (const QCPGraphData& time : *times_->data())
        isNear = isNear || (std::abs(xAxis->coordToPixel(time.key) - at.x()) <= near &&
                            std::abs(yAxis2->coordToPixel(time.value) - at.y()) <= near);
    return isNear ? std::optional(place) : std::nullopt;
}

void OccupancyPlot::apply(std::size_t place) {
    switch (axis_) {
    case core::CurveAxis::BlockSize:
        session_.setBlockSize(static_cast<std::uint32_t>(shown_.x.at(place)));
        break;
    case core::CurveAxis::Registers:
        showReading(tr("The compiler sets the registers of a kernel. Compile it with __launch_bounds__ or "
                       "-maxrregcount to change them."));
        break;
    case core::CurveAxis::SharedMemory:
        session_.setDynamicSmemWithOptIn(core::Bytes{shown_.x.at(place)});
        break;
    }
}

void OccupancyPlot::keyPressEvent(QKeyEvent* event) {
    const auto move = [this](int by) {
        if (shown_.x.empty())
            return;
        const double scale = axis_ == core::CurveAxis::SharedMemory ? 1024 : 1;
        const auto last = static_cast<long>(shown_.x.size()) - 1;
        const long at = cursor_ ? static_cast<long>(*cursor_) + by
                                : static_cast<long>(shown_.nearest(launchPosition().value_or(0) * scale));
        cursor_ = static_cast<std::size_t>(std::clamp(at, 0L, last));
        const double x = onAxis(axis_, static_cast<double>(shown_.x[*cursor_]));
        cursorMark_->point1->setCoords(x, 0);
        cursorMark_->point2->setCoords(x, 1);
        cursorMark_->setVisible(true);
        setAccessibleDescription(describePlace(*cursor_));
        showReading(describePlace(*cursor_));
    };
    switch (event->key()) {
    case Qt::Key_Left:
        move(-1);
        break;
    case Qt::Key_Right:
        move(1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (cursor_)
            apply(*cursor_);
        break;
    default:
        if (!zoom_->handleKey(*event))
            LaunchPlot::keyPressEvent(event);
    }
}

void OccupancyPlot::focusOutEvent(QFocusEvent* event) {
    LaunchPlot::focusOutEvent(event);
    cursor_.reset();
    cursorMark_->setVisible(false);
    setAccessibleDescription(summary());
    showReading({});
}

core::DataTable OccupancyPlot::table() const {
    core::DataTable table{accessibleName().toStdString(),
                          {columnOf(axis_), "resident warps", "resident blocks", "limited by"},
                          {}};
    std::map<double, std::vector<core::TableCell>> rows;
    for (std::size_t i = 0; i < shown_.x.size(); ++i)
        rows[onAxis(axis_, static_cast<double>(shown_.x[i]))] = {
            core::TableCell(), std::int64_t{shown_.y[i].activeWarps},
            std::int64_t{shown_.y[i].maxActiveBlocksPerMultiprocessor},
            limiterNames(limitingResources(shown_.y[i])).toStdString()};
    if (fastest_->dataCount() > 0)
        table.columns.push_back("shortest measured time (µs)");
    for (const QCPGraphData& time : *fastest_->data()) {
        std::vector<core::TableCell>& row = rows[time.key];
        row.resize(table.columns.size());
        row.back() = time.value;
    }
    for (auto& [x, row] : rows) {
        row.front() = x;
        row.resize(table.columns.size());
        table.rows.push_back(std::move(row));
    }
    return table;
}

void OccupancyPlot::resizeEvent(QResizeEvent* event) {
    fitChooser();
    LaunchPlot::resizeEvent(event);
}

} // namespace trichevron::gui
