// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presets/preset_gallery.h"

#include "app/gui/accessibility/clear_button.h"
#include "app/gui/accessibility/list_keys.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/presets/launch_picture.h"
#include "app/gui/presets/shown_terms.h"
#include "app/gui/session/launch_change.h"
#include "app/gui/session/listed_kernels.h"
#include "app/gui/session/preset_launch.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/demo/demo_text.h"
#include "core/messages/word_match.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace trichevron::gui {
namespace {

const QSize pictureSize(128, 84);
constexpr int cellMargin = 8;
constexpr int linesOfADescription = 3;

/// The name has the width of its entry. Else it has that of its longest line, which the padding of the style
/// sheet makes too narrow for it.
class GalleryCell final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->showDecorationSelected = true;
    }
};

bool isHeading(const QListWidgetItem& item) {
    return item.flags() == Qt::NoItemFlags;
}

} // namespace

PresetGallery::PresetGallery(LaunchSession& session, DeviceSelection& devices, QWidget* parent)
    : QDialog(parent), session_(session), devices_(devices), field_(new QLineEdit), list_(new QListWidget),
      description_(new QLabel), apply_(new QPushButton) {
    setObjectName(QStringLiteral("presetGallery"));
    field_->setObjectName(QStringLiteral("presetFilter"));
    addClearButton(*field_);
    list_->setObjectName(QStringLiteral("presetList"));
    list_->setItemDelegate(new GalleryCell(list_));
    list_->setViewMode(QListView::IconMode);
    list_->setMovement(QListView::Static);
    list_->setResizeMode(QListView::Adjust);
    list_->setIconSize(pictureSize);
    list_->setWordWrap(true);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    description_->setObjectName(QStringLiteral("presetDescription"));
    description_->setTextFormat(Qt::PlainText);
    description_->setWordWrap(true);
    description_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    description_->setMinimumHeight(fontMetrics().lineSpacing() * linesOfADescription);
    apply_->setObjectName(QStringLiteral("presetApply"));
    apply_->setProperty("role", "primary");
    apply_->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(field_);
    layout->addWidget(list_, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(description_, 1);
    foot->addWidget(apply_, 0, Qt::AlignBottom);
    layout->addLayout(foot);
    moveThroughListFrom(*field_, *list_);
    list_->viewport()->installEventFilter(this);
    connect(field_, &QLineEdit::textChanged, this, &PresetGallery::filter);
    connect(list_, &QListWidget::currentItemChanged, this, &PresetGallery::describe);
    connect(list_, &QListWidget::itemDoubleClicked, this, &PresetGallery::apply);
    connect(apply_, &QPushButton::clicked, this, &PresetGallery::apply);
    connect(&drawing_, &QTimer::timeout, this, &PresetGallery::drawNext);
    connect(&devices_, &DeviceSelection::devicesChanged, this, &PresetGallery::fillList);
    retranslate(this, [this] { setTexts(); });
    constexpr int columns = 5;
    const QSize wanted(columns * (scaledPixels(pictureSize.width()) + 3 * cellMargin) + 60,
                       scaledPixels(620));
    resize(parent == nullptr ? wanted : wanted.boundedTo(parent->size() - QSize(40, 60)));
    keepOnScreen(*this);
    field_->setFocus();
}

void PresetGallery::setTexts() {
    setWindowTitle(tr("Preset gallery"));
    field_->setAccessibleName(tr("Filter presets"));
    field_->setPlaceholderText(tr("filter"));
    list_->setAccessibleName(tr("Presets"));
    apply_->setText(tr("Set this launch"));
    fillList();
}

void PresetGallery::addHeading(const QString& title) {
    auto* item = new QListWidgetItem(title, list_);
    item->setFlags(Qt::NoItemFlags);
    QFont font; // its size is that of the list
    font.setBold(true);
    item->setFont(font);
    item->setForeground(currentTheme().muted);
    item->setTextAlignment(Qt::AlignLeft | Qt::AlignBottom);
}

void PresetGallery::addEntry(const QString& title, const QString& summary, const QString& obstacle,
                             const std::function<void()>& apply) {
    auto* item = new QListWidgetItem(title, list_);
    const int words = list_->fontMetrics()
                          .boundingRect(QRect(0, 0, pictureSize.width() - 2 * cellMargin, QWIDGETSIZE_MAX),
                                        Qt::TextWordWrap | Qt::AlignHCenter, title)
                          .height();
    item->setSizeHint(
        {pictureSize.width() + 2 * cellMargin, pictureSize.height() + 2 * cellMargin + words + cellMargin});
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    if (!obstacle.isEmpty())
        item->setForeground(currentTheme().muted);
    QPixmap nothing(pictureSize);
    nothing.fill(Qt::transparent);
    item->setIcon(QIcon(nothing));
    Entry entry{item, summary, {}, {}, obstacle, apply, session_.state()};
    if (obstacle.isEmpty()) {
        entry.outcome = session_.outcomeOf(apply);
        const std::vector<core::Term> terms = shownTerms(entry.outcome);
        for (const core::Term term : terms)
            entry.shown << text(titleFor(term));
        entry.terms = searchedWords(terms);
    }
    entries_.push_back(std::move(entry));
}

void PresetGallery::fillList() {
    list_->clear();
    entries_.clear();
    const LaunchState& state = session_.state();
    addHeading(tr("Forms of a launch"));
    for (const core::Preset preset : core::allPresets)
        addEntry(text(titleFor(preset)), text(messageFor(preset)), presetObstacle(devices_, state, preset),
                 [this, preset] { applyPreset(session_, devices_, preset); });
    std::optional<std::string> chapter;
    for (const auto& [kernel, obstacle] : listedKernels(devices_, state)) {
        if (kernel->chapter != chapter) {
            chapter = kernel->chapter;
            addHeading(chapter->empty() ? tr("Kernels") : text(core::demoText(*chapter)));
        }
        addEntry(text(titleFor(*kernel)), text(summaryFor(*kernel)), obstacle,
                 [this, kernel = kernel] { session_.setKernel(kernel); });
    }
    drawn_ = 0;
    drawing_.start(0);
    filter(field_->text());
}

void PresetGallery::drawNext() {
    if (drawn_ == entries_.size()) {
        drawing_.stop();
        return;
    }
    const Entry& entry = entries_[drawn_++];
    const SceneColours colours = currentTheme().dark ? SceneColours::dark() : SceneColours::light();
    const QImage picture = drawLaunch(entry.outcome, colours, pictureSize, devicePixelRatioF());
    if (picture.isNull() || !entry.obstacle.isEmpty())
        return;
    QIcon icon;
    // The style would tint that of the selected one: its colours say something.
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected})
        icon.addPixmap(QPixmap::fromImage(picture), mode);
    entry.item->setIcon(icon);
}

void PresetGallery::filter(const QString& typed) {
    const std::string words = typed.toStdString();
    std::size_t entry = 0;
    QListWidgetItem* heading = nullptr;
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < list_->count(); ++row) {
        QListWidgetItem* item = list_->item(row);
        if (isHeading(*item)) {
            heading = item;
            heading->setHidden(true);
            continue;
        }
        const Entry& at = entries_[entry++];
        const std::string line =
            (heading->text() + QLatin1Char(' ') + item->text() + QLatin1Char(' ') + at.summary).toStdString();
        const bool matches = core::anyOrderMatchScore(words, line).has_value() ||
                             core::anyOrderMatchScore(words, at.terms.toStdString()).has_value();
        item->setHidden(!matches);
        if (matches) {
            heading->setHidden(false);
            first = first == nullptr ? item : first;
        }
    }
    fitHeadings();
    if (list_->currentItem() == nullptr || list_->currentItem()->isHidden())
        list_->setCurrentItem(first);
    describe();
}

void PresetGallery::fitHeadings() {
    // A heading takes a row of its own.
    const int width = std::max(0, list_->viewport()->width() - 4);
    for (int row = 0; row < list_->count(); ++row)
        if (QListWidgetItem* item = list_->item(row); isHeading(*item))
            item->setSizeHint({width, fontMetrics().lineSpacing() * 2});
}

const PresetGallery::Entry* PresetGallery::current() const {
    const auto found = std::find_if(entries_.begin(), entries_.end(), [this](const Entry& entry) {
        return entry.item == list_->currentItem() && !entry.item->isHidden();
    });
    return found == entries_.end() ? nullptr : &*found;
}

void PresetGallery::describe() {
    const Entry* entry = current();
    apply_->setEnabled(entry != nullptr && entry->obstacle.isEmpty());
    if (entry == nullptr) {
        description_->setText(fill(tr("No preset matches “{typed}”."), {{"typed", field_->text()}}));
        return;
    }
    const QString change = changeText(session_.state(), entry->outcome);
    const QString shown = entry->shown.isEmpty()
                              ? QString()
                              : QLatin1Char(' ') + fill(tr("It shows: {terms}."),
                                                        {{"terms", entry->shown.join(QStringLiteral(", "))}});
    description_->setText(entry->summary + shown + QLatin1Char('\n') +
                          (!entry->obstacle.isEmpty() ? entry->obstacle
                           : change.isEmpty()         ? tr("This is the launch at hand.")
                                                      : fill(tr("Changes {change}"), {{"change", change}})));
}

void PresetGallery::apply() {
    const Entry* entry = current();
    if (entry == nullptr || !entry->obstacle.isEmpty())
        return;
    const std::function<void()> run = entry->apply;
    accept();
    run();
}

bool PresetGallery::eventFilter(QObject* object, QEvent* event) {
    // Not when the dialog is resized: the list gets its size, and its scroll bar, after that.
    if (object == list_->viewport() && event->type() == QEvent::Resize)
        fitHeadings();
    return QDialog::eventFilter(object, event);
}

} // namespace trichevron::gui
