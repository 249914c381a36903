// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/typed_number.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

namespace trichevron::gui {
namespace {

/// Shorter words are prefixes of too many others.
constexpr qsizetype minUnitLength = 3;

/// Signs and words of one unit. A question in any language has one of them.
struct Unit {
    QStringList typed;
    QStringList asked;
};
const std::array<Unit, 2>& shortUnits() {
    static const std::array<Unit, 2> units{
        {{{QStringLiteral("%"), QStringLiteral("percent"), QStringLiteral("퍼센트")},
          {QStringLiteral("%"), QStringLiteral("percent"), QStringLiteral("퍼센트")}},
         {{QStringLiteral("b")}, {QStringLiteral("byte"), QStringLiteral("바이트")}}}};
    return units;
}

bool isHangul(const QString& word) {
    return std::all_of(word.begin(), word.end(),
                       [](QChar each) { return each.script() == QChar::Script_Hangul; });
}

/// "blocks" and "block" are the same unit.
bool isAskedFor(const QString& unit, const QString& question) {
    const QString typed = unit.toLower();
    const QString asked = question.toLower();
    for (const Unit& each : shortUnits())
        if (each.typed.contains(typed))
            return std::any_of(each.asked.begin(), each.asked.end(),
                               [&](const QString& word) { return asked.contains(word); });
    if (isHangul(typed)) // particles follow its words without a space
        return asked.contains(typed);
    static const QRegularExpression between(QStringLiteral(R"([^\p{L}]+)"));
    const QStringList words = asked.split(between, Qt::SkipEmptyParts);
    return typed.size() >= minUnitLength && std::any_of(words.begin(), words.end(), [&](const QString& word) {
               return word.size() >= minUnitLength &&
                      (word.startsWith(typed) || typed == word + QLatin1Char('s'));
           });
}

} // namespace

std::optional<double> typedNumber(const QString& typed, const QString& question) {
    static const QRegularExpression withUnit(QStringLiteral(R"(^(.*\d)\s*(%|\p{L}+)$)"));
    static const QRegularExpression grouped(
        QStringLiteral(R"(^[+-]?\d{1,3}([, '\x{A0}\x{2009}\x{202F}]\d{3})+(\.\d+)?$)"));
    static const QRegularExpression separators(QStringLiteral(R"([, '\x{A0}\x{2009}\x{202F}])"));
    QString number = typed.trimmed();
    if (const auto match = withUnit.match(number);
        match.hasMatch() && isAskedFor(match.captured(2), question))
        number = match.captured(1);
    if (grouped.match(number).hasMatch())
        number.remove(separators);
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

} // namespace trichevron::gui
