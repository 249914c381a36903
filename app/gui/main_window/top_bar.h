// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The bar at the top: the choice of device, kernel and launch function, and the buttons that start jobs on a
/// device.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QStringList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace trichevron::gui {

class DeviceChooser;
class ElidingCombo;

class TopBar : public QWidget {
    Q_OBJECT

public:
    TopBar(LaunchSession& session, DeviceSelection& devices, JobRunner& jobs, UserMessages& messages,
           QWidget* parent = nullptr);

Q_SIGNALS:
    /// In the open list, so that the next key belongs to what comes after the kernel.
    void kernelChosen();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setTexts();
    void refreshDevices();
    /// Adds the devices of a machine; without devices, its state and the command that connects it.
    void addMachine(const Machine& machine);
    void addDevice(const DeviceEntry& entry);
    void chooseLine(int index);
    void refreshKernels();
    /// `obstacle`: why the kernel cannot run on the selected device; empty if it can.
    void addKernel(const core::KernelInfo& kernel, const QString& obstacle);
    /// Selects the kernel. If the device does not offer it, selects no entry and shows its title as text.
    void showKernel(const core::KernelInfo& kernel, bool isRecorded);
    void refresh();
    void refreshButtons();
    /// The buttons are beside the choosers, or below them where the names in these need the row. The words
    /// are there where there is room.
    void place();

    LaunchSession& session_;
    DeviceSelection& devices_;
    JobRunner& jobs_;
    DeviceChooser* deviceChooser_;
    bool isDeviceListStale_ = false; ///< refreshed when the open list is closed
    ElidingCombo* kernels_;
    ElidingCombo* apis_;
    QLabel* kernelWord_;
    QLabel* apiWord_;
    QLabel* hint_;
    QHBoxLayout* choosers_;
    QHBoxLayout* buttons_;
    QPushButton* launch_;
    QPushButton* measure_;
    QPushButton* sweep_;
    QPushButton* trace_;
    /// The texts and the width that the parts have their places for; empty: they are to be placed again.
    QStringList placedFor_;
};

/// A dot for the provenance of a device; colour and shape differ.
QIcon provenanceIcon(core::ProvenanceKind kind);

/// The heading over a device that belongs to no machine. The many devices from specifications are grouped by
/// compute capability.
QString deviceGroupHeading(const core::DeviceProperties& device);

} // namespace trichevron::gui
