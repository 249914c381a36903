// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_scope.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::size_t axisCount = 3;

/// "grid.x" as "grid" and 0.
std::optional<std::pair<std::string, std::size_t>> splitAxis(const std::string& path) {
    const std::size_t dot = path.rfind('.');
    if (dot == std::string::npos)
        return std::nullopt;
    const auto axis = axisFromName(std::string_view(path).substr(dot + 1));
    if (!axis)
        return std::nullopt;
    return std::pair(path.substr(0, dot), *axis);
}

/// What a name stands for once its value is not known. A member without a value would be one that the code
/// leaves at zero. An element of a list has none: it may be of another list of that name.
std::optional<CodeValue> unknownValue(const std::string& path) {
    const bool isOfStruct = path.find('.') != std::string::npos && path.find('[') == std::string::npos;
    return isOfStruct ? std::optional(CodeValue::unknown(path)) : std::nullopt;
}

bool isMember(const std::string& path) {
    return path.find_first_of(".[") != std::string::npos;
}

/// What the path is a member of: "config" of "config.gridDim"; itself where it is no member.
std::string wholeOf(const std::string& path) {
    return path.substr(0, path.find_first_of(".["));
}

const std::string& nameOf(const std::string& entry) {
    return entry;
}
const std::string& nameOf(const std::pair<const std::string, CodeValue>& entry) {
    return entry.first;
}

/// The first of the sorted names that are members of the path, and members of those.
template <class Names>
std::vector<std::string> membersOf(const std::string& path, const Names& names,
                                   std::size_t most = std::numeric_limits<std::size_t>::max()) {
    std::vector<std::string> members;
    for (const char separator : {'.', '['}) {
        const std::string prefix = path + separator;
        for (auto entry = names.lower_bound(prefix);
             entry != names.end() && nameOf(*entry).starts_with(prefix) && members.size() < most; ++entry)
            members.push_back(nameOf(*entry));
    }
    return members;
}

} // namespace

std::optional<std::size_t> axisFromName(std::string_view name) {
    if (name == "x")
        return 0;
    if (name == "y")
        return 1;
    if (name == "z")
        return 2;
    return std::nullopt;
}

void CodeScope::give(const std::string& path, std::int64_t value) {
    given_[path] = CodeValue::of(value);
}

void CodeScope::set(const std::string& path, std::optional<CodeValue> value, bool isDeclared) {
    const CodeValue* before = stored(path);
    if (!blocks_.empty()) {
        Block& block = blocks_.back();
        const bool isOfBlock = isDeclared || isMemberOfDeclared(block, path);
        const auto [change, isFirst] = block.try_emplace(path);
        if (isFirst)
            change->second = {before == nullptr ? std::nullopt : std::optional(*before), isOfBlock};
    }
    store(path, std::move(value));
}

bool CodeScope::isMemberOfDeclared(const Block& block, const std::string& path) {
    const auto whole = isMember(path) ? block.find(wholeOf(path)) : block.end();
    return whole != block.end() && whole->second.isDeclared;
}

void CodeScope::declare(const std::string& path, CodeValue value) {
    set(path, std::move(value), true);
}

void CodeScope::declareStruct(const std::string& name) {
    constexpr std::size_t most = 1'000; // so that a text of many members is not read again and again
    set(name, std::nullopt, true);
    for (const std::string& member : membersOf(name, values_, most))
        set(member, std::nullopt, true);
}

void CodeScope::assign(const std::string& path, CodeValue value) {
    const auto axis = splitAxis(path);
    const CodeValue* extent = axis ? stored(axis->first) : nullptr;
    if (extent == nullptr) {
        set(path, std::move(value), false);
        return;
    }
    CodeValue changed = *extent;
    changed.isExtent = true;
    changed.symbol.clear();
    changed.numbers.resize(std::max(axisCount, changed.numbers.size()), CodeNumber::of(1));
    changed.numbers[axis->second] = value.number();
    set(axis->first, std::move(changed), false);
}

void CodeScope::forget(const std::string& path) {
    const auto axis = splitAxis(path);
    if (axis && stored(axis->first) != nullptr)
        assign(path, CodeValue::unknown(path));
    else
        set(path, unknownValue(path), false);
}

void CodeScope::forgetWhole(const std::string& path) {
    forget(path);
    // Also those of a list, which is that of the code.
    for (const std::string& member : membersOf(path, knownMembers_))
        set(member, CodeValue::unknown(member), false);
}

void CodeScope::store(const std::string& path, std::optional<CodeValue> value) {
    if (isMember(path)) {
        if (value && *value != CodeValue::unknown(path))
            knownMembers_.insert(path);
        else
            knownMembers_.erase(path);
    }
    if (value)
        values_[path] = std::move(*value);
    else
        values_.erase(path);
}

void CodeScope::define(const std::string& name, CodeFunction function) {
    functions_.insert_or_assign(name, std::move(function));
}

void CodeScope::enterBlock() {
    blocks_.emplace_back();
}

void CodeScope::leaveBlock() {
    if (blocks_.empty())
        return;
    const Block block = std::move(blocks_.back());
    blocks_.pop_back();
    for (const auto& [path, change] : block) {
        const CodeValue* now = stored(path);
        const bool isSame = now != nullptr && change.before && *now == *change.before;
        store(path, change.before);
        if (!change.isDeclared && !isSame)
            set(path, unknownValue(path), false);
    }
}

const CodeValue* CodeScope::stored(const std::string& path) const {
    const auto found = values_.find(path);
    return found == values_.end() ? nullptr : &found->second;
}

std::optional<CodeValue> CodeScope::find(const std::string& path) const {
    if (const auto given = given_.find(path); given != given_.end())
        return given->second;
    if (const CodeValue* value = stored(path))
        return *value;
    if (const auto axis = splitAxis(path)) {
        if (const auto extent = find(axis->first); extent && extent->symbol.empty())
            return CodeValue::of(extent->axis(axis->second));
    }
    return outer_ == nullptr ? std::nullopt : outer_->find(path);
}

const CodeFunction* CodeScope::function(std::string_view name) const {
    const auto found = functions_.find(name);
    if (found != functions_.end())
        return &found->second;
    return outer_ == nullptr ? nullptr : outer_->function(name);
}

} // namespace trichevron::core
