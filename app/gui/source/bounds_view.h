// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What launch bounds would do to a kernel of the open source: a plot, a table, and the words to copy.
#pragma once

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
    explicit BoundsView(const OpenSource& source, QWidget* parent = nullptr);

    /// The kernel, by its mangled name, on a device, for blocks of this many threads where it declares none.
    void setKernel(const std::string& mangledName, std::shared_ptr<const core::DeviceProperties> device,
                   std::uint32_t threads, core::Bytes dynamicSmem);

Q_SIGNALS:
    /// The user wants these launch bounds in the source: "__launch_bounds__(256, 4)".
    void boundsChosen(const QString& bounds);

protected:
    void changeEvent(QEvent* event) override;

private:
    void start();
    void showPoints();
    void showChoice();
    QString chosenBounds() const;

    const OpenSource& source_;
    BoundsComputation computation_;
    std::string kernel_;
    std::shared_ptr<const core::DeviceProperties> device_;
    std::uint32_t threads_ = 0;
    std::uint32_t shownThreads_ = 0; ///< those of the points
    core::Bytes dynamicSmem_;
    std::shared_ptr<const core::CompiledSource> compiled_; ///< what the points were computed for
    QTimer starting_;
    QLabel* heading_;
    QLabel* note_;
    BoundsPlot* plot_;
    QTableWidget* table_;
    QPushButton* copy_;
    QPushButton* use_;
};

} // namespace trichevron::gui
