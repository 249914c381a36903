// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One sentence on what the current kernel does.
#pragma once

#include "app/gui/layout/paragraph.h"
#include "app/gui/session/launch_session.h"

namespace trichevron::gui {

class KernelSummary : public Paragraph {
    Q_OBJECT

public:
    explicit KernelSummary(const LaunchSession& session, QWidget* parent = nullptr);

private:
    void refresh();

    const LaunchSession& session_;
};

} // namespace trichevron::gui
