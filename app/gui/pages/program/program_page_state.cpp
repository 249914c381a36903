// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_page_state.h"

#include "app/gui/text/text.h"
#include "core/program/finding_kind.h"

namespace trichevron::gui {
namespace {

std::optional<QString> wordsIn(const core::Json& json, const char* key) {
    const auto words = json.find(key);
    if (words == json.end() || !words->is_string())
        return std::nullopt;
    return text(words->get<std::string>());
}

std::optional<int> placeIn(const core::Json& json, const char* key) {
    const auto place = json.find(key);
    if (place == json.end() || !place->is_number_integer())
        return std::nullopt;
    return place->get<int>();
}

} // namespace

ProgramPageState ProgramPageState::from(const core::Json& json) {
    ProgramPageState state;
    state.file = wordsIn(json, "file").value_or(QString());
    state.comparedWith = wordsIn(json, "comparedWith").value_or(QString());
    state.view = placeIn(json, "view");
    state.group = placeIn(json, "group");
    state.filter = wordsIn(json, "filter");
    if (const auto silenced = json.find("silenced"); silenced != json.end() && silenced->is_array())
        for (const core::Json& kind : *silenced)
            if (kind.is_string() && core::findingKind(kind.get<std::string>()) != nullptr)
                state.silenced.insert(kind.get<std::string>());
    return state;
}

core::Json ProgramPageState::toJson() const {
    core::Json json = core::Json::object();
    if (!file.isEmpty())
        json["file"] = file.toStdString();
    if (!comparedWith.isEmpty())
        json["comparedWith"] = comparedWith.toStdString();
    if (view)
        json["view"] = *view;
    if (group)
        json["group"] = *group;
    if (filter)
        json["filter"] = filter->toStdString();
    json["silenced"] = silenced;
    return json;
}

} // namespace trichevron::gui
