// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the names of host code stand for at one place of it.
#pragma once

#include "core/code/code_value.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// A macro, or a function that is one return statement.
struct CodeFunction {
    std::vector<std::string> parameters;
    std::size_t begin = 0; ///< the tokens of the expression
    std::size_t end = 0;
    bool isCalled = true; ///< false for #define N (1 << 20)
};

/// Names are paths: "n", "grid.x", "config.gridDim", "attributes[0].id".
class CodeScope {
public:
    CodeScope() = default;
    /// The inside of a function: its own names hide those of `outer`, which has to live as long.
    explicit CodeScope(const CodeScope* outer) : outer_(outer) {}

    /// A given name has this value whatever the code says.
    void give(const std::string& path, std::int64_t value);

    /// A declaration hides the name of an outer block up to the end of this one.
    void declare(const std::string& path, CodeValue value);
    /// The same of a struct, whose members have no values yet.
    void declareStruct(const std::string& name);
    void assign(const std::string& path, CodeValue value);
    /// From here on the code does not say what the name stands for.
    void forget(const std::string& path);
    /// The name, and the members that the code has set so far.
    void forgetWhole(const std::string& path);
    void define(const std::string& name, CodeFunction function);

    /// A block that may run or not, such as the body of an if: what it assigns to names of outer blocks is
    /// unknown behind it.
    void enterBlock();
    void leaveBlock();

    /// Empty when nothing is known of the name. An axis is found by its name in the extent: "grid.x".
    std::optional<CodeValue> find(const std::string& path) const;
    const CodeFunction* function(std::string_view name) const;

private:
    using Values = std::map<std::string, CodeValue, std::less<>>;
    /// What the names that the block changed were before it.
    struct Change {
        std::optional<CodeValue> before;
        bool isDeclared = false;
    };
    using Block = std::map<std::string, Change>;

    /// A change of a member of what the block has declared.
    static bool isMemberOfDeclared(const Block& block, const std::string& path);
    const CodeValue* stored(const std::string& path) const;
    void set(const std::string& path, std::optional<CodeValue> value, bool isDeclared);
    void store(const std::string& path, std::optional<CodeValue> value);

    const CodeScope* outer_ = nullptr;
    Values values_;
    /// The names of values_ that are members and not unknown: each is forgotten once, however often the whole
    /// is.
    std::set<std::string, std::less<>> knownMembers_;
    Values given_;
    std::map<std::string, CodeFunction, std::less<>> functions_;
    std::vector<Block> blocks_;
};

/// 0 to 2 for "x", "y" and "z".
std::optional<std::size_t> axisFromName(std::string_view name);

} // namespace trichevron::core
