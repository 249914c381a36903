// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Text in Markdown that GitHub shows as it is. The expected forms were tried with cmark-gfm.
#include "core/text/markdown.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <string>

namespace trichevron::core {
namespace {

struct MarkdownCase : test::NamedCase {
    std::string text;
    std::string markdown;
};
const MarkdownCase cases[] = {
    {"Nothing", "", ""},
    {"ANameStays", "at::native::reduce(float, int)", "at::native::reduce(float, int)"},
    {"Markup", "__global__ *p ~x~ `y`", "\\_\\_global\\_\\_ \\*p \\~x\\~ \\`y\\`"},
    {"Html", "k<b>&lt;", "k\\<b\\>\\&lt;"},
    {"ACellOfATable", "a|b", "a\\|b"},
    {"AHeading", "# a", "\\# a"},
    {"ALink", "[a](http://b)", "\\[a\\](http:&#8203;//b)"},
    {"AnAutolink", "<https://a.b>", "\\<https:&#8203;//a.b\\>"},
    {"AnyScheme", "FTP://a.b", "FTP:&#8203;//a.b"},
    {"TwoAddresses", "http://a http://b", "http:&#8203;//a http:&#8203;//b"},
    {"AnAddressWithoutScheme", "(www.a.b", "(www&#8203;.a.b"},
    {"InCapitals", "WwW.a.b", "WwW&#8203;.a.b"},
    {"TwoWsAreNoAddress", "ww.a.b", "ww.a.b"},
    {"AnEMailAddress", "a.b+c@d.e", "a.b+c@&#8203;d.e"},
    {"WithItsScheme", "mailto:a@b.c", "mailto:a@&#8203;b.c"},
    {"AMention", "@someone", "@&#8203;someone"},
    {"AColonAlone", "a: b", "a: b"},
    {"AtTheEnd", "www http: @", "www http: @&#8203;"},
    {"OtherLanguages", "커널 <é>", "커널 \\<é\\>"},
};

class EscapedMarkdown : public testing::TestWithParam<MarkdownCase> {};
TEST_P(EscapedMarkdown, ShowsTheTextAsItIs) {
    EXPECT_EQ(escapeMarkdown(GetParam().text), GetParam().markdown);
}
INSTANTIATE_TEST_SUITE_P(Markdown, EscapedMarkdown, testing::ValuesIn(cases), test::caseName<MarkdownCase>);

} // namespace
} // namespace trichevron::core
