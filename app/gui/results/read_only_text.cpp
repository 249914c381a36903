// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/read_only_text.h"

#include "app/gui/theme/theme.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>

namespace trichevron::gui {

ReadOnlyText::ReadOnlyText(QWidget* parent) : QPlainTextEdit(parent) {
    setReadOnly(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFont(monospaceFont(0.95));
    setTabChangesFocus(true);
}

void ReadOnlyText::showCode(const QString& code) {
    setLineWrapMode(QPlainTextEdit::NoWrap);
    if (toPlainText() == code)
        return;
    setPlainText(code);
    line_ = {};
}

void ReadOnlyText::beginAt(const QRegularExpression& line) {
    if (line == line_)
        return;
    line_ = line;
    const QTextCursor found = document()->find(line);
    if (found.isNull())
        return;
    setTextCursor(QTextCursor(found.block()));
    verticalScrollBar()->setValue(found.blockNumber()); // lines are not wrapped
}

void ReadOnlyText::showMessage(const QString& sentence) {
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setPlainText(sentence);
}

} // namespace trichevron::gui
