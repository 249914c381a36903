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

LessonProgress::LessonProgress() : steps_{Settings().learned(), Settings().answeredWrongly()} {}

bool LessonProgress::isDone(const std::string& lesson, std::size_t step) const {
    return steps_.done.contains(nameOfStep(lesson, step));
}

bool LessonProgress::isWrong(const std::string& lesson, std::size_t step) const {
    const QString name = nameOfStep(lesson, step);
    return steps_.done.contains(name) && steps_.wrong.contains(name);
}

void LessonProgress::setDone(const std::string& lesson, std::size_t step, bool isRight) {
    const QString name = nameOfStep(lesson, step);
    const bool isNew = !steps_.done.contains(name);
    if (isNew)
        steps_.done.append(name);
    if (isRight)
        steps_.wrong.removeAll(name);
    else if (isNew)
        steps_.wrong.append(name);
    keep();
}

AnsweredSteps LessonProgress::reset() {
    AnsweredSteps forgotten = std::exchange(steps_, {});
    keep();
    return forgotten;
}

void LessonProgress::restore(const AnsweredSteps& steps) {
    steps_.done += steps.done;
    steps_.done.removeDuplicates();
    steps_.wrong += steps.wrong;
    steps_.wrong.removeDuplicates();
    keep();
}

void LessonProgress::keep() const {
    Settings().setLearned(steps_.done);
    Settings().setAnsweredWrongly(steps_.wrong);
}

} // namespace trichevron::gui
