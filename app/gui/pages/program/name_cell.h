// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The name of a row of the table of a program, which takes two lines where its column is narrow. One that is
/// too long for them is shortened to what tells it from the names of the other rows.
#pragma once

#include "app/gui/layout/row_cell.h"
#include "core/text/short_names.h"

#include <QFont>
#include <QHash>
#include <QSize>

#include <optional>

namespace trichevron::gui {

class ProgramModel;

class NameCell final : public RowCell {
    Q_OBJECT

public:
    explicit NameCell(const ProgramModel& model, QObject* parent = nullptr);

    QString displayText(const QVariant& value, const QLocale& locale) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    QString shownName(const QStyleOptionViewItem& cell, const QString& name) const;
    void forget();

    const ProgramModel& model_;
    // Until the rows change; a name is shortened when it is first drawn.
    mutable std::optional<core::ShortNames> names_;
    mutable QHash<QString, QString> shown_; ///< for this room and font
    mutable QSize room_;
    mutable QFont font_;
};

} // namespace trichevron::gui
