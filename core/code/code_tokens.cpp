// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_tokens.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

namespace trichevron::core {

namespace {

bool isNameStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

bool isDecimalDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Reads tokens one after another.
class CodeLexer {
public:
    CodeLexer(std::string_view code, CodeLanguage language) : code_(code), language_(language) {}

    CodeTokens read() {
        while (position_ < code_.size())
            readOne();
        add(CodeToken::Kind::End, 0);
        for (const std::size_t open : openBrackets_)
            tokens_[open].closing = tokens_.size() - 1;
        return std::move(tokens_);
    }

private:
    bool python() const { return language_ == CodeLanguage::Python; }
    char at(std::size_t position) const { return position < code_.size() ? code_[position] : '\0'; }
    bool startsWith(std::string_view text) const { return code_.substr(position_).starts_with(text); }

    void add(CodeToken::Kind kind, std::size_t length) {
        tokens_.push_back(
            {kind, code_.substr(position_, length), position_, position_ - lineStart_, joined_});
        if (tokens_.back().isOpening()) {
            openBrackets_.push_back(tokens_.size() - 1);
        } else if (tokens_.back().isClosing() && !openBrackets_.empty()) {
            tokens_[openBrackets_.back()].closing = tokens_.size() - 1;
            openBrackets_.pop_back();
        }
        position_ += length;
        joined_ = true;
    }

    void skipTo(std::size_t position) {
        position_ = std::min(position, code_.size());
        joined_ = false;
    }

    void readOne() {
        const char c = code_[position_];
        if (c == '\n') {
            readLineEnd();
        } else if (c == '\\' && (at(position_ + 1) == '\n' || startsWith("\\\r\n"))) {
            skipTo(code_.find('\n', position_) + 1); // the line goes on
        } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v') {
            skipTo(position_ + 1);
        } else if (python() ? c == '#' : startsWith("//")) {
            skipTo(code_.find('\n', position_));
        } else if (!python() && startsWith("/*")) {
            const std::size_t end = code_.find("*/", position_ + 2);
            skipTo(end == std::string_view::npos ? end : end + 2);
        } else if (c == '"' || c == '\'') {
            readString(c);
        } else if (isNameStart(c)) {
            std::size_t end = position_ + 1;
            while (isNameStart(at(end)) || isDecimalDigit(at(end)))
                ++end;
            if (at(end) == '"' && beginsRawString(code_.substr(position_, end - position_)))
                readRawString(end);
            else
                add(CodeToken::Kind::Name, end - position_);
        } else if (isDecimalDigit(c) || (c == '.' && isDecimalDigit(at(position_ + 1)))) {
            readNumber();
        } else {
            readSign();
        }
    }

    void readLineEnd() {
        if (inDirective_ || (python() && openBrackets_.empty()))
            add(CodeToken::Kind::LineEnd, 1);
        else
            ++position_;
        lineStart_ = position_;
        inDirective_ = false;
        joined_ = false;
    }

    void readString(char quote) {
        const std::string triple(3, quote);
        const bool isTriple = python() && startsWith(triple);
        std::size_t end = position_ + (isTriple ? 3 : 1);
        for (; end < code_.size(); ++end) {
            if (code_[end] == '\\') {
                ++end;
            } else if (isTriple ? code_.substr(end).starts_with(triple) : code_[end] == quote) {
                end += isTriple ? 3 : 1;
                break;
            } else if (!isTriple && code_[end] == '\n') {
                break;
            }
        }
        add(CodeToken::Kind::String, std::min(end, code_.size()) - position_);
    }

    bool beginsRawString(std::string_view name) const {
        return !python() && (name == "R" || name == "LR" || name == "uR" || name == "UR" || name == "u8R");
    }

    /// R"x(…)x", with its quote at `quote`; to the end of the code where it is not closed.
    void readRawString(std::size_t quote) {
        const std::size_t open = std::min(code_.find('(', quote), code_.size());
        const std::string closing =
            ')' + std::string(code_.substr(quote + 1, open - std::min(quote + 1, open))) + '"';
        const std::size_t end = code_.find(closing, open);
        add(CodeToken::Kind::String,
            (end == std::string_view::npos ? code_.size() : end + closing.size()) - position_);
    }

    void readNumber() {
        std::size_t end = position_;
        for (;; ++end) {
            const char c = at(end);
            const char before = end > position_ ? code_[end - 1] : '\0';
            const bool isHex = at(position_ + 1) == 'x' || at(position_ + 1) == 'X';
            const bool isExponent = !isHex && (before == 'e' || before == 'E') && (c == '+' || c == '-');
            const bool isSeparator =
                c == '\'' && !python() && (isNameStart(at(end + 1)) || isDecimalDigit(at(end + 1)));
            if (!isDecimalDigit(c) && !isNameStart(c) && c != '.' && !isExponent && !isSeparator)
                break;
        }
        add(CodeToken::Kind::Number, end - position_);
    }

    void readSign() {
        static constexpr std::array<std::string_view, 20> pairs{"::", "->", "==", "!=", "<=", ">=", "&&",
                                                                "||", "+=", "-=", "*=", "/=", "%=", "|=",
                                                                "&=", "^=", "++", "--", "//", "**"};
        const char c = code_[position_];
        if (c == '#' && !python())
            inDirective_ = true;
        for (const std::string_view pair : pairs) {
            const bool pythonOnly = pair == "//" || pair == "**";
            if (startsWith(pair) && (python() || !pythonOnly)) {
                add(CodeToken::Kind::Sign, 2);
                return;
            }
        }
        add(CodeToken::Kind::Sign, 1);
    }

    std::string_view code_;
    CodeLanguage language_;
    CodeTokens tokens_;
    std::size_t position_ = 0;
    std::size_t lineStart_ = 0;
    std::vector<std::size_t> openBrackets_;
    bool joined_ = false;
    bool inDirective_ = false;
};

} // namespace

CodeLanguage languageOf(std::string_view code) {
    const auto contains = [&](std::string_view text) { return code.find(text) != std::string_view::npos; };
    if (contains("<<<"))
        return CodeLanguage::Cpp;
    const bool imports = code.starts_with("import ") || code.starts_with("from ") || contains("\nimport ") ||
                         contains("\nfrom ");
    const bool launches = contains("cudaLaunch") || contains("cuLaunch") || contains("CUlaunch") ||
                          contains("cudaGraph") || contains("cuGraph");
    return launches && !imports ? CodeLanguage::Cpp : CodeLanguage::Python;
}

CodeTokens codeTokens(std::string_view code, CodeLanguage language) {
    return CodeLexer(code, language).read();
}

std::vector<CodeRange> splitAtCommas(const CodeTokens& tokens, CodeRange range) {
    std::vector<CodeRange> parts;
    std::size_t begin = range.begin;
    for (std::size_t i = range.begin; i < range.end; ++i) {
        if (tokens[i].isOpening()) {
            i = std::min(tokens[i].closing, range.end);
        } else if (tokens[i].is(",")) {
            parts.push_back({begin, i});
            begin = i + 1;
        }
    }
    if (begin < range.end)
        parts.push_back({begin, range.end});
    return parts;
}

std::vector<CodeRange> argumentsAt(const CodeTokens& tokens, std::size_t open) {
    return splitAtCommas(tokens, {open + 1, tokens[open].closing});
}

std::string codeText(const CodeTokens& tokens, CodeRange range) {
    constexpr std::size_t longest = 200;
    std::string text;
    for (std::size_t i = range.begin; i < range.end && text.size() < longest; ++i)
        text += tokens[i].text;
    return text.substr(0, longest);
}

} // namespace trichevron::core
