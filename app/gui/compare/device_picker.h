// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A list of all known devices with check boxes, filtered by what is typed.
#pragma once

#include "app/gui/session/device_directory.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace trichevron::gui {

class DevicePicker : public QDialog {
    Q_OBJECT

public:
    /// At most `limit` devices can be checked. `without` is not offered.
    DevicePicker(const DeviceDirectory& directory, const QString& without, std::size_t limit,
                 QWidget* parent);

    /// The checked devices, in the order of the list.
    QStringList keys() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& typed);
    /// The whole row is a check box, not only the box itself.
    void toggleByText(QListWidgetItem* item);
    void refreshCount();

    std::size_t limit_;
    QLineEdit* filter_;
    QListWidget* list_;
    QLabel* count_;
    QPushButton* add_;
    Qt::CheckState pressedState_ = Qt::Unchecked;
};

} // namespace trichevron::gui
