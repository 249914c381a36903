// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_devices.h"

#include "app/gui/accessibility/clear_button.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/layout/row_cell.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/layout/word_breaks.h"
#include "app/gui/pages/kernel/bar_cell.h"
#include "app/gui/pages/kernel/kernel_device_rows.h"
#include "app/gui/pages/kernel/ranked_blocks.h"
#include "app/gui/pages/kernel/stand_in_words.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/compile/compile_all.h"
#include "core/dimensions/extent_text.h"
#include "core/kernel/binary_version.h"
#include "core/text/number_text.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

// In pixels for the default font.
constexpr int leastDevice = 156;
/// Columns whose words wrap where the table is narrow, in turn, until it fits; none below its width here.
constexpr std::pair<device_column::Column, int> wrappedColumns[] = {
    {device_column::Limit, 120},
    {device_column::Device, leastDevice},
    {device_column::Verdict, 90},
    {device_column::Limit, 80},
};
constexpr int deviceRowGap = 6;
constexpr int deviceFilterWidth = 170;

constexpr int mostDeviceRows = 12; ///< without scrolling

/// The name of an error wraps between its words.
class ErrorCell : public RowCell {
public:
    using RowCell::RowCell;
    QString displayText(const QVariant& value, const QLocale& /*locale*/) const override {
        return withBreaksIn(value.toString());
    }
};

/// What the columns say, for F1.
QString columnsText() {
    return KernelDevices::tr(
        "Code is what the device runs, by the architecture that it is compiled for. Launch says whether the "
        "device accepts blocks as those of Explore. Blocks/SM is how many such blocks an SM holds at the "
        "same "
        "time, and occupancy is the share of its warps that they are. Registers are those of each thread, "
        "and "
        "spills are the bytes that each thread keeps in memory since its registers do not suffice. Static "
        "shared is the shared memory that the kernel declares for a block. Limited by is what leaves no room "
        "for one more block on the SM.");
}

} // namespace

KernelDevices::KernelDevices(const LaunchSession& session, const DeviceSelection& devices, QWidget* parent)
    : QWidget(parent), session_(session), devices_(devices), launch_(new QLabel), filter_(new QLineEdit),
      all_(new QCheckBox), table_(new QTableWidget(0, device_column::count)), empty_(new QLabel),
      refusal_(new QLabel) {
    launch_->setObjectName(QStringLiteral("kernelLaunch"));
    launch_->setProperty("role", "muted");
    launch_->setWordWrap(true);
    filter_->setObjectName(QStringLiteral("kernelDeviceFilter"));
    filter_->setMaximumWidth(scaledPixels(deviceFilterWidth));
    addClearButton(*filter_);
    all_->setObjectName(QStringLiteral("kernelAllDevices"));
    table_->setObjectName(QStringLiteral("kernelDevices"));
    setUpRowTable(*table_);
    table_->setWordWrap(true); // what limits a launch may be long
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->setItemDelegateForColumn(device_column::OccupancyBar, new BarCell(table_));
    table_->setItemDelegateForColumn(device_column::Verdict, new ErrorCell(table_));
    table_->setSortingEnabled(true);
    table_->sortByColumn(-1, Qt::AscendingOrder);
    ExportMenu::attach(*table_, [] { return tr("Kernel on devices"); });
    empty_->setObjectName(QStringLiteral("kernelNoDevice"));
    empty_->setProperty("role", "muted");
    empty_->setWordWrap(true);
    refusal_->setObjectName(QStringLiteral("kernelRefusal"));
    refusal_->setProperty("role", "problem");
    refusal_->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->addWidget(all_);
    top->addStretch(1);
    top->addWidget(filter_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    rows->addWidget(launch_);
    rows->addWidget(refusal_);
    rows->addLayout(top);
    rows->addWidget(empty_);
    // More room than its rows need is left at the end.
    rows->addWidget(table_, 100);
    rows->addStretch(1);
    connect(filter_, &QLineEdit::textChanged, this, &KernelDevices::showFiltered);
    connect(all_, &QCheckBox::toggled, this, &KernelDevices::refresh);
    connect(table_, &QTableWidget::currentCellChanged, this, [this](int row, int, int before, int) {
        if (const auto device = current())
            chosen_ = device->name;
        if (row == before)
            return;
        showRefusal();
        Q_EMIT currentChanged();
    });
    onChange(session_, SessionChange::Launch, this, &KernelDevices::refresh);
    connect(&devices_, &DeviceSelection::devicesChanged, this, &KernelDevices::refresh);
    retranslate(this, [this] {
        filter_->setPlaceholderText(tr("Filter devices"));
        filter_->setAccessibleName(tr("Filter devices"));
        all_->setText(tr("All devices"));
        all_->setToolTip(tr("Otherwise one device for each architecture that the kernel is compiled for."));
        table_->setAccessibleName(tr("What the kernel needs, and where it fits"));
        table_->setHorizontalHeaderLabels({tr("device"), tr("code"), tr("launch"), tr("blocks/SM"),
                                           tr("occupancy"), tr("registers"), tr("spills"),
                                           tr("static shared"), tr("limited by")});
        table_->setProperty(ownHelpProperty, columnsText());
        refresh();
    });
}

void KernelDevices::setKernel(std::optional<core::OwnKernel> kernel, Compilation compilation) {
    const bool isSame = kernel_ && kernel && idOf(*kernel_) == idOf(*kernel);
    const bool hasResult =
        kernel && std::any_of(kernel->versions.begin(), kernel->versions.end(),
                              [&](const core::KernelResources& version) {
                                  return !compilation.outdated.contains(version.architecture);
                              });
    kernel_ = std::move(kernel);
    compilation_ = std::move(compilation);
    // What follows the first result of a text leaves everything in its place.
    if (!isSame || !hasResult || compilation_.planned.empty())
        fitted_.reset();
    fillTable();
}

std::shared_ptr<const core::DeviceProperties> KernelDevices::current() const {
    const QTableWidgetItem* item = table_->item(table_->currentRow(), device_column::Device);
    return item == nullptr || table_->isRowHidden(item->row())
               ? nullptr
               : shown_[static_cast<std::size_t>(item->data(Qt::UserRole).toInt())];
}

int KernelDevices::widthOfOneLine() const {
    Room now = room();
    if (fitted_)
        now.width = fitted_->width;
    return fitted_ == now ? fittedWidth_ : widthOfContents();
}

int KernelDevices::widthOfContents() const {
    const StandInWords standIns(*table_);
    const int hidden = table_->isColumnHidden(device_column::Spills) && mayKnowSpills()
                           ? headingWidth(*table_->horizontalHeader(), device_column::Spills)
                           : 0;
    return widthOfColumns(*table_) + hidden;
}

bool KernelDevices::showsAll() const {
    return all_->isChecked();
}

void KernelDevices::setShowsAll(bool all) {
    all_->setChecked(all);
}

std::vector<std::shared_ptr<const core::DeviceProperties>> KernelDevices::devicesToShow() const {
    std::vector<std::shared_ptr<const core::DeviceProperties>> found;
    std::set<int> architectures;
    // The session's device comes first, and stands for its architecture.
    std::vector<std::shared_ptr<const core::DeviceProperties>> known{session_.state().device};
    for (const DeviceEntry* entry : devices_.directory().entries())
        known.push_back(entry->device);
    for (const auto& device : known) {
        if (!device)
            continue;
        const bool isPlanned = compilation_.planned.contains(core::architectureOf(device->computeCapability));
        if (!isPlanned && versionFor(kernel_->versions, device->computeCapability) == nullptr)
            continue;
        const bool isNew = architectures.insert(binaryVersionFor(device->computeCapability)).second;
        const bool isKnown = std::any_of(found.begin(), found.end(),
                                         [&](const auto& other) { return other->name == device->name; });
        const bool isOfKernel =
            isPlanned ||
            std::any_of(kernel_->versions.begin(), kernel_->versions.end(),
                        [&](const core::KernelResources& version) {
                            return version.architecture.empty() ||
                                   binaryVersionOf(version) == binaryVersionFor(device->computeCapability);
                        });
        if (!isKnown && (all_->isChecked() || found.empty() || (isNew && isOfKernel)))
            found.push_back(device);
    }
    return found;
}

int KernelDevices::rowOf(const std::string& device) const {
    for (int row = 0; row < table_->rowCount(); ++row)
        if (table_->item(row, device_column::Device)->text() == QString::fromStdString(device))
            return row;
    return -1;
}

bool KernelDevices::isToCome(const std::string& architecture) const {
    // Until it comes, the version of an earlier text is shown where there is one.
    return compilation_.toCome.contains(architecture) &&
           std::none_of(
               kernel_->versions.begin(), kernel_->versions.end(),
               [&](const core::KernelResources& version) { return version.architecture == architecture; });
}

void KernelDevices::refresh() {
    fitted_.reset();
    fillTable();
}

LaunchOfExplore KernelDevices::launchOfExplore() const {
    const LaunchState& state = session_.state();
    const bool isOfKernel = kernel_ && state.kernel && state.kernel->id == idOf(*kernel_);
    return {state.config, isOfKernel ? std::optional(state.optIns) : std::nullopt};
}

void KernelDevices::fillTable() {
    const LaunchOfExplore launch = launchOfExplore();
    {
        const QSignalBlocker quiet(table_);
        table_->setSortingEnabled(false);
        table_->setRowCount(0);
        shown_ = kernel_ ? devicesToShow() : std::vector<std::shared_ptr<const core::DeviceProperties>>{};
        for (const auto& device : shown_) {
            const bool waits = isToCome(core::architectureOf(device->computeCapability));
            const core::KernelResources* version =
                waits ? nullptr : versionFor(kernel_->versions, device->computeCapability);
            if (version == nullptr)
                addRowWithoutCode(*table_, *device, kernel_->versions.front(), launch, waits);
            else
                addDeviceRow(*table_, *device, *version, launch);
            if (version != nullptr && compilation_.outdated.contains(version->architecture))
                markAsOld(*table_, table_->rowCount() - 1);
        }
        table_->setSortingEnabled(true);
        const int chosen = rowOf(chosen_);
        const int first = shown_.empty() ? -1 : rowOf(shown_.front()->name);
        table_->setCurrentCell(chosen >= 0 ? chosen : first, device_column::Device);
    }
    const auto& cluster = launch.config.clusterDim;
    launch_->setText(fill(
        cluster ? tr("With the launch of Explore: blocks of {block} in clusters of {cluster}, {bytes} of "
                     "dynamic shared memory")
                : tr("With the launch of Explore: blocks of {block}, {bytes} of dynamic shared memory"),
        {{"block", core::shortExtentText(launch.config.blockDim)},
         {"cluster", cluster ? core::shortExtentText(*cluster) : std::string()},
         {"bytes", core::bytesText(launch.config.dynamicSmemBytes)}}));
    empty_->setText(tr("No known device runs this code: it is for another architecture, is not linked, or is "
                       "LTO IR."));
    empty_->setVisible(kernel_ && shown_.empty());
    showFiltered();
    fitColumns();
    showRefusal();
    Q_EMIT currentChanged();
}

void KernelDevices::showRefusal() {
    const auto device = current();
    const QTableWidgetItem* verdict = table_->item(table_->currentRow(), device_column::Verdict);
    const QString reason = device == nullptr ? QString() : verdict->data(Qt::UserRole).toString();
    refusal_->setVisible(!reason.isEmpty());
    if (reason.isEmpty())
        return;
    const core::KernelResources* version = versionFor(kernel_->versions, device->computeCapability);
    const LaunchOfExplore launch = launchOfExplore();
    const bool isAnyAccepted =
        !rankedBlocks(launch.of(*attributesOf(*version, 1)), *device, launch.config).empty();
    refusal_->setText(
        fill(isAnyAccepted
                 ? tr("{device} refuses these blocks: {reason} Use another block size here, or "
                      "change the launch on Explore.")
                 : tr("{device} refuses these blocks: {reason} It refuses all others of whole warps, too: "
                      "change what the kernel declares or uses, or the launch on Explore."),
             {{"device", device->name}, {"reason", reason}}));
}

void KernelDevices::showFiltered() {
    const QStringList words = filter_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int row = 0; row < table_->rowCount(); ++row) {
        QString line;
        for (int column = 0; column < device_column::count; ++column)
            line += table_->item(row, column)->text() + QLatin1Char(' ');
        table_->setRowHidden(row, !std::all_of(words.begin(), words.end(), [&](const QString& word) {
                                 return line.contains(word, Qt::CaseInsensitive);
                             }));
    }
}

bool KernelDevices::fitWrapped(bool hasSpills) {
    table_->setColumnHidden(device_column::Code, !mayKnowCode());
    table_->setColumnHidden(device_column::Spills, !hasSpills);
    table_->setWordWrap(true);
    gui::fitColumns(*table_);
    for (const auto& [column, least] : wrappedColumns)
        fitColumn(*table_, column, scaledPixels(least));
    return table_->horizontalHeader()->length() <= table_->viewport()->width();
}

bool KernelDevices::knowsSpills() const {
    return !kernel_ || std::any_of(kernel_->versions.begin(), kernel_->versions.end(),
                                   [](const core::KernelResources& version) {
                                       return version.spillStoreBytes.has_value();
                                   });
}

bool KernelDevices::mayKnowCode() const {
    return !kernel_ ||
           std::any_of(kernel_->versions.begin(), kernel_->versions.end(),
                       [](const core::KernelResources& version) { return !version.architecture.empty(); });
}

bool KernelDevices::mayKnowSpills() const {
    return !kernel_ || kernel_->origin != core::OwnKernel::Origin::Typed || knowsSpills();
}

KernelDevices::Room KernelDevices::room() const {
    return {width(), table_->rowCount(), table_->font(), table_->horizontalHeader()->font()};
}

void KernelDevices::fitColumns() {
    const StandInWords standIns(*table_);
    // Words wrap so that the table fits, and a column that says nothing of any device gives its room. Where
    // the table scrolls across even so, each row has one line, in which a long name leaves the numbers their
    // room.
    if (!fitWrapped(mayKnowSpills()) && (knowsSpills() || !fitWrapped(false))) {
        table_->setColumnHidden(device_column::Spills, !mayKnowSpills());
        table_->setWordWrap(false);
        gui::fitColumns(*table_);
        fitColumn(*table_, device_column::Device, scaledPixels(leastDevice));
    }
    stretchLastColumn(*table_);
    fitRows(*table_, scaledPixels(deviceRowGap));
    const bool isFitted = fitted_ == room();
    if (isFitted && !compilation_.planned.empty())
        return;
    fitHeight(*table_, mostDeviceRows);
    fitted_ = room();
    fittedWidth_ = widthOfContents();
}

void KernelDevices::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

void KernelDevices::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
    else if (event->type() == QEvent::PaletteChange && empty_ != nullptr)
        refresh();
}

} // namespace trichevron::gui
