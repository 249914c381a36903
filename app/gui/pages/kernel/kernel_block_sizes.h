// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Block sizes for a kernel on a device, by occupancy, and what the next resident block needs.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/own_kernel/own_kernel.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QTableWidget;

namespace trichevron::gui {

class KernelBlockSizes : public QWidget {
    Q_OBJECT

public:
    explicit KernelBlockSizes(LaunchSession& session, QWidget* parent = nullptr);

    /// Empty: there is no kernel or device, or nobody knows what the kernel uses. The list of another kernel,
    /// by its id, begins at the best size.
    void setKernel(const std::string& id, std::optional<core::KernelAttributes> kernel,
                   std::shared_ptr<const core::DeviceProperties> device);
    /// In a page that scrolls, the table does not scroll, too.
    void setShowsAllRows(bool all);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fillTable();
    void fitTable();
    /// Words that are wrapped to the width of their column are whole.
    void fitRows();
    void showUse();
    std::uint32_t chosen() const;

    LaunchSession& session_;
    std::string id_;
    bool showsAllRows_ = false;
    std::uint32_t picked_ = 0; ///< the size that the user chose for this kernel
    std::optional<core::KernelAttributes> kernel_;
    std::shared_ptr<const core::DeviceProperties> device_;
    QLabel* heading_;
    QLabel* note_;
    QTableWidget* table_;
    QPushButton* use_;
    QLabel* stepsHeading_;
    QLabel* steps_;
};

} // namespace trichevron::gui
