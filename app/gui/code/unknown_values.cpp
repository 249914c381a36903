// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/code/unknown_values.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace trichevron::gui {
namespace {

constexpr std::uint64_t largestValue = std::numeric_limits<std::int64_t>::max();
constexpr int fieldWidth = 120;

} // namespace

UnknownValues::UnknownValues(QWidget* parent)
    : QWidget(parent), question_(new QLabel), rows_(new QGridLayout) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    question_->setWordWrap(true);
    outer->addWidget(question_);
    rows_->setHorizontalSpacing(12);
    rows_->setVerticalSpacing(4);
    rows_->setColumnStretch(2, 1);
    outer->addLayout(rows_);
    retranslate(this, [this] {
        question_->setText(tr("The code does not say what these are:"));
        for (const auto& [name, row] : made_)
            row.field->setAccessibleName(fill(tr("Value of {name}"), {{"name", name}}));
    });
    hide();
}

UnknownValues::Row UnknownValues::makeRow(const std::string& name) {
    auto* label = new QLabel(text(name));
    label->setTextFormat(Qt::PlainText);
    label->setFont(monospaceFont());
    auto* field = NumberField::forCount(text(name), 0, largestValue);
    field->setObjectName(QStringLiteral("codeValue_") + text(name));
    field->setAccessibleName(fill(tr("Value of {name}"), {{"name", name}}));
    field->clear(); // nothing is known of it
    field->setMinimumWidth(scaledPixels(fieldWidth));
    label->setBuddy(field);
    connect(field, &NumberField::edited, this, &UnknownValues::edited);
    return {label, field};
}

void UnknownValues::setNames(const std::vector<std::string>& names) {
    if (names == names_)
        return;
    names_ = names;
    for (const auto& [name, row] : made_) {
        const bool isAsked = std::find(names.begin(), names.end(), name) != names.end();
        row.label->setVisible(isAsked);
        row.field->setVisible(isAsked);
    }
    int at = 0;
    for (const std::string& name : names) {
        auto found = made_.find(name);
        if (found == made_.end())
            found = made_.emplace(name, makeRow(name)).first;
        const Row& row = found->second;
        rows_->addWidget(row.label, at, 0, Qt::AlignLeft | Qt::AlignVCenter);
        rows_->addWidget(row.field, at++, 1);
        row.label->show();
        row.field->show();
    }
    setVisible(!names.empty());
}

std::map<std::string, std::int64_t> UnknownValues::values() const {
    std::map<std::string, std::int64_t> values;
    for (const std::string& name : names_) {
        const NumberField& field = *made_.at(name).field;
        if (!field.text().isEmpty() && field.problem().isEmpty())
            values[name] = static_cast<std::int64_t>(field.value());
    }
    return values;
}

QString UnknownValues::problem() const {
    for (const std::string& name : names_)
        if (QString problem = made_.at(name).field->problem(); !problem.isEmpty())
            return problem;
    return {};
}

std::vector<QWidget*> UnknownValues::fields() const {
    std::vector<QWidget*> fields;
    for (const std::string& name : names_)
        fields.push_back(made_.at(name).field);
    return fields;
}

void UnknownValues::focusFirst() {
    for (const std::string& name : names_)
        if (NumberField* field = made_.at(name).field; field->text().isEmpty()) {
            field->setFocus();
            return;
        }
}

} // namespace trichevron::gui
