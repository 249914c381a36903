// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/word_breaks.h"

#include <QRegularExpression>

namespace trichevron::gui {

QString withBreaksIn(const QString& name) {
    QString shown;
    for (qsizetype i = 0; i < name.size(); ++i) {
        if (beginsWord(name, i))
            shown += QChar(0x200B); // zero width space
        shown += name[i];
    }
    return shown;
}

QString withWordBreaks(QString text) {
    static const QRegularExpression longWord(QStringLiteral("\\S{29,}"));
    for (auto match = longWord.match(text); match.hasMatch();
         match = longWord.match(text, match.capturedEnd()))
        text.replace(match.capturedStart(), match.capturedLength(), withBreaksIn(match.captured()));
    return text;
}

} // namespace trichevron::gui
