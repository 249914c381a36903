// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The list of devices, with headings. The closed list is as wide as the selected name, the open list as wide
/// as the longest. Typing any part of a name selects the next device that contains it; in the open list it
/// leaves only the devices that match. A command, for example to connect a machine, can be chosen in the open
/// list only, so that arrow keys in the closed list never run it.
#pragma once

#include <QComboBox>

namespace trichevron::gui {

class DeviceChooser : public QComboBox {
    Q_OBJECT

public:
    explicit DeviceChooser(QWidget* parent = nullptr);

    /// A heading over a group; it cannot be selected.
    void addHeading(const QString& text);
    bool isHeading(int index) const;
    /// An entry that runs a command instead of selecting a device.
    void addCommand(const QString& text, const QString& command);
    bool isCommand(int index) const;
    /// Selects the next device if a heading or a command is current.
    void selectFirstDevice();
    bool isOpen() const { return open_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void showPopup() override;
    void hidePopup() override;

Q_SIGNALS:
    /// The open list was closed. QComboBox::activated follows later.
    void closed();

private:
    void enableCommands(bool enable);
    bool open_ = false;
    QSize sizeFor(int textWidth) const;
};

} // namespace trichevron::gui
