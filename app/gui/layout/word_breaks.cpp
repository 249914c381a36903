// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/word_breaks.h"

#include <QRegularExpression>

namespace trichevron::gui {

QString withWordBreaks(QString text) {
    static const QRegularExpression longWord(QStringLiteral("\\S{29,}"));
    for (auto match = longWord.match(text); match.hasMatch();
         match = longWord.match(text, match.capturedEnd())) {
        QString shown;
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
            if (i > match.capturedStart() && beginsWord(text, i))
                shown += QChar(0x200B); // zero width space
            shown += text[i];
        }
        text.replace(match.capturedStart(), match.capturedLength(), shown);
    }
    return text;
}

} // namespace trichevron::gui
