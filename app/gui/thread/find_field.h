// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One field to go anywhere in the launch: what is typed is listed in all its meanings, with where each
/// leads.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/scene/find.h"

#include <QWidget>

class QCompleter;
class QLabel;
class QLineEdit;
class QStandardItemModel;

namespace trichevron {

class FindField : public QWidget {
    Q_OBJECT
public:
    explicit FindField(LaunchSession& session, QWidget* parent = nullptr);

    /// Takes the focus, with what stands in it selected.
    void begin();

private:
    FindScope scope() const;
    void suggest();
    /// To the suggestion in this row; a form is put into the field instead.
    void choose(int row);
    void go();
    void tell(const QString& problem);

    LaunchSession& session_;
    QLineEdit* edit_;
    QLabel* problem_;
    QCompleter* completer_;
    QStandardItemModel* suggestions_;
    LaunchShape found_;                 ///< of the launch that was searched
    std::vector<FindReading> readings_; ///< of what was suggested last; empty where forms were
};

} // namespace trichevron
