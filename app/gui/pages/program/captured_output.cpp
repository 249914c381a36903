// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/captured_output.h"

#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QScrollBar>
#include <QTextCursor>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int mostOutputLines = 5000;
constexpr qsizetype longestOutputEscape = 64;
constexpr qsizetype longestOutputLine = 4096; ///< longer ones are cut

} // namespace

CapturedOutput::CapturedOutput(QWidget* parent) : ReadOnlyText(parent) {
    setObjectName(QStringLiteral("captureOutput"));
    setMaximumBlockCount(mostOutputLines);
    setFont(monospaceFont(0.9));
    setUndoRedoEnabled(false);
    retranslate(this, [this] {
        setAccessibleName(tr("Output of the program"));
        setPlaceholderText(tr("The program has printed nothing."));
    });
}

void CapturedOutput::begin() {
    clear();
    decoder_.resetState();
    escape_.clear();
    returns_ = false;
}

QString CapturedOutput::withoutEscapes(const QString& text) {
    QString kept;
    for (const QChar letter : text) {
        if (!escape_.isEmpty()) {
            escape_ += letter;
            const bool isSequence = escape_.size() > 1 && escape_[1] == QLatin1Char('[');
            const bool isEnd =
                isSequence ? escape_.size() > 2 && letter >= QLatin1Char('@') : escape_.size() > 1;
            if (isEnd || escape_.size() > longestOutputEscape)
                escape_.clear();
        } else if (letter == QChar(0x1B)) {
            escape_ = letter;
        } else if (letter.isPrint() || letter == QLatin1Char('\n') || letter == QLatin1Char('\r') ||
                   letter == QLatin1Char('\t')) {
            kept += letter;
        }
    }
    return kept;
}

void CapturedOutput::put(const QString& text) {
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    if (std::exchange(returns_, false)) {
        cursor.movePosition(QTextCursor::StartOfBlock, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
    }
    const qsizetype room = longestOutputLine - cursor.positionInBlock();
    cursor.insertText(text.left(std::max<qsizetype>(room, 0)));
}

void CapturedOutput::add(const QByteArray& bytes) {
    const QString text = withoutEscapes(decoder_(bytes));
    const bool isAtEnd = verticalScrollBar()->value() == verticalScrollBar()->maximum();
    QString part;
    const auto flush = [&] {
        if (!part.isEmpty())
            put(std::exchange(part, {}));
    };
    for (const QChar letter : text) {
        if (letter == QLatin1Char('\r')) {
            flush();
            returns_ = true;
        } else if (letter == QLatin1Char('\n')) {
            flush();
            returns_ = false; // "\r\n" ends the line as it is
            QTextCursor cursor(document());
            cursor.movePosition(QTextCursor::End);
            cursor.insertBlock();
        } else {
            part += letter;
        }
    }
    flush();
    if (isAtEnd)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

} // namespace trichevron::gui
