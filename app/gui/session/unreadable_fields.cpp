// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/unreadable_fields.h"

#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace trichevron::gui {

bool UnreadableFields::set(FieldEditor editor, const std::vector<UnreadableField>& fields, int step) {
    std::vector<Known>& known = known_.at(static_cast<std::size_t>(editor));
    if (std::equal(known.begin(), known.end(), fields.begin(), fields.end(),
                   [](const Known& one, const UnreadableField& other) { return one.field == other; }))
        return false;
    std::vector<Known> now;
    for (const UnreadableField& field : fields) {
        const auto before = std::find_if(known.begin(), known.end(), [&](const Known& each) {
            return each.field.field == field.field && each.field.typed == field.typed;
        });
        if (before == known.end())
            now.push_back({field, step, ++serial_});
        else
            now.push_back({field, before->step, before->serial}); // its sentences may be in another language
    }
    known = std::move(now);
    return true;
}

void UnreadableFields::goBack(int step) {
    for (std::vector<Known>& known : known_)
        for (Known& each : known)
            each.step = std::min(each.step, step);
}

const std::vector<UnreadableFields::Known>* UnreadableFields::first() const {
    const auto* found =
        std::find_if(known_.begin(), known_.end(), [](const auto& known) { return !known.empty(); });
    return found == known_.end() ? nullptr : &*found;
}

QString UnreadableFields::problem() const {
    const std::vector<Known>* known = first();
    return known == nullptr ? QString() : known->front().field.problem;
}

QString UnreadableFields::standIns() const {
    QStringList sentences;
    if (const std::vector<Known>* known = first(); known != nullptr)
        for (const Known& each : *known)
            if (!each.field.standIn.isEmpty())
                sentences << each.field.standIn;
    return sentences.join(QLatin1Char('\n'));
}

std::optional<UnreadableFields::Typed> UnreadableFields::last() const {
    std::optional<Typed> last;
    int serial = 0;
    for (std::size_t editor = 0; editor < known_.size(); ++editor)
        for (const Known& each : known_.at(editor))
            if (each.serial > serial) {
                serial = each.serial;
                last = Typed{static_cast<FieldEditor>(editor), each.field.field, each.step};
            }
    return last;
}

} // namespace trichevron::gui
