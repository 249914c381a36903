// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A search field that goes to any place in the launch. It lists all readings of the typed text and their
/// targets.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/scene/find.h"

#include <QWidget>

#include <string>

class QCompleter;
class QLabel;
class QLineEdit;
class QStandardItemModel;

namespace trichevron::gui {

class FindField : public QWidget {
    Q_OBJECT
public:
    explicit FindField(LaunchSession& session, QWidget* parent = nullptr);

    /// Takes the focus and selects the text.
    void begin();
    /// The last text was not found, which is said below the field.
    bool hasProblem() const;

Q_SIGNALS:
    void problemChanged();
    /// What was found is selected now.
    void found();

private:
    void setTexts();
    core::FindScope scope() const;
    void suggest();
    /// So that the list of suggestions scrolls only where it has more than it shows at most.
    void showWholeRows();
    /// Goes to the suggestion in this row; a form is put into the field instead.
    void choose(int row);
    void go();
    void showProblem(const QString& problem);
    /// After a change of what the problem that is shown was said of: it may be another one, or none.
    void checkProblem();
    void select(const core::FindReading& reading);
    /// What is in the field now is selected: it follows the language.
    void keepFound();
    /// After undo, for instance: what was found last is selected again.
    void showFoundAgain();
    /// The text is what the user is typing, not what was found.
    bool isTyped() const;

    LaunchSession& session_;
    QLineEdit* edit_;
    QLabel* problem_;
    QCompleter* completer_;
    QStandardItemModel* suggestions_;
    core::LaunchShape found_; ///< the shape of the launch that was searched
    std::string foundKernel_; ///< its kernel's id
    bool isSelecting_ = false;
    QString foundText_;
    core::FindScope foundIn_; ///< with its path in it
    std::optional<std::uint32_t> foundBin_;
    std::string foundInEnglish_;
    std::vector<core::FindReading> readings_; ///< the last suggestions; empty where they were forms
};

} // namespace trichevron::gui
