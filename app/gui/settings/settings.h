// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The user's settings. Every key of the settings file and its default value is in settings.cpp, and no other
/// file reads or writes it. A setter writes immediately. A value that is too long, and the end of a list that
/// is, counts as not there.
#pragma once

#include "app/gui/session/capture_command.h"
#include "app/gui/session/machines.h"
#include "app/gui/settings/settings_file.h"
#include "app/gui/theme/theme.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <vector>

namespace trichevron::gui {

class Settings {
public:
    /// Of the user's file. One that cannot be read, such as a pipe, is never opened: the values are the
    /// defaults, and what is set is kept until the program ends.
    Settings() : Settings(userSettingsFile()) {}
    /// Uses another settings file.
    explicit Settings(const QString& iniFile)
        : settings_(usableSettingsFile(iniFile), QSettings::IniFormat) {}

    /// ThemeChoice::System where the saved name is unknown.
    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// The code of a language; empty: the system's.
    QString language() const;
    void setLanguage(const QString& code);
    bool hasLargeType() const;
    void setLargeType(bool large);
    bool hasReducedMotion() const;
    void setReducedMotion(bool reduced);

    /// As QWidget::saveGeometry() and QMainWindow::saveState() write them; empty before the first exit.
    QByteArray windowGeometry() const;
    QByteArray windowLayout() const;
    void setWindow(const QByteArray& geometry, const QByteArray& layout);

    /// The id of the page that was shown at the last exit; empty before the first exit.
    QString page() const;
    void setPage(const QString& id);
    /// Whether a highlight follows the pointer during a presentation.
    bool highlightsPointer() const;
    void setHighlightsPointer(bool highlights);

    /// The steps of lessons that were answered: "07-truncation/1".
    QStringList learned() const;
    void setLearned(const QStringList& steps);
    /// Those of them that have never been answered rightly.
    QStringList answeredWrongly() const;
    void setAnsweredWrongly(const QStringList& steps);

    /// Where the user is in the lessons and the exercises, as LearnPage::state() writes it; empty at first.
    QString placeInLearning() const;
    void setPlaceInLearning(const QString& json);

    /// Absolute paths, the latest first.
    QStringList recentFiles() const;
    void setRecentFiles(const QStringList& paths);

    /// Of the session file that was opened or saved last; empty: none yet.
    QString sessionFolder() const;
    void setSessionFolder(const QString& folder);

    /// The user's kernels as JSON, the latest first.
    QStringList ownKernels() const;
    void setOwnKernels(const QStringList& kernels);

    /// The program that was captured last, or typed to be.
    CaptureCommand captureCommand() const;
    void setCaptureCommand(const CaptureCommand& command);

    /// Rule ids; some may be of another version of the program.
    QStringList silencedAdvice() const;
    void setSilencedAdvice(const QStringList& ruleIds);

    /// This computer first, no id twice; entries without id or name are left out. The single worker command
    /// of earlier versions becomes this computer's.
    std::vector<Machine> machines();
    void setMachines(const std::vector<Machine>& machines);

private:
    QSettings settings_;
};

} // namespace trichevron::gui
