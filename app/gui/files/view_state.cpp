// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/view_state.h"

#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/results/results_panel.h"

#include <array>
#include <string_view>
#include <utility>

namespace trichevron {
namespace {

constexpr std::array<std::pair<ColourMode, std::string_view>, 9> colourNames{
    {{ColourMode::Level, "level"},
     {ColourMode::Warp, "warp"},
     {ColourMode::Lane, "lane"},
     {ColourMode::Cluster, "cluster"},
     {ColourMode::Idle, "idle"},
     {ColourMode::Wave, "wave"},
     {ColourMode::Sm, "sm"},
     {ColourMode::ThreadId, "threadId"},
     {ColourMode::Result, "result"}}};

} // namespace

void ViewState::writeTo(SavedSession& session) const {
    for (const auto& [mode, name] : colourNames) {
        if (mode == hierarchy_.colourMode())
            session.colourBy = name;
    }
    session.flat = hierarchy_.isFlat();
    session.page = results_.currentPage().toStdString();
    session.silenced = silenced_.silenced();
}

void ViewState::takeFrom(const SavedSession& session) const {
    for (const auto& [mode, name] : colourNames) {
        if (name == session.colourBy)
            hierarchy_.setColourMode(mode);
    }
    hierarchy_.setFlat(session.flat);
    results_.setCurrentPage(QString::fromStdString(session.page));
    silenced_.replace(session.silenced);
}

} // namespace trichevron
