// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/device_picker.h"

#include "app/gui/accessibility/clear_button.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/messages/provenance_text.h"
#include "core/messages/word_match.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int keyRole = Qt::UserRole;
/// In pixels for the default font.
constexpr int usualWidth = 460;
constexpr int usualHeight = 420;
constexpr int boxWidth = 44;
constexpr int rowPadding = 10;

} // namespace

DevicePicker::DevicePicker(const DeviceDirectory& directory, const QString& without, std::size_t limit,
                           QWidget* parent)
    : QDialog(parent), limit_(limit), filter_(new QLineEdit), list_(new QListWidget), count_(new QLabel),
      add_(new QPushButton) {
    setObjectName(QStringLiteral("devicePicker"));
    setWindowTitle(tr("This launch on other devices"));
    auto* layout = new QVBoxLayout(this);
    filter_->setObjectName(QStringLiteral("devicePickerFilter"));
    filter_->setPlaceholderText(tr("filter: A100"));
    filter_->setAccessibleName(tr("Filter the devices"));
    addClearButton(*filter_);
    filter_->installEventFilter(this);
    layout->addWidget(filter_);
    list_->setObjectName(QStringLiteral("devicePickerList"));
    list_->setAccessibleName(tr("Devices to compare on"));
    for (const DeviceEntry* entry : directory.entries()) {
        if (entry->key == without)
            continue;
        auto* item = new QListWidgetItem(QString::fromStdString(entry->device->name) + QStringLiteral(" · ") +
                                             text(core::provenanceText(entry->device->provenance.kind)),
                                         list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setData(keyRole, entry->key);
        // The style asks for another height once a box is checked.
        item->setSizeHint({list_->fontMetrics().horizontalAdvance(item->text()) + scaledPixels(boxWidth),
                           list_->fontMetrics().height() + scaledPixels(rowPadding)});
    }
    list_->setCurrentRow(0);
    layout->addWidget(list_, 1);
    count_->setObjectName(QStringLiteral("devicePickerCount"));
    count_->setProperty("role", "muted");
    count_->setWordWrap(true);
    layout->addWidget(count_);
    auto* buttons = new QDialogButtonBox;
    add_->setObjectName(QStringLiteral("devicePickerAdd"));
    add_->setText(tr("Compare"));
    add_->setProperty("role", "primary");
    add_->setDefault(true);
    buttons->addButton(add_, QDialogButtonBox::AcceptRole);
    auto* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    cancel->setAutoDefault(false);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(filter_, &QLineEdit::textChanged, this, &DevicePicker::filter);
    connect(list_, &QListWidget::itemChanged, this, &DevicePicker::refreshCount);
    connect(list_, &QListWidget::itemPressed, this,
            [this](const QListWidgetItem* item) { pressedState_ = item->checkState(); });
    connect(list_, &QListWidget::itemClicked, this, &DevicePicker::toggleByText);
    refreshCount();
    // Names are read as a whole: the list scrolls down only.
    const int beside =
        list_->verticalScrollBar()->sizeHint().width() + 2 * list_->frameWidth() + scaledPixels(boxWidth);
    resize(std::max(scaledPixels(usualWidth), list_->sizeHintForColumn(0) + beside),
           scaledPixels(usualHeight));
    keepOnScreen(*this);
}

QStringList DevicePicker::keys() const {
    QStringList keys;
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->checkState() == Qt::Checked)
            keys << list_->item(row)->data(keyRole).toString();
    return keys;
}

void DevicePicker::toggleByText(QListWidgetItem* item) {
    // A click on the box has changed the state already.
    if (item->checkState() == pressedState_)
        item->setCheckState(pressedState_ == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

void DevicePicker::filter(const QString& typed) {
    for (int row = 0; row < list_->count(); ++row) {
        QListWidgetItem* item = list_->item(row);
        item->setHidden(!typed.isEmpty() &&
                        !core::wordMatchScore(typed.toStdString(), item->text().toStdString()));
    }
}

void DevicePicker::refreshCount() {
    const auto checked = static_cast<std::size_t>(keys().size());
    const bool fits = checked <= limit_;
    count_->setText(
        fits ? fill(tr("{checked} of at most {limit} chosen"), {{"checked", checked}, {"limit", limit_}})
             : fill(tr("{checked} are chosen, and there is room for {limit}: uncheck some, or remove "
                       "launches from the comparison."),
                    {{"checked", checked}, {"limit", limit_}}));
    setStyleProperty(count_, "role", fits ? QStringLiteral("muted") : QStringLiteral("problem"));
    add_->setEnabled(checked > 0 && fits);
}

bool DevicePicker::eventFilter(QObject* watched, QEvent* event) {
    if (watched != filter_ || event->type() != QEvent::KeyPress ||
        static_cast<QKeyEvent*>(event)->key() != Qt::Key_Down)
        return QDialog::eventFilter(watched, event);
    for (int row = 0; row < list_->count(); ++row)
        if (!list_->item(row)->isHidden()) {
            list_->setCurrentRow(row);
            break;
        }
    list_->setFocus();
    return true;
}

} // namespace trichevron::gui
