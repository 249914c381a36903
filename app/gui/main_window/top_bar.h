// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The bar above everything: which device, which kernel, launched with what; and the buttons that ask a
/// device.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace trichevron {

class DeviceChooser;

class TopBar : public QWidget {
    Q_OBJECT

public:
    explicit TopBar(LaunchSession& session, DeviceSelection& devices, JobRunner& jobs,
                    QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refreshDevices();
    /// The lines of one machine: its devices, or how it is and what choosing that does.
    void addMachine(const Machine& machine);
    void addDevice(const DeviceEntry& entry);
    void chooseLine(int index);
    void refreshKernels();
    /// `whyNot`: why it cannot run on the chosen device; empty where it can.
    void addKernel(const KernelInfo& kernel, const std::string& whyNot);
    /// None of the lines where the chosen device does not offer it, and then says which.
    void showKernel(const KernelInfo& kernel, bool isRecorded);
    void refresh();
    void refreshButtons();

    LaunchSession& session_;
    DeviceSelection& devices_;
    JobRunner& jobs_;
    DeviceChooser* deviceChooser_;
    bool staleDevices_ = false; ///< to be listed anew once the list is closed
    QComboBox* kernels_;
    QComboBox* apis_;
    QLabel* kernelWord_;
    QLabel* apiWord_;
    QLabel* hint_;
    QPushButton* launch_;
    QPushButton* measure_;
    QPushButton* sweep_;
    QPushButton* trace_;
};

/// "live", "recorded" or "specification", for people.
QString provenanceWord(ProvenanceKind kind);
/// A dot in the colour of where a device's numbers come from; its shape differs as well.
QIcon provenanceIcon(ProvenanceKind kind);

} // namespace trichevron
