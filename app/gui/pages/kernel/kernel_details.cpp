// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_details.h"

#include "app/gui/layout/elided_label.h"
#include "app/gui/pages/kernel/declared_text.h"
#include "app/gui/pages/kernel/kernel_block_sizes.h"
#include "app/gui/pages/kernel/kernel_devices.h"
#include "app/gui/source/bounds_view.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"
#include "core/compile/compile_all.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int leastWidth = 300;

// Of a wide page, in percent; the block sizes have the rest.
constexpr int leastOfKernel = 62;
constexpr int mostOfKernel = 70;

constexpr int restStretch = 100; ///< takes nearly all of the height that is left

constexpr std::size_t shownChanges = 3;

} // namespace

KernelDetails::KernelDetails(LaunchSession& session, const DeviceSelection& devices, const OpenSource& source)
    : VerticalScrollArea(leastWidth), session_(session), source_(source),
      parts_(new QBoxLayout(QBoxLayout::LeftToRight)), name_(new ElidedLabel), choice_(new QComboBox),
      empty_(new QLabel), declared_(new QLabel), changes_(new QLabel),
      table_(new KernelDevices(session, devices)), bounds_(new BoundsView(source, session, devices)),
      blocks_(new KernelBlockSizes(session)) {
    setObjectName(QStringLiteral("kernelScroll"));
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("panel"));
    content->setLayout(parts_);
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(0);
    panel_ = buildKernel();
    parts_->addWidget(panel_);
    parts_->addWidget(blocks_);
    setWidget(content);
    connect(table_, &KernelDevices::currentChanged, this, &KernelDetails::showDevice);
    connect(bounds_, &BoundsView::boundsChosen, this, &KernelDetails::boundsChosen);
    connect(choice_, &QComboBox::activated, this,
            [this](int index) { Q_EMIT chosen(choice_->itemData(index).toString()); });
    retranslate(this, [this] {
        setAccessibleName(tr("Kernel"));
        choice_->setAccessibleName(tr("Kernel of the source"));
        showChanges();
        showWhyEmpty();
    });
}

QWidget* KernelDetails::buildKernel() {
    auto* panel = new QWidget;
    panel->setObjectName(QStringLiteral("panel"));
    rows_ = new QVBoxLayout(panel);
    rows_->setContentsMargins(12, 10, 12, 10);
    rows_->setSpacing(6);
    name_->setObjectName(QStringLiteral("kernelName"));
    name_->setFont(textFont(1.15, QFont::DemiBold));
    name_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    choice_->setObjectName(QStringLiteral("kernelChoice"));
    choice_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    choice_->hide();
    empty_->setObjectName(QStringLiteral("kernelNone"));
    empty_->setProperty("role", "muted");
    empty_->setWordWrap(true);
    declared_->setWordWrap(true);
    declared_->setFont(textFont(0.95));
    declared_->setObjectName(QStringLiteral("kernelDeclared"));
    declared_->setProperty("role", "muted");
    changes_->setWordWrap(true);
    changes_->setFont(textFont(0.95));
    changes_->setObjectName(QStringLiteral("kernelChanges"));
    bounds_->hide();
    for (QWidget* widget :
         std::initializer_list<QWidget*>{name_, choice_, empty_, declared_, changes_, table_})
        rows_->addWidget(widget);
    // Room that nobody uses is left at the end, and not between the parts.
    rows_->addWidget(bounds_, restStretch);
    rows_->addStretch(1);
    return panel;
}

void KernelDetails::setChoices(const std::vector<core::OwnKernel>& kernels) {
    const bool hasSource = source_.isOpen();
    const bool hasChoice = hasSource && kernels.size() > 1;
    choice_->setVisible(hasChoice);
    const QSignalBlocker quiet(choice_);
    choice_->clear();
    for (const core::OwnKernel& kernel : kernels)
        choice_->addItem(text(kernel.name()), text(idOf(kernel)));
    showWhyEmpty();
}

void KernelDetails::setKernel(const core::OwnKernel* kernel) {
    kernel_ = kernel == nullptr ? std::nullopt : std::optional(*kernel);
    table_->setKernel(kernel_, source_.isOpen() ? KernelDevices::Compilation{source_.architectures(),
                                                                             source_.architecturesToCome(),
                                                                             source_.outdatedArchitectures()}
                                                : KernelDevices::Compilation{});
    table_->setVisible(kernel_.has_value());
    blocks_->setVisible(kernel_.has_value());
    empty_->setVisible(!kernel_);
    name_->setVisible(kernel_ && choice_->isHidden());
    bounds_->setVisible(kernel_ && source_.isOpen());
    // Bounds use the room better than more devices at a time.
    rows_->setStretchFactor(table_, bounds_->isHidden() ? restStretch : 0);
    name_->setText(kernel_ ? text(kernel_->name()) : QString());
    name_->setToolTip(name_->text());
    if (kernel_)
        choice_->setCurrentIndex(choice_->findData(text(idOf(*kernel_))));
}

void KernelDetails::showWhyEmpty() {
    empty_->setText(
        source_.isOpen() && source_.lacksKernel()
            ? fill(tr("The source compiles but has no kernel (no {keyword} function)."),
                   {{"keyword", std::string("__global__")}})
            : tr("Once the source compiles, this is where you see what each kernel needs on each device."));
}

void KernelDetails::showDevice() {
    const auto device = table_->current();
    const core::KernelResources* version =
        kernel_ && device ? versionFor(kernel_->versions, device->computeCapability) : nullptr;
    auto attributes = version != nullptr ? attributesOf(*version, 1) : std::nullopt;
    if (attributes)
        attributes = table_->launchOfExplore().of(std::move(*attributes));
    blocks_->setKernel(kernel_ ? idOf(*kernel_) : std::string(), std::move(attributes), device);
    const core::KernelResources* shown = version != nullptr ? version
                                         : kernel_          ? &kernel_->versions.front()
                                                            : nullptr;
    declared_->setText(shown != nullptr ? withWholeNumbers(declaredText(*kernel_, *shown)) : QString());
    declared_->setToolTip(kernel_ ? declaredToolTip(*kernel_) : QString());
    declared_->setVisible(!declared_->text().isEmpty());
    shareWidth();
    if (!source_.isOpen())
        return;
    const core::LaunchConfig& config = session_.state().config;
    bounds_->setKernel({kernel_ ? idOf(*kernel_) : std::string(),
                        kernel_ ? kernel_->versions.front().mangledName : std::string(), device,
                        volume(config.blockDim), config.dynamicSmemBytes});
    if (device)
        Q_EMIT architectureChanged(text(core::architectureOf(device->computeCapability)));
}

void KernelDetails::showChanges() {
    QStringList lines;
    const std::vector<core::Text> changes = source_.isOpen() ? source_.changes() : std::vector<core::Text>{};
    if (!changes.empty())
        lines << (source_.source().path.empty() ? tr("Since the source was opened:")
                                                : tr("Since the last save:"));
    QStringList all;
    for (const core::Text& change : changes)
        all << text(change.text());
    lines << all.mid(0, shownChanges);
    if (changes.size() > shownChanges)
        lines << fill(tr("and {count, plural, one {# more change} other {# more changes}}"),
                      {{"count", changes.size() - shownChanges}});
    changes_->setText(lines.join(QLatin1Char('\n')));
    changes_->setToolTip(all.join(QLatin1Char('\n')));
    // While results come, what is below stays where it is.
    const bool keepsRoom = source_.isOpen() && source_.compilation().isCompiling() && !changes_->isHidden();
    changes_->setMinimumHeight(keepsRoom ? changes_->height() : 0);
    changes_->setVisible(keepsRoom || !lines.isEmpty());
}

void KernelDetails::setWide(bool wide) {
    parts_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    blocks_->setShowsAllRows(!wide); // below the devices, the page scrolls anyway
    shareWidth();
}

void KernelDetails::resizeEvent(QResizeEvent* event) {
    VerticalScrollArea::resizeEvent(event);
    shareWidth();
}

void KernelDetails::shareWidth() {
    if (parts_->direction() != QBoxLayout::LeftToRight) {
        parts_->setStretch(0, 1);
        parts_->setStretch(1, 0);
        return;
    }
    const int whole = viewport()->width();
    const QMargins margins = panel_->layout()->contentsMargins();
    const int share = std::clamp(table_->widthOfOneLine() + margins.left() + margins.right(),
                                 whole * leastOfKernel / 100, whole * mostOfKernel / 100);
    parts_->setStretch(0, share);
    parts_->setStretch(1, whole - share);
}

} // namespace trichevron::gui
