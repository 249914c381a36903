// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/thread/find_field.h"

#include "app/gui/bins/launch_bins.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"
#include "core/scene/find_words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int popupWidth = 400;

} // namespace

FindField::FindField(LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), edit_(new QLineEdit), problem_(new QLabel),
      completer_(new QCompleter(this)), suggestions_(new QStandardItemModel(this)),
      foundKernel_(session.state().kernel->id) {
    edit_->setObjectName(QStringLiteral("findField"));
    edit_->setFont(monospaceFont(0.92));
    problem_->setObjectName(QStringLiteral("findProblem"));
    problem_->setProperty("role", "problem");
    problem_->setFont(textFont(0.9));
    problem_->setWordWrap(true);
    problem_->hide();
    completer_->setModel(suggestions_);
    completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer_->setWidget(edit_);
    completer_->popup()->setObjectName(QStringLiteral("findSuggestions"));
    completer_->popup()->setFont(textFont(0.95));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(edit_);
    layout->addWidget(problem_);
    onChange(session_, SessionChange::Path, this, [this] {
        showProblem({});
        if (!isSelecting_ && !isTyped())
            edit_->clear(); // something else is selected now
    });
    connect(edit_, &QLineEdit::textEdited, this, &FindField::suggest);
    onChange(session_, SessionChange::Launch, this, [this] {
        // The text was found in the previous launch, and what is wrong with it was said of the previous
        // kernel.
        const core::LaunchShape shape = session_.shape();
        const std::string& kernel = session_.state().kernel->id;
        if ((shape != found_ && !isTyped()) || kernel != foundKernel_) {
            found_ = shape;
            foundKernel_ = kernel;
            edit_->clear();
            showProblem({});
        }
        checkProblem();
    });
    onChange(session_, SessionChange::Path | SessionChange::Launch, this, &FindField::showFoundAgain);
    connect(edit_, &QLineEdit::returnPressed, this, [this] {
        const QModelIndex current = completer_->popup()->currentIndex();
        if (completer_->popup()->isVisible() && current.isValid())
            choose(current.row());
        else
            go();
    });
    connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& index) { choose(index.row()); });
    retranslate(this, [this] { setTexts(); });
}

void FindField::setTexts() {
    edit_->setAccessibleName(tr("Find a thread, warp, block, cluster or element"));
    edit_->setPlaceholderText(tr("find: block 65, element 37,23"));
    edit_->setToolTip(
        tr("thread 117, block 65, block (2,1,0), warp 3 lane 7, cluster 4, rank 123456, global (37,23), "
           "element or linear index 23037, block 65 thread 117, thread 117 of block 65, or bin 12 of a "
           "histogram; Return goes there") +
        QStringLiteral(" (") + QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText) +
        QLatin1Char(')'));
    completer_->popup()->setAccessibleName(tr("Readings of the text"));
    completer_->popup()->hide(); // its readings are in the previous language
    const bool isShown = !foundText_.isEmpty() && edit_->text() == foundText_;
    foundText_ = QString::fromStdString(core::inCurrentWords(foundInEnglish_));
    if (isShown)
        edit_->setText(foundText_);
    checkProblem();
}

void FindField::begin() {
    edit_->setFocus(Qt::ShortcutFocusReason);
    edit_->selectAll();
}

core::FindScope FindField::scope() const {
    const LaunchState& state = session_.state();
    return {session_.shape(), problemToCover(state.config, state.kernel->attributes), session_.path(),
            state.kernel->problemAxisNames, binsOf(session_)};
}

void FindField::suggest() {
    showProblem({});
    suggestions_->clear();
    readings_.clear();
    const std::string text = edit_->text().toStdString();
    const auto add = [this](const std::string& what, const std::string& more) {
        auto* item = new QStandardItem(QStringLiteral("%1 → %2").arg(QString::fromStdString(what).trimmed(),
                                                                     QString::fromStdString(more)));
        item->setEditable(false);
        // The text that the completer inserts.
        item->setData(QString::fromStdString(what), Qt::UserRole);
        suggestions_->appendRow(item);
    };
    try {
        readings_ = findReadings(text, scope());
        for (const core::FindReading& reading : readings_)
            add(reading.text, reading.leadsTo);
    } catch (const core::InputError&) {
        // The text may be incomplete; Return shows the error.
        for (const core::FindForm& form : findForms(text, scope()))
            add(form.begin, form.range);
    }
    if (suggestions_->rowCount() == 0 || text.empty()) {
        completer_->popup()->hide();
        return;
    }
    const QRect below = edit_->rect();
    // So that the place at the end of a line is seen, as far as the window is wide.
    const int whole = completer_->popup()->sizeHintForColumn(0) + 2 * completer_->popup()->frameWidth() +
                      completer_->popup()->verticalScrollBar()->sizeHint().width();
    const int width = std::max({popupWidth, below.width(), std::min(whole, window()->width())});
    completer_->complete(QRect(below.left(), below.top(), width, below.height()));
    showWholeRows();
}

void FindField::showWholeRows() {
    // Qt does not count the frame that the style draws around them.
    QAbstractItemView& popup = *completer_->popup();
    int rows = 0;
    for (int row = 0; row < std::min(suggestions_->rowCount(), completer_->maxVisibleItems()); ++row)
        rows += popup.sizeHintForRow(row);
    const int missing = std::max(0, rows - popup.viewport()->height());
    const bool isAbove = popup.y() < edit_->mapToGlobal(QPoint()).y();
    popup.setGeometry(popup.geometry().adjusted(0, isAbove ? -missing : 0, 0, isAbove ? 0 : missing));
}

void FindField::choose(int row) {
    completer_->popup()->hide();
    if (row < 0 || row >= suggestions_->rowCount())
        return;
    if (static_cast<std::size_t>(row) < readings_.size()) {
        const core::FindReading reading = readings_[static_cast<std::size_t>(row)];
        edit_->setText(QString::fromStdString(reading.text));
        select(reading);
        keepFound();
        Q_EMIT found();
        return;
    }
    edit_->setText(suggestions_->item(row)->data(Qt::UserRole).toString());
    edit_->setFocus();
}

void FindField::go() {
    completer_->popup()->hide();
    try {
        const core::FindReading reading = findReadings(edit_->text().toStdString(), scope()).front();
        select(reading);
        keepFound();
        showProblem({});
        Q_EMIT found();
    } catch (const core::InputError& error) {
        showProblem(QString::fromUtf8(error.what()));
    }
}

void FindField::keepFound() {
    foundText_ = edit_->text();
    foundInEnglish_ = core::withEnglishWords(foundText_.toStdString());
    foundIn_ = scope();
    foundBin_ = session_.bin();
}

bool FindField::isTyped() const {
    return edit_->hasFocus() && edit_->text() != foundText_;
}

void FindField::showFoundAgain() {
    const bool isFree = !isSelecting_ && !edit_->hasFocus() && edit_->text().isEmpty();
    if (isFree && session_.path() == foundIn_.path && session_.bin() == foundBin_ && scope() == foundIn_)
        edit_->setText(foundText_);
}

void FindField::checkProblem() {
    if (problem_->text().isEmpty())
        return;
    try {
        findReadings(edit_->text().toStdString(), scope());
        showProblem({});
    } catch (const core::InputError& error) {
        showProblem(QString::fromUtf8(error.what()));
    }
}

void FindField::select(const core::FindReading& reading) {
    const QScopedValueRollback<bool> selecting(isSelecting_, true);
    const LaunchSession::ChangeBatch batch(session_);
    session_.setPath(reading.path);
    if (reading.bin)
        session_.setBin(*reading.bin);
}

bool FindField::hasProblem() const {
    return !problem_->text().isEmpty();
}

void FindField::showProblem(const QString& problem) {
    const bool isChanged = problem != problem_->text();
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    setStyleProperty(edit_, "mark", problem.isEmpty() ? QString() : QStringLiteral("unreadable"));
    if (isChanged)
        Q_EMIT problemChanged();
}

} // namespace trichevron::gui
