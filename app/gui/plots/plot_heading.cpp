// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/plot_heading.h"

#include "app/gui/plots/plot_style.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"

#include <QFontMetrics>
#include <QWidget>

#include <qcustomplot.h>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int side = 8;                ///< distance from the left and right edge of the plot
constexpr int top = 4;                 ///< above the title
constexpr int lineGap = 2;             ///< between the title and its lines
constexpr int below = 8;               ///< between the lines and the axes
constexpr int minHeadingLines = 2;     ///< always reserved, so that the axes do not move
constexpr int maxHeadingLines = 6;     ///< more lines are not a heading
constexpr double maxHeightShare = 0.5; ///< of the height of the plot; the axes have the rest

QCPItemText* addHeadingText(QCustomPlot& plot, Qt::Alignment alignment) {
    QCPItemText* item = addPlotText(plot, 0, 0, alignment | Qt::AlignTop);
    item->position->setType(QCPItemPosition::ptAbsolute);
    item->setPadding(QMargins(0, 0, 0, 0));
    return item;
}

} // namespace

PlotHeading::PlotHeading(QCustomPlot& plot)
    : plot_(plot), title_(addHeadingText(plot, Qt::AlignLeft)), lines_(addHeadingText(plot, Qt::AlignLeft)),
      leftName_(addHeadingText(plot, Qt::AlignLeft)), rightName_(addHeadingText(plot, Qt::AlignRight)) {
    for (QCPItemText* item : {title_, lines_, leftName_, rightName_})
        item->setText(QString()); // instead of the default text of QCustomPlot
}

void PlotHeading::style(const QColor& lineColour) {
    title_->setFont(textFont(0.95, QFont::DemiBold));
    title_->setColor(currentTheme().text);
    lines_->setFont(textFont(0.88));
    lines_->setColor(lineColour);
    leftName_->setFont(textFont(0.85));
    rightName_->setFont(textFont(0.85));
    fit();
}

void PlotHeading::setText(const QString& title, const QStringList& lines,
                          const std::vector<QStringList>& shorter) {
    fullTitle_ = title;
    fullLines_ = lines;
    fullLines_.removeAll(QString());
    shorterLines_ = shorter;
    for (QStringList& each : shorterLines_)
        each.removeAll(QString());
    fit();
}

void PlotHeading::setChooser(QWidget* chooser) {
    chooser_ = chooser;
    fit();
}

void PlotHeading::setAxisNames(const AxisName& left, const AxisName& right) {
    hasNames_ = !left.text.isEmpty() || !right.text.isEmpty();
    leftName_->setText(left.text);
    leftName_->setColor(left.colour);
    rightName_->setText(right.text);
    rightName_->setColor(right.colour);
    fit();
}

void PlotHeading::setLabelRow(int height) {
    labelRow_ = height;
    fit();
}

QRectF PlotHeading::labelRow() const {
    constexpr int gap = below / 4;
    return {QPointF(side, plot_.axisRect()->minimumMargins().top() - labelRow_ - gap),
            QSizeF(plot_.width() - 2 * side, labelRow_)};
}

void PlotHeading::setLinesShown(bool shown) {
    lines_->setVisible(shown);
}

QRectF PlotHeading::roomUnderTitle() const {
    return {QPointF(side, underTitle()),
            QPointF(plot_.width() - side, plot_.axisRect()->minimumMargins().top() - labelRow_)};
}

QString PlotHeading::fullText() const {
    return (QStringList(fullTitle_) + fullLines_).join(QLatin1Char('\n'));
}

int PlotHeading::underTitle() const {
    const int title =
        chooser_ != nullptr ? chooser_->sizeHint().height() : QFontMetrics(title_->font()).height();
    return top + title + lineGap;
}

int PlotHeading::heightOfNames() const {
    return hasNames_ ? QFontMetrics(leftName_->font()).height() + lineGap : 0;
}

QRectF PlotHeading::roomBetweenNames() const {
    if (!hasNames_)
        return {};
    const QFontMetrics metrics(leftName_->font());
    const auto end = [&](const QCPItemText& name) {
        return name.text().isEmpty() ? 0 : side + metrics.horizontalAdvance(name.text()) + side;
    };
    const QPointF from(end(*leftName_), leftName_->position->coords().y());
    return {from, QPointF(plot_.width() - end(*rightName_), from.y() + metrics.height())};
}

QStringList PlotHeading::fitted(const QStringList& texts, int lineLimit, int width, bool& isElided) const {
    const QFont font = lines_->font();
    const QFontMetrics metrics(font);
    const auto wrapped = [&](const QStringList& parts) {
        QStringList lines;
        for (const QString& text : parts) {
            QString whole = withWholeNumbers(text);
            for (const QChar sign : {QChar(u'★'), QChar(u'○')}) // stands before the words that it belongs to
                whole.replace(sign + QLatin1String(" "), sign + QString(QChar::Nbsp));
            lines << wrapToWidth(width, whole, metrics).split(QLatin1Char('\n'));
        }
        return lines;
    };
    QStringList lines = wrapped(texts);
    const QString dot = QStringLiteral(" · ");
    QStringList phrases = texts.join(dot).split(dot);
    if (lines.size() > lineLimit)
        lines = wrapped({phrases.join(dot)});
    const QString more = QChar(QChar::Nbsp) + QStringLiteral("…"); // as elidedText() has it
    for (; lines.size() > lineLimit && phrases.size() > 1; lines = wrapped({phrases.join(dot) + more})) {
        phrases.removeLast();
        isElided = true;
    }
    if (lines.size() > lineLimit) {
        isElided = true;
        lines[lineLimit - 1] = lines.mid(lineLimit - 1).join(QLatin1Char(' '));
        lines = lines.mid(0, lineLimit);
    }
    lines = withoutDotsAtBreaks(lines);
    for (QString& line : lines) {
        const QString shown = metrics.elidedText(line, Qt::ElideRight, width);
        isElided = isElided || shown != line;
        line = shown;
    }
    return lines;
}

void PlotHeading::fit() {
    const int width = plot_.width() - 2 * side;
    const int lineHeight = QFontMetrics(lines_->font()).lineSpacing();
    const int fixed = underTitle() + heightOfNames() + labelRow_ + below;
    const int room = static_cast<int>(plot_.height() * maxHeightShare) - fixed;
    const int lineLimit = std::clamp(room / std::max(lineHeight, 1), minHeadingLines, maxHeadingLines);
    const QString title = QFontMetrics(title_->font()).elidedText(fullTitle_, Qt::ElideRight, width);
    title_->setText(title);
    title_->position->setCoords(side, top);
    bool areLinesElided = false;
    QStringList lines = fitted(fullLines_, lineLimit, width, areLinesElided);
    bool isShortened = areLinesElided;
    for (std::size_t i = 0; isShortened && i < shorterLines_.size(); ++i) {
        isShortened = false;
        lines = fitted(shorterLines_[i], lineLimit, width, isShortened);
    }
    isElided_ = areLinesElided || (chooser_ == nullptr && title != fullTitle_);
    lines_->setText(lines.join(QLatin1Char('\n')));
    lines_->position->setCoords(side, underTitle());
    const int shown = std::max(static_cast<int>(lines.size()), minHeadingLines);
    const int names = underTitle() + shown * lineHeight + below / 2;
    leftName_->position->setCoords(side, names);
    rightName_->position->setCoords(plot_.width() - side, names);
    if (chooser_ != nullptr)
        chooser_->setGeometry(
            QRect(QPoint(0, top), QSize(std::min(chooser_->sizeHint().width(), plot_.width()),
                                        chooser_->sizeHint().height())));
    QMargins margins = plot_.axisRect()->minimumMargins();
    margins.setTop(names + heightOfNames() + labelRow_ + below / 2);
    plot_.axisRect()->setMinimumMargins(margins);
}

} // namespace trichevron::gui
