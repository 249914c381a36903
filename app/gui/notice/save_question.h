// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace trichevron::gui {

enum class SaveAnswer { Save, Discard, Cancel };

/// Asks what becomes of work that is not saved.
SaveAnswer askToSave(QWidget& parent, const QString& question);

} // namespace trichevron::gui
