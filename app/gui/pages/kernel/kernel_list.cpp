// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_list.h"

#include "app/gui/accessibility/clear_button.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"

#include <QAbstractListModel>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace trichevron::gui {
namespace {

/// A tool tip of a template's name can fill the screen.
constexpr std::size_t longestToolTip = 2000;
/// Pixels between two names, and beside one.
constexpr int nameGap = 4;
constexpr int nameMargin = 10;

/// Kernels return nothing, and names of templates differ behind that.
std::string_view shownName(std::string_view name) {
    constexpr std::string_view result = "void ";
    return name.substr(name.starts_with(result) ? result.size() : 0);
}

} // namespace

/// A row per kernel: a library has tens of thousands.
class KernelListModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setKernels(std::vector<core::OwnKernel> kernels) {
        beginResetModel();
        kernels_ = std::move(kernels);
        endResetModel();
    }
    const std::vector<core::OwnKernel>& kernels() const { return kernels_; }

    /// A longer name than a line has letters gets two lines. False where all is as before.
    bool setLine(std::size_t letters, int height) {
        const bool isNew = letters != letters_ || height != lineHeight_;
        letters_ = letters;
        lineHeight_ = height;
        return isNew;
    }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(kernels_.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        const std::string& name = kernels_[static_cast<std::size_t>(index.row())].name();
        if (role == Qt::DisplayRole)
            return text(shownName(name));
        // Without it the view would lay out the text of each row.
        if (role == Qt::SizeHintRole)
            return QSize(0, (shownName(name).size() > letters_ ? 2 : 1) * lineHeight_ + nameGap);
        if (role == Qt::ToolTipRole)
            return text(std::string_view(name).substr(0, longestToolTip));
        return {};
    }

private:
    std::vector<core::OwnKernel> kernels_;
    std::size_t letters_ = 0;
    int lineHeight_ = 0;
};

std::vector<core::OwnKernel> groupedByName(std::vector<core::KernelResources> kernels,
                                           const core::OwnKernel& origin) {
    std::vector<core::OwnKernel> groups;
    std::unordered_map<std::string, std::size_t> known;
    for (const core::KernelResources& kernel : kernels)
        if (kernel.numRegs)
            known.emplace(kernel.mangledName, known.size());
    groups.resize(known.size(), origin);
    for (core::KernelResources& kernel : kernels) {
        const auto [entry, isNew] = known.emplace(kernel.mangledName, groups.size());
        if (isNew)
            groups.push_back(origin);
        groups[entry->second].versions.push_back(std::move(kernel));
    }
    return groups;
}

KernelList::KernelList(QWidget* parent)
    : QWidget(parent), model_(new KernelListModel(this)), shown_(new QSortFilterProxyModel(this)),
      filter_(new QLineEdit), view_(new QListView), count_(new QLabel) {
    shown_->setSourceModel(model_);
    shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    filter_->setObjectName(QStringLiteral("kernelFilter"));
    addClearButton(*filter_);
    filter_->installEventFilter(this);
    view_->setObjectName(QStringLiteral("kernelList"));
    view_->setModel(shown_);
    view_->setWordWrap(true);
    view_->setTextElideMode(Qt::ElideRight);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setFont(monospaceFont(0.92));
    view_->viewport()->installEventFilter(this);
    count_->setObjectName(QStringLiteral("kernelCount"));
    count_->setProperty("role", "muted");
    count_->setFont(textFont(0.9));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    rows->addWidget(filter_);
    rows->addWidget(view_, 1);
    rows->addWidget(count_);
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& words) {
        shown_->setFilterFixedString(words.trimmed());
        if (!view_->currentIndex().isValid())
            selectFirst();
        showCount();
        Q_EMIT filterChanged();
    });
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { Q_EMIT currentChanged(); });
    connect(view_, &QListView::activated, this, [this] { Q_EMIT activated(); });
    retranslate(this, [this] {
        filter_->setPlaceholderText(tr("Filter kernels"));
        filter_->setAccessibleName(tr("Filter kernels"));
        view_->setAccessibleName(tr("Kernels"));
        showCount();
    });
}

void KernelList::setKernels(std::vector<core::OwnKernel> kernels, const std::string& id) {
    filter_->clear();
    fitRows();
    model_->setKernels(std::move(kernels));
    showCount();
    if (!select(id))
        selectFirst();
}

const core::OwnKernel* KernelList::current() const {
    const QModelIndex index = shown_->mapToSource(view_->currentIndex());
    return index.isValid() ? &model_->kernels()[static_cast<std::size_t>(index.row())] : nullptr;
}

bool KernelList::select(const std::string& id) {
    for (std::size_t i = 0; i < model_->kernels().size(); ++i)
        if (idOf(model_->kernels()[i]) == id) {
            view_->setCurrentIndex(shown_->mapFromSource(model_->index(static_cast<int>(i))));
            return true;
        }
    return false;
}

QString KernelList::filter() const {
    return filter_->text();
}

void KernelList::setFilter(const QString& filter) {
    filter_->setText(filter);
}

void KernelList::selectFirst() {
    if (shown_->rowCount() > 0)
        view_->setCurrentIndex(shown_->index(0, 0));
    else
        Q_EMIT currentChanged();
}

void KernelList::showCount() {
    const int all = model_->rowCount();
    const int shown = shown_->rowCount();
    count_->setText(all == shown
                        ? fill(tr("{count, plural, one {# kernel} other {# kernels}}"), {{"count", all}})
                    : shown == 0 ? tr("No kernel has this in its name.")
                                 : fill(tr("{shown} of {count, plural, one {# kernel} other {# kernels}}"),
                                        {{"shown", shown}, {"count", all}}));
}

void KernelList::fitRows() {
    const QFontMetrics metrics = view_->fontMetrics();
    const int room = std::max(0, view_->viewport()->width() - nameMargin);
    const auto letters = static_cast<std::size_t>(room / metrics.horizontalAdvance(QLatin1Char('0')));
    if (model_->setLine(letters, metrics.lineSpacing()))
        view_->doItemsLayout();
}

bool KernelList::eventFilter(QObject* object, QEvent* event) {
    if (object == view_->viewport() &&
        (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)) // before the view has it
        QMetaObject::invokeMethod(this, &KernelList::fitRows, Qt::QueuedConnection);
    // The arrow keys reach the list without leaving the filter.
    if (object == filter_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int row = view_->currentIndex().row() + (key == Qt::Key_Down ? 1 : -1);
            if (row >= 0 && row < shown_->rowCount())
                view_->setCurrentIndex(shown_->index(row, 0));
            return true;
        }
    }
    return QWidget::eventFilter(object, event);
}

} // namespace trichevron::gui
