// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/memory/barrier_picture.h"

#include "app/gui/memory/memory_text.h"
#include "app/gui/render/hatching.h"
#include "app/gui/text/fill.h"
#include "app/gui/theme/theme.h"
#include "core/text/number_text.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace trichevron::gui {
namespace {

// Pixels for the default font.
constexpr int warpHeight = 20;
constexpr int elementHeight = 26;
constexpr int leastBands = 44;
constexpr int usualBands = 100;
constexpr int leastBarrierWidth = 320;
constexpr int legendBox = 12;
constexpr int legendGap = 6;
constexpr int bandOpacity = 70; ///< of 255
constexpr double arrowRoom = 9; ///< for the line of the barrier
constexpr double arrowHead = 9;

enum class ElementLook { Empty, Written, Done, Wrong };

ElementLook lookOf(const core::SharedElement& element, bool isLeft) {
    if (!element.isWritten)
        return ElementLook::Empty;
    if (element.unwritten != 0)
        return ElementLook::Wrong;
    return isLeft ? ElementLook::Written : ElementLook::Done;
}

void paintElement(QPainter& painter, const QRectF& box, ElementLook look, const QColor& colour) {
    const Theme& theme = currentTheme();
    switch (look) {
    case ElementLook::Empty:
        break;
    case ElementLook::Written:
        painter.fillRect(box, colour);
        break;
    case ElementLook::Done:
        painter.fillRect(box, theme.border);
        break;
    case ElementLook::Wrong:
        painter.fillRect(box, theme.alarmFill);
        paintHatching(painter, box, Hatching::Rising, theme.alarm);
        break;
    }
}

/// Which way the values go.
void paintArrow(QPainter& painter, const QPointF& from, const QPointF& to) {
    const QColor colour = currentTheme().text;
    const QLineF line(to, from);
    QLineF side = line.unitVector();
    side.setLength(arrowHead);
    painter.setPen(QPen(colour, 1.4));
    painter.drawLine(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    QPolygonF head{{to}};
    for (const double turn : {-25.0, 25.0}) {
        QLineF edge = side;
        edge.setAngle(side.angle() + turn);
        head << edge.p2();
    }
    painter.drawPolygon(head);
}

} // namespace

BarrierPicture::BarrierPicture(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("barrierPicture"));
    setFocusPolicy(Qt::StrongFocus);
}

void BarrierPicture::setStep(const core::BlockSum& block, const core::SharedStep& step,
                             core::Barrier barrier) {
    block_ = block;
    step_ = step;
    barrier_ = barrier;
    update();
}

double BarrierPicture::threadWidth() const {
    // A warp that is not full keeps its place.
    return (width() - 4.0) / std::max(1U, block_.warps() * block_.warpSize);
}

double BarrierPicture::warpsTop() const {
    return memoryLine() + 4;
}

double BarrierPicture::elementsTop() const {
    const double below = warpsTop() + scaledPixels(warpHeight);
    const double room = height() - below - scaledPixels(elementHeight) - 2 * memoryLine() - 14;
    return below + std::clamp<double>(room, scaledPixels(leastBands), 3.0 * scaledPixels(usualBands));
}

QRectF BarrierPicture::threadsRect(std::uint32_t first, std::uint32_t count) const {
    return {2 + first * threadWidth(), warpsTop(), count * threadWidth(),
            static_cast<double>(scaledPixels(warpHeight))};
}

QRectF BarrierPicture::elementsRect(std::uint32_t first, std::uint32_t count) const {
    return {2 + first * threadWidth(), elementsTop(), count * threadWidth(),
            static_cast<double>(scaledPixels(elementHeight))};
}

QSize BarrierPicture::minimumSizeHint() const {
    return {scaledPixels(leastBarrierWidth),
            static_cast<int>(warpsTop() + scaledPixels(warpHeight) + scaledPixels(leastBands) +
                             scaledPixels(elementHeight) + 2 * memoryLine() + 14)};
}

QSize BarrierPicture::sizeHint() const {
    const QSize least = minimumSizeHint();
    return {2 * least.width(), least.height() + scaledPixels(usualBands - leastBands)};
}

QColor BarrierPicture::colourOf(std::uint32_t thread) const {
    const Theme& theme = currentTheme();
    return theme.categories.at(thread / std::max(1U, block_.warpSize) % theme.categories.size());
}

bool BarrierPicture::acts(std::uint32_t warp) const {
    if (step_.stage == core::SharedStage::Add)
        return std::any_of(step_.reads.begin(), step_.reads.end(), [&](const core::SharedReads& reads) {
            return reads.firstThread / block_.warpSize == warp;
        });
    return step_.stage != core::SharedStage::Begin && warp >= step_.firstWarp &&
           warp < step_.firstWarp + step_.warps;
}

void BarrierPicture::paintWarps(QPainter& painter) const {
    const Theme& theme = currentTheme();
    const double between = QFontMetricsF(memoryFont()).horizontalAdvance(QStringLiteral("000 "));
    double labelled = -between;
    for (std::uint32_t warp = 0; warp < block_.warps(); ++warp) {
        const std::uint32_t first = warp * block_.warpSize;
        const QRectF place = threadsRect(first, block_.warpSize);
        const QRectF box =
            threadsRect(first, std::min(block_.warpSize, block_.threads - first)).adjusted(1, 0, -1, 0);
        const bool isActing = acts(warp);
        if (isActing)
            painter.fillRect(box, colourOf(first));
        painter.setPen(QPen(isActing ? theme.text : theme.muted, 1));
        painter.drawRect(box);
        if (place.left() - labelled < between)
            continue;
        painter.setPen(theme.muted);
        const QString number = QString::fromStdString(core::digits(warp));
        const QString words = warp == 0 ? fill(tr("warp {warp}"), {{"warp", warp}}) : number;
        painter.drawText(QRectF(place.left() + 1, 0, 10 * between, memoryLine()),
                         Qt::AlignLeft | Qt::AlignVCenter, words);
        labelled = place.left() + QFontMetricsF(memoryFont()).horizontalAdvance(words) -
                   QFontMetricsF(memoryFont()).horizontalAdvance(number);
    }
}

/// A thick line under each warp that waits.
void BarrierPicture::paintBarrier(QPainter& painter) const {
    const Theme& theme = currentTheme();
    bool any = false;
    for (std::uint32_t warp = 0; warp < block_.warps(); ++warp) {
        if (!step_.waits[warp])
            continue;
        any = true;
        const QRectF box = threadsRect(warp * block_.warpSize, block_.warpSize);
        painter.fillRect(QRectF(box.left() + 1, box.bottom() + 3, box.width() - 2, 4), theme.text);
    }
    if (!any)
        return;
    painter.setPen(theme.text);
    painter.setFont(monospaceFont(0.85));
    painter.drawText(QRectF(2, threadsRect(0, 1).bottom() + 8, width() - 4, memoryLine()),
                     Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("__syncthreads()"));
    painter.setFont(memoryFont());
}

void BarrierPicture::paintElements(QPainter& painter) const {
    const Theme& theme = currentTheme();
    const auto count = static_cast<std::uint32_t>(step_.elements.size());
    // Neighbours that look the same are one rectangle, so that no seam is between them.
    for (std::uint32_t first = 0; first < count;) {
        const ElementLook look = lookOf(step_.elements[first], first < step_.left);
        std::uint32_t end = first + 1;
        while (end < count && end / block_.warpSize == first / block_.warpSize &&
               lookOf(step_.elements[end], end < step_.left) == look)
            ++end;
        paintElement(painter, elementsRect(first, end - first), look, colourOf(first));
        first = end;
    }
    painter.setPen(QPen(theme.muted, 1));
    for (std::uint32_t warp = 0; warp < block_.warps(); ++warp) {
        const std::uint32_t first = warp * block_.warpSize;
        painter.drawRect(elementsRect(first, std::min(block_.warpSize, block_.threads - first)));
    }
    painter.setPen(theme.muted);
    const QFontMetricsF metrics(memoryFont());
    double right = -1;
    for (std::uint32_t first = 0; first < count; first += block_.warpSize) {
        const QString number = QString::fromStdString(core::digits(first));
        const QString words = first == 0 ? fill(tr("element {element}"), {{"element", first}}) : number;
        const QRectF place(elementsRect(first, 1).left() + 1, elementsRect(0, 1).bottom() + 1,
                           metrics.horizontalAdvance(words) + 4, memoryLine());
        if (place.left() < right)
            continue;
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, words);
        right = place.right() + 4;
    }
}

void BarrierPicture::paintBands(QPainter& painter) const {
    const Theme& theme = currentTheme();
    const auto band = [&](const QRectF& threads, const QRectF& elements, bool isRead, const QColor& line,
                          bool isWrong) {
        QColor inside = line;
        inside.setAlpha(bandOpacity);
        const QPolygonF area{
            {QPointF(threads.left(), threads.bottom() + 1), QPointF(threads.right(), threads.bottom() + 1),
             QPointF(elements.right(), elements.top() - 1), QPointF(elements.left(), elements.top() - 1)}};
        if (isWrong)
            paintHatching(painter, area, Hatching::Rising, line);
        painter.setBrush(isWrong ? QBrush(Qt::NoBrush) : QBrush(inside));
        painter.setPen(QPen(line, 1.4, isWrong ? Qt::DashLine : Qt::SolidLine));
        painter.drawPolygon(area);
        const QPointF above(threads.center().x(), threads.bottom() + arrowRoom);
        const QPointF below(elements.center().x(), elements.top() - 1);
        paintArrow(painter, isRead ? below : above, isRead ? above : below);
    };
    painter.setRenderHint(QPainter::Antialiasing);
    if (step_.stage == core::SharedStage::Write)
        for (std::uint32_t warp = step_.firstWarp; warp < step_.firstWarp + step_.warps; ++warp) {
            const std::uint32_t first = warp * block_.warpSize;
            const std::uint32_t count = std::min(block_.warpSize, block_.threads - first);
            band(threadsRect(first, count), elementsRect(first, count), false, colourOf(first), false);
        }
    for (const core::SharedReads& reads : step_.reads)
        band(threadsRect(reads.firstThread, reads.threads),
             elementsRect(reads.firstThread + reads.distance, reads.threads), true,
             reads.areWritten ? colourOf(reads.firstThread) : theme.alarm, !reads.areWritten);
    if (step_.stage == core::SharedStage::End)
        band(threadsRect(0, 1), elementsRect(0, 1), true, theme.text, false);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
}

void BarrierPicture::paintLegend(QPainter& painter) const {
    const Theme& theme = currentTheme();
    const QFontMetricsF metrics(memoryFont());
    const double top = elementsRect(0, 1).bottom() + memoryLine() + 6;
    const double box = scaledPixels(legendBox);
    double x = 2;
    const auto entry = [&](ElementLook look, const QString& words) {
        const QRectF sign(x, top + (memoryLine() - box) / 2, box, box);
        paintElement(painter, sign, look, theme.categories.front());
        painter.setPen(QPen(theme.muted, 1));
        painter.drawRect(sign);
        const double wide = metrics.horizontalAdvance(words) + 2;
        painter.drawText(QRectF(sign.right() + legendGap, top, wide, memoryLine()),
                         Qt::AlignLeft | Qt::AlignVCenter, words);
        x = sign.right() + wide + 3.0 * legendGap;
    };
    entry(ElementLook::Empty, tr("not written"));
    entry(ElementLook::Written, tr("written"));
    if (barrier_ == core::Barrier::Kept)
        entry(ElementLook::Done, tr("added"));
    else
        entry(ElementLook::Wrong, tr("wrong"));
}

void BarrierPicture::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().window);
    if (block_.threads == 0)
        return;
    painter.setFont(memoryFont());
    paintBands(painter);
    paintWarps(painter);
    paintElements(painter);
    paintBarrier(painter);
    paintLegend(painter);
    if (hasFocus()) {
        painter.setPen(currentTheme().accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void BarrierPicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void BarrierPicture::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        Q_EMIT stepRequested(-1);
        break;
    case Qt::Key_Right:
        Q_EMIT stepRequested(1);
        break;
    case Qt::Key_Space:
        Q_EMIT playRequested();
        break;
    case Qt::Key_B:
        Q_EMIT barrierToggleRequested();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace trichevron::gui
