// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The layouts in which every page is looked at, and what is looked for in them.
#pragma once

#include <QWidget>

#include <functional>
#include <string>

namespace trichevron::gui {
class MainWindow;
}

namespace trichevron::test {

/// In English, Korean (in the dark theme) and the pseudo-translation, in both sizes of the type, and in each
/// size of the window from 900 x 600 to 3840 x 2160; other usual sizes in the longest words; and in English
/// in the dark theme at 1280 x 800.
void forEachLayout(gui::MainWindow& window, const std::function<void(const std::string& layout)>& check);

/// Back to English in the light theme and the usual type.
void restoreLayout(gui::MainWindow& window);

/// Nothing on the page is cut, squeezed or overlapped.
void expectWhole(const QWidget& page, const std::string& layout);

} // namespace trichevron::test
