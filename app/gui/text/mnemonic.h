// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Texts of menus and buttons without their mnemonic letter.
#pragma once

#include <QString>

namespace trichevron::gui {

/// "Open…" of "&Open…", and "열기…" of "열기(&O)…", as languages write it whose words lack the letter. "&&"
/// is an ampersand.
QString withoutMnemonic(const QString& text);

} // namespace trichevron::gui
