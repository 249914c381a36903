// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/page_layouts.h"

#include "app/gui/language/window_language.h"
#include "app/gui/main_window/main_window.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/cut_texts.h"
#include "tests/gui/waiting.h"

#include <gtest/gtest.h>

#include <utility>

namespace trichevron::test {

void forEachLayout(gui::MainWindow& window, const std::function<void(const std::string& layout)>& check) {
    const auto checkIn = [&](const QSize& size, bool large, const std::string& language) {
        window.setLargeType(large);
        window.resize(size);
        handleAllEvents();
        check(std::to_string(size.width()) + " × " + std::to_string(size.height()) +
              (large ? ", large type, " : ", ") + language);
    };
    for (const auto& [language, theme] :
         {std::pair("en", gui::ThemeChoice::Light), std::pair("ko", gui::ThemeChoice::Dark),
          std::pair("en_XA", gui::ThemeChoice::Light)}) {
        gui::setWindowLanguage(core::languageForCode(language));
        window.setTheme(theme);
        for (const bool large : {false, true})
            for (const QSize size :
                 {QSize(900, 600), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)})
                checkIn(size, large, language);
    }
    // Other usual screens, in the longest words.
    for (const QSize size : {QSize(1280, 720), QSize(1440, 900)})
        checkIn(size, true, "en_XA");
    // The theme changes colours only: one size shows whether it changed a width.
    gui::setWindowLanguage(core::languageForCode("en"));
    window.setTheme(gui::ThemeChoice::Dark);
    for (const bool large : {false, true})
        checkIn(QSize(1280, 800), large, "en, dark");
}

void restoreLayout(gui::MainWindow& window) {
    window.setTheme(gui::ThemeChoice::Light);
    window.setLargeType(false);
    gui::setWindowLanguage(core::languageForCode("en"));
}

void expectWhole(const QWidget& page, const std::string& layout) {
    EXPECT_EQ(cutTexts(page).join(QLatin1Char('\n')).toStdString(), "") << layout;
    EXPECT_EQ(squeezedParts(page).join(QLatin1Char('\n')).toStdString(), "") << layout;
    EXPECT_EQ(overlappingParts(page).join(QLatin1Char('\n')).toStdString(), "") << layout;
    EXPECT_EQ(cutColumns(page).join(QLatin1Char('\n')).toStdString(), "") << layout;
}

} // namespace trichevron::test
