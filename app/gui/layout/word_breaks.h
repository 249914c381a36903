// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trichevron::gui {

/// Whether a line may break before this character of an identifier or of code, because a word begins there:
/// cudaErrorInvalidValue, CU_FUNC_ATTRIBUTE, call(&argument). A code in brackets stays whole: cudaSuccess
/// (0).
inline bool beginsWord(const QString& text, qsizetype at) {
    if (at == 0)
        return false;
    const QChar before = text[at - 1];
    return (text[at].isUpper() && before.isLower()) || before == QLatin1Char('_') ||
           (before == QLatin1Char('(') && !text[at].isDigit()) || before.isSpace() ||
           text[at] == QLatin1Char('&');
}

/// A line may break wherever a word begins in the name.
QString withBreaksIn(const QString& name);

/// Of most lines, in characters.
inline constexpr qsizetype longName = 29;
/// A line of the text may break where a word begins in a name of at least `least` characters.
QString withWordBreaks(const QString& text, qsizetype least = longName);

} // namespace trichevron::gui
