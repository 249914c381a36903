// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/mnemonics.h"

#include <QAction>
#include <QList>
#include <QMenu>
#include <QSet>
#include <QString>

namespace trichevron::gui {
namespace {

/// The letter after a single "&"; null where there is none.
QChar mnemonicOf(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != QLatin1Char('&'))
            continue;
        if (text[i + 1] != QLatin1Char('&'))
            return text[i + 1].toUpper();
        ++i; // "&&" is shown as "&"
    }
    return {};
}

/// The places of letters and digits, those that begin a word first.
QList<qsizetype> placesOf(const QString& text) {
    QList<qsizetype> beginnings;
    QList<qsizetype> others;
    for (qsizetype i = 0; i < text.size(); ++i) {
        // No key types a syllable of Hangul.
        if (!text[i].isLetterOrNumber() || text[i].script() == QChar::Script_Hangul)
            continue;
        const bool begins = i == 0 || !text[i - 1].isLetterOrNumber();
        (begins ? beginnings : others) << i;
    }
    return beginnings + others;
}

} // namespace

void addMnemonics(QMenu& menu) {
    QSet<QChar> taken;
    for (const QAction* action : menu.actions())
        taken << mnemonicOf(action->text());
    for (QAction* action : menu.actions()) {
        QString text = action->text();
        if (action->isSeparator() || !mnemonicOf(text).isNull())
            continue;
        for (const qsizetype place : placesOf(text)) {
            if (taken.contains(text[place].toUpper()))
                continue;
            taken << text[place].toUpper();
            action->setText(text.insert(place, QLatin1Char('&')));
            break;
        }
    }
}

} // namespace trichevron::gui
