// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Messages and languages. The translations come from tests/data/translations instead of the program's.
#include "core/catalogue/language.h"
#include "core/catalogue/message_literal.h"
#include "core/catalogue/translation_tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <thread>

namespace trichevron::core {
namespace {

std::string threadsMessage() {
    return "A block of {extent} has {value, plural, one {# thread} other {# threads}}; this device allows at "
           "most "
           "{limit}."_msg("extent"_a = "32 × 64 × 1", "value"_a = 2048, "limit"_a = 1024);
}
std::string apiMessage(const char* api) {
    return "Launch with {api}, which accepts a cluster dimension."_msg("api"_a = api);
}

constexpr const char* englishThreads =
    "A block of 32 × 64 × 1 has 2,048 threads; this device allows at most 1,024.";

class MessageTest : public testing::Test {
protected:
    ~MessageTest() override { setLanguage(languageForCode("en")); }
};

TEST_F(MessageTest, IsEnglishByDefault) {
    EXPECT_EQ(threadsMessage(), englishThreads);
}

TEST_F(MessageTest, IsInTheLanguageThatIsSet) {
    setLanguage(languageForCode("ko_KR.UTF-8"));
    EXPECT_EQ(threadsMessage(),
              "32 × 64 × 1 블록에는 스레드가 2,048개 있습니다. 이 장치에서는 최대 1,024개까지 허용합니다.");
    EXPECT_EQ("No cluster"_msg(), "클러스터 없음");
    setLanguage(languageForCode("en"));
    EXPECT_EQ(threadsMessage(), englishThreads);
}

TEST_F(MessageTest, ChoosesAKoreanParticleByTheEndOfTheArgument) {
    setLanguage(languageForCode("ko"));
    EXPECT_EQ(apiMessage("cudaLaunchKernelEx"),
              "클러스터 크기를 받는 cudaLaunchKernelEx를 사용하여 실행하십시오.");
    EXPECT_EQ(apiMessage("커널"), "클러스터 크기를 받는 커널을 사용하여 실행하십시오.");
}

TEST_F(MessageTest, StaysEnglishWhereItIsNotTranslatedOrNotFinished) {
    setLanguage(languageForCode("ko"));
    EXPECT_EQ("Allow non-portable cluster"_msg(), "Allow non-portable cluster");
    EXPECT_EQ("Not cooperative"_msg(), "Not cooperative");
    EXPECT_EQ("This sentence is in no table"_msg(), "This sentence is in no table");
}

TEST_F(MessageTest, ATextFollowsTheLanguageWithItsParts) {
    const Text part = "No cluster"_msg.with();
    const Text text = "Launch with {api}, which accepts a cluster dimension."_msg.with("api"_a = part);
    EXPECT_EQ(text.text(), "Launch with No cluster, which accepts a cluster dimension.");
    setLanguage(languageForCode("ko"));
    EXPECT_EQ(text.text(), "클러스터 크기를 받는 클러스터 없음을 사용하여 실행하십시오.");
    EXPECT_EQ(text, "Launch with {api}, which accepts a cluster dimension."_msg.with("api"_a = part));
}

TEST_F(MessageTest, IsEnglishInAnEnglishScopeOfThisThreadOnly) {
    setLanguage(languageForCode("ko"));
    const EnglishScope english;
    std::string elsewhere;
    std::thread([&] { elsewhere = "No cluster"_msg(); }).join();
    EXPECT_EQ("No cluster"_msg(), "No cluster");
    EXPECT_EQ(elsewhere, "클러스터 없음");
}

TEST_F(MessageTest, AMessageThatRefersToNothingIsEmpty) {
    EXPECT_EQ(Message().text(), "");
    EXPECT_TRUE(Message().isEmpty());
}

TEST_F(MessageTest, EveryLiteralIsInTheCatalogueOnce) {
    const std::vector<const CatalogueEntry*> entries = catalogueEntries();
    const auto count = std::count_if(entries.begin(), entries.end(), [](const CatalogueEntry* entry) {
        return entry->context == "core" && entry->source == "This sentence is in no table";
    });
    EXPECT_EQ(count, 1);
    EXPECT_GT(entries.size(), 50U) << "the messages of the rules";
}

TEST_F(MessageTest, ALanguageWithoutTranslationsIsNotOffered) {
    EXPECT_TRUE(hasTranslations(languageForCode("en")));
    EXPECT_TRUE(hasTranslations(languageForCode("ko"))) << "here it has those of the test";
    EXPECT_TRUE(hasTranslations(languageForCode("en_XA")));
}

TEST(LanguageTest, IsChosenByItsCode) {
    for (const char* english : {"", "C", "C.UTF-8", "POSIX", "en_GB.UTF-8", "xx", "kok"})
        EXPECT_EQ(languageForCode(english).code, "en") << english;
    for (const char* korean : {"ko", "ko_KR", "ko_KR.UTF-8", "ko-KR", "ko@x", "ko:en"})
        EXPECT_EQ(languageForCode(korean).code, "ko") << korean;
    EXPECT_EQ(languageForCode("en_XA.UTF-8").code, "en_XA");
}

TEST(LanguageTest, TheEnvironmentNamesItInTheOrderOfGettext) {
    const char* names[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
    for (const char* name : names)
        ::unsetenv(name);
    EXPECT_EQ(environmentLanguage(), "en");
    ::setenv("LANG", "ko_KR.UTF-8", 1);
    EXPECT_EQ(environmentLanguage(), "ko_KR.UTF-8");
    ::setenv("LC_ALL", "C", 1);
    EXPECT_EQ(environmentLanguage(), "C");
    for (const char* name : names)
        ::unsetenv(name);
}

} // namespace
} // namespace trichevron::core
