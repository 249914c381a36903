// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/code_label.h"

#include "app/gui/layout/word_breaks.h"
#include "app/gui/theme/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QResizeEvent>

#include <algorithm>

namespace trichevron::gui {
namespace {

const QChar zeroWidthSpace(0x200B);
constexpr double usualCodeScale = 0.85;
constexpr double smallestCodeScale = 0.7;
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

qsizetype longestIdentifier(const QString& code) {
    qsizetype longest = 0;
    for (qsizetype at = 0; at < code.size(); at += std::max<qsizetype>(1, nameLength(code, at)))
        longest = std::max(longest, nameLength(code, at));
    return longest;
}

double characterWidth(double scale) {
    return QFontMetricsF(monospaceFont(scale)).horizontalAdvance(QLatin1Char('x'));
}

} // namespace

QString withCodeBreaks(const QString& code, qsizetype lineCharacters) {
    QString shown;
    qsizetype run = 0;  // characters since the last possible break
    qsizetype name = 0; // the length of the identifier
    for (qsizetype i = 0; i < code.size(); ++i) {
        const QChar letter = code[i];
        const bool isInName = i > 0 && isOfName(code[i - 1]) && isOfName(letter);
        if (!isInName)
            name = nameLength(code, i);
        const bool isWord = isInName ? name > lineCharacters && beginsWord(code, i)
                                     : letter == QLatin1Char('&') || (name > 0 && !letter.isDigit());
        const bool isRunLong = run >= lineCharacters / 2 || run + name > lineCharacters;
        if (run > 0 && isWord && isRunLong) {
            shown += zeroWidthSpace;
            run = 0;
        }
        run = letter.isSpace() ? 0 : run + 1;
        shown += letter;
    }
    return shown;
}

CodeLabel::CodeLabel(QWidget* parent) : QLabel(parent) {
    setProperty("role", "code");
    setFont(monospaceFont(usualCodeScale));
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setWordWrap(true);
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
    const double room = contentsRect().width() - indent() - characterWidth(usualCodeScale) / 2;
    const auto longest = static_cast<double>(longestIdentifier(code_));
    double scale = usualCodeScale;
    while (scale > smallestCodeScale && longest * characterWidth(scale) > room)
        scale -= 0.01; // also where the longest breaks in any case: fewer others do
    if (const QFont fitted = monospaceFont(scale); font().pointSizeF() != fitted.pointSizeF())
        setFont(fitted);
    const auto lineCharacters = static_cast<qsizetype>(room / characterWidth(scale));
    if (const QString shown = withCodeBreaks(code_, lineCharacters); shown != text())
        setText(shown);
}

void CodeLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void CodeLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    // The last comes after all fonts have another size.
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        fit();
}

void CodeLabel::copy() const {
    QString text = hasSelectedText() ? selectedText() : code_;
    QGuiApplication::clipboard()->setText(text.remove(zeroWidthSpace));
}

void CodeLabel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QLabel::keyPressEvent(event);
}

void CodeLabel::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(hasSelectedText() ? tr("Copy the selection") : tr("Copy the code"), this,
                    &CodeLabel::copy);
    menu->popup(event->globalPos());
}

} // namespace trichevron::gui
