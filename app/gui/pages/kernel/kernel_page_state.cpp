// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_page_state.h"

#include "app/gui/source/open_source.h"
#include "app/gui/text/text.h"
#include "core/errors/input_error.h"
#include "core/json/json_reader.h"

namespace trichevron::gui {

KernelPageState KernelPageState::from(const core::Json& json) {
    KernelPageState state;
    if (const auto filter = json.find("filter"); filter != json.end() && filter->is_string())
        state.filter = text(filter->get<std::string>());
    if (const auto all = json.find("allDevices"); all != json.end() && all->is_boolean())
        state.showsAllDevices = all->get<bool>();
    if (const auto kernel = json.find("kernel"); kernel != json.end()) {
        try {
            state.kernel = core::ownKernelFromJson(core::JsonReader(*kernel));
        } catch (const core::InputError&) {
            // Of another version of the program.
        }
    }
    if (const auto file = json.find("file"); file != json.end())
        state.file = NamedFile::from(*file);
    if (const auto source = json.find("source"); source != json.end())
        state.source.emplace(*source);
    return state;
}

core::Json KernelPageState::toJson() const {
    core::Json json = core::Json::object();
    if (filter)
        json["filter"] = filter->toStdString();
    if (showsAllDevices)
        json["allDevices"] = *showsAllDevices;
    if (kernel)
        json["kernel"] = core::toJson(*kernel);
    if (!file.path.isEmpty())
        json["file"] = file.toJson();
    if (source)
        json["source"] = *source;
    return json;
}

std::optional<QString> KernelPageState::fileOfText() const {
    return source ? OpenSource::fileOfTextIn(core::JsonReader(*source)) : std::nullopt;
}

} // namespace trichevron::gui
