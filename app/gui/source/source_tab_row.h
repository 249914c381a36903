// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The row of the tabs over a source. While the text is shown, it says with which keys the focus leaves it.
#pragma once

#include <QWidget>

class QLabel;
class QTabBar;

namespace trichevron::gui {

class SourceEditor;

class SourceTabRow final : public QWidget {
    Q_OBJECT

public:
    SourceTabRow(QTabBar& tabs, SourceEditor& editor, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void showKeys();

    SourceEditor& editor_;
    QLabel* keys_;
};

} // namespace trichevron::gui
