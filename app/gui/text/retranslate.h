// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Sets the texts of a widget in the current language, now and whenever the language changes.
#pragma once

#include <QWidget>

#include <functional>

namespace trichevron::gui {

/// Runs `setTexts` now and at each QEvent::LanguageChange of `owner`. It may set the texts of the owner, of
/// its children and of its actions, all of which must live as long as the owner.
///
///     retranslate(this, [this] { find_->setToolTip(tr("Finds a block or a thread")); });
void retranslate(QWidget* owner, std::function<void()> setTexts);

} // namespace trichevron::gui
