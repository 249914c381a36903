// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A file that a page shows, as its part of a session names it, and by what a change of it is known.
#pragma once

#include "core/json/json_value.h"

#include <QDateTime>
#include <QString>

namespace trichevron::gui {

struct NamedFile {
    QString path;         ///< absolute; empty: none
    QDateTime modified{}; ///< when it was read; invalid where that does not matter
    qint64 bytes = 0;     ///< when it was read

    /// As it is now.
    static NamedFile at(const QString& path);
    /// What toJson() gave; none where it is something else.
    static NamedFile from(const core::Json& json);
    core::Json toJson() const;

    bool isThere() const;
    /// It was written since, or another file has its path.
    bool hasChanged() const;
};

} // namespace trichevron::gui
