// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/cut_texts.h"

#include "app/gui/layout/elided_label.h"
#include "app/gui/layout/eliding_combo.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/layout/sentence_layout.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSplitter>
#include <QStyleOptionHeader>
#include <QTabBar>
#include <QTableView>
#include <QTextDocument>

#include <algorithm>

namespace trichevron::test {
namespace {

QString nameOfPart(const QWidget& part) {
    const auto* label = qobject_cast<const QLabel*>(&part);
    const auto* button = qobject_cast<const QAbstractButton*>(&part);
    const QString words = label != nullptr ? label->text() : button != nullptr ? button->text() : QString();
    return QStringLiteral("%1 %2 “%3”")
        .arg(QString::fromLatin1(part.metaObject()->className()), part.objectName(), words);
}

/// That its parent lays out beside others.
bool isLaidOut(const QWidget& part) {
    const QWidget* parent = part.parentWidget();
    return part.isVisible() && !part.isWindow() && parent != nullptr &&
           (parent->layout() != nullptr || qobject_cast<const QSplitter*>(parent) != nullptr) &&
           !part.inherits("QSplitterHandle") &&
           part.objectName() != QLatin1String("qt_qmainwindow_extended_splitter"); // over the edges of docks
}

/// A plot asks for more than the least size that it was given, but can do with that.
QSize leastSize(const QWidget& part) {
    return part.inherits("QCustomPlot") ? part.minimumSize()
                                        : part.minimumSizeHint().expandedTo(part.minimumSize());
}

/// A small button at the end of a sentence stands on its label, behind the words.
bool isButtonOfSentence(const QWidget& a, const QWidget& b) {
    const QLayout* layout = a.parentWidget()->layout();
    const auto inside = layout != nullptr ? layout->findChildren<QLayout*>() : QList<QLayout*>();
    return std::any_of(inside.begin(), inside.end(), [&](const QLayout* each) {
        return dynamic_cast<const gui::SentenceLayout*>(each) != nullptr && each->indexOf(&a) >= 0 &&
               each->indexOf(&b) >= 0;
    });
}

QList<QWidget*> laidOutParts(const QWidget& root) {
    QList<QWidget*> parts = root.findChildren<QWidget*>();
    erase_if(parts, [](const QWidget* part) { return !isLaidOut(*part); });
    return parts;
}

bool hasRoomFor(const QTableView& table, const QHeaderView& headings) {
    const QAbstractItemView& view = table; // where the function is public
    constexpr int gap = 12;                // of a column, at most
    int needed = 0;
    for (int column = 0; column < headings.count(); ++column)
        if (!table.isColumnHidden(column))
            needed += std::max(view.sizeHintForColumn(column), headings.sectionSizeHint(column)) + gap;
    return needed <= table.viewport()->width();
}

/// Of a heading's words, as the style lays them out.
int roomForWords(const QHeaderView& headings, int column) {
    QStyleOptionHeader option;
    option.initFrom(&headings);
    option.section = column;
    option.rect = QRect(0, 0, headings.sectionSize(column), headings.height());
    return headings.style()->subElementRect(QStyle::SE_HeaderLabel, &option, &headings).width();
}

QString withoutSpaces(QString text) {
    static const QRegularExpression space(QStringLiteral("[\\s\u00a0\u200b]"));
    return text.remove(space);
}

/// The tool tip may be rich text, and the words may be broken into lines.
bool isInToolTip(const QWidget& widget, const QString& words) {
    QTextDocument tip;
    if (Qt::mightBeRichText(widget.toolTip()))
        tip.setHtml(widget.toolTip());
    else
        tip.setPlainText(widget.toolTip());
    return withoutSpaces(tip.toPlainText()).contains(withoutSpaces(words));
}

/// Of a line that is shortened or cut on purpose: whether the rest of the words is nowhere.
bool isRestLost(const QWidget& widget, const QString& words) {
    if (dynamic_cast<const gui::ElidedLabel*>(&widget) != nullptr)
        return !widget.toolTip().isEmpty() && !isInToolTip(widget, words) && // else it shows the words itself
               widget.fontMetrics().horizontalAdvance(words) > widget.contentsRect().width();
    return words.contains(QChar(0x2026))
               ? widget.toolTip().isEmpty()
               : widget.width() < widget.sizeHint().width() && !isInToolTip(widget, words);
}

} // namespace

QStringList cutTexts(const QWidget& root) {
    QStringList found;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QString words = label != nullptr    ? label->text()
                              : button != nullptr ? button->text()
                                                  : QString();
        if (words.isEmpty())
            continue;
        const bool wraps =
            (label != nullptr && label->wordWrap()) || (button != nullptr && button->hasHeightForWidth());
        const bool mayBeCut = widget->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored ||
                              dynamic_cast<const gui::ElidedLabel*>(label) != nullptr;
        if (mayBeCut) {
            if (!wraps && isRestLost(*widget, words))
                found
                    << QStringLiteral("%1 “%2”: the rest is in no tool tip").arg(widget->objectName(), words);
            continue;
        }
        const int needed = wraps ? widget->minimumSizeHint().width() : widget->sizeHint().width();
        if (widget->width() < needed)
            found << QStringLiteral("%1 “%2”: %3 of %4")
                         .arg(widget->objectName(), words)
                         .arg(widget->width())
                         .arg(needed);
    }
    return found;
}

namespace {

/// Then the part may be narrower, too; its other parts are looked at themselves.
bool holdsShorteningList(const QWidget& part) {
    const auto lists = part.findChildren<QComboBox*>();
    return std::any_of(lists.begin(), lists.end(), [](const QComboBox* list) {
        return dynamic_cast<const gui::ElidingCombo*>(list) != nullptr;
    });
}

} // namespace

QStringList squeezedParts(const QWidget& root) {
    QStringList found;
    for (const QWidget* part : laidOutParts(root)) {
        if (dynamic_cast<const gui::ElidingCombo*>(part) != nullptr)
            continue;                                                        // shortens its entry
        const QSize least = leastSize(*part).boundedTo(part->maximumSize()); // as a table of few rows has
        const auto* label = qobject_cast<const QLabel*>(part);
        const bool isWrapped = label != nullptr && label->wordWrap() && !label->text().isEmpty();
        const QLayout* layout = part->layout();
        // What it holds may wrap, and needs less height than at its least width.
        const int atItsWidth = layout != nullptr && layout->hasHeightForWidth()
                                   ? layout->totalMinimumHeightForWidth(part->width())
                                   : least.height();
        const int height =
            isWrapped ? part->heightForWidth(part->width()) : std::min(least.height(), atItsWidth);
        const bool mayBeNarrow =
            part->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored || holdsShorteningList(*part);
        if (part->height() < height || (!mayBeNarrow && part->width() < least.width()))
            found << QStringLiteral("%1: %2×%3 of %4×%5")
                         .arg(nameOfPart(*part))
                         .arg(part->width())
                         .arg(part->height())
                         .arg(least.width())
                         .arg(height);
    }
    return found;
}

QStringList overlappingParts(const QWidget& root) {
    QStringList found;
    const QList<QWidget*> parts = laidOutParts(root);
    for (qsizetype i = 0; i < parts.size(); ++i)
        for (qsizetype j = i + 1; j < parts.size(); ++j)
            if (parts[i]->parentWidget() == parts[j]->parentWidget() &&
                parts[i]->geometry().intersects(parts[j]->geometry()) &&
                !isButtonOfSentence(*parts[i], *parts[j]))
                found << nameOfPart(*parts[i]) + QStringLiteral(" on ") + nameOfPart(*parts[j]);
    return found;
}

QStringList cutColumns(const QWidget& root) {
    QStringList found;
    for (const auto* table : root.findChildren<QTableView*>()) {
        const QHeaderView& headings = *table->horizontalHeader();
        if (!table->isVisible() || headings.isHidden())
            continue;
        if (table->horizontalScrollBar()->maximum() > 0 && hasRoomFor(*table, headings))
            found << table->objectName() + QStringLiteral(" scrolls sideways without need");
        const QAbstractItemView& view = *table;
        for (int column = 0; column < headings.count(); ++column) {
            const QString heading = table->model()->headerData(column, Qt::Horizontal).toString();
            const int room = table->columnWidth(column);
            if (table->isColumnHidden(column))
                continue;
            if (room < gui::headingWidth(headings, column) ||
                roomForWords(headings, column) < headings.fontMetrics().horizontalAdvance(heading))
                found << QStringLiteral("%1: the heading “%2”").arg(table->objectName(), heading);
            if (column > 0 && !table->wordWrap() && room < view.sizeHintForColumn(column))
                found << QStringLiteral("%1: cells below “%2”").arg(table->objectName(), heading);
        }
    }
    return found;
}

} // namespace trichevron::test
