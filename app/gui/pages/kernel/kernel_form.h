// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A dialog for a kernel of one's own by its numbers, for one architecture or for several.
#pragma once

#include "core/own_kernel/own_kernel.h"

#include <QDialog>

#include <array>
#include <optional>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace trichevron::gui {

class NumberField;

class KernelForm : public QDialog {
    Q_OBJECT

public:
    /// Filled with `kernel`, or empty.
    explicit KernelForm(const std::optional<core::OwnKernel>& kernel, QWidget* parent = nullptr);

    /// What was typed; its date is now.
    core::OwnKernel kernel() const;

private:
    /// What differs between architectures.
    struct Version {
        QComboBox* architecture;
        NumberField* registers;
        NumberField* shared;
        NumberField* local;
        NumberField* barriers;
        std::vector<QWidget*> widgets() const;
    };

    void buildDeclared(QGridLayout& rows);
    void addVersion(const core::KernelResources& numbers);
    /// A new row stands between the name and the buttons.
    void arrangeTabOrder();
    void removeVersion();
    void showDeclared(const core::KernelDeclaration& declared);
    core::KernelDeclaration declared() const;
    /// Disables OK, and says why, where a field cannot be read.
    void refresh();
    std::vector<NumberField*> fields() const;

    QLineEdit* name_;
    QGridLayout* versionRows_;
    std::vector<Version> versions_;
    QPushButton* add_;
    QPushButton* remove_;
    std::array<NumberField*, 3> bounds_{};
    std::array<NumberField*, 3> cluster_{};
    std::array<NumberField*, 3> block_{};
    QLabel* problem_;
    QDialogButtonBox* buttons_;
};

} // namespace trichevron::gui
