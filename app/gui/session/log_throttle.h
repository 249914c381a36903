// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Limits how many lines of a log the window has to show, and counts those that are left out.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace trichevron::gui {

class LogThrottle : public QObject {
    Q_OBJECT

public:
    explicit LogThrottle(QObject* parent = nullptr);
    /// Passes the line on immediately, up to maxLines in a period.
    void add(const QString& line);

    static constexpr int maxLines = 200;
    /// Of the lines beyond that, the last are shown when the period ends: they say why a worker ended.
    static constexpr int lastLines = 20;
    static constexpr int periodMs = 100;

Q_SIGNALS:
    void lineReady(const QString& line);

private:
    void endPeriod();

    QTimer period_;
    int passed_ = 0;
    qint64 held_ = 0; ///< lines of this period that were not passed on
    QStringList last_;
};

} // namespace trichevron::gui
