// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Lies over a table whose filter leaves no row, and says so.
#pragma once

#include <QLabel>

class QAbstractScrollArea;

namespace trichevron::gui {

class NoMatch final : public QLabel {
public:
    NoMatch(QAbstractScrollArea& table, const QString& objectName);

    /// The sentence, while there are rows and none of them matches.
    void showFor(const QString& sentence, bool isNothingShown);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget& viewport_;
};

} // namespace trichevron::gui
