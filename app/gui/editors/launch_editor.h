// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The fields of a launch: problem, grid, cluster, block, shared memory, stream, opt-ins. Below them are the
/// attributes of the kernel and the launch as code.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/messages/terms.h"

#include <QWidget>

#include <array>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QVBoxLayout;
class QLabel;

namespace trichevron::gui {

class KernelFacts;
class NumberField;
class RowLabel;

class CodeLabel;

class LaunchEditor : public QWidget {
    Q_OBJECT

public:
    explicit LaunchEditor(LaunchSession& session, QWidget* parent = nullptr);

    /// The device whose kernel attributes are shown, if it is not the selected one; otherwise empty.
    void setBorrowedFrom(const QString& device);

Q_SIGNALS:
    /// The user wants to change what the kernel uses.
    void ownKernelRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Marked {
        core::LaunchField field;
        NumberField* widget;
    };
    struct MarkedBox {
        core::LaunchField field;
        QCheckBox* box;
    };

    void buildLaunch(QVBoxLayout* rows);
    void buildOptIns(QVBoxLayout* rows);
    void buildKernel(QVBoxLayout* rows);
    /// A row of three fields.
    struct Axes {
        RowLabel* label;
        std::array<NumberField*, 3> fields;
    };
    Axes addAxes(QVBoxLayout* rows, const QString& objectName, std::uint64_t min, core::LaunchField first,
                 void (LaunchSession::*set)(core::Axis, std::uint32_t));
    QLabel* addProblemLine(QVBoxLayout* rows, const std::vector<NumberField*>& fields,
                           const QString& objectName);
    void refresh();
    /// Labels the axes of the problem, and disables those that the kernel does not have.
    void refreshProblemAxes(const core::KernelInfo& kernel);
    void refreshMarks();
    /// Reports the first unreadable field to the session.
    void reportUnreadable();
    void fitAxisLabels();

    LaunchSession& session_;
    std::vector<RowLabel*> axisLabels_; ///< equally wide, so that the fields are aligned
    RowLabel* problemLabel_ = nullptr;
    RowLabel* gridLabel_ = nullptr;
    std::array<NumberField*, 3> problem_{};
    std::array<NumberField*, 3> grid_{};
    std::array<NumberField*, 3> cluster_{};
    std::array<NumberField*, 3> block_{};
    NumberField* smem_ = nullptr;
    NumberField* smemOptIn_ = nullptr;
    QComboBox* stream_ = nullptr;
    QCheckBox* follows_ = nullptr;
    QCheckBox* nonPortable_ = nullptr;
    QCheckBox* cooperative_ = nullptr;
    QLabel* note_ = nullptr;
    KernelFacts* kernelFacts_ = nullptr;
    CodeLabel* code_ = nullptr;
    std::vector<Marked> marked_;
    std::vector<MarkedBox> markedBoxes_;
};

} // namespace trichevron::gui
