// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Texts from another process: they are shown in the language of this one, and hostile ones are refused.
#include "core/model_json/text_json.h"

#include "core/catalogue/language.h"
#include "core/catalogue/message_literal.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

Text read(const Json& json) {
    return textFromJson(JsonReader(json));
}

TEST(TextJson, ATextArrivesWithItsArgumentsAndParts) {
    const Text part = "No cluster"_msg;
    const Text text =
        "{count, plural, one {# launch} other {# launches}} of {kernel}: {part}, {share:.1f}"_msg.with(
            "count"_a = 3, "kernel"_a = "vectorAdd", "part"_a = part, "share"_a = 0.25);
    const Text arrived = read(Json::parse(toJson(text).dump()));
    EXPECT_EQ(arrived, text);
    EXPECT_EQ(arrived.text(), "3 launches of vectorAdd: No cluster, 0.2");
}

TEST(TextJson, AMessageThatThisProgramDoesNotHaveIsTranslatedToo) {
    const Text text = read(Json::parse(
        R"({"context":"elsewhere","message":"The {name} of another program","arguments":{"name":"voice"}})"));
    EXPECT_EQ(text.text(), "The voice of another program");
    setLanguage(languageForCode("en_XA"));
    EXPECT_EQ(text.text(), "⟦Ţĥé voice öƒ åñöţĥéŕ þŕöĝŕåɱ········⟧");
    setLanguage(languageForCode("en"));
    EXPECT_EQ(text.text(), "The voice of another program");
}

struct RefusedCase : test::NamedCase {
    const char* json;
};

class RefusedText : public testing::TestWithParam<RefusedCase> {};

TEST_P(RefusedText, IsAnInputError) {
    EXPECT_THROW(read(Json::parse(GetParam().json)), InputError);
}

INSTANTIATE_TEST_SUITE_P(
    TextJson, RefusedText,
    testing::Values(
        RefusedCase{"NoObject", "3"}, RefusedCase{"NoMessage", R"({"context":"x","arguments":{}})"},
        RefusedCase{"NoArguments", R"({"context":"x","message":"y"})"},
        RefusedCase{"AWrongPattern", R"({"context":"x","message":"a {b","arguments":{}})"},
        RefusedCase{"AnArgumentOfAnotherKind", R"({"context":"x","message":"{a}","arguments":{"a":[1]}})"},
        RefusedCase{"AFormatOfEndlessPrecision",
                    R"({"context":"x","message":"{a:.2000000000f}","arguments":{"a":0.5}})"},
        RefusedCase{"ANegativeCount", R"({"context":"x","message":"{a}","arguments":{"a":-1}})"},
        RefusedCase{
            "NineLevels",
            R"({"context":"x","message":"{a}","arguments":{"a":{"context":"x","message":"{a}","arguments":{"a":
                    {"context":"x","message":"{a}","arguments":{"a":{"context":"x","message":"{a}","arguments":{"a":
                    {"context":"x","message":"{a}","arguments":{"a":{"context":"x","message":"{a}","arguments":{"a":
                    {"context":"x","message":"{a}","arguments":{"a":{"context":"x","message":"{a}","arguments":{"a":
                    {"context":"x","message":"{a}","arguments":{"a":"end"}}
                    }}}}}}}}}}}}}}}})"}),
    test::caseName<RefusedCase>);

/// Eight levels of a hundred parts each would have 10^16 characters.
TEST(TextJson, ATextThatGrowsWithEachLevelIsRefused) {
    std::string pattern;
    for (int i = 0; i < 100; ++i)
        pattern += "{a}";
    Json json = "0123456789";
    for (int level = 0; level < 8; ++level)
        json = Json{{"context", "growing"}, {"message", pattern}, {"arguments", {{"a", json}}}};
    EXPECT_THROW(read(json), InputError);
}

TEST(TextJson, SoManyUnknownMessagesThatTheyAreNoneOfOursAreRefused) {
    bool isRefused = false;
    for (int i = 0; i < 2000 && !isRefused; ++i) {
        Json json = Json::parse(R"({"context":"flood","arguments":{}})");
        json["message"] = std::to_string(i);
        try {
            read(json);
        } catch (const InputError&) {
            isRefused = true;
        }
    }
    EXPECT_TRUE(isRefused);
    EXPECT_EQ(read(toJson("No cluster"_msg)).text(), "No cluster") << "a message of this program is known";
}

} // namespace
} // namespace trichevron::core
