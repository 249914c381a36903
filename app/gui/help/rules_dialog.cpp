// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/rules_dialog.h"

#include "app/gui/accessibility/clear_button.h"
#include "app/gui/accessibility/list_keys.h"
#include "app/gui/help/rule_page.h"
#include "app/gui/help/term_links.h"
#include "app/gui/help/term_page.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/session/on_change.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/errors/input_error.h"
#include "core/messages/rule_messages.h"
#include "core/messages/word_match.h"
#include "core/resources/resources.h"
#include "core/rules/rule.h"

#include <QCollator>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr const char* ruleProperty = "helpRule";
constexpr int termRole = Qt::UserRole + 1;
// What the filter searches.
constexpr int titleRole = Qt::UserRole + 2;
constexpr int namesRole = Qt::UserRole + 3;
constexpr int sentenceRole = Qt::UserRole + 4;
constexpr const char* exampleDevice = "NVIDIA H200"; // has clusters and cooperative launches

/// Higher is better: the whole title, a whole other name, words of the title as it is listed, of other names,
/// of the sentence; a term before a rule that matches as well.
std::optional<int> matchScore(const QListWidgetItem& item, const QString& typed) {
    constexpr int perPlace = 1000;
    const int ofTerm = item.data(termRole).isValid() ? 1 : 0;
    const QString title = item.data(titleRole).toString();
    const QStringList names = item.data(namesRole).toStringList();
    if (title.compare(typed, Qt::CaseInsensitive) == 0)
        return 5 * perPlace + ofTerm;
    if (names.contains(typed, Qt::CaseInsensitive))
        return 4 * perPlace + ofTerm;
    int place = 3;
    for (const QString& words :
         {item.text(), names.join(QLatin1Char('\n')), item.data(sentenceRole).toString()}) {
        if (const auto score = core::wordMatchScore(typed.toStdString(), words.toStdString()))
            return 2 * *score + ofTerm + place * perPlace;
        --place;
    }
    return std::nullopt;
}

} // namespace

RulesDialog::RulesDialog(QWidget* parent)
    : QDialog(parent), filter_(new QLineEdit), list_(new QListWidget), text_(new QTextBrowser) {
    setObjectName(QStringLiteral("rulesDialog"));
    auto* layout = new QHBoxLayout(this);
    auto* left = new QVBoxLayout;
    filter_->setObjectName(QStringLiteral("rulesFilter"));
    addClearButton(*filter_);
    moveThroughListFrom(*filter_, *list_);
    list_->setObjectName(QStringLiteral("rulesList"));
    list_->setWordWrap(true); // no title is cut
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    left->addWidget(filter_);
    left->addWidget(list_);
    layout->addLayout(left, 2);
    text_->setObjectName(QStringLiteral("rulesText"));
    text_->setOpenLinks(false);
    text_->setTabChangesFocus(true);
    text_->setFrameShape(QFrame::NoFrame);
    layout->addWidget(text_, 3);
    for (const core::Rule& rule : core::ruleTable()) {
        auto* item = new QListWidgetItem(list_);
        item->setData(Qt::UserRole, static_cast<int>(rule.id));
        item->setToolTip(text(toString(rule.id)));
        items_.push_back(item);
    }
    for (const core::Term term : core::allTerms) {
        auto* item = new QListWidgetItem(list_);
        item->setData(termRole, static_cast<int>(term));
        items_.push_back(item);
    }
    try {
        device_ = core::loadDevice(exampleDevice);
    } catch (const core::InputError&) {
        // Without the program's device files the rules have no examples.
    }
    connect(filter_, &QLineEdit::textChanged, this, &RulesDialog::filter);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        explained_ = {};
        explanation_ = {};
        showsJson_ = false;
        describeRow(row);
    });
    connect(text_, &QTextBrowser::anchorClicked, this, &RulesDialog::follow);
    retranslate(this, [this] { setTexts(); });
    list_->setCurrentRow(0);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 30);
    keepOnScreen(*this);
}

void RulesDialog::setTexts() {
    setWindowTitle(tr("Rules and terms"));
    filter_->setAccessibleName(tr("Filter rules and terms"));
    filter_->setPlaceholderText(tr("filter"));
    list_->setAccessibleName(tr("Rules and terms"));
    text_->setAccessibleName(tr("Description"));
    const auto set = [](QListWidgetItem& item, const QString& title, const QStringList& names,
                        const QString& sentence) {
        item.setData(titleRole, title);
        item.setData(namesRole, names);
        item.setData(sentenceRole, sentence);
    };
    for (const core::Rule& rule : core::ruleTable()) {
        QListWidgetItem& item = itemOf(rule.id);
        set(item, text(titleFor(rule.id)), {text(toString(rule.id))}, text(patternText(rule.id)));
        item.setText(text(titleFor(rule.id)));
    }
    for (const core::Term term : core::allTerms) {
        QListWidgetItem& item = itemOf(term);
        set(item, text(titleFor(term)),
            text(synonymsFor(term)).split(QStringLiteral(", ")) << text(toString(term)),
            text(messageFor(term)));
        item.setText(fill(tr("Term: {term}"), {{"term", text(titleFor(term))}}));
    }
    sortTerms();
    filter(filter_->text());
    describeRow(list_->currentRow());
}

void RulesDialog::sortTerms() {
    const auto letters = [](const QListWidgetItem* item) { // "__global__" stands at G
        QString title = item->data(titleRole).toString();
        return title.remove(QLatin1Char('_'));
    };
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    listed_ = items_;
    std::stable_sort(listed_.begin() + core::ruleCount, listed_.end(),
                     [&](const QListWidgetItem* a, const QListWidgetItem* b) {
                         return order.compare(letters(a), letters(b)) < 0;
                     });
}

void RulesDialog::follow(const QUrl& link) {
    const QString path = link.path();
    if (link.scheme() == QLatin1String("term")) {
        if (const auto term = core::termFromName(path.toStdString()))
            showTerm(*term);
    } else if (link.scheme() == QLatin1String("rule")) {
        for (const core::Rule& rule : core::ruleTable())
            if (text(toString(rule.id)) == path)
                showRule(rule.id);
    } else if (link.scheme() == QLatin1String("lesson")) {
        close();
        Q_EMIT lessonRequested(path.section(QLatin1Char('/'), 0, 0),
                               path.section(QLatin1Char('/'), 1).toInt());
    } else if (link.scheme() == QLatin1String("page")) {
        close();
        Q_EMIT pageRequested(path);
    } else if (link.scheme() == QLatin1String("field")) {
        close();
        Q_EMIT fieldRequested(path);
    } else if (link.toString() == QLatin1String(exampleAsJsonLink)) {
        showsJson_ = true;
        describeRow(list_->currentRow());
    }
}

QString RulesDialog::explanationHtml() const {
    if (explained_.isEmpty())
        return {};
    QString html;
    if (!explained_.name.isEmpty())
        html += QStringLiteral("<h3>%1</h3>").arg(withTermLinks(explained_.name));
    if (!explained_.sentence.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(withTermLinks(explained_.sentence));
    return html + (explained_.rule ? QStringLiteral("<hr>") : QString());
}

void RulesDialog::explain(const std::function<FocusHelp()>& help) {
    const FocusHelp now = help();
    if (now.isEmpty())
        return;
    filter_->clear();
    if (now.rule)
        showRule(*now.rule);
    else
        list_->setCurrentRow(-1);
    explained_ = now; // selecting the row has cleared it
    explanation_ = help;
    describeRow(list_->currentRow());
}

void RulesDialog::showRule(core::RuleId rule) {
    filter_->clear();
    select(itemOf(rule));
}

void RulesDialog::showTerm(core::Term term) {
    filter_->clear();
    select(itemOf(term));
}

void RulesDialog::select(QListWidgetItem& item) {
    list_->setCurrentItem(&item);
    list_->scrollToItem(&item, QAbstractItemView::PositionAtCenter);
}

void RulesDialog::filter(const QString& typed) {
    struct Scored {
        QListWidgetItem* item;
        std::optional<int> score;
    };
    std::vector<Scored> scored;
    for (QListWidgetItem* item : listed_)
        scored.push_back({item, typed.isEmpty() ? 0 : matchScore(*item, typed.trimmed())});
    std::stable_sort(scored.begin(), scored.end(),
                     [](const Scored& a, const Scored& b) { return a.score > b.score; });
    QListWidgetItem* current = list_->currentItem();
    {
        const QSignalBlocker quiet(list_); // while items move, another is current for a moment
        while (list_->count() > 0)
            list_->takeItem(0);
        for (const Scored& each : scored) {
            list_->addItem(each.item);
            each.item->setHidden(!each.score);
        }
        list_->setCurrentItem(current);
    }
    if (!typed.isEmpty())
        list_->setCurrentRow(scored.front().score ? 0 : -1);
    if (list_->currentItem() != nullptr)
        list_->scrollToItem(list_->currentItem());
    else
        describeRow(-1);
}

QString RulesDialog::nothingFoundHtml() const {
    if (filter_->text().isEmpty())
        return {};
    const QString words = fill(tr("No rule or term matches “{typed}”"), {{"typed", filter_->text()}});
    return QStringLiteral("<p style=\"color:%1\">%2</p>")
        .arg(currentTheme().muted.name(), words.toHtmlEscaped());
}

void RulesDialog::describeRow(int row) {
    html_ = htmlOf(row);
    text_->setHtml(html_);
}

QString RulesDialog::htmlOf(int row) const {
    if (row < 0)
        return explanationHtml() + nothingFoundHtml();
    if (const QVariant term = list_->item(row)->data(termRole); term.isValid())
        return explanationHtml() + termHtml(static_cast<core::Term>(term.toInt()));
    const int rule = list_->item(row)->data(Qt::UserRole).toInt();
    return explanationHtml() + ruleHtml(core::ruleTable()[static_cast<std::size_t>(rule)],
                                        {evaluation_ ? evaluation_() : nullptr, explained_.saysFinding,
                                         device_ ? &*device_ : nullptr, showsJson_});
}

void RulesDialog::setLaunch(std::function<const core::Evaluation*()> evaluation) {
    evaluation_ = std::move(evaluation);
}

void RulesDialog::refreshLaunch() {
    if (!isVisible())
        return;
    if (explanation_) {
        const FocusHelp now = explanation_();
        // A row of the verdict has another rule once the launch violates others.
        if (now.rule == explained_.rule && !now.isEmpty())
            explained_ = now;
        else if (explained_.rule)
            explained_ = {};
    }
    if (htmlOf(list_->currentRow()) == html_)
        return;
    const int place = text_->verticalScrollBar()->value();
    describeRow(list_->currentRow());
    text_->verticalScrollBar()->setValue(place);
}

void RulesDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    refreshLaunch(); // it may be another than when the row was chosen
}

void setHelp(QWidget* widget, const QString& toolTip, std::optional<core::RuleId> rule) {
    QString tip = toolTip;
    if (rule)
        tip += QLatin1Char('\n') +
               fill(RulesDialog::tr("F1: the rule “{rule}”"), {{"rule", text(titleFor(*rule))}});
    widget->setToolTip(tip);
    widget->setProperty(ownHelpProperty, toolTip);
    setHelpRule(widget, rule);
}

void setHelpRule(QWidget* widget, std::optional<core::RuleId> rule) {
    widget->setProperty(ruleProperty, rule ? QVariant(static_cast<int>(*rule)) : QVariant());
}

std::optional<core::RuleId> helpRuleFor(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget()) {
        const QVariant rule = widget->property(ruleProperty);
        if (rule.isValid())
            return static_cast<core::RuleId>(rule.toInt());
    }
    return std::nullopt;
}

namespace {

RulesDialog& rulesOf(QWidget& window) {
    auto* dialog = window.findChild<RulesDialog*>();
    if (dialog != nullptr)
        return *dialog;
    dialog = new RulesDialog(&window);
    if (auto* pages = window.findChild<PageStack*>()) {
        dialog->setLaunch([pages] { return pages->shownEvaluation(); });
        onChange(pages->session(), SessionChange::Launch, dialog, &RulesDialog::refreshLaunch);
        QObject::connect(pages, &PageStack::hidingChanged, dialog, &RulesDialog::refreshLaunch);
        QObject::connect(dialog, &RulesDialog::pageRequested, pages, &PageStack::show);
        QObject::connect(dialog, &RulesDialog::fieldRequested, pages, [pages](const QString& name) {
            static_cast<ExplorePage&>(pages->page(window_page::explore)).showField(name);
        });
        QObject::connect(dialog, &RulesDialog::lessonRequested, pages,
                         [pages](const QString& name, int step) {
                             static_cast<LearnPage&>(pages->page(window_page::learn)).openStep(name, step);
                         });
    }
    return *dialog;
}

void open(RulesDialog& dialog) {
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

void openRules(QWidget* window, std::optional<core::RuleId> rule) {
    RulesDialog& dialog = rulesOf(*window);
    if (rule)
        dialog.showRule(*rule);
    open(dialog);
}

void openTerm(QWidget* window, core::Term term) {
    RulesDialog& dialog = rulesOf(*window);
    dialog.showTerm(term);
    open(dialog);
}

void openHelp(QWidget* window, const std::function<FocusHelp()>& help) {
    RulesDialog& dialog = rulesOf(*window);
    dialog.explain(help);
    open(dialog);
}

} // namespace trichevron::gui
