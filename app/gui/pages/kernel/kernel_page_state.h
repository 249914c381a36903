// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the page Kernel keeps in a session file.
#pragma once

#include "app/gui/files/named_file.h"
#include "core/json/json_value.h"
#include "core/own_kernel/own_kernel.h"

#include <QString>

#include <optional>

namespace trichevron::gui {

struct KernelPageState {
    std::optional<QString> filter;
    std::optional<bool> showsAllDevices;
    std::optional<core::OwnKernel> kernel;
    NamedFile file{};                 ///< whose kernels are shown
    std::optional<core::Json> source; ///< as OpenSource::state() gives it

    /// What toJson() gave, maybe in another version: leaves out what it cannot read.
    static KernelPageState from(const core::Json& json);
    core::Json toJson() const;

    /// See OpenSource::fileOfTextIn(). InputError where the source is of another version.
    std::optional<QString> fileOfText() const;
};

} // namespace trichevron::gui
