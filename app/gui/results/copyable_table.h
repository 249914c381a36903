// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A table to read and to copy from: what is selected, or all of it, as text that spreadsheets take.
#pragma once

#include <QTableWidget>

namespace trichevron {

class CopyableTable final : public QTableWidget {
    Q_OBJECT

public:
    CopyableTable(const QStringList& headings, const QList<QStringList>& rows, const QString& name,
                  QWidget* parent = nullptr);

    /// The selected cells, and all with the headings where fewer than two are: tabs between cells, a row a
    /// line.
    QString selectedText() const;
    /// Wide enough for all of its columns.
    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Rows and columns by the font in force.
    void fitCells();
    void copy() const;
};

} // namespace trichevron
