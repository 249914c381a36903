// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The colours, fonts and style sheet of the window, in light and dark.
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

#include <array>
#include <optional>

class QApplication;

namespace trichevron {

enum class ThemeChoice { System, Light, Dark };
/// "system", "light", "dark"
QString nameOf(ThemeChoice choice);
std::optional<ThemeChoice> themeChoiceFromName(const QString& name);

/// One calm surface, one accent, one alarm colour. Categories are the Okabe–Ito palette.
struct Theme {
    bool dark = false;
    QColor window;     ///< panels and bars
    QColor view;       ///< behind the hierarchy
    QColor field;      ///< inside what can be typed in
    QColor text;       ///< 7:1 or better against window
    QColor muted;      ///< 4.5:1 or better against window
    QColor border;     ///< hairlines
    QColor hover;      ///< under the pointer
    QColor accent;     ///< what can be pressed, what is selected
    QColor onAccent;   ///< text on accent
    QColor accentText; ///< accent that is legible as small text
    QColor alarm;      ///< what the device refuses: vermillion
    QColor alarmText;  ///< the same, legible as small text
    QColor alarmFill;
    QColor good;
    QColor goodFill;
    QColor recorded; ///< the dot of what was recorded
    QColor codeFill;
    std::array<QColor, 8> categories;
};

/// The theme in force; what the last applyTheme() set.
const Theme& currentTheme();

/// Sets palette and style sheet of the whole program. Widgets that paint themselves learn of it by
/// QEvent::PaletteChange.
void applyTheme(QApplication& application, ThemeChoice choice);

/// Whether all is written half as large again, as for a projector.
bool isLargeType();
/// Before any widget is made.
void setLargeType(bool large);
/// The same while there are widgets: fonts that they were given by size follow too.
void applyLargeType(QApplication& application, bool large, ThemeChoice theme);
/// Pixels that were measured with the usual font, by the program's present one.
int inType(int pixels);

/// True when the desktop asks for dark windows.
bool systemIsDark();

/// A fixed-width font for values that line up; `scale` is relative to the program's font.
QFont monospaceFont(double scale = 1.0);
/// The program's font at another size and weight.
QFont textFont(double scale, QFont::Weight weight = QFont::Normal);

} // namespace trichevron
