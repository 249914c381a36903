// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Lets through as many lines of a log as a window can show, and counts the others.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace trichevron {

class LogFeed : public QObject {
    Q_OBJECT

public:
    explicit LogFeed(QObject* parent = nullptr);
    /// Passed on at once, unless too many came since a moment ago.
    void add(const QString& line);

    /// Lines that are passed on in one period, and of those that are not, the last that are shown after all:
    /// a worker's last words say why it ended.
    static constexpr int mostLines = 200;
    static constexpr int lastLines = 20;
    static constexpr int periodMs = 100;

Q_SIGNALS:
    void line(const QString& text);

private:
    void endPeriod();

    QTimer period_;
    int passed_ = 0;
    qint64 held_ = 0;
    QStringList last_;
};

} // namespace trichevron
