// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The list of devices. Closed it is as wide as the chosen device's name, open as the longest; headings part
/// it; typing any part of a name goes to the next device that has it.
#pragma once

#include <QComboBox>

namespace trichevron {

class DeviceChooser : public QComboBox {
    Q_OBJECT

public:
    explicit DeviceChooser(QWidget* parent = nullptr);

    /// A line over a group, which cannot be chosen.
    void addHeading(const QString& text);
    bool isHeading(int index) const;
    /// Chooses the first device when a heading stands in its place.
    void leaveHeading();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void showPopup() override;

private:
    QSize sizeFor(int textWidth) const;
};

} // namespace trichevron
