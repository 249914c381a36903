// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window/device_table.h"

#include "app/gui/accessibility/clear_button.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/main_window/top_bar.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/messages/provenance_text.h"
#include "core/model_json/model_json.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int deviceColumnGap = 18; ///< pixels for the default font

/// The values of an array stand side by side, as in a table: "1024, 1024, 64".
QString valueText(const core::Json& value) {
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    if (!value.is_array())
        return QString::fromStdString(value.dump());
    QStringList parts;
    for (const core::Json& part : value)
        parts << valueText(part);
    return parts.join(QStringLiteral(", "));
}

} // namespace

DeviceTable::DeviceTable(const LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), source_(new QLabel), filter_(new QLineEdit),
      model_(new QStandardItemModel(this)), table_(new QTableView) {
    table_->setTabKeyNavigation(false); // Tab leads on to the next control
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 6);
    auto* top = new QHBoxLayout;
    source_->setProperty("role", "muted");
    source_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    source_->installEventFilter(this);
    filter_->setObjectName(QStringLiteral("deviceFilter"));
    addClearButton(*filter_);
    filter_->setMaximumWidth(220);
    top->addWidget(source_, 1);
    top->addWidget(filter_);
    layout->addLayout(top);
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(model_);
    sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    connect(filter_, &QLineEdit::textChanged, sorted, &QSortFilterProxyModel::setFilterFixedString);
    retranslate(this, [this] { setTexts(); }); // before the widths, which need the columns
    table_->setObjectName(QStringLiteral("deviceProperties"));
    table_->setModel(sorted);
    table_->setShowGrid(false);
    table_->setAlternatingRowColors(true);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->setWordWrap(true); // an array of large numbers
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->viewport()->installEventFilter(this);
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setFont(monospaceFont(0.92));
    ExportMenu::attach(*table_, {});
    layout->addWidget(table_);
    onChange(session_, SessionChange::Launch, this, [this] {
        if (isVisible())
            refresh();
    });
}

void DeviceTable::setTexts() {
    filter_->setAccessibleName(tr("Filter the device's properties"));
    filter_->setAccessibleDescription(tr("Only properties whose name contains what you type are listed."));
    filter_->setPlaceholderText(tr("filter by name"));
    model_->setHorizontalHeaderLabels({tr("property"), tr("value")});
    table_->setAccessibleName(tr("Properties of the device"));
    showSource();
}

void DeviceTable::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

bool DeviceTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == source_ && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        fitSource();
    if (watched == table_->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

void DeviceTable::fitColumns() {
    constexpr int mostPercent = 60; // the values have the rest
    const int names = table_->horizontalHeader()->sectionSizeHint(0);
    const int wanted = std::max(names, static_cast<QAbstractItemView*>(table_)->sizeHintForColumn(0)) +
                       scaledPixels(deviceColumnGap);
    table_->setColumnWidth(0, std::min(wanted, table_->viewport()->width() * mostPercent / 100));
}

void DeviceTable::addRow(const QString& name, const QString& value) {
    model_->appendRow({new QStandardItem(name), new QStandardItem(value)});
}

void DeviceTable::showSource() {
    if (!isFilled_)
        return;
    if (!shown_) {
        source_->setText(tr("No device is selected."));
        source_->setToolTip({});
        source_->setAccessibleName({});
        return;
    }
    const core::Provenance& provenance = shown_->provenance;
    QStringList source{text(core::provenanceText(provenance.kind))};
    for (const std::string& part : {provenance.date, provenance.source}) {
        if (!part.empty())
            source << QString::fromStdString(part);
    }
    source_->setToolTip(source.join(QStringLiteral(" · ")));
    source_->setAccessibleName(source_->toolTip());
    fitSource();
}

/// The source of a specification may be longer than the line.
void DeviceTable::fitSource() {
    if (!source_->toolTip().isEmpty())
        source_->setText(
            source_->fontMetrics().elidedText(source_->toolTip(), Qt::ElideRight, source_->width()));
}

void DeviceTable::refresh() {
    const std::shared_ptr<const core::DeviceProperties>& device = session_.state().device;
    if (device == shown_ && isFilled_)
        return;
    shown_ = device;
    model_->removeRows(0, model_->rowCount());
    isFilled_ = true;
    showSource();
    if (!device)
        return;
    const core::Json json = toJson(*device);
    for (const auto& [name, value] : json.items()) {
        if (name == "format" || name == "version" || name == "provenance" || name == "notes")
            continue;
        if (!value.is_object()) {
            addRow(QString::fromStdString(name), valueText(value));
            continue;
        }
        for (const auto& [inner, innerValue] : value.items())
            addRow(QString::fromStdString(inner), valueText(innerValue));
    }
    fitColumns();
}

} // namespace trichevron::gui
