// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/plain_labels.h"

#include "app/gui/text/application_filter.h"

#include <QApplication>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QLabel>
#include <QScreen>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr qsizetype lettersOfALine = 72;

/// Where a tool tip of these lines is shown for a pointer at `pointer`, so that it does not cover the text
/// that it explains: below a low widget, or above it where there is no room. Qt adds the height of a pointer,
/// and moves a tip that would leave the screen above the place.
QPoint besideWidget(const QWidget& widget, const QPoint& pointer, const QString& lines) {
    constexpr int highestInLines = 4; // a higher widget has text above and below the pointer
    constexpr int pointerHeight = 16;
    constexpr int padding = 12;
    const int line = QFontMetrics(QToolTip::font()).lineSpacing();
    if (widget.height() > highestInLines * line)
        return pointer;
    const int top = widget.mapToGlobal(QPoint()).y();
    const int bottom = top + widget.height();
    const int high = static_cast<int>(lines.count(QLatin1Char('\n')) + 1) * line + padding;
    const bool fits = bottom + high <= widget.screen()->availableGeometry().bottom();
    return {pointer.x(), fits ? std::max(pointer.y(), bottom - pointerHeight) : top};
}

/// Labels are polished before their text is laid out. Qt's tool tip is a label too.
class PlainLabels : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::Polish) {
            if (auto* label = qobject_cast<QLabel*>(object);
                label != nullptr && label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
        } else if (event->type() == QEvent::ToolTip) {
            // Plain text does not wrap by itself.
            auto* widget = qobject_cast<QWidget*>(object);
            if (widget != nullptr && !widget->toolTip().isEmpty()) {
                const QString lines = inToolTipLines(widget->toolTip());
                QToolTip::showText(besideWidget(*widget, static_cast<QHelpEvent*>(event)->globalPos(), lines),
                                   lines, widget);
                return true;
            }
        }
        return QObject::eventFilter(object, event);
    }
};

} // namespace

void showLabelsAsPlainText(QApplication& application) {
    installApplicationFilter<PlainLabels>(application, QStringLiteral("plainLabels"));
}

QString inToolTipLines(const QString& text) {
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QString line;
        for (const QString& word : paragraph.split(QLatin1Char(' '))) {
            if (!line.isEmpty() && line.size() + word.size() >= lettersOfALine) {
                lines << line;
                line.clear();
            }
            line += line.isEmpty() ? word : QLatin1Char(' ') + word;
        }
        lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace trichevron::gui
