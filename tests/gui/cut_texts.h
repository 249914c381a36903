// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Texts that do not fit.
#pragma once

#include <QStringList>
#include <QWidget>

namespace trichevron::test {

/// The visible labels and buttons in a widget whose text is cut, each with its width and the width it needs.
QStringList cutTexts(const QWidget& root);

} // namespace trichevron::test
