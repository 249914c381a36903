// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/message.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core::protocol {
namespace {

struct BadMessage : test::NamedCase {
    std::string line;
    int code;
    const char* sentence;
};
class NotAMessage : public testing::TestWithParam<BadMessage> {};

TEST_P(NotAMessage, HasACodeAndASentence) {
    try {
        parseMessage(GetParam().line);
        ADD_FAILURE() << "was read";
    } catch (const MessageError& error) {
        EXPECT_EQ(error.code(), GetParam().code);
        EXPECT_STREQ(error.what(), GetParam().sentence);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Message, NotAMessage,
    testing::Values(
        BadMessage{"Nonsense", "hello", ParseError, "message: column 1: not JSON: unexpected 'h'"},
        BadMessage{"Truncated", R"({"jsonrpc":"2.0")", ParseError,
                   "message: column 17: the text ends in the middle of a value"},
        BadMessage{"Binary", std::string("\x00\x01", 2), ParseError,
                   "message: column 1: not JSON: unexpected byte 0x00"},
        BadMessage{"Batch", "[]", InvalidRequest, "top level: expected an object, found an array of 0"},
        BadMessage{"NoVersion", R"({"id":1,"method":"a"})", InvalidRequest,
                   "/jsonrpc: this field is missing"},
        BadMessage{"OldVersion", R"({"jsonrpc":"1.0","id":1,"method":"a"})", InvalidRequest,
                   "/jsonrpc: expected \"2.0\", found \"1.0\""},
        BadMessage{"TextId", R"({"jsonrpc":"2.0","id":"1","method":"a"})", InvalidRequest,
                   "/id: expected an integer from -9223372036854775808 to 9223372036854775807, found \"1\""},
        BadMessage{"FractionalId", R"({"jsonrpc":"2.0","id":1.5,"method":"a"})", InvalidRequest,
                   "/id: expected an integer from -9223372036854775808 to 9223372036854775807, found 1.5"},
        BadMessage{"NumberAsMethod", R"({"jsonrpc":"2.0","id":1,"method":1})", InvalidRequest,
                   "/method: expected a string, found 1"},
        BadMessage{"ArrayParams", R"({"jsonrpc":"2.0","id":1,"method":"a","params":[]})", InvalidRequest,
                   "/params: expected an object, found an array of 0"},
        BadMessage{"ResultAndError", R"({"jsonrpc":"2.0","id":1,"result":1,"error":{}})", InvalidRequest,
                   "a response has either a result or an error"},
        BadMessage{"NeitherResultNorError", R"({"jsonrpc":"2.0","id":1})", InvalidRequest,
                   "a response has either a result or an error"},
        BadMessage{"ErrorWithoutMessage", R"({"jsonrpc":"2.0","id":1,"error":{"code":1}})", InvalidRequest,
                   "/error/message: this field is missing"}),
    test::caseName<BadMessage>);

template <class Kind>
Kind readBack(const std::string& line) {
    EXPECT_EQ(line.find('\n'), line.size() - 1) << "one message is one line";
    return std::get<Kind>(parseMessage(std::string_view(line).substr(0, line.size() - 1)));
}

TEST(Message, RequestsRoundTrip) {
    const auto request = readBack<Request>(toLine(Request{-7, "launch", {{"text", "two\nlines"}}}));
    EXPECT_EQ(request.id, -7);
    EXPECT_EQ(request.method, "launch");
    EXPECT_EQ(request.params.at("text"), "two\nlines");
}

TEST(Message, MissingParamsAreEmpty) {
    EXPECT_EQ(std::get<Request>(parseMessage(R"({"jsonrpc":"2.0","id":1,"method":"a"})")).params,
              Json::object());
}

TEST(Message, NotificationsRoundTrip) {
    const auto notification = readBack<Notification>(toLine(Notification{"cancel", {{"id", 3}}}));
    EXPECT_EQ(notification.method, "cancel");
    EXPECT_EQ(notification.params.at("id"), 3);
}

TEST(Message, ResponsesRoundTrip) {
    const auto result = readBack<Response>(toLine(Response{4, Json{{"a", 1}}}));
    EXPECT_EQ(result.id, 4);
    EXPECT_EQ(std::get<Json>(result.outcome).at("a"), 1);
    const auto error =
        readBack<Response>(toLine(Response{std::nullopt, Error{Busy, "Busy.", {{"kind", "x"}}}}));
    EXPECT_FALSE(error.id.has_value());
    EXPECT_EQ(std::get<Error>(error.outcome).code, Busy);
    EXPECT_EQ(std::get<Error>(error.outcome).message, "Busy.");
    EXPECT_EQ(std::get<Error>(error.outcome).data.at("kind"), "x");
}

TEST(Message, InvalidUtf8IsReplaced) {
    const auto error = readBack<Response>(toLine(Response{1, Error{InternalError, "bad \xff byte", {}}}));
    EXPECT_EQ(std::get<Error>(error.outcome).message, "bad \uFFFD byte");
}

} // namespace
} // namespace trichevron::core::protocol
