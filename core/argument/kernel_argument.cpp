// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/kernel_argument.h"

#include "core/argument/scalar_value.h"
#include "core/catalogue/message_literal.h"
#include "core/dimensions/parse.h"
#include "core/errors/input_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace trichevron::core {

namespace {

constexpr std::size_t shownArgumentText = 80;

std::string_view withoutBlanks(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

bool isArgumentName(std::string_view text) {
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !text.empty() && isLetter(text.front()) && std::all_of(text.begin(), text.end(), [&](char c) {
        return isLetter(c) || (c >= '0' && c <= '9');
    });
}

class ArgumentReader {
public:
    ArgumentReader(std::string_view text, std::string_view what) : whole_(text), what_(what) {}

    KernelArgument run() {
        if (whole_.size() > maxArgumentText)
            throw InputError(what_, "the argument has {bytes} bytes, more than the limit of {limit}"_msg.with(
                                        "bytes"_a = whole_.size(), "limit"_a = maxArgumentText));
        const std::size_t equals = whole_.find('=');
        if (equals == std::string_view::npos)
            fail();
        argument_.name = withoutBlanks(whole_.substr(0, equals));
        if (!isArgumentName(argument_.name))
            fail();
        const std::string_view value = withoutBlanks(whole_.substr(equals + 1));
        if (value == "null")
            argument_.kind = KernelArgument::Kind::Null;
        else if (value.starts_with("hex:"))
            readBytes(value.substr(4));
        else if (const std::size_t bracket = value.find('['); bracket != std::string_view::npos)
            readBuffer(value, bracket);
        else
            readScalar(value);
        return std::move(argument_);
    }

private:
    [[noreturn]] void fail() const {
        throw InputError(
            what_,
            "expected NAME=TYPE[COUNT]:FILL, NAME=TYPE:VALUE, NAME=VALUE, NAME=hex:BYTES or NAME=null, "
            "such as x=float[N]:random(1), found \"{text}\""_msg.with("text"_a = shown(whole_)));
    }
    [[noreturn]] void failBytes(std::string_view text) const {
        throw InputError(what_, "expected two hexadecimal digits for each byte, found \"{text}\""_msg.with(
                                    "text"_a = shown(text)));
    }
    static std::string shown(std::string_view text) { return std::string(text.substr(0, shownArgumentText)); }

    ElementType typeNamed(std::string_view name) const {
        if (const auto type = elementTypeFromName(name))
            return *type;
        throw InputError(what_,
                         "there is no type \"{type}\"; the types are int8_t to uint64_t, int, unsigned, "
                         "half, bfloat16, float, double, and vectors of them such as float4"_msg.with(
                             "type"_a = shown(name)));
    }

    void readBytes(std::string_view text) {
        const auto digit = [&](char c) -> int {
            if (c >= '0' && c <= '9')
                return c - '0';
            if (c >= 'a' && c <= 'f')
                return c - 'a' + 10;
            if (c >= 'A' && c <= 'F')
                return c - 'A' + 10;
            failBytes(text);
        };
        argument_.kind = KernelArgument::Kind::Bytes;
        if (text.size() % 2 != 0)
            failBytes(text);
        for (std::size_t i = 0; i < text.size(); i += 2)
            argument_.bytes += static_cast<char>(digit(text[i]) * 16 + digit(text[i + 1]));
    }

    void readBuffer(std::string_view value, std::size_t bracket) {
        argument_.kind = KernelArgument::Kind::Buffer;
        std::string_view type = withoutBlanks(value.substr(0, bracket));
        if (type.starts_with("const ")) {
            argument_.isConst = true;
            type = withoutBlanks(type.substr(6));
        }
        argument_.type = typeNamed(type);
        const std::size_t end = value.find(']', bracket);
        if (end == std::string_view::npos)
            fail();
        argument_.count = withoutBlanks(value.substr(bracket + 1, end - bracket - 1));
        checkSize(argument_.count, what_);
        std::string_view fill = withoutBlanks(value.substr(end + 1));
        if (fill.empty())
            return;
        if (fill.front() != ':')
            fail();
        fill = withoutBlanks(fill.substr(1));
        if (fill == "zeros") {
            argument_.fill.kind = FillKind::Zeros;
        } else if (fill == "ramp") {
            argument_.fill.kind = FillKind::Ramp;
        } else if (fill.starts_with("random(") && fill.ends_with(')')) {
            argument_.fill.kind = FillKind::Random;
            argument_.fill.seed = static_cast<std::uint32_t>(parseUnsigned(
                fill.substr(7, fill.size() - 8), what_, 0, std::numeric_limits<std::uint32_t>::max()));
        } else if (fill.starts_with("file(") && fill.ends_with(')') && fill.size() > 6) {
            argument_.fill.kind = FillKind::File;
            argument_.fill.path = fill.substr(5, fill.size() - 6);
        } else {
            throw InputError(what_, "a buffer is filled with zeros, ramp, random(SEED) or file(PATH), not "
                                    "\"{text}\""_msg.with("text"_a = shown(fill)));
        }
    }

    void readScalar(std::string_view value) {
        if (const std::size_t colon = value.find(':'); colon != std::string_view::npos) {
            argument_.type = typeNamed(withoutBlanks(value.substr(0, colon)));
            value = withoutBlanks(value.substr(colon + 1));
        }
        argument_.value = value;
        checkScalarValue(value, what_);
    }

    std::string_view whole_;
    std::string_view what_;
    KernelArgument argument_;
};

} // namespace

KernelArgument parseKernelArgument(std::string_view text, std::string_view what) {
    return ArgumentReader(text, what).run();
}

std::string toString(const KernelArgument& argument) {
    std::string text = argument.name + '=';
    switch (argument.kind) {
    case KernelArgument::Kind::Null:
        return text + "null";
    case KernelArgument::Kind::Bytes:
        text += "hex:";
        for (const char c : argument.bytes)
            text += fmt::format("{:02x}", static_cast<unsigned char>(c));
        return text;
    case KernelArgument::Kind::Scalar:
        return text + (argument.type ? toString(*argument.type) + ':' : "") + argument.value;
    case KernelArgument::Kind::Buffer:
        break;
    }
    text += (argument.isConst ? "const " : "") + toString(argument.type.value_or(ElementType{})) + '[' +
            argument.count + ']';
    switch (argument.fill.kind) {
    case FillKind::Zeros:
        break;
    case FillKind::Ramp:
        text += ":ramp";
        break;
    case FillKind::Random:
        text += fmt::format(":random({})", argument.fill.seed);
        break;
    case FillKind::File:
        text += ":file(" + argument.fill.path + ')';
        break;
    }
    return text;
}

} // namespace trichevron::core
