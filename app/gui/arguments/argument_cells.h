// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The arguments of a kernel of the user's own as the cells of a table: what each shows, and what an edit of
/// it makes of the arguments.
#pragma once

#include "core/argument/own_arguments.h"

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>

namespace trichevron::gui {

enum class ArgumentColumn { Parameter, PassedAs, Type, Amount, Filled, Size, Expected };
inline constexpr int argumentColumns = 7;

/// How a parameter is passed: KernelArgument::Kind, with two kinds of buffers.
enum class PassedAs { Buffer, ReadOnlyBuffer, Value, Bytes, Null };
inline constexpr std::array allWaysToPass{PassedAs::Buffer, PassedAs::ReadOnlyBuffer, PassedAs::Value,
                                          PassedAs::Bytes, PassedAs::Null};

PassedAs passedAs(const core::KernelArgument& argument);

/// Whether the cell can be edited.
bool isEditable(const core::KernelArgument& argument, ArgumentColumn column);

/// What an editor of the cell begins with, in the syntax of core/argument/kernel_argument.h. Empty for
/// PassedAs, whose editor is a list.
QString cellText(const core::OwnArguments& arguments, std::size_t row, ArgumentColumn column);

/// The arguments with another text in the cell; a text such as "float[N]:ramp" in the column Amount replaces
/// the argument. The InputError begins with the argument's name.
core::OwnArguments withCell(const core::OwnArguments& arguments, std::size_t row, ArgumentColumn column,
                            const QString& text);

/// The arguments with one of them passed in another way. `bytes` is the size of its parameter, or 0.
core::OwnArguments withPassedAs(const core::OwnArguments& arguments, std::size_t row, PassedAs way,
                                std::uint32_t bytes);

} // namespace trichevron::gui
