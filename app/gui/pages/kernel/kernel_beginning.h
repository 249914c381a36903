// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the page Kernel shows while no kernel is open: the ways in, and the recent kernels.
#pragma once

#include "app/gui/layout/beginning.h"
#include "app/gui/session/own_kernels.h"

class QLabel;
class QVBoxLayout;

namespace trichevron::gui {

class KernelBeginning final : public Beginning {
    Q_OBJECT

public:
    explicit KernelBeginning(const OwnKernels& kernels, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A recent kernel.
    void chosen(const trichevron::core::OwnKernel& kernel);

private:
    void showRecent();

    const OwnKernels& kernels_;
    QLabel* recentHeading_;
    QVBoxLayout* recent_;
};

} // namespace trichevron::gui
