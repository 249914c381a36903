// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/palette/command_score.h"

#include "app/gui/menus/menu_entry.h"
#include "core/messages/word_match.h"

#include <QAction>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <string>
#include <utility>

namespace trichevron::gui {
namespace {

/// An entry with the whole typed words comes before those with beginnings of words, first if they are its
/// whole name, then if it begins with them. What is found by its name comes before what is found by other
/// words.
int matchBonus(const QString& typed, const QString& path) {
    constexpr int wholeName = 4000;
    constexpr int beginsWithWords = 2500;
    constexpr int hasWords = 2400;
    constexpr int beginsWithBeginning = 2200;
    constexpr int hasBeginning = 900;
    constexpr int scatteredWords = 500;
    if (typed.isEmpty())
        return 0;
    const auto same = Qt::CaseInsensitive;
    const QString plain =
        QLatin1Char(' ') + QString(path).replace(QStringLiteral(" › "), QStringLiteral(" "));
    const QString own = ownNameOf(path);
    const QString place = QLatin1Char(' ') + typed;
    if (own.compare(typed, same) == 0 || plain.endsWith(place, same))
        return wholeName;
    const auto endsWord = [](const QString& line, qsizetype end) {
        return end >= line.size() || !line.at(end).isLetterOrNumber();
    };
    if (own.startsWith(typed, same))
        return endsWord(own, typed.size()) ? beginsWithWords : beginsWithBeginning;
    for (qsizetype at = plain.indexOf(place, 0, same); at >= 0; at = plain.indexOf(place, at + 1, same))
        if (endsWord(plain, at + place.size()))
            return hasWords;
    if (plain.contains(place, same))
        return hasBeginning;
    // Of the entries of one menu, the one that has more of the words itself.
    constexpr int ownWord = 20;
    const QString line = QLatin1Char(' ') + own;
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return scatteredWords +
           ownWord * static_cast<int>(std::count_if(words.begin(), words.end(), [&](auto& word) {
               return line.contains(QLatin1Char(' ') + word, same);
           }));
}

/// As the window spells it.
QString inBritishSpelling(QString words) {
    static const QRegularExpression american(QStringLiteral("\\bcolor"),
                                             QRegularExpression::CaseInsensitiveOption);
    return words.replace(american, QStringLiteral("colour"));
}

/// Without the number behind them, which a command of a number does not have in its name.
QString wordsFor(const MenuCommand& command, const QString& typed) {
    static const QRegularExpression number(QStringLiteral("\\s+[0-9][0-9,.]*$"));
    QString words = inBritishSpelling(typed.trimmed());
    return isOfNumber(*command.action) ? words.remove(number) : words;
}

} // namespace

QString ownNameOf(const QString& path) {
    return path.section(QStringLiteral(" › "), -1);
}

std::optional<int> scoreOf(const MenuCommand& command, const QString& typed) {
    constexpr int explanationLoss = 3000;
    const QString asked = wordsFor(command, typed);
    const std::string words = asked.toStdString();
    const int loss = command.isExplanation ? explanationLoss : 0;
    std::optional<int> best;
    for (const QString& path : {command.path, command.english})
        if (const auto score = core::wordMatchScore(words, path.toStdString()))
            best = std::max(best, std::optional(*score + matchBonus(asked, path) - loss));
    if (best)
        return best;
    const QString others = otherWordsOf(*command.action);
    for (const QString& line :
         {command.path + QLatin1Char(' ') + others, others + QLatin1Char(' ') + command.path,
          command.english + QLatin1Char(' ') + command.englishWords,
          command.englishWords + QLatin1Char(' ') + command.english})
        if (const auto score = core::wordMatchScore(words, line.toStdString()))
            best = std::max(best, std::optional(*score - loss));
    if (best)
        return best;
    constexpr int orderLoss = 300; // more than the words of a line can score
    const std::pair<QString, int> lines[] = {
        {command.path, orderLoss},
        {command.english, orderLoss},
        {command.path + QLatin1Char(' ') + others, 2 * orderLoss},
        {command.english + QLatin1Char(' ') + command.englishWords, 2 * orderLoss}};
    for (const auto& [line, lost] : lines)
        if (const auto score = core::anyOrderMatchScore(words, line.toStdString()))
            best = std::max(best, std::optional(*score - loss - lost));
    return best;
}

bool isFoundByName(const MenuCommand& command, const QString& typed) {
    const std::string words = wordsFor(command, typed).toStdString();
    const auto has = [&words](const QString& path) {
        return core::anyOrderMatchScore(words, path.toStdString()).has_value();
    };
    return has(command.path) || has(command.english);
}

bool isItsName(const MenuCommand& command, const QString& typed) {
    const auto is = [name = typed.trimmed()](const QString& path) {
        return !path.isEmpty() && ownNameOf(path).compare(name, Qt::CaseInsensitive) == 0;
    };
    return is(command.path) || is(command.english);
}

std::optional<int> subjectScoreOf(const MenuCommand& command, const QString& typed) {
    const std::string words = inBritishSpelling(typed).toStdString();
    std::optional<int> best;
    for (const QString& line : command.subject)
        best = std::max(best, core::anyOrderMatchScore(words, line.toStdString()));
    return best;
}

} // namespace trichevron::gui
