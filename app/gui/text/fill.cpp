// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/fill.h"

#include "core/catalogue/language.h"
#include "core/catalogue/pattern.h"

#include <vector>

namespace trichevron::gui {

QString fill(const QString& pattern, std::initializer_list<PatternArgument> arguments) {
    std::vector<core::Argument> list;
    list.reserve(arguments.size());
    for (const PatternArgument& argument : arguments)
        list.push_back(argument.argument());
    return QString::fromStdString(
        core::fillPattern(pattern.toStdString(), list, core::currentLanguage().pluralCategory));
}

} // namespace trichevron::gui
