// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page with the log lines of the workers.
#pragma once

#include "app/gui/results/read_only_text.h"
#include "app/gui/session/message_log.h"

namespace trichevron::gui {

class LogPage : public ReadOnlyText {
    Q_OBJECT

public:
    explicit LogPage(const MessageLog& log, QWidget* parent = nullptr);
};

} // namespace trichevron::gui
