// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The files opened or saved last: sessions, recordings, device files, lessons, kernels, sources and traces.
/// A user setting.
#pragma once

#include <QObject>
#include <QStringList>

namespace trichevron::gui {

class RecentFiles : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Absolute paths, the latest first.
    QStringList paths() const;
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store(const QStringList& paths);
};

} // namespace trichevron::gui
