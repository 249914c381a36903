// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/bins/bins_view.h"

#include "app/gui/bins/bins_picture.h"
#include "app/gui/bins/launch_bins.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/dimensions/extent_text.h"
#include "core/dimensions/parse.h"
#include "core/scene/hierarchy_path.h"
#include "core/text/number_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <limits>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr std::uint32_t bytesPerCounter = 4;

QLabel* wrappedLabel(const char* objectName) {
    auto* label = new QLabel;
    label->setObjectName(QString::fromLatin1(objectName));
    label->setWordWrap(true);
    return label;
}

} // namespace

BinsView::BinsView(LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), words_(wrappedLabel("binsWords")), binLabel_(new QLabel),
      bin_(new NumberField(
          {}, [this](const QString& typed, const QString& what) { return readBin(typed, what); },
          [](std::uint64_t bin) { return QString::number(bin); })),
      sentence_(wrappedLabel("binsSentence")), picture_(new BinsPicture), controls_(new QWidget) {
    setObjectName(QStringLiteral("binsView"));
    words_->setProperty("role", "muted");
    binLabel_->setProperty("role", "muted");
    binLabel_->setBuddy(bin_);
    bin_->setObjectName(QStringLiteral("binsBin"));
    bin_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout(controls_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(binLabel_);
    row->addWidget(bin_);
    row->addWidget(sentence_, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 6);
    rows->setSpacing(6);
    rows->addWidget(words_);
    rows->addWidget(controls_);
    rows->addWidget(picture_, 1);
    ExportMenu::attach(
        *picture_, [] { return tr("Bins"); }, ExportMenu::Picture::Offered, [this] { return table(); });
    connect(bin_, &NumberField::valueEdited, this,
            [this](quint64 bin) { session_.setBin(static_cast<std::uint32_t>(bin)); });
    connect(bin_, &NumberField::problemChanged, this, &BinsView::refreshSentence);
    connect(bin_, &NumberField::edited, this, &BinsView::refreshSentence);
    connect(picture_, &BinsPicture::binChosen, this, [this](std::uint32_t bin) { session_.setBin(bin); });
    connect(picture_, &BinsPicture::blockChosen, this,
            [this](std::uint32_t rank) { session_.setPath(pathToBlock(session_.shape(), blockAt(rank))); });
    onChange(session_, SessionChange::Launch | SessionChange::Path, this, &BinsView::refresh);
    setTexts();
}

void BinsView::setTexts() {
    bin_->setAccessibleName(tr("Bin"));
    bin_->setWhat(tr("bin"));
    picture_->setAccessibleName(tr("Bins of the cluster"));
    refresh();
}

void BinsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setTexts();
}

core::BlockIndex BinsView::chosenBlock() const {
    return firstBlockOf(session_.path(), session_.shape());
}

core::BlockIndex BinsView::blockAt(std::uint32_t rank) const {
    const core::ClusterExtent extent = session_.shape().cluster;
    const core::BlockInClusterIndex place{rank % extent.x, rank / extent.x % extent.y,
                                          rank / extent.x / extent.y};
    return blockIndexOf(computeClusterIndex(chosenBlock(), extent), place, extent);
}

void BinsView::refresh() {
    const std::optional<core::SharedBins> before = std::exchange(bins_, binsOf(session_));
    controls_->setVisible(bins_.has_value());
    picture_->setVisible(bins_.has_value());
    if (!bins_) {
        words_->setText(
            !countsBins(session_)
                ? tr("This launch counts no bins in distributed shared memory.")
                : tr("The device refuses this launch, because its clusters do not divide the grid: "
                     "no block holds a bin."));
        return;
    }
    words_->setText(
        fill(tr("{blocks, plural, one {A cluster of one block} other {The # blocks of a cluster}} together "
                "hold {bins} bins: each has {counters} counters in {bytes} of its shared memory. Not ranges "
                "but a hash decides which block holds a bin, because frequent bins are often neighbours. "
                "Every block adds to the counters of all; after cluster.sync() it reads only its own."),
             {{"blocks", bins_->blocks},
              {"bins", core::withSeparators(bins_->bins)},
              {"counters", core::withSeparators(bins_->countersPerBlock())},
              {"bytes", core::bytesText({std::uint64_t{bins_->countersPerBlock()} * bytesPerCounter})}}));
    if (const QString missing = missingSmemForBins(session_); !missing.isEmpty())
        words_->setText(words_->text() + QLatin1Char(' ') + missing);
    std::vector<QString> names;
    for (std::uint32_t rank = 0; rank < bins_->blocks; ++rank)
        names.push_back(fill(tr("rank {rank}: block {block}"),
                             {{"rank", rank}, {"block", core::indexText(blockAt(rank))}}));
    picture_->setBins(*bins_, names);
    picture_->setBin(chosenBin(session_).value_or(0));
    const core::ThreadPlace place = computePlace(session_.shape(), chosenBlock(), {});
    picture_->setBlock(static_cast<std::uint32_t>(place.blockRankInCluster));
    bin_->setValue(picture_->bin());
    if (before && before->bins != bins_->bins)
        bin_->showValue(); // what is wrong with a text was said of the other number of bins
    binLabel_->setText(fill(tr("bin (0 to {last})"), {{"last", core::withSeparators(bins_->bins - 1)}}));
    refreshSentence();
}

std::uint64_t BinsView::readBin(const QString& typed, const QString& what) const {
    return core::parseUnsigned(typed.toStdString(), what.toStdString(), 0,
                               bins_ ? bins_->bins - 1 : std::numeric_limits<std::uint32_t>::max());
}

QString BinsView::problemOfBin() const {
    bool isNumber = false;
    const qulonglong number = bin_->text().trimmed().toULongLong(&isNumber);
    return isNumber && number >= bins_->bins ? fill(tr("There is no bin {number}; the last one is {last}."),
                                                    {{"number", core::withSeparators(core::Count{number})},
                                                     {"last", core::withSeparators(bins_->bins - 1)}})
                                             : bin_->problem();
}

void BinsView::refreshSentence() {
    if (!bins_)
        return;
    if (!bin_->problem().isEmpty()) {
        sentence_->setText(problemOfBin());
        return;
    }
    const std::uint32_t bin = picture_->bin();
    const std::uint32_t owner = bins_->ownerOf(bin);
    const QString pattern =
        core::binAccess(picture_->block(), owner) == core::BinAccess::AddsAndReads
            ? tr("is counter {counter} of block {owner}, in its own shared memory: rank {rank} adds to it "
                 "directly, and reads it at the end.")
            : tr("is counter {counter} of block {owner}: rank {rank} adds to it with map_shared_rank(), over "
                 "distributed shared memory, and never reads it.");
    QString sentence = fill(pattern, {{"counter", core::withSeparators(bins_->counterOf(bin))},
                                      {"owner", core::indexText(blockAt(owner))},
                                      {"rank", picture_->block()}});
    const core::Count clusters = volume(gridInClusters(session_.shape()));
    if (bins_->blocks > 1)
        sentence += QLatin1Char(' ') + tr("All blocks of the cluster add to it.");
    if (clusters > 1)
        sentence +=
            QLatin1Char(' ') + fill(tr("Each of the grid's {clusters} clusters has counters of its own."),
                                    {{"clusters", core::withSeparators(clusters)}});
    sentence_->setText(sentence);
    picture_->setAccessibleDescription(words_->text() + QLatin1Char('\n') + bin_->accessibleName() +
                                       QLatin1Char(' ') + bin_->text() + QLatin1Char(' ') +
                                       sentence_->text());
}

core::DataTable BinsView::table() const {
    core::DataTable table{picture_->accessibleName().toStdString(), {"bin", "block rank", "counter"}, {}};
    if (!bins_)
        return table;
    for (std::uint32_t bin = 0; bin < bins_->bins; ++bin)
        table.rows.push_back(
            {std::int64_t{bin}, std::int64_t{bins_->ownerOf(bin)}, std::int64_t{bins_->counterOf(bin)}});
    return table;
}

} // namespace trichevron::gui
