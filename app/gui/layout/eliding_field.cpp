// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/eliding_field.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QStyleOptionFrame>
#include <QStylePainter>

namespace trichevron::gui {
namespace {

constexpr int besideFieldText = 2; ///< pixels that QLineEdit leaves beside its text

} // namespace

ElidingField::ElidingField(QWidget* parent) : QLineEdit(parent) {
    connect(this, &QLineEdit::textChanged, this, &ElidingField::fitToolTip);
}

QRect ElidingField::roomForText() const {
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .adjusted(besideFieldText, 0, -besideFieldText, 0);
}

QString ElidingField::shown() const {
    return hasFocus() ? text() : fontMetrics().elidedText(text(), Qt::ElideRight, roomForText().width());
}

void ElidingField::fitToolTip() {
    const QScopedValueRollback guard(isFittingToolTip_, true);
    const QString both = help_.isEmpty() ? text() : text() + QStringLiteral("\n\n") + help_;
    setToolTip(shown() == text() ? help_ : both);
}

bool ElidingField::event(QEvent* event) {
    const bool isHandled = QLineEdit::event(event);
    switch (event->type()) {
    case QEvent::ToolTipChange:
        if (isFittingToolTip_)
            break;
        help_ = toolTip();
        [[fallthrough]];
    case QEvent::Resize:
    case QEvent::FontChange:
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        fitToolTip();
        break;
    default:
        break;
    }
    return isHandled;
}

void ElidingField::paintEvent(QPaintEvent* event) {
    const QString words = shown();
    if (words == text()) {
        QLineEdit::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionFrame option;
    initStyleOption(&option);
    painter.drawPrimitive(QStyle::PE_PanelLineEdit, option);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(roomForText(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), words);
}

} // namespace trichevron::gui
