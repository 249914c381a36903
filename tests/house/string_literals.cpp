// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/string_literals.h"

#include <algorithm>
#include <cctype>

namespace trichevron::test {
namespace {

bool isWordCharacter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

class Scanner {
public:
    explicit Scanner(const std::string& code) : code_(code) {}

    std::vector<StringLiteral> scan() {
        while (at_ < code_.size()) {
            if (skipComment() || skipRaw() || skipCharacter())
                continue;
            if (code_[at_] == '"') {
                takeLiteral();
                continue;
            }
            const char c = code_[at_++];
            if (c == '\n')
                ++line_;
            if (std::isspace(static_cast<unsigned char>(c)) == 0) {
                before_ += c;
                follows_ = false;
            } else if (!before_.empty() && isWordCharacter(before_.back())) {
                before_ += ' ';
            }
        }
        return std::move(literals_);
    }

private:
    bool startsWith(const char* text) const {
        return code_.compare(at_, std::string(text).size(), text) == 0;
    }
    void skipTo(const std::string& end) {
        const std::size_t found = std::min(code_.find(end, at_), code_.size());
        line_ += static_cast<int>(std::count(code_.begin() + static_cast<std::ptrdiff_t>(at_),
                                             code_.begin() + static_cast<std::ptrdiff_t>(found), '\n'));
        at_ = std::min(found + end.size(), code_.size());
        if (end == "\n")
            ++line_;
    }
    bool skipComment() {
        if (startsWith("//"))
            skipTo("\n");
        else if (startsWith("/*"))
            skipTo("*/");
        else
            return false;
        return true;
    }
    bool skipRaw() {
        if (!startsWith("R\""))
            return false;
        const std::size_t open = code_.find('(', at_);
        skipTo(")" + code_.substr(at_ + 2, open - at_ - 2) + "\"");
        return true;
    }
    bool skipCharacter() {
        // An apostrophe inside a number separates digits.
        if (code_[at_] != '\'' || (!before_.empty() && isWordCharacter(before_.back())))
            return false;
        ++at_;
        while (at_ < code_.size() && code_[at_] != '\'')
            at_ += code_[at_] == '\\' ? 2 : 1;
        ++at_;
        return true;
    }
    void takeLiteral() {
        std::string text;
        for (++at_; at_ < code_.size() && code_[at_] != '"'; ++at_) {
            text += code_[at_];
            if (code_[at_] == '\\')
                text += code_[++at_];
        }
        ++at_;
        std::string suffix;
        while (at_ < code_.size() && isWordCharacter(code_[at_]))
            suffix += code_[at_++];
        if (follows_) {
            literals_.back().text += text;
            literals_.back().suffix = suffix;
        } else {
            const std::size_t length = std::min<std::size_t>(before_.size(), 60);
            literals_.push_back({text, suffix, before_.substr(before_.size() - length), line_});
        }
        follows_ = true;
    }

    const std::string& code_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::string before_;
    bool follows_ = false; ///< only blanks since the last literal
    std::vector<StringLiteral> literals_;
};

} // namespace

std::vector<StringLiteral> stringLiterals(const std::string& code) {
    return Scanner(code).scan();
}

} // namespace trichevron::test
