// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/present/presentation_steps.h"

#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/session/launch_edits.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"
#include "core/scene/cells.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_text.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace trichevron::gui {

PresentationSteps::PresentationSteps(LaunchSession& session, HierarchyView& hierarchy, QObject* parent)
    : QObject(parent), session_(session), hierarchy_(hierarchy) {
    onChange(session_, SessionChange::Steps | SessionChange::Pin, this, &PresentationSteps::follow);
}

void PresentationSteps::follow() {
    const bool werePins = std::exchange(werePins_, arePins());
    current_ = werePins && !arePins() ? -1 : std::min(current_, count() - 1);
    if (arePins())
        findPin();
    else
        Q_EMIT changed();
}

void PresentationSteps::findPin() {
    if (arePins())
        findAtHand();
}

void PresentationSteps::findAtHand() {
    const LaunchState& atHand = session_.state();
    if (current_ < 0 || current_ >= count() || !isSameForUser(at(current_).launch, atHand))
        current_ = stepOf(atHand).value_or(-1);
    Q_EMIT changed();
}

std::optional<int> PresentationSteps::stepOf(const LaunchState& launch) const {
    for (int step = 0; step < count(); ++step)
        if (isSameForUser(at(step).launch, launch))
            return step;
    return std::nullopt;
}

void PresentationSteps::leave() {
    current_ = -1;
    Q_EMIT changed();
}

PresentationStep PresentationSteps::at(int step) const {
    const auto index = static_cast<std::size_t>(step);
    if (!arePins())
        return session_.steps().at(index);
    PresentationStep pin = atHand();
    pin.launch = session_.pinned().at(index);
    return pin;
}

QString PresentationSteps::title(int step) const {
    const LaunchState launch = at(step).launch;
    const QString title =
        fill(tr("{number}. {kernel}, {blocks, plural, one {{grid} block} other {{grid} blocks}} of "
                "{threads, plural, one {{block} thread} other {{block} threads}}"),
             {{"number", QString::number(step + 1)},
              {"kernel", text(titleFor(*launch.kernel))},
              {"blocks", volume(launch.config.gridDim)},
              {"threads", volume(launch.config.blockDim)},
              {"grid", text(core::shortTimes(sizeOf(launch.config.gridDim)))},
              {"block", text(core::shortTimes(sizeOf(launch.config.blockDim)))}});
    return haveSeveralDevices() && launch.device
               ? fill(tr("{title} · {device}"), {{"title", title}, {"device", launch.device->name}})
               : title;
}

bool PresentationSteps::haveSeveralDevices() const {
    std::set<std::string> names;
    for (int step = 0; step < count(); ++step)
        if (const auto device = at(step).launch.device)
            names.insert(device->name);
    return names.size() > 1;
}

void PresentationSteps::setSteps(std::vector<PresentationStep> steps, int current) {
    session_.setSteps(std::move(steps));
    if (!arePins()) // else the last step was removed
        current_ = std::min(current, count() - 1);
    Q_EMIT changed();
}

void PresentationSteps::add() {
    std::vector<PresentationStep> steps = session_.steps();
    steps.push_back(atHand());
    const int last = static_cast<int>(steps.size()) - 1;
    setSteps(std::move(steps), last);
    Q_EMIT added();
}

void PresentationSteps::remove() {
    if (current_ < 0 || arePins())
        return;
    std::vector<PresentationStep> steps = session_.steps();
    steps.erase(steps.begin() + current_);
    setSteps(std::move(steps), current_);
}

void PresentationSteps::move(int by) {
    const int to = current_ + by;
    if (current_ < 0 || arePins() || to < 0 || to >= count())
        return;
    std::vector<PresentationStep> steps = session_.steps();
    std::swap(steps[static_cast<std::size_t>(current_)], steps[static_cast<std::size_t>(to)]);
    setSteps(std::move(steps), to);
}

void PresentationSteps::show(int step) {
    if (step < 0 || step >= count())
        return;
    current_ = step;
    const PresentationStep wanted = at(step);
    Q_EMIT aboutToShow(wanted.launch);
    setUp(
        [step, isPin = arePins()] {
            return fill(isPin ? tr("Pinned launch {number}") : tr("Step {number} of the presentation"),
                        {{"number", QString::number(step + 1)}});
        },
        wanted);
    Q_EMIT changed();
    Q_EMIT shown();
}

PresentationStep PresentationSteps::atHand() const {
    return {session_.state(), session_.path(), std::string(hierarchy_.colouring().id), hierarchy_.isFlat()};
}

void PresentationSteps::setUp(const LaterText& name, const PresentationStep& step) {
    session_.replace(name, step.launch, step.path);
    session_.endEdit();
    if (const core::Colouring* colouring = core::findColouring(step.colourBy))
        hierarchy_.setColouring(*colouring);
    hierarchy_.setFlat(step.flat);
}

void PresentationSteps::showNext(int by) {
    const int to = current_ < 0 && by > 0 ? 0 : current_ + by;
    if (to >= 0 && to < count())
        show(to);
    else if (count() > 0 && to < 0)
        Q_EMIT firstReached();
    else if (count() > 0)
        Q_EMIT lastReached();
}

} // namespace trichevron::gui
