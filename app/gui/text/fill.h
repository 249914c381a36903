// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Fills the patterns of translated texts, which have the syntax of core's messages
/// (core/catalogue/pattern.h):
///
///     fill(tr("{count, plural, one {# launch} other {# launches}} saved to {file}"),
///          {{"count", launches.size()}, {"file", path}})
#pragma once

#include "core/catalogue/message.h"

#include <QString>

#include <concepts>
#include <initializer_list>

namespace trichevron::gui {

/// A named value: an integer, a real number or a text.
class PatternArgument {
public:
    template <std::integral Number>
    PatternArgument(const char* name, Number value)
        : argument_{name, value < 0 ? decltype(argument_.value)(static_cast<double>(value))
                                    : decltype(argument_.value)(static_cast<core::Count>(value))} {}
    PatternArgument(const char* name, core::Count value) : argument_{name, value} {}
    PatternArgument(const char* name, double value) : argument_{name, value} {}
    PatternArgument(const char* name, const QString& value) : argument_{name, value.toStdString()} {}
    PatternArgument(const char* name, std::string value) : argument_{name, std::move(value)} {}

    const core::Argument& argument() const { return argument_; }

private:
    core::Argument argument_;
};

/// The pattern, in the current language, with its arguments.
QString fill(const QString& pattern, std::initializer_list<PatternArgument> arguments);

} // namespace trichevron::gui
