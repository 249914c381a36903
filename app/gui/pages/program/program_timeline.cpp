// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_timeline.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/program/program_words.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int programRowHeight = 24;
constexpr int programRowGap = 6;
constexpr int streamMargin = 5;         ///< before and after the name of a stream
constexpr int mostLabelShare = 3;       ///< of the width: the names have at most a third
constexpr std::size_t leastStreams = 4; ///< that a low window shows
constexpr std::size_t mostStreams = 64; ///< more are not drawn
constexpr double streamType = 0.9;      ///< relative to the font of the program
constexpr double leastNsShown = 100;
constexpr double wheelStep = 1.2;
/// Of the accent colour, for the bars that are not selected: they still reach 3:1 on the window.
constexpr float otherBars = 0.76F;

/// Of the tone of a bar, where launches take little of a pixel's time.
constexpr double palest = 0.35;
constexpr double tones = 64; ///< that are told apart
/// A line of so many pixels has the whole tone: paler it would be missed.
constexpr std::size_t thinLine = 2;

/// What a pixel of a row has.
struct Cover {
    enum class Kind : std::uint8_t { None, LeftOut, Other, Selected };
    Kind kind = Kind::None;
    double share = 0; ///< of the pixel's time in which launches run
    friend bool operator==(const Cover&, const Cover&) = default;
};

/// Launches and gaps that are shorter than a pixel make it paler, so that gaps of one length look alike.
void setTones(std::vector<Cover>& cover) {
    for (std::size_t begin = 0; begin < cover.size();) {
        std::size_t end = begin;
        while (end < cover.size() && cover[end].kind != Cover::Kind::None)
            ++end;
        for (std::size_t x = begin; x < end; ++x)
            cover[x].share = end - begin <= thinLine
                                 ? 1
                                 : std::clamp(std::round(cover[x].share * tones) / tones, palest, 1.0);
        begin = end + 1;
    }
}

} // namespace

ProgramTimeline::ProgramTimeline(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("programTimeline"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void ProgramTimeline::setProgram(std::shared_ptr<const core::ProgramAnalysis> analysis) {
    analysis_ = std::move(analysis);
    rows_.clear();
    current_.reset();
    selected_.reset();
    isKept_.clear();
    isSelected_.assign(analysis_ ? analysis_->configurations.size() : 0, false);
    if (analysis_ && !analysis_->program->leavesOut(core::TraceGap::StartTimes)) {
        const core::Program& program = *analysis_->program;
        rows_.resize(std::min(program.streams.size(), mostStreams));
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i].stream = std::to_string(program.streams[i].id);
        for (std::uint32_t i = 0; i < program.launches.size(); ++i) {
            const core::ProgramLaunch& launch = program.launches[i];
            if (launch.stream >= rows_.size())
                continue;
            Row& row = rows_[launch.stream];
            row.launches.push_back(i);
            row.longestNs = std::max(row.longestNs, launch.durationNs);
        }
        std::erase_if(rows_, [](const Row& row) { return row.launches.empty(); });
    }
    updateGeometry();
    showAll();
}

QString ProgramTimeline::nameOf(const Row& row) {
    return fill(tr("stream {id}"), {{"id", row.stream}});
}

void ProgramTimeline::updateProgram(std::shared_ptr<const core::ProgramAnalysis> analysis) {
    const bool showsAll = from_ == 0 && to_ == end();
    const double from = from_;
    const double to = to_;
    const bool hasChosen = current_.has_value();
    const core::ProgramLaunch chosen =
        hasChosen ? analysis_->program->launches[*current_] : core::ProgramLaunch();
    setProgram(std::move(analysis));
    if (!showsAll) {
        from_ = from;
        to_ = to;
    }
    if (!hasChosen || !analysis_)
        return;
    const std::vector<core::ProgramLaunch>& launches = analysis_->program->launches;
    const auto same = std::find_if(launches.begin(), launches.end(), [&](const core::ProgramLaunch& launch) {
        return launch.startNs == chosen.startNs && launch.stream == chosen.stream;
    });
    if (same != launches.end())
        current_ = static_cast<std::uint32_t>(same - launches.begin());
}

void ProgramTimeline::setSelected(const core::ProgramGroup* group) {
    std::fill(isSelected_.begin(), isSelected_.end(), false);
    selected_ = group == nullptr ? std::nullopt : std::optional(*group);
    if (selected_)
        for (const std::uint32_t i : selected_->configurations)
            if (i < isSelected_.size())
                isSelected_[i] = true;
    update();
}

void ProgramTimeline::setKept(std::vector<bool> isKept) {
    isKept_ = std::move(isKept);
    update();
}

bool ProgramTimeline::isSelected(const core::ProgramLaunch& launch) const {
    return isSelected_[launch.configuration] && isLaunchOf(*selected_, launch);
}

void ProgramTimeline::showAll() {
    from_ = 0;
    to_ = end();
    update();
}

double ProgramTimeline::end() const {
    return analysis_ ? std::max<double>(leastNsShown, static_cast<double>(analysis_->wallNs)) : 1;
}

int ProgramTimeline::labelWidth() const {
    int widest = 0;
    for (const Row& row : rows_)
        widest = std::max(widest, QFontMetrics(textFont(streamType)).horizontalAdvance(nameOf(row)));
    return std::min(widest + 4 * scaledPixels(streamMargin), width() / mostLabelShare);
}

int ProgramTimeline::axisHeight() const {
    return fontMetrics().height() + scaledPixels(6);
}

QString ProgramTimeline::shownName(std::size_t row) const {
    return QFontMetrics(textFont(streamType))
        .elidedText(nameOf(rows_[row]), Qt::ElideMiddle, labelWidth() - 3 * scaledPixels(streamMargin));
}

QRect ProgramTimeline::rowArea(std::size_t row) const {
    const int pitch = scaledPixels(programRowHeight + programRowGap);
    return {labelWidth(), static_cast<int>(row) * pitch + scaledPixels(4),
            std::max(1, width() - labelWidth() - 8), scaledPixels(programRowHeight)};
}

QSize ProgramTimeline::sizeHint() const {
    const int rows = static_cast<int>(std::clamp<std::size_t>(rows_.size(), 1, 8));
    return {scaledPixels(500),
            rows * scaledPixels(programRowHeight + programRowGap) + axisHeight() + scaledPixels(8)};
}

QSize ProgramTimeline::minimumSizeHint() const {
    const int rows = static_cast<int>(std::clamp<std::size_t>(rows_.size(), 1, leastStreams));
    return {scaledPixels(200),
            rows * scaledPixels(programRowHeight + programRowGap) + axisHeight() + scaledPixels(8)};
}

double ProgramTimeline::timeAt(int x) const {
    const QRect area = rowArea(0);
    return from_ + (x - area.left()) * (to_ - from_) / area.width();
}

double ProgramTimeline::xOf(double time) const {
    const QRect area = rowArea(0);
    return area.left() + (time - from_) * area.width() / (to_ - from_);
}

QPoint ProgramTimeline::placeOf(std::uint32_t launch) const {
    const core::ProgramLaunch& one = analysis_->program->launches[launch];
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (std::binary_search(rows_[i].launches.begin(), rows_[i].launches.end(), launch))
            return {static_cast<int>(
                        xOf(static_cast<double>(one.startNs) + static_cast<double>(one.durationNs) / 2)),
                    rowArea(i).center().y()};
    return {};
}

void ProgramTimeline::paintRow(QPainter& painter, const Row& row, const QRect& area) const {
    const std::vector<core::ProgramLaunch>& launches = analysis_->program->launches;
    std::vector<Cover> cover(static_cast<std::size_t>(area.width()));
    const double scale = area.width() / (to_ - from_);
    const double earliest = from_ - static_cast<double>(row.longestNs);
    auto at = std::lower_bound(
        row.launches.begin(), row.launches.end(), earliest,
        [&](std::uint32_t i, double time) { return static_cast<double>(launches[i].startNs) < time; });
    const int last = area.width() - 1;
    for (; at != row.launches.end(); ++at) {
        const core::ProgramLaunch& launch = launches[*at];
        const double start = static_cast<double>(launch.startNs);
        if (start > to_)
            break;
        const double left = (start - from_) * scale;
        const double right = left + static_cast<double>(launch.durationNs) * scale;
        if (right < 0)
            continue;
        const int begin = std::clamp(static_cast<int>(left), 0, last);
        const int end = std::clamp(static_cast<int>(std::ceil(right)) - 1, begin, last);
        const bool isLeftOut = !isKept_.empty() && !isKept_[*at];
        const Cover::Kind kind = isSelected(launch) ? Cover::Kind::Selected
                                 : isLeftOut        ? Cover::Kind::LeftOut
                                                    : Cover::Kind::Other;
        for (int x = begin; x <= end; ++x) {
            Cover& pixel = cover[static_cast<std::size_t>(x)];
            pixel.kind = std::max(pixel.kind, kind);
            pixel.share += std::max(0.0, std::min(right, x + 1.0) - std::max(left, static_cast<double>(x)));
        }
    }
    setTones(cover);
    const Theme& theme = currentTheme();
    for (int x = 0; x < area.width();) {
        const Cover& here = cover[static_cast<std::size_t>(x)];
        int end = x + 1;
        while (end < area.width() && cover[static_cast<std::size_t>(end)] == here)
            ++end;
        // The selected bars are also taller, and those left out thinner: colour alone tells nothing.
        const bool isSelected = here.kind == Cover::Kind::Selected;
        const bool isLeftOut = here.kind == Cover::Kind::LeftOut;
        const int inset = isSelected ? 0 : scaledPixels(isLeftOut ? 9 : 3);
        QColor colour = isSelected ? theme.alarm : isLeftOut ? theme.muted : theme.accent;
        colour.setAlphaF(static_cast<float>(here.share) * (isSelected ? 1 : otherBars));
        if (here.kind != Cover::Kind::None)
            painter.fillRect(QRect(area.left() + x, area.top() + inset, end - x, area.height() - 2 * inset),
                             colour);
        x = end;
    }
}

void ProgramTimeline::paintAxis(QPainter& painter) const {
    const QRect area = rowArea(0);
    const int top = height() - axisHeight();
    const double span = to_ - from_;
    const double wanted = span / std::max(1, area.width() / scaledPixels(110));
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    const double step = power * (wanted <= power       ? 1
                                 : wanted <= 2 * power ? 2
                                 : wanted <= 5 * power ? 5
                                                       : 10);
    painter.setPen(currentTheme().border);
    painter.drawLine(area.left(), top, area.right(), top);
    const double firstTime = std::ceil(from_ / step) * step;
    const int ticks = static_cast<int>(std::max(0.0, std::floor((to_ - firstTime) / step) + 1));
    for (int tick = 0; tick < ticks; ++tick) {
        const double time = firstTime + tick * step;
        const int x = static_cast<int>(xOf(time));
        painter.setPen(currentTheme().border);
        painter.drawLine(x, top, x, top + scaledPixels(4));
        painter.setPen(currentTheme().muted);
        const QString label = text(core::durationText(static_cast<std::uint64_t>(std::llround(time))));
        QRect place(0, top + scaledPixels(4), painter.fontMetrics().horizontalAdvance(label) + 1,
                    painter.fontMetrics().height());
        place.moveLeft(std::clamp(x - place.width() / 2, 0, std::max(0, width() - place.width())));
        painter.drawText(place, Qt::AlignHCenter, label);
    }
}

void ProgramTimeline::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(textFont(streamType));
    if (rows_.empty()) {
        painter.setPen(currentTheme().muted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("This trace does not say when its launches started."));
        return;
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const QRect area = rowArea(i);
        if (area.bottom() > height() - axisHeight())
            break;
        painter.setPen(currentTheme().muted);
        const QRect name(scaledPixels(streamMargin), area.top(), area.left(), area.height());
        painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft, shownName(i));
        paintRow(painter, rows_[i], area);
    }
    paintAxis(painter);
    if (hasFocus()) {
        painter.setPen(currentTheme().accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

std::optional<std::uint32_t> ProgramTimeline::launchAt(const QPoint& place) const {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (!rowArea(i).contains(place))
            continue;
        const std::vector<core::ProgramLaunch>& launches = analysis_->program->launches;
        const double time = timeAt(place.x());
        const double tolerance = 3 * (to_ - from_) / rowArea(i).width();
        // The last that starts before the place, and ends close to it.
        auto at = std::upper_bound(rows_[i].launches.begin(), rows_[i].launches.end(), time + tolerance,
                                   [&](double moment, std::uint32_t launch) {
                                       return moment < static_cast<double>(launches[launch].startNs);
                                   });
        for (int tries = 0; at != rows_[i].launches.begin() && tries < 1000; ++tries) {
            const core::ProgramLaunch& launch = launches[*--at];
            if (static_cast<double>(launch.startNs) + static_cast<double>(launch.durationNs) + tolerance >=
                time)
                return *at;
        }
    }
    return std::nullopt;
}

void ProgramTimeline::choose(std::uint32_t launch) {
    current_ = launch;
    const core::ProgramLaunch& one = analysis_->program->launches[launch];
    const auto start = static_cast<double>(one.startNs);
    const double span = to_ - from_;
    if (start < from_ || start > to_)
        moveTo(start - span / 2, start + span / 2);
    Q_EMIT configurationSelected(one.configuration);
}

void ProgramTimeline::moveTo(double from, double to) {
    const double whole = std::max<double>(leastNsShown, static_cast<double>(analysis_->wallNs));
    const double span = std::clamp(to - from, leastNsShown, whole);
    from_ = std::clamp(from, 0.0, whole - span);
    to_ = from_ + span;
    update();
}

void ProgramTimeline::zoom(double factor, double around) {
    if (!rows_.empty())
        moveTo(around - (around - from_) / factor, around + (to_ - around) / factor);
}

void ProgramTimeline::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->pos();
    pressedFrom_ = from_;
    pressedTo_ = to_;
    isPanning_ = false;
}

void ProgramTimeline::mouseMoveEvent(QMouseEvent* event) {
    if (rows_.empty() || !(event->buttons() & Qt::LeftButton))
        return;
    const int moved = event->pos().x() - pressed_.x();
    isPanning_ = isPanning_ || std::abs(moved) > 4;
    if (isPanning_) {
        const double shift = -moved * (pressedTo_ - pressedFrom_) / rowArea(0).width();
        moveTo(pressedFrom_ + shift, pressedTo_ + shift);
    }
}

void ProgramTimeline::mouseReleaseEvent(QMouseEvent* event) {
    if (isPanning_ || event->button() != Qt::LeftButton)
        return;
    if (const auto launch = launchAt(event->pos()))
        choose(*launch);
}

void ProgramTimeline::mouseDoubleClickEvent(QMouseEvent*) {
    showAll();
}

void ProgramTimeline::wheelEvent(QWheelEvent* event) {
    zoom(std::pow(wheelStep, event->angleDelta().y() / 120.0),
         timeAt(static_cast<int>(event->position().x())));
    event->accept();
}

void ProgramTimeline::keyPressEvent(QKeyEvent* event) {
    const double span = to_ - from_;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(wheelStep, from_ + span / 2);
        return;
    case Qt::Key_Minus:
        zoom(1 / wheelStep, from_ + span / 2);
        return;
    case Qt::Key_Home:
        showAll();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!rows_.empty()) {
            const auto count = static_cast<std::uint32_t>(analysis_->program->launches.size());
            const std::uint32_t now = current_.value_or(0);
            choose(!current_                       ? 0
                   : event->key() == Qt::Key_Right ? std::min(now + 1, count - 1)
                                                   : now - (now > 0 ? 1 : 0));
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

QString ProgramTimeline::readingOf(std::uint32_t launch) const {
    const core::Program& program = *analysis_->program;
    const core::ProgramLaunch& one = program.launches[launch];
    return fill(tr("{kernel}: {duration}, at {start}"),
                {{"kernel", program.kernels[program.configurations[one.configuration].kernel]},
                 {"duration", core::durationText(one.durationNs)},
                 {"start", core::durationText(static_cast<std::uint64_t>(one.startNs))}});
}

bool ProgramTimeline::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        update(); // the names of streams
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto launch = launchAt(help->pos());
    QToolTip::showText(help->globalPos(), launch ? readingOf(*launch) : QString(), this);
    return true;
}

} // namespace trichevron::gui
