// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/lesson_progress.h"

#include "app/gui/settings/settings.h"

#include <utility>

namespace trichevron::gui {
namespace {

QString nameOfStep(const std::string& lesson, std::size_t step) {
    return QStringLiteral("%1/%2").arg(QString::fromStdString(lesson)).arg(step + 1);
}

} // namespace

LessonProgress::LessonProgress() : done_(Settings().learned()) {}

bool LessonProgress::isDone(const std::string& lesson, std::size_t step) const {
    return done_.contains(nameOfStep(lesson, step));
}

void LessonProgress::setDone(const std::string& lesson, std::size_t step) {
    if (isDone(lesson, step))
        return;
    done_.append(nameOfStep(lesson, step));
    Settings().setLearned(done_);
}

QStringList LessonProgress::reset() {
    QStringList forgotten = std::exchange(done_, {});
    Settings().setLearned(done_);
    return forgotten;
}

void LessonProgress::restore(const QStringList& done) {
    done_ += done;
    done_.removeDuplicates();
    Settings().setLearned(done_);
}

} // namespace trichevron::gui
