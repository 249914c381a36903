// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/arguments/argument_model.h"

#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/errors/input_error.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

QString fieldOfCell(const std::pair<int, int>& cell) {
    return QStringLiteral("%1,%2").arg(cell.first).arg(cell.second);
}

constexpr std::uint32_t pointerBytes = 8;

/// The cell to change where an argument as a whole is wrong.
ArgumentColumn wrongColumn(const core::KernelArgument& argument, std::uint32_t parameterBytes) {
    using Kind = core::KernelArgument::Kind;
    const bool isPointer = argument.kind == Kind::Null || argument.kind == Kind::Buffer;
    return isPointer && parameterBytes != pointerBytes ? ArgumentColumn::PassedAs : ArgumentColumn::Amount;
}

} // namespace

QString ArgumentModel::nameOf(PassedAs way) {
    switch (way) {
    case PassedAs::Buffer:
        return tr("buffer");
    case PassedAs::ReadOnlyBuffer:
        return tr("buffer, only read");
    case PassedAs::Value:
        return tr("value");
    case PassedAs::Bytes:
        return tr("bytes");
    case PassedAs::Null:
        return tr("null pointer");
    }
    return {};
}

void ArgumentModel::setContent(core::OwnArguments arguments, Parameters parameters) {
    if (arguments == arguments_ && parameters == parameters_)
        return;
    const bool sameRows = arguments.arguments.size() == arguments_.arguments.size();
    const bool hadProblem = !unreadable_.empty();
    std::erase_if(unreadable_, [&](const auto& cell) {
        const auto row = static_cast<std::size_t>(cell.first.first);
        return !sameRows || !(arguments.arguments[row] == arguments_.arguments[row]);
    });
    if (!sameRows)
        beginResetModel();
    arguments_ = std::move(arguments);
    parameters_ = std::move(parameters);
    if (!sameRows)
        endResetModel();
    else if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, argumentColumns - 1));
    if (hadProblem)
        Q_EMIT problemChanged();
}

std::vector<UnreadableField> ArgumentModel::unreadable() const {
    std::vector<UnreadableField> fields;
    for (const auto& [cell, unreadable] : unreadable_)
        fields.push_back({fieldOfCell(cell), unreadable.text, unreadable.problem});
    return fields;
}

QStringList ArgumentModel::problems() const {
    QStringList problems;
    for (int row = 0; row < rowCount(); ++row) {
        const qsizetype before = problems.size();
        for (int column = 0; column < argumentColumns; ++column)
            if (const auto cell = unreadable_.find({row, column}); cell != unreadable_.end())
                problems << cell->second.problem;
        if (const QString problem = parameters_.problems.value(row);
            problems.size() == before && !problem.isEmpty())
            problems << problem;
        for (const ArgumentColumn column : {ArgumentColumn::Filled, ArgumentColumn::Expected})
            if (const QString problem = problemOf(static_cast<std::size_t>(row), column);
                !problem.isEmpty() && !problems.contains(problem))
                problems << problem;
    }
    return problems;
}

QString ArgumentModel::problemOf(std::size_t row, ArgumentColumn column) const {
    const auto cell = unreadable_.find({static_cast<int>(row), static_cast<int>(column)});
    if (cell != unreadable_.end())
        return cell->second.problem;
    if (column == ArgumentColumn::Filled)
        return parameters_.fillProblems.value(static_cast<qsizetype>(row));
    if (column == ArgumentColumn::Expected)
        return parameters_.expectedProblems.value(static_cast<qsizetype>(row));
    const std::uint32_t bytes = row < parameters_.bytes.size() ? parameters_.bytes[row] : pointerBytes;
    return column == wrongColumn(arguments_.arguments[row], bytes)
               ? parameters_.problems.value(static_cast<qsizetype>(row))
               : QString();
}

void ArgumentModel::dropUnreadable(const QString& field) {
    const auto dropped = std::find_if(unreadable_.begin(), unreadable_.end(),
                                      [&](const auto& cell) { return fieldOfCell(cell.first) == field; });
    if (dropped == unreadable_.end())
        return;
    const QModelIndex shown = index(dropped->first.first, dropped->first.second);
    unreadable_.erase(dropped);
    Q_EMIT dataChanged(shown, shown);
    Q_EMIT problemChanged();
}

int ArgumentModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(arguments_.arguments.size());
}

int ArgumentModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : argumentColumns;
}

QString ArgumentModel::shownText(std::size_t row, ArgumentColumn column) const {
    const core::KernelArgument& argument = arguments_.arguments[row];
    switch (column) {
    case ArgumentColumn::Parameter: {
        const QString declaration = parameters_.declarations.value(static_cast<qsizetype>(row));
        return declaration.isEmpty() ? text(argument.name) : declaration;
    }
    case ArgumentColumn::PassedAs:
        return nameOf(passedAs(argument));
    case ArgumentColumn::Type:
        if (passedAs(argument) == PassedAs::Value && !argument.type)
            return tr("integer");
        break;
    case ArgumentColumn::Size:
        return parameters_.sizes.value(static_cast<qsizetype>(row));
    case ArgumentColumn::Expected:
        return QFileInfo(cellText(arguments_, row, column)).fileName();
    case ArgumentColumn::Filled:
        if (argument.kind == core::KernelArgument::Kind::Buffer && argument.fill.kind == core::FillKind::File)
            return QFileInfo(text(argument.fill.path)).fileName();
        break;
    case ArgumentColumn::Amount:
        break;
    }
    return cellText(arguments_, row, column);
}

QString ArgumentModel::toolTip(std::size_t row, ArgumentColumn column) const {
    switch (column) {
    case ArgumentColumn::Parameter:
        return shownText(row, column);
    case ArgumentColumn::PassedAs:
        return tr("A buffer lies in device memory. One that the kernel may write is an output.");
    case ArgumentColumn::Type:
        return tr("Of an element, or of the value: int, float, double, half, float4 and others.");
    case ArgumentColumn::Amount:
        return tr("Arithmetic with N, nx, ny, nz, blocks and threads, such as 2 * N or (nx + 31) / 32. N is "
                  "nx · ny · nz of the problem.");
    case ArgumentColumn::Filled:
    case ArgumentColumn::Expected:
        return cellText(arguments_, row, column);
    case ArgumentColumn::Size:
        break;
    }
    return {};
}

QVariant ArgumentModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const ArgumentColumn column = columnOf(index);
    const auto unreadable = unreadable_.find({index.row(), index.column()});
    const bool isUnreadable = unreadable != unreadable_.end();
    const QString problem = problemOf(row, column);
    switch (role) {
    case Qt::DisplayRole:
        return isUnreadable ? unreadable->second.text : shownText(row, column);
    case Qt::EditRole:
        if (column == ArgumentColumn::PassedAs)
            return static_cast<int>(passedAs(arguments_.arguments[row]));
        return isUnreadable ? unreadable->second.text : cellText(arguments_, row, column);
    case Qt::ToolTipRole:
        return problem.isEmpty() ? toolTip(row, column) : problem;
    case Qt::AccessibleDescriptionRole:
        return problem;
    case Qt::BackgroundRole: // also of an empty cell
        return problem.isEmpty() ? QVariant() : QVariant(currentTheme().alarmFill);
    case Qt::ForegroundRole:
        if (!problem.isEmpty())
            return currentTheme().alarmText;
        if (!isEditable(arguments_.arguments[row], column))
            return currentTheme().muted;
        return {};
    case Qt::FontRole:
        return column == ArgumentColumn::PassedAs || column == ArgumentColumn::Size ? textFont(0.92)
                                                                                    : monospaceFont(0.92);
    default:
        return {};
    }
}

QVariant ArgumentModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<ArgumentColumn>(section)) {
    case ArgumentColumn::Parameter:
        return tr("parameter");
    case ArgumentColumn::PassedAs:
        return tr("passed as");
    case ArgumentColumn::Type:
        return tr("type");
    case ArgumentColumn::Amount:
        return tr("elements or value");
    case ArgumentColumn::Filled:
        return tr("filled with");
    case ArgumentColumn::Size:
        return tr("size");
    case ArgumentColumn::Expected:
        return tr("expected result");
    }
    return {};
}

Qt::ItemFlags ArgumentModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() &&
        isEditable(arguments_.arguments[static_cast<std::size_t>(index.row())], columnOf(index)))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ArgumentModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid() || value == data(index, Qt::EditRole))
        return false;
    const bool hadProblem = !unreadable_.empty();
    const bool isRead = edit(index, value);
    Q_EMIT dataChanged(index, index);
    if (hadProblem || !isRead)
        Q_EMIT problemChanged();
    return true;
}

bool ArgumentModel::edit(const QModelIndex& index, const QVariant& value) {
    const auto row = static_cast<std::size_t>(index.row());
    const std::pair<int, int> cell(index.row(), index.column());
    try {
        const core::OwnArguments changed =
            columnOf(index) == ArgumentColumn::PassedAs
                ? withPassedAs(arguments_, row, static_cast<PassedAs>(value.toInt()),
                               row < parameters_.bytes.size() ? parameters_.bytes[row] : 0)
                : withCell(arguments_, row, columnOf(index), value.toString());
        unreadable_.erase(cell);
        Q_EMIT edited(changed);
        return true;
    } catch (const core::InputError& error) {
        unreadable_[cell] = {value.toString(), text(error.text().text())};
        return false;
    }
}

} // namespace trichevron::gui
