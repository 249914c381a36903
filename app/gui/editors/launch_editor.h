// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The fields of a launch: problem, grid, cluster, block, shared memory, stream, opt-ins. Below them are the
/// attributes of the kernel and the launch as code.
#pragma once

#include "app/gui/editors/axis_fields.h"
#include "app/gui/session/launch_session.h"
#include "core/messages/terms.h"

#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <vector>

class QCheckBox;
class QComboBox;
class QVBoxLayout;
class QLabel;

namespace trichevron::gui {

class AttributeEditor;
class AxesRow;
class CodeLabel;
class KernelFacts;
class ProvenanceMark;
class RowLabel;

class LaunchEditor : public QWidget {
    Q_OBJECT

public:
    explicit LaunchEditor(LaunchSession& session, QWidget* parent = nullptr);

    /// The device whose kernel attributes are shown, if it is not the selected one; otherwise empty.
    void setBorrowedFrom(const QString& device);
    /// Unfolds the rows that have this field, where they are folded.
    void unfoldFor(const QWidget& field);

Q_SIGNALS:
    /// The user wants to change what the kernel uses.
    void ownKernelRequested();

protected:
    bool event(QEvent* event) override;
    /// Undo in a field is that of the window, which knows what was done last.
    bool eventFilter(QObject* object, QEvent* event) override;
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
        RowLabel* label = nullptr;
        AxisFields* fields = nullptr;

        NumberField* operator[](std::size_t i) const { return fields->fields()[i]; }
    };
    template <class Level>
    Axes addAxes(QVBoxLayout* rows, const QString& objectName, std::uint32_t min, core::LaunchField first,
                 void (LaunchSession::*set)(core::Axis, const core::Extent<Level>&));
    QLabel* addProblemLine(QVBoxLayout* rows, const std::vector<NumberField*>& fields,
                           const QString& objectName);
    void refresh();
    /// Labels the axes of the problem, and disables those that the kernel does not have.
    void refreshProblemAxes(const core::KernelInfo& kernel);
    void refreshMarks();
    /// Reports the unreadable fields to the session.
    void reportUnreadable();
    void fitAxisLabels();

    LaunchSession& session_;
    std::vector<AxesRow*> axesRows_; ///< their labels are equally wide, so that the fields are aligned
    Axes problem_;
    Axes grid_;
    Axes cluster_;
    Axes block_;
    NumberField* smem_ = nullptr;
    ProvenanceMark* smemSource_ = nullptr; ///< where the launch assumes something of it
    NumberField* smemOptIn_ = nullptr;
    QComboBox* stream_ = nullptr;
    QCheckBox* follows_ = nullptr;
    QCheckBox* nonPortable_ = nullptr;
    QCheckBox* cooperative_ = nullptr;
    QLabel* note_ = nullptr;
    AttributeEditor* attributes_ = nullptr;
    KernelFacts* kernelFacts_ = nullptr;
    CodeLabel* code_ = nullptr;
    std::vector<Marked> marked_;
    std::vector<MarkedBox> markedBoxes_;
};

} // namespace trichevron::gui
