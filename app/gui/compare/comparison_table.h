// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A column for each launch, a row for each field. The fields are the vertical header, which stays while the
/// launches scroll. The launches share the width, and scroll only where that is too little for their
/// headings. Rows that differ are bold and marked.
#pragma once

#include "core/comparison/launch_comparison.h"

#include <QStringList>
#include <QTableWidget>

#include <vector>

namespace trichevron::gui {

class ComparisonTable final : public QTableWidget {
    Q_OBJECT

public:
    explicit ComparisonTable(QWidget* parent = nullptr);

    /// `columns` are the headings of the launches.
    void showRows(const QStringList& columns, const std::vector<core::ComparisonRow>& rows);
    QSize sizeHint() const override { return {QTableWidget::sizeHint().width(), minimumHeight()}; }

Q_SIGNALS:
    /// The user pressed Delete in this column.
    void removeRequested(int column);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addSection(const QString& title);
    void addRow(const core::ComparisonRow& row);
    /// The width below which a word of the heading would be cut.
    int widthOfHeading(int column) const;
    /// The same of the heading and the values.
    int uncutWidth(int column) const;
    /// Of each column: the same, but for those that need more.
    QList<int> sharedWidths() const;
    void fitColumns();
};

} // namespace trichevron::gui
