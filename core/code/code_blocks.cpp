// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_blocks.h"

#include <algorithm>
#include <string>

namespace trichevron::core {

namespace {

bool isControl(const CodeToken& token) {
    return token.isName("if") || token.isName("for") || token.isName("while") || token.isName("switch");
}

} // namespace

void CodeBlocks::read(std::size_t index) {
    if (code_.isPython())
        readPython(index);
    else
        readCpp(index);
}

void CodeBlocks::readCpp(std::size_t index) {
    const CodeToken& token = code_.at(index);
    if (token.is("{"))
        openBrace(index);
    else if (token.is("}"))
        closeBrace();
    else if (token.is(";"))
        endStatement(index);
    else if (isControl(token) && code_.at(index + 1).is("("))
        readHeader(index);
    else if (token.isName("else") && !code_.at(index + 1).is("{") && !code_.at(index + 1).isName("if")) {
        code_.scope.enterBlock();
        ++statementBlocks_;
    } else if (token.kind == CodeToken::Kind::Name && code_.at(index + 1).is("(")) {
        readFunction(index);
    }
    if (headerEnd_ > 0 && index == headerEnd_) {
        headerEnd_ = 0;
        if (!code_.at(index + 1).is("{")) {
            code_.scope.enterBlock();
            ++statementBlocks_;
        }
    }
}

/// The names of a namespace and of an enumeration are known behind it.
bool CodeBlocks::declaresScope(std::size_t brace) const {
    constexpr std::size_t longest = 12;
    for (std::size_t i = brace; i > 0 && brace - i < longest; --i) {
        const CodeToken& before = code_.at(i - 1);
        if (before.is(";") || before.isOpening() || before.isClosing())
            return true;
        if (before.isName("namespace") || before.isName("extern") || before.isName("enum"))
            return false;
    }
    return true;
}

void CodeBlocks::openBrace(std::size_t index) {
    const bool isBlock = declaresScope(index);
    braces_.push_back(isBlock);
    if (isBlock)
        code_.scope.enterBlock();
    if (const auto parameters = parametersOfBrace_.find(index); parameters != parametersOfBrace_.end()) {
        declareParameters(parameters->second);
        parametersOfBrace_.erase(parameters);
    }
}

void CodeBlocks::closeBrace() {
    if (braces_.empty())
        return;
    if (braces_.back())
        code_.scope.leaveBlock();
    braces_.pop_back();
}

void CodeBlocks::endStatement(std::size_t index) {
    if (index < forHeaderEnd_) {
        ++semicolons_;
        return;
    }
    for (; statementBlocks_ > 0; --statementBlocks_)
        code_.scope.leaveBlock();
}

void CodeBlocks::readHeader(std::size_t index) {
    headerEnd_ = code_.at(index + 1).closing;
    if (code_.at(index).isName("for")) {
        forHeaderEnd_ = headerEnd_;
        semicolons_ = 0;
    }
}

/// name(…) {, with const, noexcept or a result type before the brace.
void CodeBlocks::readFunction(std::size_t index) {
    constexpr std::size_t longest = 8;
    const std::size_t close = code_.at(index + 1).closing;
    for (std::size_t i = close + 1; i < close + longest; ++i) {
        const CodeToken& token = code_.at(i);
        if (token.is("{")) {
            parametersOfBrace_[i] = index + 1;
            parametersEnd_ = close;
            return;
        }
        if (token.kind != CodeToken::Kind::Name && !token.is("->") && !token.is("::") && !token.is("*") &&
            !token.is("&"))
            return;
    }
}

void CodeBlocks::declareParameters(std::size_t open) {
    for (const std::string& name : parameterNames(code_, open))
        code_.scope.declare(name, CodeValue::unknown(name));
}

void CodeBlocks::readPython(std::size_t index) {
    const CodeToken& token = code_.at(index);
    if (token.isOpening())
        ++brackets_;
    else if (token.isClosing() && brackets_ > 0)
        --brackets_;
    if (token.isName("def") && code_.isName(index + 1) && code_.at(index + 2).is("(")) {
        parametersOfDef_ = index + 2;
        parametersEnd_ = code_.at(index + 2).closing;
    }
    const bool beginsLine = index == 0 || code_.at(index - 1).kind == CodeToken::Kind::LineEnd;
    if (!beginsLine || brackets_ > (token.isOpening() ? 1U : 0U) || token.kind == CodeToken::Kind::LineEnd)
        return;
    // The first line's indentation is that of the text.
    const std::size_t column = token.column;
    while (!indentation_.empty() && indentation_.back() > column) {
        indentation_.pop_back();
        if (!indentation_.empty())
            code_.scope.leaveBlock();
    }
    if (indentation_.empty() || indentation_.back() < column) {
        if (!indentation_.empty()) {
            code_.scope.enterBlock();
            if (parametersOfDef_)
                declareParameters(*parametersOfDef_);
        }
        indentation_.push_back(column);
    }
    parametersOfDef_.reset();
    if (token.isName("def"))
        parametersOfDef_ = index + 2;
}

} // namespace trichevron::core
