// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Sentences for the user that belong to no view: the status bar and the log show them.
#pragma once

#include <QObject>
#include <QString>

namespace trichevron::gui {

class UserMessages : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Something the user should read: a failed job, a lost worker, a saved file.
    /// `details`: for the tool tip, as the path of the file.
    void report(const QString& sentence, const QString& details = {}) { Q_EMIT reported(sentence, details); }
    /// A line for the log only: a worker's own output.
    void log(const QString& line) { Q_EMIT logged(line); }

Q_SIGNALS:
    void reported(const QString& sentence, const QString& details);
    void logged(const QString& line);
};

} // namespace trichevron::gui
