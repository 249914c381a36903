// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page with the launch and its kernel as CUDA C++.
#pragma once

#include "app/gui/results/read_only_text.h"
#include "app/gui/session/launch_session.h"

namespace trichevron::gui {

class CodePage : public ReadOnlyText {
    Q_OBJECT

public:
    explicit CodePage(const LaunchSession& session, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    const LaunchSession& session_;
};

} // namespace trichevron::gui
