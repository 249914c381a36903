// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary: every term has a launch to see it in and says where it is used, its links lead there, and the
// texts of lessons and the labels of the window lead to their terms.
#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/term_links.h"
#include "app/gui/help/term_menu.h"
#include "app/gui/help/term_page.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/learn/lesson_text.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/text/text.h"
#include "core/messages/rule_messages.h"
#include "core/resources/lesson_files.h"
#include "tests/case_name.h"
#include "tests/gui/filled_window.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocumentFragment>

#include <set>

namespace trichevron::test {
namespace {

using core::Term;

struct WordsCase : NamedCase {
    const char* words;
    std::vector<Term> terms;
};

class TermsInWords : public testing::TestWithParam<WordsCase> {};

TEST_P(TermsInWords, AreFoundOnceEach) {
    std::vector<Term> found;
    for (const gui::TermMention& mention : gui::termsIn(QString::fromUtf8(GetParam().words)))
        found.push_back(mention.term);
    EXPECT_EQ(found, GetParam().terms);
}

INSTANTIATE_TEST_SUITE_P(
    Glossary, TermsInWords,
    testing::Values(WordsCase{"OneWord", "each block", {Term::Block}},
                    WordsCase{"Plural", "Blocks of warps", {Term::Block, Term::Warp}},
                    WordsCase{"SingularOfAPlural", "a register", {Term::Registers}},
                    WordsCase{"TheLongestTitle", "dynamic shared memory", {Term::DynamicSharedMemory}},
                    WordsCase{"NoPartOfAWord", "blocked, gridlock, smooth", {}},
                    WordsCase{"ANameOfCode", "use threadIdx.x here", {Term::ThreadIdx}},
                    WordsCase{"CooperativeGroups", "cooperative groups", {Term::CooperativeGroups}},
                    WordsCase{"NameOfALibrary", "`cooperative_groups`", {Term::CooperativeGroups}},
                    WordsCase{"CooperativeAlone", "a cooperative launch", {Term::Cooperative, Term::Launch}},
                    WordsCase{"OnlyOnce", "a grid in a grid", {Term::Grid}}),
    caseName<WordsCase>);

TEST(TermLinks, EscapeTheWordsAround) {
    const QString html = gui::withTermLinks(QStringLiteral("<b>a grid & more</b>"));
    EXPECT_TRUE(html.contains(QStringLiteral("term:grid"))) << html.toStdString();
    EXPECT_FALSE(html.contains(QStringLiteral("<b>")));
    EXPECT_EQ(QTextDocumentFragment::fromHtml(html).toPlainText(), QStringLiteral("<b>a grid & more</b>"));
    EXPECT_FALSE(gui::withTermLinks(QStringLiteral("a grid"), Term::Grid).contains(QStringLiteral("href")));
}

TEST(TermLinks, AreNotInAnotherNameOfTheTermItself) {
    const QString html = gui::withTermLinks(
        QStringLiteral("Graphics processing cluster: the SMs that a cluster runs on."), Term::Gpc);
    EXPECT_TRUE(html.startsWith(QStringLiteral("Graphics processing cluster:"))) << html.toStdString();
    EXPECT_EQ(html.count(QStringLiteral("term:cluster")), 1) << html.toStdString();
}

/// With the lessons and devices of the program.
class GlossaryTest : public FilledWindowTest {
protected:
    void SetUp() override {
        FilledWindowTest::SetUp();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
    }
    void TearDown() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
        FilledWindowTest::TearDown();
    }
};

TEST_F(GlossaryTest, EveryTermHasALaunchAndIsUsed) {
    for (const Term term : core::allTerms) {
        const std::vector<gui::TermUse> uses = gui::usesOf(term);
        const bool isLaunched = !uses.empty() && uses.front().hasLaunch;
        EXPECT_TRUE(isLaunched || relatedRule(term) || !gui::pagesOf(term).empty())
            << toString(term) << " can be seen nowhere";
        EXPECT_TRUE(!uses.empty() || !gui::pagesOf(term).empty() || relatedRule(term)) << toString(term);
    }
}

TEST_F(GlossaryTest, EveryLinkOfATermLeadsSomewhere) {
    openTerm(window.get(), Term::Coalescing);
    auto& dialog = *window->findChild<gui::RulesDialog*>();
    auto& described = get<QTextBrowser>(QStringLiteral("rulesText"));
    static const QRegularExpression link(QStringLiteral("href=\"([a-z]+):([^\"]+)\""));
    for (const Term term : core::allTerms) {
        const QString html = gui::termHtml(term);
        EXPECT_TRUE(html.contains(QStringLiteral("term:"))) << toString(term);
        for (auto links = link.globalMatch(html); links.hasNext();) {
            const QRegularExpressionMatch match = links.next();
            dialog.showTerm(term);
            const QString before = described.toPlainText();
            if (match.captured(1) == QLatin1String("term") || match.captured(1) == QLatin1String("rule")) {
                Q_EMIT described.anchorClicked(
                    QUrl(match.captured(1) + QLatin1Char(':') + match.captured(2)));
                EXPECT_NE(described.toPlainText(), before) << match.captured(0).toStdString();
            }
        }
    }
}

TEST_F(GlossaryTest, ALessonIsOpenedAtItsStep) {
    openTerm(window.get(), Term::Coalescing);
    const gui::TermUse use = gui::usesOf(Term::Coalescing).at(1);
    Q_EMIT get<QTextBrowser>(QStringLiteral("rulesText"))
        .anchorClicked(QUrl(QStringLiteral("lesson:%1/%2").arg(gui::text(use.lesson)).arg(use.step)));
    EXPECT_EQ(window->pages().shownId(), gui::window_page::learn);
    auto& page = static_cast<gui::LearnPage&>(window->pages().page(gui::window_page::learn));
    EXPECT_EQ(page.run().lesson().name, use.lesson);
    EXPECT_EQ(page.run().stepIndex(), use.step);
    EXPECT_FALSE(window->findChild<gui::RulesDialog*>()->isVisible());
}

TEST_F(GlossaryTest, ATermLeadsToTheFieldThatSetsIt) {
    for (const Term term : core::allTerms) {
        const QString name = gui::fieldOf(term);
        if (name.isEmpty())
            continue;
        window->pages().show(gui::window_page::learn);
        openTerm(window.get(), term);
        auto& described = get<QTextBrowser>(QStringLiteral("rulesText"));
        const QString link = QStringLiteral("field:") + name;
        ASSERT_TRUE(described.toHtml().contains(link)) << toString(term);
        Q_EMIT described.anchorClicked(QUrl(link));
        EXPECT_EQ(window->pages().shownId(), gui::window_page::explore) << toString(term);
        EXPECT_FALSE(window->findChild<gui::RulesDialog*>()->isVisible());
        EXPECT_EQ(window->focusWidget(), &get(name)) << toString(term);
        EXPECT_TRUE(get(name).isVisible()) << toString(term);
    }
}

TEST_F(GlossaryTest, EveryTermInALessonIsALink) {
    for (const std::string& path : core::lessonFiles()) {
        const core::Lesson lesson = core::loadLesson(path);
        for (const core::LessonStep& step : lesson.steps) {
            gui::LessonText words;
            words.showMarkdown(gui::text(step.text + "\n\n" + step.explanation));
            for (const gui::TermMention& mention : gui::termsIn(words.toPlainText())) {
                QTextCursor cursor(words.document());
                cursor.setPosition(static_cast<int>(mention.start + mention.length));
                const QTextCharFormat format = cursor.charFormat();
                EXPECT_TRUE(format.anchorHref() == gui::termLink(mention.term) || format.fontFixedPitch())
                    << path << ": " << toString(mention.term);
            }
        }
    }
}

TEST_F(GlossaryTest, NoTermIsMarkedWithinCode) {
    gui::LessonText words;
    words.showMarkdown(
        QStringLiteral("In code: `k<<<dim3(4), 8>>>(grid, threadIdx.x)`, a grid. Its `threadIdx` "
                       "and dim3.\n\n```cpp\nint block = threadIdx.x;\n```\n\nEach block."));
    QStringList linked;
    for (QTextBlock block = words.document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().isAnchor())
                linked << part.fragment().text();
    EXPECT_EQ(linked.join(QLatin1Char('|')).toStdString(), "grid|threadIdx|dim3|block")
        << "code that is a name alone leads to it";
}

/// What the list shows for these letters, in its order.
class GlossaryFilter : public GlossaryTest {
protected:
    QStringList listed(const char* letters) {
        openTerm(window.get(), Term::Grid);
        auto& filter = get<QLineEdit>(QStringLiteral("rulesFilter"));
        filter.clear();
        QTest::keyClicks(&filter, QString::fromUtf8(letters));
        const auto& list = get<QListWidget>(QStringLiteral("rulesList"));
        QStringList titles;
        for (int row = 0; row < list.count(); ++row)
            if (!list.item(row)->isHidden())
                titles << list.item(row)->text();
        return titles;
    }
    static QString titled(Term term) { return QStringLiteral("Term: ") + gui::text(titleFor(term)); }
};

TEST_F(GlossaryFilter, FindsATermByItsTitleItsOtherNamesAndItsDefinition) {
    const std::pair<const char*, Term> searches[] = {
        {"cooperative groups", Term::CooperativeGroups},
        {"cooperative_groups", Term::CooperativeGroups},
        {"thread block", Term::Block},
        {"launch configuration", Term::ExecutionConfiguration},
        {"synchronize", Term::Synchronisation},
        {"streaming multiprocessor", Term::Sm},
        {"cudaMalloc", Term::GlobalMemory},
        {"histogram", Term::Bin},
        {"texture cache", Term::TextureMemory},
        {"machine code", Term::Sass},
        {"private memory per thread", Term::LocalMemory}, // only in the definition
    };
    for (const auto& [letters, term] : searches) {
        const QStringList found = listed(letters);
        ASSERT_FALSE(found.isEmpty()) << letters;
        EXPECT_EQ(found.front().toStdString(), titled(term).toStdString()) << letters;
        EXPECT_TRUE(get<QTextBrowser>(QStringLiteral("rulesText"))
                        .toPlainText()
                        .contains(gui::text(messageFor(term))))
            << letters;
    }
}

TEST_F(GlossaryFilter, ListsTitlesBeforeOtherNamesAndTheseBeforeDefinitions) {
    const QStringList found = listed("stream");
    const qsizetype title = found.indexOf(titled(Term::Stream));
    const qsizetype otherName = found.indexOf(titled(Term::Event)); // cudaStreamWaitEvent, a mark in a stream
    const qsizetype definition = found.indexOf(titled(Term::Context));
    EXPECT_EQ(title, 0) << found.join(QLatin1Char('\n')).toStdString();
    EXPECT_LT(found.indexOf(titled(Term::DefaultStream)), otherName);
    EXPECT_LT(otherName, definition);
    EXPECT_GE(title, 0);
    EXPECT_GE(definition, 0);
}

TEST_F(GlossaryFilter, WithoutLettersTheRulesAreInTheirOrderAndTheTermsInThatOfTheAlphabet) {
    const QStringList before = listed("");
    listed("stream");
    EXPECT_EQ(listed(""), before);
    ASSERT_EQ(before.size(), static_cast<qsizetype>(core::ruleCount + core::termCount));
    EXPECT_EQ(before.front(), gui::text(titleFor(core::RuleId{})));
    const auto placeOf = [&before](Term term) { return before.indexOf(titled(term)); };
    const Term inOrder[] = {Term::Advice, Term::Block,  Term::BlockDim, Term::GlobalQualifier,
                            Term::Grid,   Term::Kernel, Term::Warp,     Term::Worker};
    for (std::size_t i = 1; i < std::size(inOrder); ++i)
        EXPECT_LT(placeOf(inOrder[i - 1]), placeOf(inOrder[i])) << toString(inOrder[i]);
}

TEST_F(GlossaryFilter, FindsTheWordThatStandsBeforeEachTerm) {
    EXPECT_EQ(listed("Term:").size(), static_cast<qsizetype>(core::termCount));
    EXPECT_EQ(listed("term: grid").front(), titled(Term::Grid));
}

TEST_F(GlossaryFilter, ListsATermBeforeARuleThatMatchesAsWell) {
    for (const char* letters : {"green", "green context"})
        EXPECT_EQ(listed(letters).front(), titled(Term::GreenContext)) << letters;
}

TEST_F(GlossaryFilter, DownAndUpMoveInTheList) {
    const QStringList found = listed("green");
    ASSERT_GE(found.size(), 3);
    auto& filter = get<QLineEdit>(QStringLiteral("rulesFilter"));
    const auto& list = get<QListWidget>(QStringLiteral("rulesList"));
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(&filter, key);
        return list.currentItem()->text();
    };
    EXPECT_EQ(press(Qt::Key_Down), found[1]);
    EXPECT_EQ(press(Qt::Key_Down), found[2]);
    EXPECT_EQ(press(Qt::Key_Up), found[1]);
    EXPECT_EQ(filter.text(), QStringLiteral("green"));
    QTest::keyClicks(&filter, QStringLiteral(" c"));
    EXPECT_EQ(filter.text(), QStringLiteral("green c")) << "the keys stay in the filter";
}

TEST_F(GlossaryFilter, SaysThatNothingMatches) {
    const auto shown = [this] { return get<QTextBrowser>(QStringLiteral("rulesText")).toPlainText(); };
    for (const char* letters : {"qqxxzz", "qqxxz"}) {
        EXPECT_TRUE(listed(letters).isEmpty());
        EXPECT_EQ(shown().toStdString(), "No rule or term matches “" + std::string(letters) + "”");
    }
    get<QLineEdit>(QStringLiteral("rulesFilter")).clear();
    EXPECT_EQ(shown(), QString());
}

TEST_F(GlossaryTest, EachTermOfALessonLeadsToIt) {
    window->pages().show(gui::window_page::learn);
    auto& page = static_cast<gui::LearnPage&>(window->pages().page(gui::window_page::learn));
    for (std::size_t lesson = 0; lesson < page.run().lessons().size(); ++lesson)
        for (std::size_t step = 0; step < page.run().lessons()[lesson].steps.size(); ++step) {
            page.run().open(lesson, step);
            page.run().skip();
            const auto& words = get<QLabel>(QStringLiteral("lessonTerms"));
            for (const Term term : page.run().step().terms) {
                const QString name = gui::text(toString(term));
                EXPECT_TRUE(words.text().contains(QStringLiteral("href=\"%1\"").arg(name))) << toString(term);
                Q_EMIT const_cast<QLabel&>(words).linkActivated(name);
                EXPECT_TRUE(get<QTextBrowser>(QStringLiteral("rulesText"))
                                .toPlainText()
                                .startsWith(gui::text(titleFor(term))))
                    << toString(term);
            }
        }
}

TEST_F(GlossaryTest, ALabelOffersItsTerms) {
    auto& label = *get<QWidget>(QStringLiteral("blockLabel")).findChild<QLabel*>();
    const std::unique_ptr<QMenu> menu(gui::makeTermMenu(label, {}));
    ASSERT_NE(menu, nullptr) << label.text().toStdString();
    menu->actions().front()->trigger();
    EXPECT_TRUE(get<QTextBrowser>(QStringLiteral("rulesText"))
                    .toPlainText()
                    .contains(gui::text(messageFor(Term::Block))));
    QLabel none(QStringLiteral("nothing to see"));
    EXPECT_EQ(gui::makeTermMenu(none, {}), nullptr);
}

TEST_F(GlossaryTest, ThePageLearnLeadsToIt) {
    window->pages().show(gui::window_page::learn);
    QTest::mouseClick(&get<QAbstractButton>(QStringLiteral("lessonGlossary")), Qt::LeftButton);
    EXPECT_TRUE(get<QTextBrowser>(QStringLiteral("rulesText"))
                    .toPlainText()
                    .contains(gui::text(messageFor(core::allTerms.front()))));
}

TEST_F(GlossaryTest, HelpLinksTheTermsOfWhatItExplains) {
    get(QStringLiteral("gridX")).setFocus();
    QTest::keyClick(window.get(), Qt::Key_F1);
    EXPECT_TRUE(
        get<QTextBrowser>(QStringLiteral("rulesText")).toHtml().contains(QStringLiteral("term:grid")));
}

/// The terms in the labels of a page.
std::set<Term> termsOn(const QWidget& page) {
    QStringList labels;
    for (const auto* label : page.findChildren<QLabel*>())
        labels << label->text();
    for (const auto* button : page.findChildren<QAbstractButton*>())
        labels << button->text();
    for (const auto* tabs : page.findChildren<QTabBar*>())
        for (int i = 0; i < tabs->count(); ++i)
            labels << tabs->tabText(i);
    for (const auto* header : page.findChildren<QHeaderView*>())
        for (int i = 0; header->model() != nullptr && i < header->count(); ++i)
            labels << header->model()->headerData(i, header->orientation()).toString();
    std::set<Term> terms;
    for (const QString& label : labels)
        for (const gui::TermMention& mention : gui::termsIn(label))
            terms.insert(mention.term);
    return terms;
}

TEST_F(GlossaryTest, ATermKnowsThePagesThatHaveIt) {
    for (const QString& id :
         {gui::window_page::explore, gui::window_page::kernel, gui::window_page::program}) {
        const std::set<Term> onPage = termsOn(window->pages().page(id));
        EXPECT_FALSE(onPage.empty()) << id.toStdString();
        for (const Term term : core::allTerms) {
            const std::vector<QString> pages = gui::pagesOf(term);
            if (std::find(pages.begin(), pages.end(), id) != pages.end()) {
                EXPECT_TRUE(onPage.contains(term)) << toString(term) << " is not on " << id.toStdString();
            } else {
                EXPECT_FALSE(onPage.contains(term))
                    << toString(term) << " does not say that it is on " << id.toStdString();
            }
        }
    }
}

} // namespace
} // namespace trichevron::test
