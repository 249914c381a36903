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

namespace trichevron::gui {

enum class ThemeChoice { System, Light, Dark };
/// "system", "light", "dark"
QString toString(ThemeChoice choice);
std::optional<ThemeChoice> themeChoiceFromName(const QString& name);

/// Surfaces, one accent colour and one alarm colour. The categories are the Okabe–Ito palette.
struct Theme {
    bool dark = false;
    QColor window;     ///< panels and bars
    QColor view;       ///< behind the hierarchy
    QColor field;      ///< inside input fields
    QColor text;       ///< 7:1 or better against window
    QColor muted;      ///< 4.5:1 or better against window
    QColor border;     ///< hairlines
    QColor hover;      ///< under the pointer
    QColor accent;     ///< buttons and selection
    QColor onAccent;   ///< text on accent
    QColor accentText; ///< the accent colour, legible as small text
    QColor alarm;      ///< refused launches: vermillion
    QColor alarmText;  ///< the alarm colour, legible as small text
    QColor alarmFill;
    QColor good;
    QColor goodFill;
    QColor recorded; ///< the dot of recorded devices
    QColor codeFill;
    std::array<QColor, 8> categories;
};

/// The current theme, as set by the last applyTheme().
const Theme& currentTheme();

/// Sets palette and style sheet of the whole program. Widgets that paint themselves get a
/// QEvent::PaletteChange.
void applyTheme(QApplication& application, ThemeChoice choice);

/// Whether all text is 50 % larger, for example for a projector.
bool isLargeType();
/// To call before any widget is created.
void setLargeType(bool large);
/// The same for existing widgets: also scales fonts that were set explicitly.
void applyLargeType(QApplication& application, bool large, ThemeChoice theme);
/// The size of all text outside a presentation, relative to the default.
double usualTypeScale();
/// The size of all text during a presentation, relative to the default; 0 after it. For existing widgets.
void applyPresentationType(QApplication& application, double scale, ThemeChoice theme);
/// Scales a length in pixels for the default font to the current font.
int scaledPixels(int pixels);

/// Whether the desktop has a dark theme.
bool systemIsDark();

/// A fixed-width font for aligned values; `scale` is relative to the font of the program.
QFont monospaceFont(double scale = 1.0);
/// The font of the program in another size and weight.
QFont textFont(double scale, QFont::Weight weight = QFont::Normal);

} // namespace trichevron::gui
