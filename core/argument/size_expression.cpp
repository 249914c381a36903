// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/size_expression.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"

#include <algorithm>
#include <limits>
#include <string>

namespace trichevron::core {

namespace {

constexpr int maxSizeDepth = 64;
constexpr std::size_t maxShownText = 80;

bool isSizeDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isSizeWordPart(char c) {
    return isSizeDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

class SizeReader {
public:
    /// Without sizes it only checks the syntax.
    SizeReader(std::string_view text, const LaunchSizes* sizes, std::string_view what)
        : text_(text), sizes_(sizes), what_(what) {}

    std::int64_t run() {
        const std::int64_t value = sum();
        skipBlanks();
        if (at_ != text_.size())
            fail();
        return value;
    }

private:
    [[noreturn]] void fail() const {
        throw InputError(what_, "expected a number, or integer arithmetic with N, nx, ny, nz, blocks and "
                                "threads, found \"{text}\""_msg.with(
                                    "text"_a = std::string(text_.substr(0, maxShownText))));
    }
    [[noreturn]] void failTooLarge() const {
        throw InputError(what_, "\"{text}\" does not fit in 64 bits"_msg.with(
                                    "text"_a = std::string(text_.substr(0, maxShownText))));
    }
    /// While only the syntax is checked, values mean nothing.
    void tooLarge(std::int64_t& value) const {
        if (sizes_ != nullptr)
            failTooLarge();
        value = 1;
    }
    void skipBlanks() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t'))
            ++at_;
    }
    bool take(char sign) {
        skipBlanks();
        if (at_ >= text_.size() || text_[at_] != sign)
            return false;
        ++at_;
        return true;
    }

    std::int64_t sum() {
        if (++depth_ > maxSizeDepth)
            fail();
        std::int64_t value = product();
        while (true) {
            if (take('+')) {
                if (__builtin_add_overflow(value, product(), &value))
                    tooLarge(value);
            } else if (take('-')) {
                if (__builtin_sub_overflow(value, product(), &value))
                    tooLarge(value);
            } else {
                --depth_;
                return value;
            }
        }
    }

    std::int64_t product() {
        std::int64_t value = factor();
        while (true) {
            if (take('*')) {
                if (__builtin_mul_overflow(value, factor(), &value))
                    tooLarge(value);
            } else if (take('/')) {
                const std::int64_t by = divisor(value);
                value /= by;
            } else if (take('%')) {
                const std::int64_t by = divisor(value);
                value %= by;
            } else {
                return value;
            }
        }
    }

    std::int64_t divisor(std::int64_t value) {
        const std::int64_t by = factor();
        if (sizes_ == nullptr)
            return 1;
        if (by == 0)
            throw InputError(what_, "\"{text}\" divides by zero"_msg.with(
                                        "text"_a = std::string(text_.substr(0, maxShownText))));
        if (by == -1 && value == std::numeric_limits<std::int64_t>::min())
            failTooLarge();
        return by;
    }

    std::int64_t factor() {
        if (take('-')) {
            if (++depth_ > maxSizeDepth)
                fail();
            std::int64_t value = 0;
            if (__builtin_sub_overflow(std::int64_t{0}, factor(), &value))
                tooLarge(value);
            --depth_;
            return value;
        }
        if (take('(')) {
            const std::int64_t value = sum();
            if (!take(')'))
                fail();
            return value;
        }
        skipBlanks();
        const std::size_t begin = at_;
        while (at_ < text_.size() && isSizeWordPart(text_[at_]))
            ++at_;
        const std::string_view word = text_.substr(begin, at_ - begin);
        if (word.empty())
            fail();
        return isSizeDigit(word.front()) ? number(word) : named(word);
    }

    std::int64_t number(std::string_view word) {
        std::int64_t value = 0;
        for (const char c : word) {
            if (!isSizeDigit(c))
                fail();
            if (__builtin_mul_overflow(value, std::int64_t{10}, &value) ||
                __builtin_add_overflow(value, std::int64_t{c - '0'}, &value))
                failTooLarge();
        }
        return value;
    }

    std::int64_t named(std::string_view word) {
        constexpr LaunchSizes none;
        const LaunchSizes& sizes = sizes_ == nullptr ? none : *sizes_;
        if (word == "nx")
            return sizes.nx;
        if (word == "ny")
            return sizes.ny;
        if (word == "nz")
            return sizes.nz;
        if (word == "blocks")
            return sizes.blocks;
        if (word == "threads")
            return sizes.threads;
        if (word != "N")
            fail();
        std::int64_t value = 0;
        if (__builtin_mul_overflow(sizes.nx, sizes.ny, &value) ||
            __builtin_mul_overflow(value, sizes.nz, &value))
            failTooLarge();
        return value;
    }

    std::string_view text_;
    const LaunchSizes* sizes_;
    std::string_view what_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

std::int64_t cutTo63Bits(Count count) {
    constexpr auto most = static_cast<Count>(std::numeric_limits<std::int64_t>::max());
    return static_cast<std::int64_t>(std::min(count, most));
}

} // namespace

LaunchSizes sizesOf(const LaunchConfig& config, const LaunchShape& shape) {
    LaunchSizes sizes;
    const auto along = [&](Axis axis) {
        return config.problem ? std::int64_t{(*config.problem)[axis]}
                              : cutTo63Bits(Count{shape.grid[axis]} * shape.block[axis]);
    };
    sizes.nx = along(Axis::X);
    sizes.ny = along(Axis::Y);
    sizes.nz = along(Axis::Z);
    sizes.blocks = cutTo63Bits(volume(shape.grid));
    sizes.threads = cutTo63Bits(volume(shape.block));
    return sizes;
}

std::int64_t evaluateSize(std::string_view text, const LaunchSizes& sizes, std::string_view what) {
    return SizeReader(text, &sizes, what).run();
}

void checkSize(std::string_view text, std::string_view what) {
    (void)SizeReader(text, nullptr, what).run();
}

bool usesShape(std::string_view text) {
    for (const std::string_view name : {"blocks", "threads"})
        for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
            const std::size_t end = at + name.size();
            if ((at == 0 || !isSizeWordPart(text[at - 1])) &&
                (end == text.size() || !isSizeWordPart(text[end])))
                return true;
        }
    return false;
}

} // namespace trichevron::core
