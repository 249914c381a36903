// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/vertical_scroll_area.h"

#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace trichevron::gui {
namespace {

/// In pixels for the default font. A text that is so much narrower does not make the area narrower, or else
/// what is beside it would move with each digit that one types.
constexpr int keptWidth = 24;

} // namespace

VerticalScrollArea::VerticalScrollArea(int minWidth, QWidget* parent)
    : QScrollArea(parent), minWidth_(minWidth) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setMinimumWidth(scaledPixels(minWidth_));
}

bool VerticalScrollArea::eventFilter(QObject* object, QEvent* event) {
    if (object == widget() && event->type() == QEvent::LayoutRequest)
        fitWidth();
    return QScrollArea::eventFilter(object, event); // the base class filters events of the widget too
}

void VerticalScrollArea::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitExactly();
    // Once the content has its new texts, or all of it another type, of which the palette is the last part.
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        QMetaObject::invokeMethod(this, &VerticalScrollArea::fitSettled, Qt::QueuedConnection);
}

void VerticalScrollArea::fitExactly() {
    setMinimumWidth(0);
    fitWidth();
}

void VerticalScrollArea::fitSettled() {
    if (widget() == nullptr)
        return;
    // From the inside: a part tells its parent what it needs when its own layout is done.
    const QList<QWidget*> parts = widget()->findChildren<QWidget*>();
    for (qsizetype i = parts.size() - 1; i >= 0; --i)
        if (QLayout* layout = parts[i]->layout(); layout != nullptr)
            layout->activate();
    fitExactly();
}

void VerticalScrollArea::fitWidth() {
    const int content = widget() == nullptr ? 0 : widget()->minimumSizeHint().width();
    const int needed = qMax(scaledPixels(minWidth_), content + verticalScrollBar()->sizeHint().width());
    if (needed > minimumWidth() || needed < minimumWidth() - scaledPixels(keptWidth))
        setMinimumWidth(needed);
}

} // namespace trichevron::gui
