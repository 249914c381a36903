// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/memory/sectors_view.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/memory/memory_label.h"
#include "app/gui/memory/sectors_picture.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "core/demo/index_order.h"
#include "core/dimensions/extent_text.h"
#include "core/own_kernel/own_kernel.h"
#include "core/text/number_text.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace trichevron::gui {
namespace {

using core::IndexOrder;

/// How a kernel writes the access, as in "A[y * 4000 + x]".
QString accessCode(const core::ProblemExtent& elements, IndexOrder order) {
    const bool isAlongX = order == IndexOrder::XAlongRow;
    const QString fast = isAlongX ? QStringLiteral("x") : QStringLiteral("y");
    QString slow = isAlongX ? QStringLiteral("y") : QStringLiteral("x");
    if (elements.y == 1 && elements.z == 1)
        return QStringLiteral("A[x]");
    if (elements.z > 1)
        slow = QStringLiteral("(z * %1 + %2)").arg(isAlongX ? elements.y : elements.x).arg(slow);
    return QStringLiteral("A[%1 * %2 + %3]").arg(slow).arg(isAlongX ? elements.x : elements.y).arg(fast);
}

/// One where the elements have one axis.
std::vector<IndexOrder> ordersOf(const core::ProblemExtent& elements) {
    if (elements.y == 1 && elements.z == 1)
        return {IndexOrder::XAlongRow};
    return {IndexOrder::XAlongRow, IndexOrder::YAlongRow};
}

std::size_t lanesWithElement(const core::WarpSectors& warp) {
    return static_cast<std::size_t>(std::count_if(warp.elements.begin(), warp.elements.end(),
                                                  [](const auto& e) { return e.has_value(); }));
}

QString grouped(std::uint64_t number) {
    return QString::fromStdString(core::withSeparators(number));
}

} // namespace

std::optional<IndexedArray> indexedArrayOf(const LaunchSession& session) {
    const LaunchState& state = session.state();
    const core::LaunchShape shape = session.shape();
    if (hasZero(shape.grid) || hasZero(shape.block))
        return std::nullopt;
    if (core::isOwnKernel(state.kernel->id)) {
        // One element for each thread of the grid.
        const auto along = [&shape](core::Axis axis) {
            return static_cast<std::uint32_t>(
                std::min<std::uint64_t>(std::uint64_t{shape.grid[axis]} * shape.block[axis],
                                        std::numeric_limits<std::uint32_t>::max()));
        };
        return IndexedArray{{along(core::Axis::X), along(core::Axis::Y), along(core::Axis::Z)}, std::nullopt};
    }
    if (!core::accessesOwnElement(*state.kernel) || !state.config.problem || hasZero(*state.config.problem))
        return std::nullopt;
    return IndexedArray{*state.config.problem, core::indexOrderOf(*state.kernel)};
}

SectorsView::SectorsView(LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), words_(memoryLabel(QStringLiteral("sectorsWords"), "muted")),
      controls_(new QWidget), warpLabel_(new QLabel), warp_(new QSpinBox), bytesLabel_(new QLabel),
      bytes_(new QComboBox), picture_(new SectorsPicture),
      sentence_(memoryLabel(QStringLiteral("sectorsSentence"), "")) {
    setObjectName(QStringLiteral("sectorsView"));
    warpLabel_->setProperty("role", "muted");
    warpLabel_->setBuddy(warp_);
    warp_->setObjectName(QStringLiteral("sectorsWarp"));
    warp_->setAccelerated(true);
    warp_->setButtonSymbols(QAbstractSpinBox::NoButtons); // as the other fields; arrow keys change it
    bytesLabel_->setProperty("role", "muted");
    bytesLabel_->setBuddy(bytes_);
    bytes_->setObjectName(QStringLiteral("sectorsBytes"));
    bytes_->addItem({}, 4);
    bytes_->addItem({}, 8);
    auto* row = new QHBoxLayout(controls_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(warpLabel_);
    row->addWidget(warp_);
    row->addWidget(bytesLabel_);
    row->addWidget(bytes_);
    row->addStretch(1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 6);
    rows->setSpacing(6);
    rows->addWidget(words_);
    rows->addWidget(controls_);
    rows->addWidget(sentence_);
    rows->addWidget(picture_, 1);
    ExportMenu::attach(
        *picture_, [] { return tr("Coalescing"); }, ExportMenu::Picture::Offered, [this] { return table(); });
    connect(warp_, &QSpinBox::valueChanged, this, &SectorsView::showWarp);
    connect(bytes_, &QComboBox::currentIndexChanged, this, &SectorsView::refresh);
    connect(picture_, &SectorsPicture::laneChosen, this, [this](std::uint32_t lane) {
        picture_->setLane(lane);
        refreshSentence();
    });
    connect(picture_, &SectorsPicture::warpRequested, warp_, &QSpinBox::stepBy);
    onChange(session_, SessionChange::Launch, this, &SectorsView::refresh);
    onChange(session_, SessionChange::Path, this, &SectorsView::followPath);
    retranslate(this, [this] { setTexts(); });
    followPath();
}

void SectorsView::setTexts() {
    warpLabel_->setText(tr("warp"));
    warp_->setAccessibleName(tr("Warp of the block"));
    warp_->setToolTip(
        tr("The warp whose accesses are drawn. Its block is the one that is chosen in the hierarchy."));
    bytesLabel_->setText(tr("element"));
    bytes_->setAccessibleName(tr("Size of an element"));
    bytes_->setItemText(0, tr("4 bytes, as float"));
    bytes_->setItemText(1, tr("8 bytes, as double"));
    picture_->setAccessibleName(tr("Sectors that the warp touches"));
    refresh();
}

void SectorsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

std::uint32_t SectorsView::elementBytes() const {
    return bytes_->currentData().toUInt();
}

core::BlockIndex SectorsView::chosenBlock() const {
    return firstBlockOf(session_.path(), session_.shape());
}

void SectorsView::followPath() {
    const core::HierarchyPath& path = session_.path();
    if (path.level == core::HierarchyLevel::Thread)
        picture_->setLane(computePlace(drawableShape(session_.shape()), path.block, path.thread).lane);
    refresh();
}

void SectorsView::showWarp(int warp) {
    if (array_)
        session_.setPath(
            pathToWarp(drawableShape(session_.shape()), chosenBlock(), static_cast<core::Count>(warp)));
}

void SectorsView::refresh() {
    array_ = indexedArrayOf(session_);
    controls_->setVisible(array_.has_value());
    picture_->setVisible(array_.has_value());
    sentence_->setVisible(array_.has_value());
    if (!array_) {
        words_->setText(tr("In this kernel a thread does not begin with the element at its own index."));
        return;
    }
    const core::LaunchShape shape = session_.shape();
    const core::HierarchyPath& path = session_.path();
    const core::Count warp = path.level >= core::HierarchyLevel::Warp ? path.warp : 0;
    {
        const QSignalBlocker quiet(warp_);
        const core::Count last = warpsPerBlock(shape) - 1;
        warp_->setRange(0, static_cast<int>(std::min<core::Count>(last, std::numeric_limits<int>::max())));
        warp_->setValue(static_cast<int>(std::min<core::Count>(warp, std::numeric_limits<int>::max())));
    }
    words_->setText(fill(
        array_->order ? tr("Warp {warp} of block {block}: from each lane a line leads to its element, in "
                           "the sectors of 32 bytes in which memory is transferred.")
                      : tr("Warp {warp} of block {block}, if each thread accesses the element at its "
                           "index: from each lane a line leads to its element, in the sectors of 32 "
                           "bytes in which memory is transferred."),
        {{"warp", warp}, {"block", core::indexText(chosenBlock())}}));
    std::vector<SectorsPanel> panels;
    for (const IndexOrder order : ordersOf(array_->elements)) {
        auto sectors = computeWarpSectors(shape, array_->elements, order, elementBytes(), chosenBlock(),
                                          static_cast<std::uint64_t>(warp));
        SectorsPanel& panel = panels.emplace_back();
        panel.title = accessCode(array_->elements, order);
        panel.isOwn = array_->order == order;
        panel.warp = std::move(sectors).value_or(core::WarpSectors{});
        panel.sectors = fill(tr("{sectors, plural, one {# sector} other {# sectors}} of 32 bytes"),
                             {{"sectors", panel.warp.sectors.size()}});
        panel.used = fill(tr("{used} of {bytes} bytes used"),
                          {{"used", grouped(lanesWithElement(panel.warp) * elementBytes())},
                           {"bytes", grouped(panel.warp.sectors.size() * core::sectorBytes)}});
    }
    picture_->setPanels(std::move(panels), elementBytes());
    refreshSentence();
}

void SectorsView::refreshSentence() {
    if (!array_)
        return;
    const core::LaunchShape shape = session_.shape();
    const std::uint32_t lane = picture_->lane();
    const core::Count rank = static_cast<core::Count>(warp_->value()) * shape.warpSize + lane;
    QStringList sentences;
    if (rank >= volume(shape.block))
        sentences << fill(tr("Lane {lane} has no thread: the block ends before it."), {{"lane", lane}});
    else
        sentences << fill(tr("Lane {lane} is thread {thread}."),
                          {{"lane", lane}, {"thread", core::indexText(toIndex(rank, shape.block))}});
    for (const SectorsPanel& panel : picture_->panels()) {
        const std::vector<std::optional<std::uint64_t>>& elements = panel.warp.elements;
        if (lane >= elements.size() || !elements[lane])
            continue;
        const std::uint64_t first = *elements[lane] * elementBytes();
        const auto sharing = std::count_if(elements.begin(), elements.end(), [&](const auto& element) {
            return element && *element * elementBytes() / core::sectorBytes == first / core::sectorBytes;
        });
        sentences << fill(
            tr("{access}: element {element}, bytes {first} to {last}, in a sector that {lanes, plural, "
               "one {this lane alone uses} other {# lanes use}}."),
            {{"access", panel.title},
             {"element", grouped(*elements[lane])},
             {"first", grouped(first)},
             {"last", grouped(first + elementBytes() - 1)},
             {"lanes", static_cast<std::uint64_t>(sharing)}});
    }
    if (rank < volume(shape.block) && sentences.size() == 1)
        sentences << tr("It is outside the problem and accesses nothing.");
    sentence_->setText(sentences.join(QLatin1Char(' ')));
    QStringList all{words_->text()};
    for (const SectorsPanel& panel : picture_->panels())
        all << panel.title + QStringLiteral(": ") + panel.sectors + QStringLiteral(", ") + panel.used;
    all << sentence_->text();
    picture_->setAccessibleDescription(all.join(QLatin1Char('\n')));
}

core::DataTable SectorsView::table() const {
    core::DataTable table{
        picture_->accessibleName().toStdString(), {"access", "lane", "element", "byte", "sector"}, {}};
    for (const SectorsPanel& panel : picture_->panels())
        for (std::size_t lane = 0; lane < panel.warp.elements.size(); ++lane) {
            const auto& element = panel.warp.elements[lane];
            if (!element)
                continue;
            const std::uint64_t byte = *element * elementBytes();
            table.rows.push_back({panel.title.toStdString(), static_cast<std::int64_t>(lane),
                                  static_cast<std::int64_t>(*element), static_cast<std::int64_t>(byte),
                                  static_cast<std::int64_t>(byte / core::sectorBytes)});
        }
    return table;
}

} // namespace trichevron::gui
