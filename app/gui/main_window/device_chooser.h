// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The list of devices. Closed it is as wide as the chosen device's name, open as the longest; headings part
/// it; typing any part of a name goes to the next device that has it. A line that does something, as
/// connecting a machine, can be chosen in the open list only: arrow keys that pass it in the closed one do
/// nothing.
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
    /// A line under a heading that stands for no device but does something.
    void addDeed(const QString& text, const QString& deed);
    bool isDeed(int index) const;
    /// Chooses the first device when something else stands in its place.
    void leaveHeading();
    bool isOpen() const { return open_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void showPopup() override;
    void hidePopup() override;

Q_SIGNALS:
    /// The open list was closed; what was chosen in it is told later.
    void closed();

private:
    void enableDeeds(bool enable);
    bool open_ = false;
    QSize sizeFor(int textWidth) const;
};

} // namespace trichevron
