// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/axis_fields.h"

#include "core/dimensions/parse.h"

#include <QSizePolicy>

#include <limits>

namespace trichevron::gui {
namespace {

constexpr std::uint64_t largestAxis = std::numeric_limits<std::uint32_t>::max();

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
    if (typedIn_ != index) {
        typedIn_ = index;
        beforeTyping_ = shown_;
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

void AxisFields::show(const Row& row) {
    // The three fields are equally wide unless the number of one needs more width.
    constexpr int halfDigitsOfAThird = 11;
    const bool isOtherThanTyped = typedIn_ && row != expected_;
    shown_ = row;
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        NumberField* field = fields_[i];
        field->setValue(row[i]);
        QSizePolicy policy = field->sizePolicy();
        policy.setHorizontalStretch(
            qMax(halfDigitsOfAThird, static_cast<int>(2 * QString::number(row[i]).size())));
        field->setSizePolicy(policy);
    }
    if (isOtherThanTyped)
        endTyping();
}

} // namespace trichevron::gui
