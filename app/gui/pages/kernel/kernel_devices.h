// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a kernel needs on each device, and where it fits: a row per device, for the block of the launch.
#pragma once

#include "app/gui/pages/kernel/kernel_device_rows.h"
#include "app/gui/session/device_selection.h"
#include "core/own_kernel/own_kernel.h"

#include <QFont>
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

    /// Of a source, by architecture.
    struct Compilation {
        std::set<std::string> planned{};  ///< their devices have rows from the beginning
        std::set<std::string> toCome{};   ///< being compiled
        std::set<std::string> outdated{}; ///< the numbers are of an earlier text, and marked as old
    };
    /// Shows another kernel; empty: none. While results of a compilation come, no row is added and the height
    /// stays.
    void setKernel(std::optional<core::OwnKernel> kernel, Compilation compilation);
    /// The device of the current row; null where there is none.
    std::shared_ptr<const core::DeviceProperties> current() const;
    /// In pixels, so that no words of the table wrap.
    int widthOfOneLine() const;
    bool showsAll() const;
    void setShowsAll(bool all);

    /// What the rows are about.
    LaunchOfExplore launchOfExplore() const;

Q_SIGNALS:
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Fills the table, and fits its height again.
    void refresh();
    void fillTable();
    bool isToCome(const std::string& architecture) const;
    std::vector<std::shared_ptr<const core::DeviceProperties>> devicesToShow() const;
    /// -1 where the device has no row.
    int rowOf(const std::string& device) const;
    void showFiltered();
    /// Why the device of the current row refuses the launch of Explore.
    void showRefusal();
    /// Whether all columns fit, or those without the spills, once their words are wrapped.
    bool fitWrapped(bool hasSpills);
    /// False for a kernel in numbers, of which nobody knows the code or the spills.
    bool mayKnowCode() const;
    bool mayKnowSpills() const;
    /// Of any architecture; there is no kernel, or its file says them.
    bool knowsSpills() const;
    void fitColumns();
    int widthOfContents() const;

    /// What the table is fitted to.
    struct Room {
        int width = 0;
        int rows = 0;
        QFont words;
        QFont headings;
        friend bool operator==(const Room&, const Room&) = default;
    };
    Room room() const;

    const LaunchSession& session_;
    const DeviceSelection& devices_;
    std::optional<core::OwnKernel> kernel_;
    Compilation compilation_;
    std::vector<std::shared_ptr<const core::DeviceProperties>> shown_; ///< by the number in a row's data
    std::string chosen_; ///< the device that the user chose; where it is not shown, the session's is current
    std::optional<Room> fitted_; ///< the height stays while it is this
    int fittedWidth_ = 0;        ///< widthOfContents() for it
    QLabel* launch_;
    QLineEdit* filter_;
    QCheckBox* all_;
    QTableWidget* table_;
    QLabel* empty_;
    QLabel* refusal_;
};

} // namespace trichevron::gui
