// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Headings whose words end, or begin, where those of their cells do. The arrow of the column by which the
/// table is sorted is on the other side. Qt's style sheets leave the room of the arrow beside the words of
/// every heading, which moves those over numbers to the left.
#pragma once

#include <QHeaderView>

namespace trichevron::gui {

class RowHeadings final : public QHeaderView {
    Q_OBJECT

public:
    /// Sections can be clicked, as in every table.
    explicit RowHeadings(QWidget* parent = nullptr);

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int column) const override;
    void paintSection(QPainter* painter, const QRect& section, int column) const override;

private:
    /// Left of words at the right edge, and at the right edge beside other words.
    QRect arrowPlace(const QStyleOptionHeader& heading) const;
};

} // namespace trichevron::gui
