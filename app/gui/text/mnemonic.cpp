// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/mnemonic.h"

namespace trichevron::gui {

QString withoutMnemonic(const QString& text) {
    QString plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != QLatin1Char('&')) {
            plain += text[i];
            continue;
        }
        if (i + 1 == text.size())
            break;
        const bool isBracketed = plain.endsWith(QLatin1Char('(')) && i + 2 < text.size() &&
                                 text[i + 1] != QLatin1Char('&') && text[i + 2] == QLatin1Char(')');
        if (isBracketed) {
            plain.chop(1);
            i += 2;
        } else {
            plain += text[++i];
        }
    }
    return plain;
}

} // namespace trichevron::gui
