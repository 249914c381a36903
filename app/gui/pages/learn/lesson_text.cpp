// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/lesson_text.h"

#include "app/gui/help/term_links.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace trichevron::gui {
namespace {

constexpr int leastTextLines = 3;
constexpr int focusFrame = 2; ///< pixels, as around a field

/// Code that is a name of the glossary and nothing else: "threadIdx". The words of other code are not those
/// of the glossary.
bool isNameOfTerm(const QString& code) {
    constexpr qsizetype longestName = 60;
    if (code.size() > longestName)
        return false;
    const std::vector<TermMention> found = termsIn(code);
    return found.size() == 1 && found.front().length == code.size() &&
           (code.contains(QLatin1Char('_')) || !text(titleFor(found.front().term)).front().isUpper());
}

} // namespace

LessonText::LessonText(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
}

void LessonText::showMarkdown(const QString& markdown) {
    markdown_ = markdown;
    document()->setDefaultFont(textFont(1.05));
    document()->setMarkdown(withWholeNumbers(markdown),
                            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                QTextDocument::MarkdownNoHTML);
    wrapCode();
    setCodeFont();
    linkTerms();
    updateGeometry();
}

void LessonText::wrapCode() {
    // A line that is longer than the column would be cut: the text does not scroll across.
    QTextBlockFormat wrapped;
    wrapped.setNonBreakableLines(false);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().nonBreakableLines())
            QTextCursor(block).mergeBlockFormat(wrapped);
}

std::vector<std::pair<int, int>> LessonText::codePlaces() const {
    std::vector<std::pair<int, int>> places;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().fontFixedPitch())
                places.emplace_back(part.fragment().position(), part.fragment().length());
    return places;
}

void LessonText::setCodeFont() {
    // That of the system has other signs in other languages: "<<<" is hard to read in some.
    QTextCharFormat code;
    code.setFontFamilies(monospaceFont().families());
    for (const auto& [begin, length] : codePlaces()) {
        QTextCursor cursor(document());
        cursor.setPosition(begin);
        cursor.setPosition(begin + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(code);
    }
}

QString LessonText::wordsToLink() const {
    QString words = document()->toPlainText();
    for (const auto& [begin, length] : codePlaces())
        if (!isNameOfTerm(words.mid(begin, length)))
            words.replace(begin, length, QString(length, QChar::ObjectReplacementCharacter));
    return words;
}

void LessonText::linkTerms() {
    QTextCharFormat link;
    link.setAnchor(true);
    link.setUnderlineStyle(QTextCharFormat::DotLine);
    link.setUnderlineColor(currentTheme().accentText);
    for (const TermMention& mention : termsIn(wordsToLink())) {
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(mention.start + mention.length));
        cursor.setPosition(static_cast<int>(mention.start), QTextCursor::KeepAnchor);
        link.setAnchorHref(termLink(mention.term));
        cursor.mergeCharFormat(link);
    }
}

int LessonText::lastPartTop() const {
    for (QTextBlock block = document()->lastBlock(); block.isValid(); block = block.previous())
        if (block.blockFormat().hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth))
            return static_cast<int>(document()->documentLayout()->blockBoundingRect(block).top());
    return 0;
}

QSize LessonText::sizeHint() const {
    const int around = qMax(0, height() - viewport()->height()); // border and padding of the style sheet
    const int wanted = static_cast<int>(document()->size().height()) + around + 4;
    return {QTextBrowser::sizeHint().width(), qMax(wanted, minimumSizeHint().height())};
}

QSize LessonText::minimumSizeHint() const {
    return {scaledPixels(200), fontMetrics().lineSpacing() * leastTextLines};
}

QVariant LessonText::loadResource(int /*type*/, const QUrl& /*name*/) {
    static const QImage nothing(1, 1, QImage::Format_ARGB32);
    return nothing; // where this is null, QTextDocument would open the file itself
}

void LessonText::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        showMarkdown(markdown_);
}

QList<QRectF> LessonText::focusedLink() const {
    const QTextCursor chosen = textCursor();
    if (!hasFocus() || !chosen.hasSelection() || !chosen.charFormat().isAnchor())
        return {};
    const QTextBlock block = document()->findBlock(chosen.selectionStart());
    const QTextLayout& layout = *block.layout();
    const QPointF scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const QPointF origin = document()->documentLayout()->blockBoundingRect(block).topLeft() -
                           layout.boundingRect().topLeft() - scrolled;
    QList<QRectF> rects;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        const int begin = std::max(line.textStart(), chosen.selectionStart() - block.position());
        const int end =
            std::min(line.textStart() + line.textLength(), chosen.selectionEnd() - block.position());
        if (begin < end)
            rects << QRectF(QPointF(line.cursorToX(begin), line.y()),
                            QPointF(line.cursorToX(end), line.y() + line.height()))
                         .normalized()
                         .translated(origin);
    }
    return rects;
}

void LessonText::paintEvent(QPaintEvent* event) {
    QTextBrowser::paintEvent(event);
    const QList<QRectF> link = focusedLink();
    if (link.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(currentTheme().accent, focusFrame));
    constexpr double inside = focusFrame / 2.0; // the pen draws as much on both sides
    for (const QRectF& line : link)
        painter.drawRect(line.adjusted(inside, inside, -inside, -inside));
}

void LessonText::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    updateGeometry(); // other lines, another height
}

} // namespace trichevron::gui
