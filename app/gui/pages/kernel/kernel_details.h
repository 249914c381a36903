// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One kernel of the page: its name, what it declares, what it needs on each device, what launch bounds would
/// do, and its block sizes.
#pragma once

#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/source/open_source.h"
#include "core/own_kernel/own_kernel.h"

#include <optional>
#include <string>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace trichevron::gui {

class BoundsView;
class DeviceSelection;
class ElidedLabel;
class KernelBlockSizes;
class KernelDevices;
class LaunchSession;

class KernelDetails final : public VerticalScrollArea {
    Q_OBJECT

public:
    KernelDetails(LaunchSession& session, const DeviceSelection& devices, const OpenSource& source);

    /// The kernels of the open source, to choose from; without a source they are chosen elsewhere.
    void setChoices(const std::vector<core::OwnKernel>& kernels);
    void setKernel(const core::OwnKernel* kernel);
    /// What is different since the open source was saved; nothing where none is open.
    void showChanges();
    KernelDevices& devices() { return *table_; }
    /// The block sizes are beside the devices, or below them.
    void setWide(bool wide);

protected:
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    /// A kernel of the source, by its id.
    void chosen(const QString& id);
    /// These launch bounds are wanted in the source.
    void boundsChosen(const QString& bounds);
    /// Of the device that is looked at: "sm_90".
    void architectureChanged(const QString& architecture);

private:
    QWidget* buildKernel();
    /// Why there is no kernel, where there is none.
    void showWhyEmpty();
    void showDevice();
    /// The devices get more than their share where their words need it.
    void shareWidth();

    LaunchSession& session_;
    const OpenSource& source_;
    std::optional<core::OwnKernel> kernel_;
    QBoxLayout* parts_;
    QWidget* panel_ = nullptr;    ///< beside the block sizes, or above them
    QVBoxLayout* rows_ = nullptr; ///< of the panel
    ElidedLabel* name_;
    QComboBox* choice_; ///< instead of the name
    QLabel* empty_;     ///< instead of all else, while there is no kernel
    QLabel* declared_;
    QLabel* changes_;
    KernelDevices* table_;
    BoundsView* bounds_;
    KernelBlockSizes* blocks_;
};

} // namespace trichevron::gui
