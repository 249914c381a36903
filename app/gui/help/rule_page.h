// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What "Rules and terms" says of a rule.
#pragma once

#include "core/device/device_properties.h"
#include "core/evaluation/evaluation.h"
#include "core/rules/rule.h"

#include <QString>

namespace trichevron::gui {

/// The link of the example to its launch as a line of a batch.
inline constexpr const char* exampleAsJsonLink = "#json";

struct RulePage {
    const core::Evaluation* launch = nullptr; ///< at hand; null: none
    bool isFindingSaid = false;               ///< what the rule says of the launch stands above the page
    const core::DeviceProperties* exampleDevice = nullptr; ///< null: there is no example
    bool showsJson = false;                                ///< the example as a line of a batch
};

/// Its sentence, error, limit and source, an example, and the terms that belong to it.
QString ruleHtml(const core::Rule& rule, const RulePage& page);

} // namespace trichevron::gui
