// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/whole_numbers.h"

#include <QRegularExpression>

namespace trichevron::gui {

QString withWholeNumbers(const QString& text) {
    static const QRegularExpression space(
        QStringLiteral(
            R"((?<=\d) (?=[\p{L}%°×~]|· \d)|(?<=\d.[x×·]) (?=\d)|(?<=\p{L}) (?=\d+(?:[.,]\d+)*(?:[.;:)](?!\d)|$)))"),
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::MultilineOption);
    static const QRegularExpression index(QStringLiteral(R"(\(\d+(?:, \d+)+\))"));
    QString whole = text;
    for (auto match = space.match(whole); match.hasMatch(); match = space.match(whole, match.capturedEnd()))
        whole[match.capturedStart()] = QChar::Nbsp;
    for (auto match = index.match(whole); match.hasMatch(); match = index.match(whole, match.capturedEnd()))
        for (qsizetype at = match.capturedStart(); at < match.capturedEnd(); ++at)
            if (whole[at] == QLatin1Char(' '))
                whole[at] = QChar::Nbsp;
    return whole;
}

} // namespace trichevron::gui
