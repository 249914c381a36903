// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a page shows while nothing is open in it: what the page is for, and the ways to begin.
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace trichevron::gui {

class Beginning : public QWidget {
    Q_OBJECT

public:
    explicit Beginning(QWidget* parent = nullptr);

protected:
    void setTexts(const QString& title, const QString& purpose, const QStringList& ways);
    /// For what stands below the ways.
    QVBoxLayout& below() { return *below_; }

private:
    void addWay();

    QLabel* title_;
    QLabel* purpose_;
    QGridLayout* ways_; ///< a bullet and its words in each row
    QList<QLabel*> wayWords_;
    QVBoxLayout* below_;
};

/// Adds words with a point before them. Their further lines begin below the words, not below the point.
void addBulletRow(QGridLayout& rows, QLabel& words);

} // namespace trichevron::gui
