// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What an SM gives a block of the launch: what launch bounds let the compiler use, the units of allocation,
/// how many blocks each resource allows, and the resident clusters.
#pragma once

#include "app/gui/layout/paragraph.h"
#include "app/gui/session/launch_session.h"

namespace trichevron::gui {

class KernelResidency : public Paragraph {
    Q_OBJECT

public:
    explicit KernelResidency(const LaunchSession& session, QWidget* parent = nullptr);

private:
    void refresh();
    QString sentences() const;

    const LaunchSession& session_;
};

} // namespace trichevron::gui
