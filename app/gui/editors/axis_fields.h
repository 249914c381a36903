// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The three fields of an extent. Each takes the number of its axis, or those of the whole row: "32x8",
/// "32, 8", "dim3(32, 8)".
#pragma once

#include "app/gui/editors/number_field.h"
#include "core/dimensions/extent.h"

#include <QObject>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

namespace trichevron::gui {

class AxisFields : public QObject {
    Q_OBJECT

public:
    using Row = std::array<std::uint32_t, 3>;

    /// The fields are named `objectName` and X, Y, Z; each number is at least `min`.
    AxisFields(const QString& objectName, std::uint32_t min, QWidget* parent);

    const std::array<NumberField*, 3>& fields() const { return fields_; }
    /// None: the launch has no such extent, and the fields are empty.
    void show(const std::optional<Row>& row);
    /// Rows can have this many axes; the others are 1.
    void setAxisCount(std::size_t count) { axisCount_ = count; }
    /// What the fields that are shown need, in pixels without the space between them, so that no digit is
    /// cut.
    int leastWidth() const;
    /// The fields that are shown share this width, in pixels, so that no digit is cut where that is possible.
    void shareWidth(int room);

Q_SIGNALS:
    /// The user edited the field of this axis. While its text cannot be read, the row is the one before.
    void edited(trichevron::core::Axis axis, const trichevron::gui::AxisFields::Row& row);

private:
    NumberField* makeField(const QString& objectName, std::size_t index, std::uint32_t min, QWidget* parent);
    void onEdited(std::size_t index);
    void fitType();
    bool areEqual() const;
    /// Shows only the field's own number of a row that was typed into it.
    void endTyping();
    /// The numbers of the whole row, where the text of the field is that.
    std::optional<Row> rowIn(std::size_t index) const;

    std::array<NumberField*, 3> fields_{};
    std::size_t axisCount_ = 3;
    int room_ = std::numeric_limits<int>::max(); ///< of all fields; unknown: each has its usual type
    std::optional<Row> shown_;
    Row expected_{};                     ///< what the current input makes of the row
    Row beforeTyping_{};                 ///< the row before the current input
    std::optional<std::size_t> typedIn_; ///< the field with the current input
};

} // namespace trichevron::gui
