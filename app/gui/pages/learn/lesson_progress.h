// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Which steps of which lessons were answered, and how. It is kept in the settings, not in session files.
#pragma once

#include <QStringList>

#include <cstddef>
#include <string>

namespace trichevron::gui {

/// Steps, as "07-truncation/1".
struct AnsweredSteps {
    QStringList done;
    QStringList wrong; ///< those of them that have never been answered rightly
};

class LessonProgress {
public:
    LessonProgress();

    bool isDone(const std::string& lesson, std::size_t step) const;
    /// It was answered, and never rightly.
    bool isWrong(const std::string& lesson, std::size_t step) const;
    /// A step that was answered rightly once stays so.
    void setDone(const std::string& lesson, std::size_t step, bool isRight = true);
    /// Forgets all, and returns what was done.
    AnsweredSteps reset();
    void restore(const AnsweredSteps& steps);

private:
    void keep() const;

    AnsweredSteps steps_;
};

} // namespace trichevron::gui
