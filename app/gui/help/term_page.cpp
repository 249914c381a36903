// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/term_page.h"

#include "app/gui/help/term_links.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/catalogue/language.h"
#include "core/errors/input_error.h"
#include "core/messages/rule_messages.h"
#include "core/resources/lesson_files.h"
#include "core/rules/rule.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>

namespace trichevron::gui {
namespace {

struct TermPageText {
    Q_DECLARE_TR_FUNCTIONS(TermPage)
};

using UsesByTerm = std::map<core::Term, std::vector<TermUse>>;

UsesByTerm loadUses() {
    UsesByTerm uses;
    const std::string language(core::currentLanguage().code);
    for (const std::string& path : core::lessonFiles()) {
        try {
            const core::Lesson lesson = core::loadLesson(path, language);
            for (std::size_t step = 0; step < lesson.steps.size(); ++step)
                for (const core::Term term : lesson.steps[step].terms)
                    uses[term].push_back({lesson.name, step, lesson.title, lesson.steps[step].title,
                                          lesson.steps[step].launch.has_value()});
        } catch (const core::InputError&) {
            // A broken file does not hide the others; tests keep those of the program whole.
        }
    }
    for (auto& [term, list] : uses)
        std::stable_sort(list.begin(), list.end(),
                         [](const TermUse& a, const TermUse& b) { return a.hasLaunch && !b.hasLaunch; });
    return uses;
}

QString anchor(const QString& link, const QString& words) {
    return QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
        .arg(link.toHtmlEscaped(), currentTheme().accentText.name(), words.toHtmlEscaped());
}

QString paragraph(const QString& heading, const QStringList& lines, const QString& between) {
    if (lines.isEmpty())
        return {};
    return QStringLiteral("<p><span style=\"color:%1\">%2</span><br>%3</p>")
        .arg(currentTheme().muted.name(), heading.toHtmlEscaped(), lines.join(between));
}

/// Leads to the term's field where the page has one.
QString pageLink(const PageKind& page, core::Term term) {
    const QString field = page.id == window_page::explore ? fieldOf(term) : QString();
    return field.isEmpty() ? anchor(QStringLiteral("page:") + page.id, page.title())
                           : anchor(QStringLiteral("field:") + field,
                                    page.title() + QStringLiteral(" › ") + text(titleFor(term)));
}

QStringList lessonLinks(const std::vector<TermUse>& uses, bool haveLaunch) {
    QStringList links;
    for (const TermUse& use : uses)
        if (use.hasLaunch == haveLaunch)
            links << anchor(QStringLiteral("lesson:%1/%2").arg(text(use.lesson)).arg(use.step),
                            text(use.lessonTitle) + QStringLiteral(": ") + text(use.title));
    return links;
}

} // namespace

std::vector<TermUse> usesOf(core::Term term) {
    static std::string loaded; // which language, and from where
    static UsesByTerm uses;
    const std::vector<std::string> files = core::lessonFiles();
    const std::string wanted =
        std::string(core::currentLanguage().code) + (files.empty() ? std::string() : files.front());
    if (loaded != wanted) {
        loaded = wanted;
        uses = loadUses();
    }
    const auto found = uses.find(term);
    return found == uses.end() ? std::vector<TermUse>() : found->second;
}

QString ruleLink(core::RuleId rule) {
    return QStringLiteral("rule:") + text(toString(rule));
}

QString termHtml(core::Term term) {
    QString html =
        QStringLiteral("<h3>%1</h3><p>%2</p>")
            .arg(text(titleFor(term)).toHtmlEscaped(), withTermLinks(text(messageFor(term)), term));
    if (const QString names = text(synonymsFor(term)); !names.isEmpty())
        html +=
            paragraph(TermPageText::tr("Other names and related words"), {names.toHtmlEscaped()}, QString());
    const std::vector<TermUse> uses = usesOf(term);
    const QString line = QStringLiteral("<br>");
    html += paragraph(TermPageText::tr("Lessons that show it in a launch"), lessonLinks(uses, true), line);
    html += paragraph(TermPageText::tr("Lessons that explain it"), lessonLinks(uses, false), line);
    QStringList rules;
    for (const core::Rule& rule : core::ruleTable())
        if (relatedRule(term) == rule.id)
            rules << anchor(ruleLink(rule.id), text(titleFor(rule.id)));
    html += paragraph(TermPageText::tr("Its rule, with a launch that breaks it"), rules, line);
    QStringList pages;
    for (const QString& id : pagesOf(term))
        for (const PageKind& page : allPages())
            if (page.id == id)
                pages << pageLink(page, term);
    html += paragraph(TermPageText::tr("In the window"), pages, QStringLiteral(", "));
    QStringList related;
    for (const core::Term other : relatedTerms(term))
        related << anchor(termLink(other), text(titleFor(other)));
    return html + paragraph(TermPageText::tr("See also"), related, QStringLiteral(", "));
}

} // namespace trichevron::gui
