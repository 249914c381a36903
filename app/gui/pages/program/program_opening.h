// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Reads the program of the page Program and the one that it is compared with: what the user opens, and of
/// what a session names, what is to be read without a question.
#pragma once

#include "app/gui/pages/program/program_reading.h"
#include "app/gui/pages/unread_file_row.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace trichevron::gui {

class RecentFiles;

class ProgramOpening final : public QObject {
    Q_OBJECT

public:
    using Catalogue = std::function<std::vector<core::DeviceProperties>()>;
    /// A file that a session names and that was not read.
    struct Unread {
        QString path;
        WhyUnread why;
    };

    /// Both functions are called once something is opened.
    ProgramOpening(Catalogue catalogue, std::function<RecentFiles&()> recent, QObject* parent);

    /// Reads a trace, or a folder of traces.
    void open(const QString& path);
    /// Reads a second trace.
    void compareWith(const QString& path);
    /// Reads what a session names, as far as that is to be read by itself. Empty: none.
    void takeNamed(const QString& file, const QString& comparedWith);
    std::optional<Unread> unread() const;
    /// The user wants the file that unread() names.
    void openUnread();
    /// The page shows another program from now on.
    void leave();
    /// Ends the comparison with this file.
    void dropComparisonWith(const QString& path);

    /// The file that a session names or that is being read; else empty.
    QString pendingFile() const;
    /// The other program's file, also while it is unread or being read; empty: none.
    QString comparedWith() const;
    /// That the program is compared with; null while there is none.
    const std::shared_ptr<const ReadProgram>& other() const { return other_; }
    FileReading& reading() { return reading_; }
    FileReading& otherReading() { return otherReading_; }

Q_SIGNALS:
    /// The reading of a program begins.
    void began();
    /// The program, or what was read of it so far.
    void read(const std::shared_ptr<const trichevron::gui::ReadProgram>& program, bool isPart,
              const QString& path);
    void failed(const trichevron::gui::LaterText& problem);
    /// See FileReading::ended().
    void ended();
    void comparisonBegan();
    /// other() is read.
    void otherRead();
    void otherFailed(const trichevron::gui::LaterText& problem);
    /// unread() may be another.
    void unreadChanged();

private:
    void start(const QString& path);

    Catalogue catalogue_;
    std::function<RecentFiles&()> recent_;
    ProgramReading reading_;
    ProgramReading otherReading_;
    QString readingPath_; ///< absolute, as otherPath_
    QString otherPath_;
    /// What a session names and was not read.
    struct Named {
        QString file;
        QString other;
    } named_;
    std::shared_ptr<const ReadProgram> other_;
};

} // namespace trichevron::gui
