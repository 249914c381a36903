// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A table of rows that are computed at once: sorted by a click on a heading, filtered, copied and exported.
#pragma once

#include "app/gui/text/later_text.h"

#include <QAbstractTableModel>
#include <QTableView>
#include <QVariant>

#include <optional>
#include <vector>

class QSortFilterProxyModel;

namespace trichevron::gui {

class NoMatch;

/// Left of the tables of the page, so that their cells begin where its other texts do; in pixels.
inline constexpr int programMargin = 7;

struct ProgramCell {
    QString words;
    QVariant key; ///< what it is sorted by; invalid: by its words. A cell with a number is at the right.
    bool alarm = false;
    QString toolTip; ///< of a name that is shortened: the whole
};
using ProgramRow = std::vector<ProgramCell>;

class ProgramRowsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int sortRole = Qt::UserRole + 1;
    static constexpr int filterRole = Qt::UserRole + 2; ///< the tool tip, or the words without one

    using QAbstractTableModel::QAbstractTableModel;

    void setHeadings(const QStringList& headings);
    void setRows(std::vector<ProgramRow> rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isNumber(int column) const;

    QStringList headings_;
    std::vector<ProgramRow> rows_;
};

class ProgramRows final : public QTableView {
    Q_OBJECT

public:
    /// `title` is the name of an exported file.
    explicit ProgramRows(const LaterText& title, QWidget* parent = nullptr);

    /// The first column has names.
    void setHeadings(const QStringList& headings);
    /// The selection, a row by its number, and the order stay where there are as many rows.
    void setRows(std::vector<ProgramRow> rows);
    /// The rows whose first column, which has kernels, has these letters. The table says where there are
    /// none.
    void setFilter(const QString& words);
    /// The number of the selected row as it was given; -1: none.
    int selectedRow() const;
    /// The table ends with its last column (horizontal) or with its last row, so that what is beside or below
    /// it stands near. Without this it fills its place.
    void setEnd(Qt::Orientation end);

Q_SIGNALS:
    void rowSelected(int row);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
    void fitEnd();
    bool matchesNothing() const;
    void showWhetherNothingMatches();

    std::optional<Qt::Orientation> end_;
    int wholeWidth_ = 0; ///< with which no column is cut
    ProgramRowsModel* rows_;
    QSortFilterProxyModel* sorted_;
    QString filter_;
    NoMatch* nothing_;
};

} // namespace trichevron::gui
