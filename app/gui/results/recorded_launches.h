// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// For a launch that the recording does not have: the nearest recorded launches as buttons, and a list of all
/// recorded launches of the kernel. Choosing one makes it the current launch.
#pragma once

#include "core/recording/nearest_launches.h"

#include <QScrollArea>

#include <array>
#include <vector>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace trichevron::gui {

class RecordedLaunches : public QScrollArea {
    Q_OBJECT

public:
    explicit RecordedLaunches(QWidget* parent = nullptr);

    /// `sentence` says what is not recorded. The launches are ordered, the nearest first.
    void showLaunches(const QString& sentence, std::vector<core::NearLaunch> launches);

Q_SIGNALS:
    void chosen(const trichevron::core::SweepPoint& launch);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildList(QBoxLayout& column);
    void setTexts();
    void fillTable();
    /// What the filter finds in a row.
    QString wordsOf(int row) const;
    void hideOthers();
    void fitTable();
    void placeColumns();
    void choose(std::size_t launch);

    std::vector<core::NearLaunch> launches_;
    QBoxLayout* columns_;
    QLabel* sentence_;
    std::array<QPushButton*, 3> nearest_{};
    QLabel* count_;
    QLineEdit* filter_;
    QTableWidget* table_; ///< a row for each of launches_
};

} // namespace trichevron::gui
