// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A dialog for a launch in host code: the code, the launches that are found in it, the values that it does
/// not give, and what is wrong with it and where.
#pragma once

#include "app/gui/text/later_text.h"
#include "core/code/launch_text.h"

#include <QDialog>
#include <QTimer>

#include <optional>
#include <string>

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace trichevron::gui {

class CodeEdit;
class CodeLaunchView;
class DeviceSelection;
class LaunchSession;
class UnknownValues;
class UserMessages;

class LaunchCodeDialog : public QDialog {
    Q_OBJECT

public:
    LaunchCodeDialog(LaunchSession& session, const DeviceSelection& devices, UserMessages& messages,
                     QWidget* parent = nullptr);

    /// Reads the code, points at what is wrong in it, and puts the focus where the user goes on.
    void setCode(const QString& code);
    /// Code that is pasted next replaces it.
    void selectCode();
    /// The same with a file; a sentence says why one cannot be read, and the code stays.
    void openFile(const QString& path);

    /// Replaces the launch, as one step of undo.
    void accept() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildAnswer();
    void chooseFile();
    /// Reads the code, and shows all that follows from it.
    void read();
    void showList(const std::vector<core::LaunchInCode>& launches);
    /// The selected launch with the values that the user gave; asks for those that it needs.
    void readSelected();
    void showProblem(const LaterText& problem);
    void showResult();
    /// The keys go from the code to the list, the values and the buttons, although fields are made later.
    void orderFocus();

    LaunchSession& session_;
    const DeviceSelection& devices_;
    UserMessages& messages_;
    CodeEdit* code_;
    QLabel* listHeading_;
    QListWidget* list_;
    UnknownValues* values_;
    CodeLaunchView* view_;
    QLabel* problem_;
    QDialogButtonBox* buttons_;
    QWidget* answer_; ///< what was read; until then, the text has its room
    QTimer readTimer_;
    std::string text_;                         ///< the code that was read last
    core::LaunchesInCode found_;               ///< in it, without values
    std::optional<core::LaunchInCode> launch_; ///< the selected one, with the values
    std::optional<core::CodeFault> fault_;
    LaterText error_; ///< why the code or a file could not be read at all
};

} // namespace trichevron::gui
