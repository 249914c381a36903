// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How the open source is compiled: the compiler, the standard, include folders, macros, options and
/// templates.
#pragma once

#include "app/gui/source/open_source.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace trichevron::gui {

class CompileSettingsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit CompileSettingsDialog(const OpenSource& source, QWidget* parent = nullptr);

    core::CompileSettings settings() const;
    /// Empty: the usual places.
    QString compilerPath() const;

private:
    QPlainTextEdit* addLines(const QString& label, const char* name, const std::vector<std::string>& lines,
                             const QString& hint);
    void offerTemplates(const OpenSource& source);
    void check();

    QComboBox* standard_;
    QLineEdit* compiler_;
    QLabel* found_;
    QPlainTextEdit* includes_;
    QPlainTextEdit* defines_;
    QPlainTextEdit* options_;
    QPlainTextEdit* names_;
    QComboBox* offered_;
    QLabel* problem_;
    QDialogButtonBox* buttons_;
    QVBoxLayout* rows_;
};

} // namespace trichevron::gui
