// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// docs/statements.md: what each statement refers to exists, says it, and launches it.
#include "core/catalogue/language.h"
#include "core/json/file_io.h"
#include "core/messages/terms.h"
#include "core/resources/lesson_files.h"
#include "core/rules/rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace trichevron::core {
namespace {

struct Statement {
    int line = 0;
    std::string text;
    std::string explained;
    std::string launched;
};

std::string trimmed(const std::string& cell) {
    const std::size_t from = cell.find_first_not_of(' ');
    return from == std::string::npos ? "" : cell.substr(from, cell.find_last_not_of(' ') - from + 1);
}

std::vector<Statement> readStatements() {
    std::istringstream page(readFile(TRICHEVRON_STATEMENTS));
    std::vector<Statement> statements;
    int number = 0;
    for (std::string line; std::getline(page, line);) {
        ++number;
        if (!line.starts_with("| ") || line.starts_with("| ---") || line.starts_with("| statement"))
            continue;
        std::istringstream cells(line.substr(1));
        Statement statement{number, {}, {}, {}};
        for (std::string* cell : {&statement.text, &statement.explained, &statement.launched}) {
            std::getline(cells, *cell, '|');
            *cell = trimmed(*cell);
        }
        statements.push_back(statement);
    }
    return statements;
}

/// The lessons by their number: "07".
const std::map<std::string, Lesson>& lessonsByNumber() {
    static const std::map<std::string, Lesson> lessons = [] {
        std::map<std::string, Lesson> found;
        for (const std::string& path : lessonFiles()) {
            Lesson lesson = loadLesson(path);
            const std::string number = lesson.name.substr(0, 2);
            found.emplace(number, std::move(lesson));
        }
        return found;
    }();
    return lessons;
}

/// A lesson or one of its steps, as a cell names it: "15", "15.2" (from 1), "05, where the device differs".
struct Reference {
    std::string lesson;
    std::size_t step = 0; ///< from 1; 0: the whole lesson
};

std::vector<Reference> referencesIn(const std::string& cell) {
    std::vector<Reference> references;
    static const std::regex number(R"((?:^|[ ,;])(\d\d)(?:\.(\d+))?(?![\w.]))");
    for (std::sregex_iterator at(cell.begin(), cell.end(), number), end; at != end; ++at)
        references.push_back({(*at)[1], (*at)[2].matched ? std::stoul((*at)[2]) : 0});
    return references;
}

std::vector<std::string> namedIn(const std::string& cell, const char* word) {
    std::vector<std::string> names;
    const std::regex named(std::string(word) + " (\\w+)");
    for (std::sregex_iterator at(cell.begin(), cell.end(), named), end; at != end; ++at)
        names.push_back((*at)[1]);
    return names;
}

std::vector<const LessonStep*> stepsOf(const Reference& reference) {
    std::vector<const LessonStep*> steps;
    const auto found = lessonsByNumber().find(reference.lesson);
    if (found == lessonsByNumber().end())
        return steps;
    const std::vector<LessonStep>& all = found->second.steps;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (reference.step == 0 || reference.step == i + 1)
            steps.push_back(&all[i]);
    return steps;
}

/// All that the places of a cell say.
std::string wordsOf(const std::string& cell) {
    std::string words;
    for (const Reference& reference : referencesIn(cell))
        for (const LessonStep* step : stepsOf(reference)) {
            words += step->title + '\n' + step->text + '\n' + step->explanation + '\n';
            if (step->question)
                for (const Choice& choice : step->question->choices)
                    words += choice.text + '\n';
            if (step->difference)
                words += step->difference->document + '\n' + step->difference->device + '\n';
        }
    for (const std::string& name : namedIn(cell, "term"))
        if (const auto term = termFromName(name))
            words += titleFor(*term) + '\n' + messageFor(*term) + '\n' + synonymsFor(*term) + '\n';
    return words;
}

TEST(Statements, EachRefersToLessonsStepsTermsRulesAndPagesThatExist) {
    for (const Statement& statement : readStatements()) {
        for (const std::string& cell : {statement.explained, statement.launched}) {
            for (const Reference& reference : referencesIn(cell))
                EXPECT_FALSE(stepsOf(reference).empty()) << "line " << statement.line << ": " << cell;
            for (const std::string& name : namedIn(cell, "term"))
                EXPECT_TRUE(termFromName(name)) << "line " << statement.line << ": " << name;
            for (const std::string& name : namedIn(cell, "; rule"))
                EXPECT_TRUE(std::any_of(ruleTable().begin(), ruleTable().end(),
                                        [&](const Rule& rule) { return toString(rule.id) == name; }))
                    << "line " << statement.line << ": " << name;
            for (const std::string& name : namedIn(cell, "page"))
                EXPECT_TRUE(std::set<std::string>({"Explore", "Kernel", "Program", "Learn"}).contains(name))
                    << "line " << statement.line << ": " << name;
        }
        EXPECT_TRUE(!referencesIn(statement.explained).empty() ||
                    !namedIn(statement.explained, "term").empty())
            << "line " << statement.line << " is explained nowhere";
    }
}

TEST(Statements, EachIsLaunchedOrHasAReason) {
    for (const Statement& statement : readStatements()) {
        if (statement.launched.starts_with("no: ")) {
            EXPECT_GT(statement.launched.size(), 10U) << "line " << statement.line;
            continue;
        }
        const std::vector<Reference> references = referencesIn(statement.launched);
        EXPECT_FALSE(references.empty()) << "line " << statement.line << ": " << statement.launched;
        for (const Reference& reference : references) {
            const std::vector<const LessonStep*> steps = stepsOf(reference);
            EXPECT_TRUE(std::any_of(steps.begin(), steps.end(),
                                    [](const LessonStep* step) { return step->launch.has_value(); }))
                << "line " << statement.line;
        }
    }
}

TEST(Statements, WhereTheDeviceDiffersTheLessonHasBoth) {
    for (const Statement& statement : readStatements())
        for (const std::string& cell : {statement.explained, statement.launched}) {
            if (cell.find("where the device differs") == std::string::npos)
                continue;
            bool any = false;
            for (const Reference& reference : referencesIn(cell))
                for (const LessonStep* step : stepsOf(reference))
                    any = any || step->difference.has_value();
            EXPECT_TRUE(any) << "line " << statement.line;
        }
}

/// Names of code, and abbreviations in capitals.
TEST(Statements, NamesInAStatementAreInWhatExplainsIt) {
    static const std::regex name(
        R"(__\w+__|--[\w=-]+|\.[a-z]{5,}|\b[A-Z]{2,}[A-Z_]*\b|\b\w+_\w+\b|\b[a-z]+[A-Z]\w*\b|\b\w+(?=\(\)))");
    // What a document calls an interface, an architecture or the program's own processor.
    const std::set<std::string> common{"GPU", "GPUs", "SM", "SMs", "API", "ID", "MIG"};
    int names = 0;
    for (const Statement& statement : readStatements()) {
        const std::string words = wordsOf(statement.explained);
        for (std::sregex_iterator at(statement.text.begin(), statement.text.end(), name), end; at != end;
             ++at) {
            if (common.contains(at->str()))
                continue;
            ++names;
            EXPECT_NE(words.find(at->str()), std::string::npos)
                << "line " << statement.line << ": " << statement.text << ": " << at->str() << " is not in "
                << statement.explained;
        }
    }
    EXPECT_GT(names, 30);
}

TEST(Statements, AreCountedAtTheTopOfThePage) {
    const std::vector<Statement> statements = readStatements();
    const auto launched = std::count_if(statements.begin(), statements.end(), [](const Statement& statement) {
        return !statement.launched.starts_with("no: ");
    });
    EXPECT_GE(statements.size(), 153U);
    const std::string counted = std::to_string(statements.size()) + " statements, of which a launch shows " +
                                std::to_string(launched) + ".";
    EXPECT_NE(readFile(TRICHEVRON_STATEMENTS).find(counted), std::string::npos) << counted;
}

} // namespace
} // namespace trichevron::core
