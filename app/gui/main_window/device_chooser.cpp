// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/device_chooser.h"

#include "app/gui/main_window/filtering_list.h"
#include "app/gui/main_window/list_heading.h"
#include "app/gui/theme/theme.h"

#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int visibleItems = 20;
/// Characters of the name that a narrow window still shows.
constexpr int minCharacters = 14;
/// Size of the icon before a device.
constexpr int dotPixels = 32;
constexpr int listRowPadding = 3; ///< as in the style sheet

enum class Line { Device, Heading, Command };
constexpr int lineRole = Qt::UserRole + 1;

} // namespace

DeviceChooser::DeviceChooser(QWidget* parent) : QComboBox(parent) {
    setView(new FilteringList);
    setMaxVisibleItems(visibleItems);
    connect(this, &QComboBox::currentIndexChanged, this, [this] { updateGeometry(); });
}

void DeviceChooser::addHeading(const QString& text) {
    addHeadingTo(*this, text);
    setItemData(count() - 1, static_cast<int>(Line::Heading), lineRole);
}

bool DeviceChooser::isHeading(int index) const {
    return itemData(index, lineRole).toInt() == static_cast<int>(Line::Heading);
}

void DeviceChooser::addCommand(const QString& text, const QString& command) {
    addItem(text, command);
    setItemData(count() - 1, static_cast<int>(Line::Command), lineRole);
    auto* item = static_cast<QStandardItemModel*>(model())->item(count() - 1);
    QPixmap nothing(dotPixels, dotPixels);
    nothing.fill(Qt::transparent);
    item->setIcon(QIcon(nothing)); // aligns the text with that of the devices
    item->setForeground(currentTheme().accentText);
    item->setEnabled(open_);
}

bool DeviceChooser::isCommand(int index) const {
    return itemData(index, lineRole).toInt() == static_cast<int>(Line::Command);
}

void DeviceChooser::enableCommands(bool enable) {
    for (int i = 0; i < count(); ++i) {
        if (isCommand(i))
            static_cast<QStandardItemModel*>(model())->item(i)->setEnabled(enable);
    }
}

void DeviceChooser::selectFirstDevice() {
    for (int i = std::max(currentIndex(), 0); i < count(); ++i)
        if (!isHeading(i) && !isCommand(i))
            return setCurrentIndex(i);
}

QSize DeviceChooser::sizeFor(int textWidth) const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize contents(textWidth + iconSize().width() + 8,
                         std::max(fontMetrics().height(), iconSize().height()));
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, contents, this);
}

QSize DeviceChooser::sizeHint() const {
    return sizeFor(fontMetrics().horizontalAdvance(currentIndex() < 0 ? placeholderText() : currentText()));
}

QSize DeviceChooser::minimumSizeHint() const {
    return sizeFor(fontMetrics().averageCharWidth() * minCharacters);
}

void DeviceChooser::showPopup() {
    open_ = true;
    // As high as the rows of the other lists of the bar; else the marks make them higher.
    for (int i = 0; i < count(); ++i)
        if (!isHeading(i)) {
            setItemData(i, QVariant(), Qt::SizeHintRole); // that of another type
            const int wide = view()->sizeHintForIndex(model()->index(i, modelColumn())).width();
            setItemData(i, QSize(wide, fontMetrics().height() + 2 * listRowPadding), Qt::SizeHintRole);
        }
    enableCommands(true);
    // Some styles turn the bar off, because they scroll a menu by arrows; the style sheet makes it a list.
    view()->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + view()->verticalScrollBar()->sizeHint().width() +
                            2 * view()->frameWidth());
    QComboBox::showPopup();
}

void DeviceChooser::hidePopup() {
    QComboBox::hidePopup();
    if (!open_)
        return;
    open_ = false;
    enableCommands(false);
    Q_EMIT closed();
}

} // namespace trichevron::gui
