// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/name_cell.h"

#include "app/gui/layout/word_breaks.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/text/text.h"

#include <QFontMetrics>
#include <QStyle>
#include <QWidget>

#include <string>

namespace trichevron::gui {

NameCell::NameCell(const ProgramModel& model, QObject* parent) : RowCell(parent), model_(model) {
    connect(&model, &QAbstractItemModel::modelReset, this, &NameCell::forget);
}

void NameCell::forget() {
    names_.reset();
    shown_.clear();
}

QString NameCell::displayText(const QVariant& value, const QLocale& /*locale*/) const {
    return withBreaksIn(value.toString());
}

void NameCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text = shownName(cell, index.data(ProgramModel::distinctRole).toString());
    cell.widget->style()->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
}

QString NameCell::shownName(const QStyleOptionViewItem& cell, const QString& name) const {
    const int margin =
        cell.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    const QRect room(0, 0, cell.rect.width() - 2 * margin, cell.rect.height());
    if (room.size() != room_ || cell.font != font_) {
        shown_.clear();
        room_ = room.size();
        font_ = cell.font;
    }
    if (const auto known = shown_.constFind(name); known != shown_.constEnd())
        return *known;
    if (!names_)
        names_.emplace(model_.distinctNames());
    const QFontMetrics metrics(cell.font);
    const auto fits = [&](std::string_view words) {
        const QSize needed =
            metrics.boundingRect(room, Qt::TextWordWrap, withBreaksIn(text(std::string(words)))).size();
        return needed.width() <= room.width() && needed.height() <= room.height();
    };
    return *shown_.insert(name, withBreaksIn(text(names_->shortName(name.toStdString(), fits))));
}

} // namespace trichevron::gui
