// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/axis_fields.h"

#include "core/dimensions/parse.h"

#include <QSizePolicy>
#include <QtMath>

#include <algorithm>
#include <limits>

namespace trichevron::gui {
namespace {

constexpr std::uint64_t largestAxis = std::numeric_limits<std::uint32_t>::max();
/// What the other axes are where the first number of an extent is typed.
constexpr AxisFields::Row noRow{1, 1, 1};
constexpr int mostStretch = 255; ///< that a size policy can hold

} // namespace

AxisFields::AxisFields(const QString& objectName, std::uint32_t min, QWidget* parent) : QObject(parent) {
    for (std::size_t i = 0; i < fields_.size(); ++i)
        fields_[i] = makeField(objectName + QLatin1Char("XYZ"[i]), i, min, parent);
}

NumberField* AxisFields::makeField(const QString& objectName, std::size_t index, std::uint32_t min,
                                   QWidget* parent) {
    auto* field = new NumberField(
        {},
        [this, index, min](const QString& text, const QString& what) -> std::uint64_t {
            if (core::isRow(text.toStdString()))
                return core::parseRow(text.toStdString(), what.toStdString(), min, axisCount_)[index];
            return core::parseUnsigned(text.toStdString(), what.toStdString(), min, largestAxis);
        },
        [](std::uint64_t value) { return QString::number(value); }, parent);
    field->setObjectName(objectName);
    connect(field, &NumberField::edited, this, [this, index] { onEdited(index); });
    connect(field, &NumberField::typingEnded, this, &AxisFields::endTyping);
    connect(field, &NumberField::scaleFitted, this, &AxisFields::fitType);
    return field;
}

std::optional<AxisFields::Row> AxisFields::rowIn(std::size_t index) const {
    const NumberField& field = *fields_[index];
    if (!field.problem().isEmpty() || !core::isRow(field.text().toStdString()))
        return std::nullopt;
    return core::parseRow(field.text().toStdString(), field.what().toStdString());
}

void AxisFields::fitType() {
    double scale = 1;
    for (const NumberField* field : fields_)
        scale = field == nullptr ? scale : qMin(scale, field->ownScale());
    for (NumberField* field : fields_)
        if (field != nullptr)
            field->setMostScale(scale);
}

void AxisFields::onEdited(std::size_t index) {
    if (!shown_ && (fields_[index]->text().isEmpty() || !fields_[index]->problem().isEmpty()))
        return; // there is still none
    if (typedIn_ != index) {
        typedIn_ = index;
        beforeTyping_ = shown_.value_or(noRow);
    }
    expected_ = beforeTyping_;
    expected_[index] = static_cast<std::uint32_t>(fields_[index]->value());
    const std::optional<Row> row = rowIn(index);
    if (row)
        expected_ = *row;
    if (expected_ != shown_)
        Q_EMIT edited(core::allAxes[index], expected_);
    if (!row)
        return;
    for (std::size_t i = 0; i < fields_.size(); ++i)
        if (i != index)
            fields_[i]->showValue(); // also where its text was unreadable
}

void AxisFields::endTyping() {
    if (!typedIn_)
        return;
    if (rowIn(*typedIn_))
        fields_[*typedIn_]->showValue();
    typedIn_.reset();
}

bool AxisFields::areEqual() const {
    constexpr std::uint32_t largestInAThird = 9999;
    return !shown_ || *std::max_element(shown_->begin(), shown_->end()) <= largestInAThird;
}

int AxisFields::leastWidth() const {
    int sum = 0;
    int largest = 0;
    int count = 0;
    for (const NumberField* field : fields_) {
        if (field->isHidden())
            continue;
        sum += field->leastWidth();
        largest = std::max(largest, field->leastWidth());
        ++count;
    }
    return areEqual() ? count * largest : sum;
}

void AxisFields::shareWidth(int room) {
    room_ = room;
    // The fields are equally wide unless a number needs more than that. Then the room beyond the least widths
    // is for those that need more for their usual type, so that the row has one type, as large as possible.
    int least = 0;
    int whole = 0;
    for (const NumberField* field : fields_) {
        least += field->isHidden() ? 0 : field->leastWidth();
        whole += field->isHidden() ? 0 : field->wholeWidth();
    }
    const double part =
        whole > least ? qBound(0.0, static_cast<double>(room - least) / (whole - least), 1.0) : 1.0;
    for (NumberField* field : fields_) {
        const int more = qFloor(part * (field->wholeWidth() - field->leastWidth()));
        QSizePolicy policy = field->sizePolicy();
        policy.setHorizontalStretch(areEqual() ? 1 : std::min(field->leastWidth() + more, mostStretch));
        field->setSizePolicy(policy);
    }
}

void AxisFields::show(const std::optional<Row>& row) {
    const bool isOtherThanTyped = typedIn_ && row != expected_;
    shown_ = row;
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        fields_[i]->setMissing(!row);
        if (row)
            fields_[i]->setValue((*row)[i]);
    }
    shareWidth(room_);
    if (isOtherThanTyped)
        endTyping();
}

} // namespace trichevron::gui
