// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Variables of C++ that the code changes without an assignment to them: scanf("%d", &n), std::cin >> n,
/// std::tie(n, m) = f(), int* p = &n.
#pragma once

#include "core/code/code_reading.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// From the place that may change a variable on, the code does not say what its value is. A variable that is
/// an argument without & keeps it, but where the code declares the function with a reference there: most
/// functions take numbers by value.
class CodeWrites {
public:
    explicit CodeWrites(const CodeReading& code) : code_(code) {}

    /// Every token, in their order.
    void read(std::size_t index);

private:
    struct Bracket {
        std::size_t open = 0;
        std::size_t commas = 0; ///< read inside of it so far
    };

    void readBracket(std::size_t index);
    void readAddress(std::size_t index);
    void readPointer(std::size_t begin, const std::string& variable);
    void readReference(std::size_t index);
    void readExtraction(std::size_t index);
    void readCall(std::size_t index);
    void readParameters(std::size_t index, const std::vector<CodeRange>& parameters);
    void readStructuredBinding(std::size_t index);
    bool beginsExtraction(std::size_t index) const;
    /// The variable or the part of one that fills the range; empty for another expression.
    std::string pathIn(CodeRange range) const;
    void forgetIn(CodeRange argument);

    CodeReading code_;
    std::vector<Bracket> brackets_; ///< the open ones
    /// The parameters that are references, by the function.
    std::map<std::string, std::set<std::size_t>, std::less<>> references_;
};

} // namespace trichevron::core
