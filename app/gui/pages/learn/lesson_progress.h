// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Which steps of which lessons were answered. It is kept in the settings, not in session files.
#pragma once

#include <QStringList>

#include <cstddef>
#include <string>

namespace trichevron::gui {

class LessonProgress {
public:
    LessonProgress();

    bool isDone(const std::string& lesson, std::size_t step) const;
    void setDone(const std::string& lesson, std::size_t step);
    /// Forgets all, and returns what was done.
    QStringList reset();
    void restore(const QStringList& done);

private:
    QStringList done_; ///< "07-truncation/1"
};

} // namespace trichevron::gui
