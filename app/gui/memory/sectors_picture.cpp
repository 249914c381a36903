// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/memory/sectors_picture.h"

#include "app/gui/memory/memory_text.h"
#include "app/gui/text/fill.h"
#include "app/gui/theme/theme.h"
#include "core/text/number_text.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace trichevron::gui {
namespace {

// Pixels for the default font.
constexpr int leastLane = 7;
constexpr int laneHeight = 15;
constexpr int leastLines = 36;
constexpr int usualLines = 90;
constexpr int mostSector = 56;
constexpr int sectorHeight = 64;
constexpr int betweenPanels = 20;
constexpr int betweenSectors = 3; ///< that are not side by side in memory
constexpr std::uint32_t lanesPerLabel = 8;

int leastPanelWidth() {
    constexpr int lanes = 32;
    return lanes * scaledPixels(leastLane);
}

/// A thin line in yellow would not be seen on white.
QColor lineColour(const QColor& category) {
    constexpr int factor = 130; // per cent
    return currentTheme().dark ? category : category.darker(factor);
}

} // namespace

SectorsPicture::SectorsPicture(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("sectorsPicture"));
    setFocusPolicy(Qt::StrongFocus);
}

void SectorsPicture::setPanels(std::vector<SectorsPanel> panels, std::uint32_t elementBytes) {
    panels_ = std::move(panels);
    elementBytes_ = elementBytes;
    updateGeometry();
    update();
}

void SectorsPicture::setLane(std::uint32_t lane) {
    lane_ = lane;
    update();
}

bool SectorsPicture::isStacked() const {
    const int count = static_cast<int>(panels_.size());
    return width() < count * leastPanelWidth() + (count - 1) * scaledPixels(betweenPanels) + 2;
}

QRectF SectorsPicture::panelRect(std::size_t panel) const {
    const auto count = static_cast<double>(std::max<std::size_t>(panels_.size(), 1));
    const double between = scaledPixels(betweenPanels);
    const auto place = static_cast<double>(panel);
    if (isStacked()) {
        const double high = (height() - (count - 1) * between) / count;
        return {1, place * (high + between), width() - 2.0, high};
    }
    const double wide = (width() - 2 - (count - 1) * between) / count;
    return {1 + place * (wide + between), 0, wide, static_cast<double>(height())};
}

double SectorsPicture::lanesTop() const {
    return 4 * memoryLine() + 8; // three lines of text and the numbers of the lanes
}

double SectorsPicture::sectorsHeight() const {
    return scaledPixels(sectorHeight);
}

double SectorsPicture::leastPanelHeight() const {
    return lanesTop() + scaledPixels(laneHeight) + scaledPixels(leastLines) + sectorsHeight() + memoryLine() +
           6;
}

double SectorsPicture::sectorsTop() const {
    const double lanesEnd = lanesTop() + scaledPixels(laneHeight);
    const double wanted = panelRect(0).height() - sectorsHeight() - memoryLine() - 6;
    return std::clamp(wanted, lanesEnd + scaledPixels(leastLines), lanesEnd + 3.0 * scaledPixels(usualLines));
}

QRectF SectorsPicture::laneRect(std::size_t panel, std::uint32_t lane) const {
    const QRectF all = panelRect(panel);
    const double wide =
        all.width() / static_cast<double>(std::max<std::size_t>(panels_[panel].warp.elements.size(), 1));
    return {all.left() + lane * wide, all.top() + lanesTop(), wide,
            static_cast<double>(scaledPixels(laneHeight))};
}

QRectF SectorsPicture::sectorRect(std::size_t panel, std::size_t sector) const {
    const std::vector<std::uint64_t>& sectors = panels_[panel].warp.sectors;
    const QRectF all = panelRect(panel);
    std::size_t gaps = 0;
    std::size_t gapsBefore = 0;
    for (std::size_t i = 1; i < sectors.size(); ++i)
        if (sectors[i] != sectors[i - 1] + 1) {
            ++gaps;
            gapsBefore += i <= sector ? 1 : 0;
        }
    const double gap = scaledPixels(betweenSectors);
    const double count = static_cast<double>(sectors.size());
    const double wide =
        std::min<double>((all.width() - static_cast<double>(gaps) * gap) / count, scaledPixels(mostSector));
    const double left = all.left() + (all.width() - count * wide - static_cast<double>(gaps) * gap) / 2;
    return {left + static_cast<double>(sector) * wide + static_cast<double>(gapsBefore) * gap,
            all.top() + sectorsTop(), wide, sectorsHeight()};
}

std::optional<std::size_t> SectorsPicture::sectorOf(std::size_t panel, std::uint32_t lane) const {
    const core::WarpSectors& warp = panels_[panel].warp;
    if (lane >= warp.elements.size() || !warp.elements[lane])
        return std::nullopt;
    const std::uint64_t sector = *warp.elements[lane] * elementBytes_ / core::sectorBytes;
    return static_cast<std::size_t>(std::lower_bound(warp.sectors.begin(), warp.sectors.end(), sector) -
                                    warp.sectors.begin());
}

QRectF SectorsPicture::elementRect(std::size_t panel, std::uint32_t lane) const {
    const auto sector = sectorOf(panel, lane);
    if (!sector)
        return {};
    const QRectF all = sectorRect(panel, *sector);
    const double high = all.height() * elementBytes_ / core::sectorBytes;
    const auto inside =
        *panels_[panel].warp.elements[lane] * elementBytes_ % core::sectorBytes / elementBytes_;
    return {all.left(), all.top() + static_cast<double>(inside) * high, all.width(), high};
}

QSize SectorsPicture::minimumSizeHint() const {
    const auto count = static_cast<int>(std::max<std::size_t>(panels_.size(), 1));
    const int rows = isStacked() ? count : 1;
    return {leastPanelWidth() + 2,
            static_cast<int>(rows * leastPanelHeight()) + (rows - 1) * scaledPixels(betweenPanels)};
}

QSize SectorsPicture::sizeHint() const {
    const QSize least = minimumSizeHint();
    return {2 * least.width(), least.height() + scaledPixels(usualLines - leastLines)};
}

void SectorsPicture::paintTexts(QPainter& painter, std::size_t panel) const {
    const SectorsPanel& shown = panels_[panel];
    const Theme& theme = currentTheme();
    const QRectF all = panelRect(panel);
    const double line = memoryLine();
    QFont title = monospaceFont(0.85);
    title.setBold(shown.isOwn);
    painter.setFont(title);
    painter.setPen(theme.text);
    painter.drawText(QRectF(all.left(), all.top(), all.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     shown.title);
    if (shown.isOwn && panels_.size() > 1) {
        const double after = QFontMetricsF(title).horizontalAdvance(shown.title + QStringLiteral("  "));
        painter.setFont(memoryFont());
        painter.setPen(theme.accentText);
        painter.drawText(QRectF(all.left() + after, all.top(), all.width() - after, line),
                         Qt::AlignLeft | Qt::AlignVCenter, tr("this kernel"));
    }
    painter.setFont(memoryFont());
    painter.setPen(theme.text);
    painter.drawText(QRectF(all.left(), all.top() + line + 2, all.width(), line),
                     Qt::AlignLeft | Qt::AlignVCenter, shown.sectors);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(all.left(), all.top() + 2 * line + 2, all.width(), line),
                     Qt::AlignLeft | Qt::AlignVCenter, shown.used);
}

void SectorsPicture::paintLanes(QPainter& painter, std::size_t panel) const {
    const Theme& theme = currentTheme();
    const auto lanes = static_cast<std::uint32_t>(panels_[panel].warp.elements.size());
    painter.setFont(memoryFont());
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
        const QRectF cell = laneRect(panel, lane);
        if (lane % lanesPerLabel == 0) {
            painter.setPen(theme.muted);
            const QString number = QString::fromStdString(core::digits(lane));
            painter.drawText(QRectF(cell.left() + 1, cell.top() - memoryLine() - 2,
                                    lanesPerLabel * cell.width(), memoryLine()),
                             Qt::AlignLeft | Qt::AlignVCenter,
                             lane == 0 ? fill(tr("lane {lane}"), {{"lane", lane}}) : number);
        }
        const auto sector = sectorOf(panel, lane);
        painter.setPen(QPen(theme.border, 1));
        painter.setBrush(sector ? QBrush(theme.categories.at(*sector % theme.categories.size()))
                                : QBrush(Qt::NoBrush));
        painter.drawRect(cell);
        if (!sector)
            painter.drawLine(cell.bottomLeft(), cell.topRight());
    }
    painter.setBrush(Qt::NoBrush);
    if (lane_ < lanes) {
        painter.setPen(QPen(theme.text, 2));
        painter.drawRect(laneRect(panel, lane_));
    }
}

void SectorsPicture::paintSectors(QPainter& painter, std::size_t panel) const {
    const Theme& theme = currentTheme();
    const core::WarpSectors& warp = panels_[panel].warp;
    for (std::uint32_t lane = 0; lane < warp.elements.size(); ++lane)
        if (const auto sector = sectorOf(panel, lane))
            painter.fillRect(elementRect(panel, lane),
                             theme.categories.at(*sector % theme.categories.size()));
    const std::uint32_t places = core::sectorBytes / elementBytes_;
    for (std::size_t sector = 0; sector < warp.sectors.size(); ++sector) {
        const QRectF box = sectorRect(panel, sector);
        painter.setPen(QPen(theme.border, 1));
        for (std::uint32_t place = 1; place < places; ++place) {
            const double y = box.top() + box.height() * place / places;
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        }
        painter.setPen(QPen(theme.muted, 1));
        painter.drawRect(box);
    }
    if (sectorOf(panel, lane_)) {
        painter.setPen(QPen(theme.text, 2));
        painter.drawRect(elementRect(panel, lane_));
    }
}

std::vector<SectorsPicture::Address> SectorsPicture::addresses(std::size_t panel) const {
    const std::vector<std::uint64_t>& sectors = panels_[panel].warp.sectors;
    const QRectF all = panelRect(panel);
    const QFontMetricsF metrics(memoryFont());
    const double apart = metrics.horizontalAdvance(QLatin1Char(' ')) * 2;
    const auto address = [&](std::size_t sector) {
        const QString number =
            QString::fromStdString(core::withSeparators(core::Count{sectors[sector]} * core::sectorBytes));
        const QString words = sector == 0 ? fill(tr("byte {byte}"), {{"byte", number}}) : number;
        const QRectF box = sectorRect(panel, sector);
        const double wide = metrics.horizontalAdvance(words) + 2;
        const double left =
            std::clamp(box.center().x() - wide / 2, all.left(), std::max(all.left(), all.right() - wide));
        return Address{sector, QRectF(left, box.bottom() + 3, wide, memoryLine()), words};
    };
    const auto fits = [&](const std::vector<Address>& shown, const Address& next) {
        return shown.empty() || next.rect.left() >= shown.back().rect.right() + apart;
    };
    for (std::size_t step = 1; step <= sectors.size(); ++step) {
        std::vector<Address> shown;
        std::size_t sector = 0;
        for (; sector < sectors.size(); sector += step) {
            const Address next = address(sector);
            if (!fits(shown, next))
                break;
            shown.push_back(next);
        }
        if (sector < sectors.size())
            continue; // irregular marks would say that those between them are not there
        if (const Address last = address(sectors.size() - 1);
            shown.back().sector < last.sector && fits(shown, last))
            shown.push_back(last);
        return shown;
    }
    return {};
}

void SectorsPicture::paintAddresses(QPainter& painter, std::size_t panel) const {
    painter.setFont(memoryFont());
    painter.setPen(currentTheme().muted);
    for (const Address& address : addresses(panel))
        painter.drawText(address.rect, Qt::AlignCenter, address.text);
}

void SectorsPicture::paintLines(QPainter& painter, std::size_t panel) const {
    const Theme& theme = currentTheme();
    const auto line = [&](std::uint32_t lane, const QPen& pen) {
        const auto sector = sectorOf(panel, lane);
        if (!sector)
            return;
        const QRectF box = sectorRect(panel, *sector);
        const QRectF element = elementRect(panel, lane);
        const double share = (element.center().y() - box.top()) / box.height();
        painter.setPen(pen);
        painter.drawLine(QPointF(laneRect(panel, lane).center().x(), laneRect(panel, lane).bottom() + 1),
                         QPointF(box.left() + share * box.width(), box.top() - 1));
    };
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::uint32_t lane = 0; lane < panels_[panel].warp.elements.size(); ++lane)
        if (const auto sector = sectorOf(panel, lane))
            line(lane, QPen(lineColour(theme.categories.at(*sector % theme.categories.size())), 1.2));
    line(lane_, QPen(theme.text, 2)); // last, so that it is above the others
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void SectorsPicture::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().window);
    for (std::size_t panel = 0; panel < panels_.size(); ++panel) {
        paintTexts(painter, panel);
        paintLanes(painter, panel);
        paintSectors(painter, panel);
        paintAddresses(painter, panel);
        paintLines(painter, panel);
    }
    if (hasFocus()) {
        painter.setPen(currentTheme().accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void SectorsPicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry(); // other panels below each other, another height
}

void SectorsPicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
}

void SectorsPicture::mousePressEvent(QMouseEvent* event) {
    QWidget::mousePressEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    for (std::size_t panel = 0; panel < panels_.size(); ++panel)
        for (std::uint32_t lane = 0; lane < panels_[panel].warp.elements.size(); ++lane)
            if (laneRect(panel, lane).contains(event->position()) ||
                elementRect(panel, lane).contains(event->position()))
                Q_EMIT laneChosen(lane);
}

void SectorsPicture::keyPressEvent(QKeyEvent* event) {
    const auto lanes =
        panels_.empty() ? 0U : static_cast<std::uint32_t>(panels_.front().warp.elements.size());
    switch (lanes == 0 ? Qt::Key_unknown : event->key()) {
    case Qt::Key_Left:
        Q_EMIT laneChosen(lane_ == 0 ? 0 : lane_ - 1);
        break;
    case Qt::Key_Right:
        Q_EMIT laneChosen(std::min(lane_ + 1, lanes - 1));
        break;
    case Qt::Key_Up:
        Q_EMIT warpRequested(-1);
        break;
    case Qt::Key_Down:
        Q_EMIT warpRequested(1);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace trichevron::gui
