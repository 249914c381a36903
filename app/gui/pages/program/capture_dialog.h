// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Asks which program is to be captured. What was typed is kept in the settings, whether or not it is
/// started.
#pragma once

#include "app/gui/session/capture_command.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace trichevron::gui {

class NumberField;

class CaptureDialog final : public QDialog {
    Q_OBJECT

public:
    explicit CaptureDialog(QWidget* parent);

    CaptureCommand command() const;
    /// Closes the dialog where the program can be captured.
    void accept() override;
    void done(int result) override;

Q_SIGNALS:
    void captureRequested(const trichevron::gui::CaptureCommand& command);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The words that are run may need several lines.
    void fitHeight();
    /// A field with its name and a button that opens a file dialog.
    QLabel* addRow(QGridLayout& grid, QWidget* field, QPushButton* browse);
    void fillMachines(const QString& id);
    void setTexts();
    void refresh();
    void browseProgram();
    void browseFolder();
    void browseFile();

    QComboBox* machine_;
    QLineEdit* program_;
    QLineEdit* arguments_;
    QLineEdit* folder_;
    QLineEdit* file_;
    NumberField* limit_;
    QCheckBox* stacks_;
    QCheckBox* ranges_;
    QPushButton* browseProgram_; ///< of this computer
    QPushButton* browseFolder_;
    QLabel* argv_;
    QLabel* machinesHint_;
    QLabel* problem_;
    QPushButton* capture_;
};

} // namespace trichevron::gui
