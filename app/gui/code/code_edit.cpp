// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/code/code_edit.h"

#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QMimeData>
#include <QTextBlock>
#include <QUrl>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// Empty where it is no single file.
QString fileIn(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

} // namespace

CodeEdit::CodeEdit(QWidget* parent) : QPlainTextEdit(parent) {
    setProperty("role", "code");
    setFont(monospaceFont(0.95));
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabChangesFocus(true);
}

QTextCursor CodeEdit::cursorAt(const Place& place) const {
    const QByteArray code = toPlainText().toUtf8();
    const auto position = [&](std::size_t bytes) {
        const auto end = std::min(static_cast<qsizetype>(bytes), code.size());
        return static_cast<int>(QString::fromUtf8(code.constData(), end).size());
    };
    QTextCursor cursor(document());
    const int begin = position(place.offset);
    int end = position(place.offset + place.length);
    // At the end of the text there is nothing to underline but what comes before.
    cursor.setPosition(begin == end && begin > 0 ? begin - 1 : begin);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    return cursor;
}

void CodeEdit::setMarks(const std::optional<Place>& problem, const std::optional<Place>& launch) {
    problem_ = problem;
    launch_ = launch;
    showMarks();
}

void CodeEdit::showMarks() {
    QList<QTextEdit::ExtraSelection> marks;
    if (launch_) {
        QTextEdit::ExtraSelection line;
        line.cursor = cursorAt(*launch_);
        line.cursor.clearSelection();
        line.format.setBackground(currentTheme().hover);
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << line;
    }
    if (problem_) {
        QTextEdit::ExtraSelection word;
        word.cursor = cursorAt(*problem_);
        word.format.setBackground(currentTheme().alarmFill);
        word.format.setForeground(currentTheme().alarmText);
        word.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        word.format.setUnderlineColor(currentTheme().alarm);
        marks << word;
    }
    setExtraSelections(marks);
}

void CodeEdit::select(const Place& place) {
    setTextCursor(cursorAt(place));
    ensureCursorVisible();
}

bool CodeEdit::canInsertFromMimeData(const QMimeData* source) const {
    return !fileIn(*source).isEmpty() || QPlainTextEdit::canInsertFromMimeData(source);
}

void CodeEdit::insertFromMimeData(const QMimeData* source) {
    if (const QString file = fileIn(*source); !file.isEmpty())
        Q_EMIT fileGiven(file);
    else
        QPlainTextEdit::insertFromMimeData(source);
}

void CodeEdit::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showMarks();
}

} // namespace trichevron::gui
