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

QString withWordBreaks(const QString& text, qsizetype least) {
    static const QRegularExpression word(QStringLiteral("\\S+"));
    QString shown;
    qsizetype end = 0;
    for (auto words = word.globalMatch(text); words.hasNext();) {
        const QRegularExpressionMatch match = words.next();
        shown += text.mid(end, match.capturedStart() - end);
        shown += match.capturedLength() < least ? match.captured() : withBreaksIn(match.captured());
        end = match.capturedEnd();
    }
    return shown + text.mid(end);
}

} // namespace trichevron::gui
