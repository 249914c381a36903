// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Finds English that was not translated, in texts of a pseudo-translated program: the pseudo-translation
/// puts an accent on every letter, so a plain word is either data or a sentence that was left out.
#pragma once

#include <QString>
#include <QStringList>

namespace trichevron::test {

/// The plain words of a text, without CUDA's names, units, names of kernels and devices, numbers and keys.
QStringList plainEnglish(const QString& text);

} // namespace trichevron::test
