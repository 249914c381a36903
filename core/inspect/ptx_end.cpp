// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/ptx_end.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

namespace {

/// What begins a declaration, which ends with ";" or a body (PTX ISA 9.0, "Directives"). Other directives,
/// such as .version, end with their line.
constexpr std::array<std::string_view, 11> declarationWords{".visible", ".extern", ".weak",  ".common",
                                                            ".global",  ".const",  ".entry", ".func",
                                                            ".shared",  ".alias",  ".tex"};

class EndSearch {
public:
    explicit EndSearch(std::string_view ptx) : ptx_(ptx) {}

    std::optional<PtxCutOff> find() {
        while (at_ < ptx_.size())
            step();
        if (openedOn_ == 0)
            return std::nullopt;
        const bool endsLine = !ptx_.empty() && ptx_.back() == '\n';
        return PtxCutOff{line_ - (endsLine ? 1U : 0U), openedOn_, kernel_};
    }

private:
    void step() {
        const char c = ptx_[at_];
        const std::string_view rest = ptx_.substr(at_);
        if (rest.starts_with("//") || (c == '@' && depth_ == 0)) // "@@DWARF": PTX before 2.0
            passTo(ptx_.find('\n', at_));
        else if (rest.starts_with("/*"))
            passComment();
        else if (c == '"')
            passString();
        else if (isInWord(c))
            passWord();
        else
            passSign(c);
    }

    static bool isInWord(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '$' || c == '%' || c == '.';
    }

    /// To a place in the text, or to its end.
    void passTo(std::size_t end) {
        end = std::min(end, ptx_.size());
        line_ +=
            static_cast<std::uint32_t>(std::count(ptx_.begin() + static_cast<std::ptrdiff_t>(at_),
                                                  ptx_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
        at_ = end;
    }

    void passComment() {
        const std::size_t end = ptx_.find("*/", at_ + 2);
        if (end == std::string_view::npos)
            open();
        passTo(end == std::string_view::npos ? end : end + 2);
    }

    /// A string ends in its line.
    void passString() {
        const std::size_t end = ptx_.find_first_of("\"\n", at_ + 1);
        if (end == std::string_view::npos)
            open();
        passTo(end == std::string_view::npos ? end : end + (ptx_[end] == '"' ? 1 : 0));
    }

    void passWord() {
        const std::size_t start = at_;
        while (at_ < ptx_.size() && isInWord(ptx_[at_]))
            ++at_;
        if (depth_ > 0)
            return;
        const std::string_view word = ptx_.substr(start, at_ - start);
        if (std::find(declarationWords.begin(), declarationWords.end(), word) != declarationWords.end())
            open();
        if (isNameNext_)
            kernel_ = word;
        isNameNext_ = word == ".entry";
    }

    void passSign(char c) {
        if (c == '{') {
            open();
            ++depth_;
        } else if (c == '}' && depth_ > 0) {
            --depth_;
        }
        if ((c == ';' || c == '}') && depth_ == 0)
            close();
        passTo(at_ + 1);
    }

    /// Keeps the beginning of what is already open.
    void open() { openedOn_ = openedOn_ == 0 ? line_ : openedOn_; }

    void close() {
        openedOn_ = 0;
        kernel_.clear();
        isNameNext_ = false;
    }

    std::string_view ptx_;
    std::size_t at_ = 0;
    std::uint32_t line_ = 1;
    std::uint32_t openedOn_ = 0; ///< 0: nothing is open
    std::uint32_t depth_ = 0;    ///< of braces
    bool isNameNext_ = false;
    std::string kernel_;
};

} // namespace

std::optional<PtxCutOff> findCutOff(std::string_view ptx) {
    return EndSearch(ptx).find();
}

} // namespace trichevron::core
