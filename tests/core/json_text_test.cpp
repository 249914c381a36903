// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_reader.h"
#include "core/json/json_text.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace trichevron::core {
namespace {

TEST(JsonText, PutsCommasBetweenMembersAndElements) {
    JsonText text;
    text.beginArray();
    text.beginObject();
    text.endObject();
    text.beginObject();
    text.member("a", nullptr);
    text.key("b");
    text.beginArray();
    text.endArray();
    text.namedMember("c", "d");
    text.endObject();
    text.value(true);
    text.json("[1,2]");
    text.value(std::string_view());
    text.endArray();
    text.endLine();
    text.value(false);
    EXPECT_EQ(text.view(), "[{},{\"a\":null,\"b\":[],\"c\":\"d\"},true,[1,2],\"\"]\nfalse");
}

TEST(JsonText, NumbersAreExactAtTheirExtremes) {
    JsonText text;
    text.beginArray();
    text.value(std::numeric_limits<std::uint64_t>::max());
    text.value(std::numeric_limits<std::int64_t>::min());
    text.value(std::uint32_t{0});
    text.value(-1);
    text.endArray();
    EXPECT_EQ(text.view(), "[18446744073709551615,-9223372036854775808,0,-1]");
}

TEST(JsonText, EveryCharacterIsEscapedAsTheGeneralWriterEscapesIt) {
    std::string all = "é × 𝄞";
    for (char c = 0; c >= 0 && c < std::numeric_limits<char>::max(); ++c)
        all = c + all + c;
    JsonText text;
    text.value(std::string_view(all));
    EXPECT_EQ(text.view(), Json(all).dump());
}

TEST(JsonText, CutTextLeavesNoTrace) {
    JsonText text;
    text.value(1);
    text.endLine();
    const std::size_t whole = text.size();
    text.beginObject();
    text.key("a");
    text.cutTo(whole);
    text.value(2);
    EXPECT_EQ(text.view(), "1\n2");
}

} // namespace
} // namespace trichevron::core
