// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A read-only table. The selection, or all of the table, can be copied as text for spreadsheets.
#pragma once

#include <QTableWidget>

namespace trichevron::gui {

class CopyableTable final : public QTableWidget {
    Q_OBJECT

public:
    CopyableTable(const QStringList& headings, const QList<QStringList>& rows, const QString& name,
                  QWidget* parent = nullptr);

    /// The selected cells; with fewer than two, all cells with their headings. A line for each row, tabs
    /// between cells. Hidden rows are left out.
    QString selectedText() const;
    /// Wide enough for all columns.
    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Fits rows and columns to the current font.
    void fitCells();
    void copy() const;
};

} // namespace trichevron::gui
