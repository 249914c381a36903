// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/arguments/argument_cells.h"

#include "app/gui/text/text.h"

#include <utility>

namespace trichevron::gui {
namespace {

using Kind = core::KernelArgument::Kind;

/// What stands behind the "=" of the argument's text.
QString specification(const core::KernelArgument& argument) {
    return text(core::toString(argument)).mid(static_cast<qsizetype>(argument.name.size()) + 1);
}

core::KernelArgument parsed(const core::KernelArgument& before, const std::string& specification) {
    return core::parseKernelArgument(before.name + '=' + specification, before.name);
}

std::string withType(const core::KernelArgument& argument, const std::string& value) {
    return (argument.type ? toString(*argument.type) + ':' : std::string()) + value;
}

/// A text that is a whole argument: a buffer, bytes, or a null pointer.
bool isSpecification(const std::string& typed) {
    return typed == "null" || typed.starts_with("hex:") || typed.find('[') != std::string::npos ||
           typed.find(':') != std::string::npos;
}

core::KernelArgument withAmount(const core::KernelArgument& argument, const std::string& typed) {
    if (isSpecification(typed))
        return parsed(argument, typed);
    core::KernelArgument changed = argument;
    switch (argument.kind) {
    case Kind::Buffer:
        core::checkSize(typed, argument.name);
        changed.count = typed;
        return changed;
    case Kind::Scalar:
        return parsed(argument, withType(argument, typed));
    case Kind::Bytes:
        return parsed(argument, "hex:" + typed);
    case Kind::Null:
        break;
    }
    return changed;
}

core::KernelArgument withTypeNamed(const core::KernelArgument& argument, const std::string& typed) {
    core::KernelArgument changed = argument;
    if (typed.empty() && argument.kind == Kind::Scalar)
        changed.type.reset();
    else if (argument.kind == Kind::Buffer)
        changed.type = parsed(argument, typed + "[1]").type;
    else
        changed.type = parsed(argument, typed + ":1").type;
    return changed;
}

} // namespace

PassedAs passedAs(const core::KernelArgument& argument) {
    switch (argument.kind) {
    case Kind::Buffer:
        return argument.isConst ? PassedAs::ReadOnlyBuffer : PassedAs::Buffer;
    case Kind::Scalar:
        return PassedAs::Value;
    case Kind::Bytes:
        return PassedAs::Bytes;
    case Kind::Null:
        break;
    }
    return PassedAs::Null;
}

bool isEditable(const core::KernelArgument& argument, ArgumentColumn column) {
    switch (column) {
    case ArgumentColumn::Parameter:
    case ArgumentColumn::Size:
        return false;
    case ArgumentColumn::PassedAs:
        return true;
    case ArgumentColumn::Type:
        return argument.kind == Kind::Buffer || argument.kind == Kind::Scalar;
    case ArgumentColumn::Amount:
        return argument.kind != Kind::Null;
    case ArgumentColumn::Filled:
        return argument.kind == Kind::Buffer;
    case ArgumentColumn::Expected:
        return argument.kind == Kind::Buffer && !argument.isConst;
    }
    return false;
}

QString cellText(const core::OwnArguments& arguments, std::size_t row, ArgumentColumn column) {
    const core::KernelArgument& argument = arguments.arguments.at(row);
    switch (column) {
    case ArgumentColumn::Parameter:
        return text(argument.name);
    case ArgumentColumn::Type:
        return argument.type ? text(toString(*argument.type)) : QString();
    case ArgumentColumn::Amount:
        if (argument.kind == Kind::Buffer)
            return text(argument.count);
        if (argument.kind == Kind::Bytes)
            return specification(argument).mid(4); // without "hex:"
        return text(argument.value);
    case ArgumentColumn::Filled: {
        if (argument.kind != Kind::Buffer)
            return {};
        const QString whole = specification(argument);
        const qsizetype colon = whole.indexOf(QStringLiteral("]:"));
        return colon < 0 ? QStringLiteral("zeros") : whole.mid(colon + 2);
    }
    case ArgumentColumn::Expected: {
        const auto found = arguments.expected.find(argument.name);
        return found == arguments.expected.end() ? QString() : text(found->second);
    }
    case ArgumentColumn::PassedAs:
    case ArgumentColumn::Size:
        break;
    }
    return {};
}

core::OwnArguments withCell(const core::OwnArguments& arguments, std::size_t row, ArgumentColumn column,
                            const QString& text) {
    core::OwnArguments changed = arguments;
    core::KernelArgument& argument = changed.arguments.at(row);
    const std::string typed = text.trimmed().toStdString();
    if (column == ArgumentColumn::Type)
        argument = withTypeNamed(argument, typed);
    else if (column == ArgumentColumn::Amount)
        argument = withAmount(argument, typed);
    else if (column == ArgumentColumn::Filled)
        argument.fill = parsed(argument, typed.empty() ? "float[1]" : "float[1]:" + typed).fill;
    else if (column == ArgumentColumn::Expected && typed.empty())
        changed.expected.erase(argument.name);
    else if (column == ArgumentColumn::Expected)
        changed.expected[argument.name] = typed;
    return changed;
}

core::OwnArguments withPassedAs(const core::OwnArguments& arguments, std::size_t row, PassedAs way,
                                std::uint32_t bytes) {
    core::OwnArguments changed = arguments;
    core::KernelArgument& argument = changed.arguments.at(row);
    if (passedAs(argument) == way)
        return changed;
    core::KernelArgument next;
    next.name = argument.name;
    switch (way) {
    case PassedAs::Buffer:
    case PassedAs::ReadOnlyBuffer:
        if (argument.kind == Kind::Buffer)
            next = argument;
        else {
            next.type = argument.type.value_or(core::ElementType{});
            next.count = "N";
        }
        next.kind = Kind::Buffer;
        next.isConst = way == PassedAs::ReadOnlyBuffer;
        break;
    case PassedAs::Value:
        next.kind = Kind::Scalar;
        next.value = "0";
        break;
    case PassedAs::Bytes:
        next.kind = Kind::Bytes;
        next.bytes.assign(bytes, '\0');
        break;
    case PassedAs::Null:
        next.kind = Kind::Null;
        break;
    }
    argument = std::move(next);
    return changed;
}

} // namespace trichevron::gui
