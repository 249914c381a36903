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

namespace trichevron::gui {
namespace {

const QChar zeroWidthSpace(0x200B);
/// Characters that fit into a line of the narrowest panel.
constexpr qsizetype lineCharacters = 30;

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

/// Allows line breaks between the parts of code, and between the words of an identifier that is longer than
/// a line.
QString breakable(const QString& code) {
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

} // namespace

CodeLabel::CodeLabel(QWidget* parent) : QLabel(parent) {
    setProperty("role", "code");
    setFont(monospaceFont(0.85));
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setWordWrap(true);
}

void CodeLabel::setCode(const QString& code) {
    if (code == code_)
        return;
    code_ = code;
    setText(breakable(code));
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
