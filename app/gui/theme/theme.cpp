// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/theme.h"

#include "app/gui/text/type_scale.h"
#include "app/gui/theme/own_fonts.h"
#include "app/gui/theme/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPalette>
#include <QStyleHints>
#include <QWidget>

#include <functional>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr std::array<QRgb, 8> okabeIto{0xFF0072B2, 0xFFE69F00, 0xFF009E73, 0xFFCC79A7,
                                       0xFF56B4E9, 0xFFD55E00, 0xFFF0E442, 0xFF8B6BB1};

std::array<QColor, 8> categoryColours() {
    std::array<QColor, 8> colours;
    for (std::size_t i = 0; i < colours.size(); ++i)
        colours[i] = QColor::fromRgb(okabeIto[i]);
    return colours;
}

Theme lightTheme() {
    Theme theme;
    theme.window = QColor(0xFFFFFF);
    theme.view = QColor(0xF5F7F9);
    theme.field = QColor(0xFFFFFF);
    theme.text = QColor(0x17212B);
    theme.muted = QColor(0x5B6670);
    theme.border = QColor(0xDCE2E8);
    theme.hover = QColor(0xEEF2F5);
    theme.accent = QColor(0x0072B2);
    theme.onAccent = QColor(0xFFFFFF);
    theme.accentText = QColor(0x0067A1);
    theme.alarm = QColor(0xD55E00);
    theme.alarmText = QColor(0xB04600);
    theme.alarmFill = QColor(0xFDF1E8);
    theme.good = QColor(0x007A55);
    theme.goodFill = QColor(0xE8F5F0);
    theme.recorded = QColor(0xE69F00);
    theme.codeFill = QColor(0xF5F7F9);
    theme.categories = categoryColours();
    return theme;
}

Theme darkTheme() {
    Theme theme;
    theme.dark = true;
    theme.window = QColor(0x1B2128);
    theme.view = QColor(0x15191E);
    theme.field = QColor(0x14181D);
    theme.text = QColor(0xE8ECF0);
    theme.muted = QColor(0x9AA6B1);
    theme.border = QColor(0x343E48);
    theme.hover = QColor(0x262E37);
    theme.accent = QColor(0x56B4E9);
    theme.onAccent = QColor(0x0B1A26);
    theme.accentText = QColor(0x6FC1EF);
    theme.alarm = QColor(0xF0884A);
    theme.alarmText = QColor(0xF79C66);
    theme.alarmFill = QColor(0x33241B);
    theme.good = QColor(0x3ACFA3);
    theme.goodFill = QColor(0x1A2F2A);
    theme.recorded = QColor(0xE69F00);
    theme.codeFill = QColor(0x14181D);
    theme.categories = categoryColours();
    return theme;
}

Theme& mutableTheme() {
    static Theme theme = lightTheme();
    return theme;
}

QPalette createPalette(const Theme& theme) {
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.field);
    palette.setColor(QPalette::AlternateBase, theme.hover);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, theme.window);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.alarmText);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent);
    palette.setColor(QPalette::ToolTipBase, theme.window);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.muted);
    palette.setColor(QPalette::Link, theme.accentText);
    palette.setColor(QPalette::Mid, theme.border);
    palette.setColor(QPalette::Light, theme.dark ? theme.hover : QColor(Qt::white));
    palette.setColor(QPalette::Dark, theme.border.darker(130));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.muted);
    return palette;
}

constexpr double largeScale = 1.5;
/// The line height of the default font, in pixels.
constexpr double usualHeight = 15;

bool& mutableLargeType() {
    static bool large = false;
    return large;
}

double typeScale() {
    return presentationTypeScale() > 0 ? presentationTypeScale() : usualTypeScale();
}

/// Turns off shaping of Latin text: with the contextual alternates of Inter and JetBrains Mono it took more
/// than half of the time between an edit and its picture, without a visible difference at these sizes, and
/// code must not have ligatures. Scripts that need shaping are still shaped.
void leaveOutRefinements(QFont& font) {
    font.setStyleStrategy(static_cast<QFont::StyleStrategy>(QFont::PreferDefault | QFont::PreferNoShaping));
}

/// Draws what the other families lack. Without a name here the desktop would choose one, or none.
QString hangulFamily() {
    return QStringLiteral("NanumGothic");
}

/// The size of the desktop font; Inter if it is installed, because it is legible at small sizes.
QFont interfaceFont() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setFamilies({QStringLiteral("Inter"), font.family(), QStringLiteral("DejaVu Sans"), hangulFamily()});
    leaveOutRefinements(font);
    font.setPointSizeF(font.pointSizeF() * typeScale());
    return font;
}

} // namespace

QString toString(ThemeChoice choice) {
    switch (choice) {
    case ThemeChoice::Light:
        return QStringLiteral("light");
    case ThemeChoice::Dark:
        return QStringLiteral("dark");
    case ThemeChoice::System:
        break;
    }
    return QStringLiteral("system");
}

std::optional<ThemeChoice> themeChoiceFromName(const QString& name) {
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        if (toString(choice) == name)
            return choice;
    }
    return std::nullopt;
}

const Theme& currentTheme() {
    return mutableTheme();
}

bool systemIsDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
    // The palette of the platform, read before the program sets its own.
    static const bool dark = [] {
        const QPalette palette = QGuiApplication::palette();
        return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    }();
    return dark;
#endif
}

bool isLargeType() {
    return mutableLargeType();
}

double usualTypeScale() {
    return mutableLargeType() ? largeScale : 1;
}

void setLargeType(bool large) {
    mutableLargeType() = large;
}

namespace {

void setTheme(QApplication& application, ThemeChoice choice) {
    application.setFont(interfaceFont());
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark());
    mutableTheme() = dark ? darkTheme() : lightTheme();
    application.setPalette(createPalette(currentTheme()));
    application.setStyleSheet(createStyleSheet(currentTheme()));
}

/// Changes the scale by `change`, and with it the fonts that were set explicitly.
void applyTypeScale(QApplication& application, ThemeChoice theme, const std::function<void()>& change) {
    const double before = typeScale();
    const OwnFonts ownFonts(QApplication::allWidgets());
    change();
    setTheme(application, theme);
    ownFonts.restore(typeScale() / before);
    // Widgets that paint themselves update their fonts with their colours.
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent restyle(QEvent::PaletteChange);
        QApplication::sendEvent(widget, &restyle);
    }
}

} // namespace

void applyTheme(QApplication& application, ThemeChoice choice) {
    applyTypeScale(application, choice, [] {});
}

void applyLargeType(QApplication& application, bool large, ThemeChoice theme) {
    applyTypeScale(application, theme, [large] { setLargeType(large); });
}

void applyPresentationType(QApplication& application, double scale, ThemeChoice theme) {
    applyTypeScale(application, theme, [scale] { setPresentationTypeScale(scale); });
}

int scaledPixels(int pixels) {
    return qRound(pixels * QFontMetricsF(QGuiApplication::font()).height() / usualHeight);
}

QFont monospaceFont(double scale) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setFamilies({QStringLiteral("JetBrains Mono"), QStringLiteral("Noto Sans Mono"), font.family(),
                      QStringLiteral("DejaVu Sans Mono"), hangulFamily()});
    font.setStyleHint(QFont::Monospace);
    leaveOutRefinements(font);
    font.setPointSizeF(QGuiApplication::font().pointSizeF() * scale);
    return font;
}

QFont textFont(double scale, QFont::Weight weight) {
    QFont font = QGuiApplication::font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setWeight(weight);
    return font;
}

} // namespace trichevron::gui
