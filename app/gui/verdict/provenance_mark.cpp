// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verdict/provenance_mark.h"

#include "app/gui/main_window/top_bar.h"
#include "app/gui/theme/theme.h"

#include <QFocusEvent>
#include <QIcon>
#include <QPainter>
#include <QToolTip>

namespace trichevron::gui {

ProvenanceMark::ProvenanceMark(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("findingSource"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ProvenanceMark::showSource(std::optional<core::ProvenanceKind> kind, const QString& words) {
    kind_ = kind;
    setToolTip(words);
    setAccessibleName(words);
    update();
}

QSize ProvenanceMark::sizeHint() const {
    return {scaledPixels(16), scaledPixels(16)};
}

void ProvenanceMark::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (kind_) {
        provenanceIcon(*kind_).paint(&painter, rect());
    } else {
        painter.setPen(QPen(currentTheme().muted, 1.5));
        painter.drawRect(
            QRectF(rect()).adjusted(width() * 0.3, height() * 0.3, -width() * 0.3, -height() * 0.3));
    }
    if (!hasFocus())
        return;
    painter.setPen(QPen(currentTheme().accent, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void ProvenanceMark::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
    const Qt::FocusReason reason = event->reason();
    cameByTab_ = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    if (!cameByTab_)
        return;
    // Later: a tip is hidden by the events of a change of the focus.
    const auto show = [this] {
        if (cameByTab_ && hasFocus())
            QToolTip::showText(mapToGlobal(QPoint(0, height())), toolTip(), this);
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

void ProvenanceMark::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    QToolTip::hideText();
    update();
}

} // namespace trichevron::gui
