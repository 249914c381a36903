// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The presets and the demos by chapter, each with a picture of its launch. Selecting one says what it shows
/// and what it would change; Return or a double click applies it.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/text/later_text.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace trichevron::gui {

class PresetGallery : public QDialog {
    Q_OBJECT

public:
    PresetGallery(LaunchSession& session, DeviceSelection& devices, QWidget* parent);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    struct Entry {
        QListWidgetItem* item;
        QString summary;
        QStringList shown; ///< the titles of the terms that its launch shows
        QString terms;     ///< these with their other names
        QString obstacle;  ///< why it cannot be chosen; empty when it can
        std::function<void()> apply;
        LaunchState outcome;
    };
    void addHeading(const QString& title);
    void addEntry(const QString& title, const QString& summary, const QString& obstacle,
                  const std::function<void()>& apply);
    void fillList();
    void setTexts();
    void filter(const QString& typed);
    void drawNext();
    void fitHeadings();
    const Entry* current() const;
    void describe();
    void apply();

    LaunchSession& session_;
    DeviceSelection& devices_;
    QLineEdit* field_;
    QListWidget* list_;
    QLabel* description_;
    QPushButton* apply_;
    std::vector<Entry> entries_;
    std::size_t drawn_ = 0; ///< entries that have a picture
    QTimer drawing_;        ///< one picture at a time, so that the gallery opens at once
};

} // namespace trichevron::gui
