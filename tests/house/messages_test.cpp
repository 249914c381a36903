// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A sentence reaches the user only through the message catalogue or tr(): a literal with two English words
// side by side is either a message, or one of the exceptions that stand here with their reason.
#include "tests/case_name.h"
#include "tests/house/sources.h"
#include "tests/house/string_literals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

namespace trichevron::test {
namespace {

/// Literals in these files, or those that begin with `literal`, are no texts for users.
struct Exception {
    const char* path; ///< a folder or a file
    const char* literal;
    const char* reason;
};

constexpr Exception exceptions[] = {
    {"core/code/", "",
     "the CUDA code that the program writes has English comments, as CUDA's names are English"},
    {"core/reference/rules_page.cpp", "", "RULES.md is English"},
    {"core/catalogue/", "", "errors at compile time"},
    {"core/argument/element_type.cpp", "", "the names of types in C++"},
    {"core/dimensions/thread_formula.cpp", "", "ids of quantities, as in a worker's answer"},
    {"core/rules/", "CUDA C++ Programming Guide", "the titles of CUDA's documents are English"},
    {"core/rules/", "problem size", "an id in JSON; limitName is for users"},
    {"core/rules/", "a cluster dimension", "an id in JSON"},
    {"core/inspect/resource_text.cpp", "", "compared with what NVIDIA's compilers print"},
    {"core/compile/compiler_log.cpp", "", "compared with what compilers print"},
    {"core/compile/compiler_search.cpp", "pip install", "a command"},
    {"core/import/kineto_format.cpp", "", "keys of a trace; the compiler demands messages of its errors"},
    {"core/import/nsight_report.cpp", "", "commands; the compiler demands messages of its errors"},
    {"core/scene/find.cpp", "linear index", "typed words, which inCurrentWords() translates"},
    {"core/program/kernel_names.cpp", "(anonymous namespace)", "as compilers write it in names"},
    {"core/json/json_reader.cpp", "unexpected end", "compared with what the JSON library says"},
    {"gpu/", "",
     "its errors and reports are messages, which the compiler demands; core/demo/demo_text.cpp has the "
     "titles "
     "and summaries of the kernels"},
    {"app/catalogue/", "", "a tool for developers"},
    {"app/cli/parse_error.cpp", "The following argument", "compared with what the option parser says"},
    {"app/gui/source/bounds_plot.cpp", "", "columns of an exported table"},
    {"app/gui/plots/", "", "columns of exported tables, which do not depend on the language"},
    {"app/gui/export/timing_facts.cpp", "",
     "columns of exported tables, which do not depend on the language"},
    {"app/gui/bins/bins_view.cpp", "block rank", "a column of an exported table"},
    {"app/gui/timeline/timeline_plot.cpp", "block rank", "a column of an exported table"},
    {"app/gui/timings/", "", "columns of exported tables, and texts that tr() gets later"},
};

bool isException(const std::string& path, const std::string& text) {
    return std::any_of(std::begin(exceptions), std::end(exceptions), [&](const Exception& exception) {
        return path.starts_with(exception.path) && text.starts_with(exception.literal);
    });
}

bool readsAsEnglish(const std::string& text) {
    static const std::regex tags("<[a-z/][^>]*>");
    static const std::regex commands("(ssh|srun|docker|trichevron-cli) [^\\\\]*");
    static const std::regex words("(^|[^a-z_A-Z0-9.:{])[A-Z]?[a-z]{2,} [a-z]{2,}([^a-z_A-Z0-9(:]|$)");
    const std::string plain = std::regex_replace(std::regex_replace(text, tags, " "), commands, " ");
    return std::regex_search(plain, words);
}

bool isTranslated(const StringLiteral& literal) {
    static const std::regex translate("(\\btr|QT_TR_NOOP|QT_TRANSLATE_NOOP)\\($");
    return literal.suffix == "_msg" || std::regex_search(literal.before, translate);
}

/// Errors of the program itself, which no user can cause.
bool isForDevelopers(const StringLiteral& literal) {
    static const std::regex developers("(logic_error|static_assert|assert)\\([^;]*$");
    return std::regex_search(literal.before, developers);
}

/// The driver's log is English.
bool isOfDriver(const StringLiteral& literal) {
    return literal.suffix == "_logged";
}

TEST(House, EverySentenceIsAMessage) {
    int messages = 0;
    for (const fs::path& file : codeUnder({"core", "gpu", "app"})) {
        const std::string path = fs::relative(file, sourceRoot).generic_string();
        std::ifstream stream(file);
        const std::string code{std::istreambuf_iterator<char>(stream), {}};
        for (const StringLiteral& literal : stringLiterals(code)) {
            if (isTranslated(literal)) {
                // main() of the window is seen by lupdate, which reads its source.
                EXPECT_FALSE(file.filename() == "main.cpp" && literal.suffix == "_msg")
                    << path << ":" << literal.line
                    << ": the catalogue links the libraries, so it does not see messages beside main()";
                ++messages;
                continue;
            }
            EXPECT_TRUE(isException(path, literal.text) || isForDevelopers(literal) || isOfDriver(literal) ||
                        !readsAsEnglish(literal.text))
                << path << ":" << literal.line << ": \"" << literal.text
                << "\" is no message. Write it as a message literal (core/catalogue/message_literal.h), in "
                   "the "
                   "window with tr().";
        }
    }
    EXPECT_GT(messages, 1000);
}

struct LiteralCase : NamedCase {
    const char* code;
    bool isMessage;
};

class Literal : public testing::TestWithParam<LiteralCase> {};

TEST_P(Literal, IsRecognised) {
    const std::vector<StringLiteral> literals = stringLiterals(GetParam().code);
    ASSERT_EQ(literals.size(), 1U);
    EXPECT_TRUE(readsAsEnglish(literals[0].text)) << literals[0].text;
    EXPECT_EQ(isTranslated(literals[0]), GetParam().isMessage);
}

INSTANTIATE_TEST_SUITE_P(House, Literal,
                         testing::Values(LiteralCase{"AMessage", "x = \"two words\"_msg();", true},
                                         LiteralCase{"AdjacentLiterals", "\"two \" // it\n \"words\"_msg",
                                                     true},
                                         LiteralCase{"ATranslation", "setText(tr( \"two words\"))", true},
                                         LiteralCase{"APlainText", "throw Error(\"two words\");", false},
                                         LiteralCase{"AFormat", "format(\"the {} is not\", 'a')", false},
                                         LiteralCase{"AFunctionThatEndsInTr", "attr(\"two words\")", false}),
                         caseName<LiteralCase>);

} // namespace
} // namespace trichevron::test
