// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What is open; while a file is read, how far it is, with a button that cancels.
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace trichevron::gui {

class FileReading;

class ReadingBar : public QWidget {
    Q_OBJECT

public:
    /// The parts are named `prefix` + "Source", "Progress" and "Cancel". `reading` lives as long as this.
    ReadingBar(FileReading& reading, const QString& prefix, QWidget* parent = nullptr);

    void setSource(const QString& name, const QString& toolTip);
    /// In place of the name of the source, as a problem. Empty: none.
    void setProblem(const QString& problem);

private:
    void refresh();
    void setTexts();

    FileReading& reading_;
    QString name_;
    QString problem_;
    QLabel* source_;
    QProgressBar* progress_;
    QPushButton* cancel_;
};

} // namespace trichevron::gui
