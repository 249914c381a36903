// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The row of a page about a file that the session names and that the page did not read: why, and a button
/// that opens it. A session file may be anybody's, so that only files that the user has opened before are
/// read without a question.
#pragma once

#include "app/gui/files/named_file.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace trichevron::gui {

class RecentFiles;

enum class WhyUnread {
    NotOpened, ///< by the user, as far as the recent files tell
    Gone,
    Changed
};

/// None: the page may read it by itself.
std::optional<WhyUnread> whyUnread(const NamedFile& file, const RecentFiles& recent);

class UnreadFileRow : public QWidget {
    Q_OBJECT

public:
    /// Hidden. Its parts are named `prefix` + "UnreadFile" and "OpenUnread".
    explicit UnreadFileRow(const QString& prefix, QWidget* parent = nullptr);

    void showFile(const QString& path, WhyUnread why);
    void clear();

Q_SIGNALS:
    /// The user wants the file.
    void openRequested();

private:
    QString sentence() const;
    void setTexts();

    QString path_;
    WhyUnread why_ = WhyUnread::NotOpened;
    QLabel* sentence_;
    QPushButton* open_;
};

} // namespace trichevron::gui
