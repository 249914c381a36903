// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A captured program on this computer.
#pragma once

#include "app/gui/pages/program/captured_process.h"

#include <QStringList>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::gui {

struct LocalStart {
    QStringList argv;
    QString folder;
    std::vector<std::pair<std::string, std::string>> environment;
};
std::unique_ptr<CapturedProcess> localProcess(LocalStart start);

} // namespace trichevron::gui
