// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/plain_labels.h"

#include "app/gui/text/application_filter.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QStringList>
#include <QToolTip>

namespace trichevron::gui {
namespace {

constexpr qsizetype lettersOfALine = 72;

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
                QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                                   inToolTipLines(widget->toolTip()), widget);
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
