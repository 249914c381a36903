// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Follows the blocks of host code: braces, the statement behind an if, in Python the indentation.
#pragma once

#include "core/code/code_reading.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace trichevron::core {

/// Enters and leaves the blocks of the scope while the tokens are read.
class CodeBlocks {
public:
    explicit CodeBlocks(const CodeReading& code) : code_(code) {}

    /// Every token, in their order.
    void read(std::size_t index);

    /// What is assigned here has another value in each turn of a loop: i in for (int i = 0; i < n; ++i).
    bool isInLoopHeader(std::size_t index) const { return index < forHeaderEnd_ && semicolons_ > 1; }
    /// Inside the parameters of a function, whose values are unknown.
    bool isInParameters(std::size_t index) const { return index < parametersEnd_; }
    /// Python: outside of all brackets.
    bool isInStatement() const { return brackets_ == 0; }

private:
    void readCpp(std::size_t index);
    void readPython(std::size_t index);
    void openBrace(std::size_t index);
    void closeBrace();
    void endStatement(std::size_t index);
    void readHeader(std::size_t index);
    void readFunction(std::size_t index);
    void declareParameters(std::size_t open);
    bool declaresScope(std::size_t brace) const;

    CodeReading code_;
    std::vector<bool> braces_;             ///< open braces; true for those that are a block
    std::vector<std::size_t> indentation_; ///< of the open blocks in Python
    std::size_t statementBlocks_ = 0;      ///< blocks without braces, of one statement
    std::size_t headerEnd_ = 0;            ///< of the if, for, while or switch that was read last
    std::size_t forHeaderEnd_ = 0;
    std::size_t semicolons_ = 0; ///< in the header of the for
    std::size_t parametersEnd_ = 0;
    std::size_t brackets_ = 0;
    std::map<std::size_t, std::size_t> parametersOfBrace_; ///< the brace of a function, and its parameters
    std::optional<std::size_t> parametersOfDef_;           ///< of the def whose block comes next
};

} // namespace trichevron::core
