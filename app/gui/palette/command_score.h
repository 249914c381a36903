// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How well a command of the palette answers typed words.
#pragma once

#include "app/gui/palette/menu_command.h"

#include <QString>

#include <optional>

namespace trichevron::gui {

/// The last part of a path: "2-D" of "Launch › Presets › 2-D".
QString ownNameOf(const QString& path);

/// By its path; by its other words less well; by words in another order less well than that. What explains a
/// word comes after the commands that have it as well. Empty where it does not have the words; larger is
/// better.
std::optional<int> scoreOf(const MenuCommand& command, const QString& typed);

/// Its path has the words, in any order: it is not found by other words alone.
bool isFoundByName(const MenuCommand& command, const QString& typed);

/// Its own name is what was typed.
bool isItsName(const MenuCommand& command, const QString& typed);

/// The same by MenuCommand::subject.
std::optional<int> subjectScoreOf(const MenuCommand& command, const QString& typed);

} // namespace trichevron::gui
