// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/breadcrumb.h"

#include "app/gui/text/retranslate.h"
#include "app/gui/text/type_scale.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int crumbPadding = 5;
constexpr int detailGap = 7;
constexpr int arrowRoom = 14;

QString skippedSteps() {
    return QStringLiteral(" › … ›");
}

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

int gapIn(const QFont& font, int usual) {
    return qRound(usual * typeScale(font));
}

/// One pixel more, because advances are rounded, and the title must not be elided.
int widthOfTitle(const QString& title, const QFont& font) {
    return 2 * crumbPadding + 1 + QFontMetrics(font).horizontalAdvance(title);
}

} // namespace

CrumbButton::CrumbButton(Crumb crumb, QWidget* parent) : QAbstractButton(parent), crumb_(std::move(crumb)) {
    setText(crumb_.title);
    setToolTip((crumb_.title + QLatin1Char(' ') + crumb_.detail).trimmed());
    setAccessibleName(toolTip());
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

QFont CrumbButton::titleFont() const {
    return boldOf(font());
}

int CrumbButton::wide(bool withDetail) const {
    int width = widthOfTitle(crumb_.title, titleFont());
    if (withDetail && !crumb_.detail.isEmpty())
        width += gapIn(font(), detailGap) + fontMetrics().horizontalAdvance(crumb_.detail);
    return width;
}

void CrumbButton::setShowsDetail(bool shows) {
    showsDetail_ = shows;
    update();
}

void CrumbButton::setColours(const SceneColours& colours) {
    colours_ = colours;
    update();
}

QSize CrumbButton::sizeHint() const {
    return {wide(showsDetail_), fontMetrics().height() + 2 * crumbPadding};
}

void CrumbButton::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics(titleFont());
    const QRect inner = rect().adjusted(crumbPadding, 0, -crumbPadding, 0);
    painter.setFont(titleFont());
    painter.setPen(underMouse() || isDown() ? colours_.link : colours_.text);
    const bool cut = metrics.horizontalAdvance(crumb_.title) > inner.width();
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
                     cut ? metrics.elidedText(crumb_.title, Qt::ElideRight, inner.width()) : crumb_.title);
    if (showsDetail_ && !crumb_.detail.isEmpty()) {
        painter.setFont(font());
        painter.setPen(colours_.mutedText);
        painter.drawText(
            inner.adjusted(metrics.horizontalAdvance(crumb_.title) + gapIn(font(), detailGap), 0, 0, 0),
            Qt::AlignLeft | Qt::AlignVCenter, crumb_.detail);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colours_.link, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
}

void CrumbButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

Breadcrumb::Breadcrumb(QWidget* parent) : QWidget(parent) {
    retranslate(this, [this] { setAccessibleName(tr("Path in the hierarchy")); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Breadcrumb::setCrumbs(const std::vector<Crumb>& crumbs) {
    if (crumbs == crumbs_)
        return;
    int focused = -1;
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        if (buttons_[i]->hasFocus())
            focused = static_cast<int>(i);
    // Deleted later: a button may still be handling its click.
    for (CrumbButton* button : buttons_) {
        button->hide();
        button->deleteLater();
    }
    buttons_.clear();
    crumbs_ = crumbs;
    for (std::size_t i = 0; i < crumbs_.size(); ++i) {
        auto* button = new CrumbButton(crumbs_[i], this);
        button->setColours(colours_);
        connect(button, &QAbstractButton::clicked, this, [this, i] { emit activated(static_cast<int>(i)); });
        buttons_.push_back(button);
    }
    arrange();
    if (focused >= 0 && !buttons_.empty())
        buttons_[std::min(static_cast<std::size_t>(focused), buttons_.size() - 1)]->setFocus();
}

void Breadcrumb::setColours(const SceneColours& colours) {
    colours_ = colours;
    for (CrumbButton* button : buttons_)
        button->setColours(colours);
    update();
}

QSize Breadcrumb::sizeHint() const {
    return {360, fontMetrics().height() + 2 * crumbPadding};
}

QSize Breadcrumb::minimumSizeHint() const {
    return {80, sizeHint().height()};
}

int Breadcrumb::widthOf(const QStringList& titles) const {
    int width = 0;
    for (const QString& title : titles)
        width += (width == 0 ? 0 : gapIn(font(), arrowRoom)) + widthOfTitle(title, boldOf(font()));
    return width;
}

void Breadcrumb::arrange() {
    const std::size_t count = buttons_.size();
    std::vector<bool> detail(count, true);
    std::vector<bool> shown(count, true);
    const auto total = [&] {
        int width = 0;
        for (std::size_t i = 0; i < count; ++i)
            if (shown[i])
                width += (width == 0 ? 0 : gapIn(font(), arrowRoom)) + buttons_[i]->wide(detail[i]);
        return width;
    };
    // Drops details first, the outermost before the inner, then steps in the middle. A dropped step shows as
    // "… ›".
    for (std::size_t i = 0; i < count && total() > width(); ++i)
        detail[i] = false;
    bool skipped = false;
    const int dots = fontMetrics().horizontalAdvance(skippedSteps()) + 4;
    for (std::size_t i = 1; i + 1 < count && total() + (skipped ? dots : 0) > width(); ++i) {
        shown[i] = false;
        skipped = true;
    }
    if (skipped && total() + dots > width())
        shown[0] = false;
    arrows_.clear();
    int x = 0;
    bool first = true;
    bool gap = false;
    for (std::size_t i = 0; i < count; ++i) {
        buttons_[i]->setVisible(shown[i]);
        if (!shown[i]) {
            gap = true;
            continue;
        }
        if (gap) {
            arrows_.emplace_back(x, 1);
            x += dots;
            gap = false;
        } else if (!first) {
            arrows_.emplace_back(x, 0);
            x += gapIn(font(), arrowRoom);
        }
        first = false;
        buttons_[i]->setShowsDetail(detail[i]);
        const int wide = std::min(buttons_[i]->wide(detail[i]), std::max(20, width() - x));
        buttons_[i]->setGeometry(x, (height() - buttons_[i]->sizeHint().height()) / 2, wide,
                                 buttons_[i]->sizeHint().height());
        x += wide;
    }
    update();
}

void Breadcrumb::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(colours_.mutedText);
    for (const QPoint& arrow : arrows_)
        painter.drawText(QRect(arrow.x(), 0, 80, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         arrow.y() == 1 ? skippedSteps() : QStringLiteral(" ›"));
}

void Breadcrumb::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace trichevron::gui
