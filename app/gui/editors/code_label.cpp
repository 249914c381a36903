// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/code_label.h"

#include "app/gui/text/long_name.h"
#include "app/gui/theme/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QResizeEvent>
#include <QToolTip>

#include <algorithm>

namespace trichevron::gui {
namespace {

const QChar zeroWidthSpace(0x200B);
constexpr TypeScales codeScales{0.85, 0.7};
constexpr int codeIndent = 3; // pixels

bool isOfName(QChar letter) {
    return letter.isLetterOrNumber() || letter == QLatin1Char('_');
}

/// How many characters of one identifier or number begin there.
qsizetype nameLength(const QString& code, qsizetype at) {
    qsizetype end = at;
    while (end < code.size() && isOfName(code[end]))
        ++end;
    return end - at;
}

QString longestName(const QString& code) {
    QString longest;
    for (qsizetype at = 0; at < code.size(); at += std::max<qsizetype>(1, nameLength(code, at)))
        if (const qsizetype length = nameLength(code, at); length > longest.size())
            longest = code.mid(at, length);
    return longest;
}

double characterWidth(const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(QLatin1Char('x'));
}

/// A name of the code, which begins at this place there.
void addName(ShownCode& shown, const QString& name, qsizetype at, qsizetype lineCharacters) {
    const QString fitted = shortenedName(name, lineCharacters);
    const bool isWhole = fitted == name;
    const qsizetype ellipsis = isWhole ? fitted.size() : fitted.indexOf(QChar(0x2026));
    for (qsizetype i = 0; i < fitted.size(); ++i)
        shown.places.push_back(at + (i <= ellipsis ? i : name.size() - fitted.size() + i));
    shown.text += fitted;
    shown.isWhole = shown.isWhole && isWhole;
}

} // namespace

ShownCode withCodeBreaks(const QString& code, qsizetype lineCharacters) {
    ShownCode shown;
    qsizetype run = 0; // characters since the last possible break
    for (qsizetype i = 0; i < code.size();) {
        const QChar letter = code[i];
        const qsizetype name = nameLength(code, i);
        const bool isWord = letter == QLatin1Char('&') || (name > 0 && !letter.isDigit());
        const bool isRunLong = run >= lineCharacters / 2 || run + name > lineCharacters;
        if (run > 0 && isWord && isRunLong) {
            shown.text += zeroWidthSpace;
            shown.places.push_back(i);
            run = 0;
        }
        const qsizetype length = std::max<qsizetype>(name, 1);
        run = letter.isSpace() ? 0 : run + std::min(length, lineCharacters);
        addName(shown, code.mid(i, length), i, lineCharacters);
        i += length;
    }
    shown.places.push_back(code.size());
    return shown;
}

CodeLabel::CodeLabel(QWidget* parent) : Paragraph({}, parent) {
    setProperty("role", "code");
    setFont(monospaceFont(codeScales.usual));
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void CodeLabel::setCode(const QString& code) {
    if (code == code_)
        return;
    code_ = code;
    fit();
}

void CodeLabel::fit() {
    // Qt's own indent of a label with a frame is larger where it measures the height, so that lines which
    // just fit would leave blank ones.
    if (const int wanted = scaledPixels(codeIndent); indent() != wanted)
        setIndent(wanted);
    const double room =
        contentsRect().width() - indent() - characterWidth(monospaceFont(codeScales.usual)) / 2;
    // Also where the longest name is shortened in any case: fewer others are.
    const QFont fitted = typeForName(longestName(code_), room, codeScales, monospaceFont);
    if (font().pointSizeF() != fitted.pointSizeF())
        setFont(fitted);
    shown_ = withCodeBreaks(code_, static_cast<qsizetype>(room / characterWidth(fitted)));
    if (shown_.text != text())
        setText(shown_.text);
}

bool CodeLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || shown_.isWhole || !toolTip().isEmpty())
        return Paragraph::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), code_, this);
    return true;
}

void CodeLabel::resizeEvent(QResizeEvent* event) {
    Paragraph::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void CodeLabel::changeEvent(QEvent* event) {
    Paragraph::changeEvent(event);
    // The last comes after all fonts have another size.
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        fit();
}

void CodeLabel::copy() const {
    QString copied = code_;
    if (hasSelectedText()) {
        const auto first = static_cast<std::size_t>(selectionStart());
        const qsizetype begin = shown_.places[first];
        const qsizetype end = shown_.places[first + static_cast<std::size_t>(selectedText().size())];
        copied = code_.mid(begin, end - begin);
    }
    QGuiApplication::clipboard()->setText(copied);
}

void CodeLabel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        Paragraph::keyPressEvent(event);
}

void CodeLabel::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(hasSelectedText() ? tr("Copy the selection") : tr("Copy the code"), this,
                    &CodeLabel::copy);
    menu->popup(event->globalPos());
}

} // namespace trichevron::gui
