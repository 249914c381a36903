// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What launch bounds would do to a kernel of the open source: a plot, a table, and the words to copy.
#pragma once

#include "app/gui/session/version_timings.h"
#include "app/gui/source/bounds_computation.h"
#include "app/gui/source/open_source.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QTableWidget;

namespace trichevron::gui {

class BoundsPlot;

class BoundsView final : public QWidget {
    Q_OBJECT

public:
    BoundsView(const OpenSource& source, const LaunchSession& session, const DeviceSelection& devices,
               QWidget* parent = nullptr);

    /// A kernel of the source on a device, for blocks of as many threads as the launch of Explore has, or as
    /// the device allows; those that the kernel declares come before them.
    struct Kernel {
        std::string id; ///< KernelInfo::id
        std::string mangledName;
        std::shared_ptr<const core::DeviceProperties> device;
        core::Count threads = 0; ///< of a block of the launch
        core::Bytes dynamicSmem;
        friend bool operator==(const Kernel&, const Kernel&) = default;
    };
    void setKernel(const Kernel& kernel);

Q_SIGNALS:
    /// The user wants these launch bounds in the source: "__launch_bounds__(256, 4)".
    void boundsChosen(const QString& bounds);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitPlot();
    void fitTable();
    /// What is to be compiled; empty where the kernel or a compiler is not there.
    std::optional<core::BoundsRequest> request() const;
    void start();
    void showPoints();
    /// Of the points, or, until all are there, of the choices.
    void findRows();
    void fillRow(int row);
    QString noteText() const;
    void showChoice();
    void showMeasuring();
    void measure();
    QString timeText(std::size_t point) const;
    /// Of the selected row; null without one.
    const core::BoundsChoice* chosen() const;

    struct Row {
        core::BoundsChoice choice;
        std::optional<std::size_t> point; ///< its index; empty while it is to come
    };

    const OpenSource& source_;
    BoundsComputation computation_;
    VersionTimings timings_; ///< of the points
    Kernel kernel_;
    std::uint32_t shownThreads_ = 0;                       ///< those of the points
    std::shared_ptr<const core::CompiledSource> compiled_; ///< what the points were computed for
    std::vector<Row> rows_;                                ///< of the table
    QString chosenWords_; ///< of the selected row: that choice stays selected among other points
    QTimer starting_;
    QLabel* heading_;
    QLabel* note_;
    BoundsPlot* plot_;
    QTableWidget* table_;
    QPushButton* copy_;
    QPushButton* use_;
    QPushButton* measure_;
};

} // namespace trichevron::gui
