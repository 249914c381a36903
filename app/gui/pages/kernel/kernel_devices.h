// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a kernel needs on each device, and where it fits: a row per device, for the block of the launch.
#pragma once

#include "app/gui/session/device_selection.h"
#include "core/own_kernel/own_kernel.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace trichevron::gui {

class KernelDevices : public QWidget {
    Q_OBJECT

public:
    KernelDevices(const LaunchSession& session, const DeviceSelection& devices, QWidget* parent = nullptr);

    /// Shows another kernel; empty: none. Its numbers for the outdated architectures are marked as old.
    void setKernel(std::optional<core::OwnKernel> kernel, std::set<std::string> outdatedArchitectures);
    /// The device of the current row; null where there is none.
    std::shared_ptr<const core::DeviceProperties> current() const;
    /// In pixels, so that no words of the table wrap.
    int widthOfOneLine() const;
    bool showsAll() const;
    void setShowsAll(bool all);

Q_SIGNALS:
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void addRow(const core::DeviceProperties& device, const core::KernelResources& version);
    void markAsOld(int row);
    std::vector<std::shared_ptr<const core::DeviceProperties>> devicesToShow() const;
    /// -1 where the device has no row.
    int rowOf(const std::string& device) const;
    void showFiltered();
    /// Why the device of the current row refuses the launch of Explore.
    void showRefusal();
    /// Whether all columns fit, or those without the spills, once their words are wrapped.
    bool fitWrapped(bool hasSpills);
    /// Of any architecture; there is no kernel, or its file says them.
    bool knowsSpills() const;
    void fitColumns();

    const LaunchSession& session_;
    const DeviceSelection& devices_;
    std::optional<core::OwnKernel> kernel_;
    std::set<std::string> outdated_;                                   ///< architectures
    std::vector<std::shared_ptr<const core::DeviceProperties>> shown_; ///< by the number in a row's data
    std::string chosen_; ///< the device that the user chose; where it is not shown, the session's is current
    QLabel* launch_;
    QLineEdit* filter_;
    QCheckBox* all_;
    QTableWidget* table_;
    QLabel* empty_;
    QLabel* refusal_;
};

} // namespace trichevron::gui
