// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/term_links.h"

#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"
#include "core/catalogue/language.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>
#include <string>

namespace trichevron::gui {
namespace {

/// The titles of all terms, each as a group.
struct TermPattern {
    std::string language;
    std::vector<core::Term> terms; ///< by group, from 1
    QRegularExpression expression;
};

/// A title ends in a letter of English words, which have a plural and end where the letters end; Korean ones
/// may be followed by a particle.
/// A blank may be an underscore, as in names of code.
QString escaped(const QString& title) {
    return QRegularExpression::escape(title).replace(QStringLiteral("\\ "), QStringLiteral("[ _]"));
}

QString patternOf(const QString& title) {
    // What stands in parentheses may be left out.
    if (const qsizetype open = title.indexOf(QLatin1Char('(')); open > 0)
        return escaped(title.left(open)) + QStringLiteral("(?:%1)?").arg(escaped(title.mid(open)));
    const QChar last = title.back();
    const bool isLatin = last.isLetter() && last.unicode() < 128;
    if (!isLatin)
        return escaped(title);
    const bool isPlural = title.endsWith(QLatin1Char('s')) && !title.endsWith(QLatin1String("ss")) &&
                          !title.endsWith(QLatin1String("is"));
    const QString stem = isPlural ? title.chopped(1) : title;
    return escaped(stem) + QStringLiteral("(?:s|es)?(?![A-Za-z0-9_])");
}

const TermPattern& termPattern() {
    static TermPattern pattern;
    const std::string language(core::currentLanguage().code);
    if (pattern.language == language)
        return pattern;
    std::vector<core::Term> terms(core::allTerms.begin(), core::allTerms.end());
    // "Dynamic shared memory" before "Shared memory".
    std::stable_sort(terms.begin(), terms.end(), [](core::Term a, core::Term b) {
        return text(titleFor(a)).size() > text(titleFor(b)).size();
    });
    QStringList groups;
    for (const core::Term term : terms)
        groups << QLatin1Char('(') + patternOf(text(titleFor(term))) + QLatin1Char(')');
    pattern = {language, terms,
               QRegularExpression(QStringLiteral("(?<!\\w)(?:%1)").arg(groups.join(QLatin1Char('|'))),
                                  QRegularExpression::CaseInsensitiveOption |
                                      QRegularExpression::UseUnicodePropertiesOption)};
    return pattern;
}

/// The words that are another name of the term itself: "graphics processing cluster" speaks of no cluster.
std::vector<TermMention> otherNamesIn(const QString& words, core::Term term) {
    std::vector<TermMention> names;
    for (const QString& name : text(synonymsFor(term)).split(QStringLiteral(", "), Qt::SkipEmptyParts))
        if (const qsizetype start = words.indexOf(name, 0, Qt::CaseInsensitive); start >= 0)
            names.push_back({start, name.size(), term});
    return names;
}

bool isWithin(const QRegularExpressionMatch& match, const std::vector<TermMention>& names) {
    return std::any_of(names.begin(), names.end(), [&match](const TermMention& name) {
        return match.capturedStart() >= name.start && match.capturedEnd() <= name.start + name.length;
    });
}

std::vector<TermMention> termsIn(const QString& words, const std::vector<TermMention>& leftOut) {
    const TermPattern& pattern = termPattern();
    std::vector<TermMention> mentions;
    std::set<core::Term> found;
    for (auto matches = pattern.expression.globalMatch(words); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (isWithin(match, leftOut))
            continue;
        const core::Term term = pattern.terms.at(static_cast<std::size_t>(match.lastCapturedIndex() - 1));
        if (found.insert(term).second)
            mentions.push_back({match.capturedStart(), match.capturedLength(), term});
    }
    return mentions;
}

} // namespace

std::vector<TermMention> termsIn(const QString& words) {
    return termsIn(words, {});
}

QString termLink(core::Term term) {
    return QStringLiteral("term:") + text(toString(term));
}

QString withTermLinks(const QString& breakable, std::optional<core::Term> except) {
    const QString plain = withWholeNumbers(breakable);
    QString html;
    qsizetype done = 0;
    const auto leftOut = except ? otherNamesIn(breakable, *except) : std::vector<TermMention>();
    for (const TermMention& mention : termsIn(breakable, leftOut)) {
        if (mention.term == except)
            continue;
        html += plain.mid(done, mention.start - done).toHtmlEscaped();
        html += QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                    .arg(termLink(mention.term), currentTheme().accentText.name(),
                         plain.mid(mention.start, mention.length).toHtmlEscaped());
        done = mention.start + mention.length;
    }
    return html + plain.mid(done).toHtmlEscaped();
}

} // namespace trichevron::gui
