// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/palette/command_palette.h"

#include "app/gui/accessibility/list_keys.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/menus/menu_entry.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/palette/command_score.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/catalogue/language.h"
#include "core/messages/rule_messages.h"
#include "core/messages/terms.h"
#include "core/rules/rule.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace trichevron::gui {
namespace {

constexpr int commandRole = Qt::UserRole;
constexpr int shortcutRole = Qt::UserRole + 1;
constexpr int widthInCharacters = 84;
constexpr int linesOnShow = 14;
constexpr int rowPadding = 8;
constexpr int linesOfAChange = 2;

/// Shows a shortcut in the row, or a question to the user.
void showInRow(QTreeWidgetItem& item, const QString& text, bool isQuestion) {
    item.setText(1, text);
    QFont font = item.font(0);
    font.setBold(isQuestion);
    item.setFont(1, font);
    item.setForeground(1, isQuestion ? currentTheme().text : currentTheme().muted);
}

/// The entries of a menu have the texts that are asked for now.
void askForTexts(QMenu& menu) {
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&menu, &change);
    for (const QAction* action : menu.actions())
        if (action->menu() != nullptr)
            askForTexts(*action->menu());
}

void askForTexts(const QMenuBar& menus) {
    for (const QAction* action : menus.actions())
        if (action->menu() != nullptr)
            askForTexts(*action->menu());
}

} // namespace

CommandPalette::CommandPalette(const QMenuBar& menus, PageStack& pages, QWidget* parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint), menus_(menus), pages_(pages),
      field_(new QLineEdit), list_(new QTreeWidget), change_(new QLabel) {
    setObjectName(QStringLiteral("commandPalette"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 10, 10, 10);
    layout->setSpacing(6);
    field_->setObjectName(QStringLiteral("paletteField"));
    layout->addWidget(field_);
    list_->setObjectName(QStringLiteral("paletteList"));
    list_->setColumnCount(2);
    list_->setHeaderHidden(true);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->setFocusPolicy(Qt::NoFocus); // the field has the focus and handles the arrow keys
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    layout->addWidget(list_);
    change_->setObjectName(QStringLiteral("paletteChange"));
    change_->setTextFormat(Qt::PlainText);
    change_->setWordWrap(true);
    change_->setMinimumHeight(fontMetrics().lineSpacing() * linesOfAChange);
    change_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(change_);
    field_->installEventFilter(this);
    moveThroughListFrom(*field_, *list_);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(list_, &QTreeWidget::itemClicked, this, &CommandPalette::run);
    connect(list_, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem*, QTreeWidgetItem* previous) {
                if (isConfirmed_ && previous != nullptr)
                    showInRow(*previous, previous->data(1, shortcutRole).toString(), false);
                isConfirmed_ = false;
                showChange();
            });
    retranslate(this, [this] {
        setAccessibleName(tr("Command palette"));
        setWindowTitle(tr("Commands"));
        field_->setAccessibleName(tr("Search commands"));
        field_->setPlaceholderText(tr("Search commands, presets, kernels, devices, terms…"));
        list_->setAccessibleName(tr("Commands"));
    });
    collectCommands();
    filter({});
    const int wanted = fontMetrics().averageCharWidth() * widthInCharacters;
    const int height = (fontMetrics().height() + rowPadding) * linesOnShow;
    resize(parent == nullptr ? QSize(wanted, height)
                             : QSize(wanted, height).boundedTo(parent->size() - QSize(40, 80)));
}

void CommandPalette::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    // As a menu: in front of a window that has the keys, it would look as if it had them. Later, since this
    // comes while it closes, too.
    if (event->type() == QEvent::ActivationChange)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (isVisible() && !isActiveWindow())
                    reject();
            },
            Qt::QueuedConnection);
    // After the menus, whose texts it shows, have the new language too.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &CommandPalette::refresh, Qt::QueuedConnection);
}

void CommandPalette::refresh() {
    const auto placeOf = [](const QTreeWidgetItem* item) -> std::optional<qsizetype> {
        const QVariant place = item == nullptr ? QVariant() : item->data(0, commandRole);
        return place.isValid() ? std::optional(place.toLongLong()) : std::nullopt;
    };
    const std::optional<qsizetype> before = placeOf(list_->currentItem());
    const QString path = before ? commands_[*before].path : QString();
    collectCommands();
    filter(field_->text());
    for (int row = 0; row < list_->topLevelItemCount(); ++row)
        if (const std::optional<qsizetype> place = placeOf(list_->topLevelItem(row));
            place && commands_[*place].path == path) {
            list_->setCurrentItem(list_->topLevelItem(row));
            return;
        }
}

void CommandPalette::collectCommands() {
    QList<MenuCommand> english;
    if (core::currentLanguage().code != core::allLanguages().front().code) {
        // Before those of the window: menus are filled again.
        const core::EnglishScope words;
        askForTexts(menus_);
        collectInOneLanguage();
        for (const MenuCommand& command : commands_)
            english.push_back(
                {{}, {}, false, command.path, command.action ? otherWordsOf(*command.action) : QString()});
    }
    if (!english.isEmpty())
        askForTexts(menus_);
    collectInOneLanguage();
    for (qsizetype i = 0; i < std::min(english.size(), commands_.size()); ++i) {
        commands_[i].english = english[i].english;
        commands_[i].englishWords = english[i].englishWords;
    }
}

void CommandPalette::askForSubjects() {
    if (std::exchange(knowsSubjects_, true))
        return;
    for (MenuCommand& command : commands_)
        if (command.action)
            command.subject = subjectOf(*command.action);
}

void CommandPalette::collectInOneLanguage() {
    knowsSubjects_ = false;
    commands_ = menuCommands(menus_);
    ownActions_ = std::make_unique<QObject>();
    for (const OfferedCommand& command : pages_.commands()) {
        auto* action = new QAction(ownActions_.get());
        setObstacle(*action, command.obstacle);
        setOtherWords(*action, command.otherWords);
        setOfNumber(*action, command.isOfNumber);
        connect(action, &QAction::triggered, &pages_, command.run);
        commands_.push_back({command.path, action});
    }
    collectExplanations();
}

void CommandPalette::collectExplanations() {
    QWidget* window = parentWidget();
    const auto add = [&](const QString& kind, const std::string& title, const QString& otherWords,
                         const std::function<void()>& open) {
        auto* action = new QAction(ownActions_.get());
        setOtherWords(*action, otherWords);
        connect(action, &QAction::triggered, window, open);
        commands_.push_back({kind + QStringLiteral(" › ") + text(title), action, true});
    };
    for (const core::Term term : core::allTerms)
        add(tr("Term"), titleFor(term), text(synonymsFor(term)), [window, term] { openTerm(window, term); });
    for (const core::Rule& rule : core::ruleTable())
        // What went wrong, in the words of who does not know the rule's name.
        add(tr("Rule"), titleFor(rule.id),
            rule.isAdvice() ? text(toString(rule.id))
                            : text(toString(rule.id)) + QLatin1Char(' ') + tr("too many too large refused"),
            [window, id = rule.id] { openRules(window, id); });
}

void CommandPalette::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    if (const QWidget* window = parentWidget(); window != nullptr)
        move(window->mapToGlobal(QPoint((window->width() - width()) / 2, window->height() / 8)));
    field_->setFocus();
}

void CommandPalette::filter(const QString& typed) {
    // A term or a rule that only mentions the words comes after commands that have them, possible or not.
    enum class Group { Possible, NotPossible, Mentioned, BySubject };
    struct Found {
        Group group;
        int score;
        qsizetype command;
    };
    const bool isAsked = !typed.trimmed().isEmpty();
    if (isAsked)
        askForSubjects();
    std::vector<Found> found;
    for (qsizetype i = 0; i < commands_.size(); ++i) {
        const MenuCommand& command = commands_[i];
        if (!command.action)
            continue;
        // An entry of this very name says why it is not possible before another one is run in its place.
        const Group group = command.isExplanation && !isFoundByName(command, typed)    ? Group::Mentioned
                            : command.action->isEnabled() || isItsName(command, typed) ? Group::Possible
                                                                                       : Group::NotPossible;
        if (const std::optional<int> score = scoreOf(command, typed))
            found.push_back({group, *score, i});
        else if (const std::optional<int> ofSubject = subjectScoreOf(command, typed))
            found.push_back({Group::BySubject, *ofSubject, i});
    }
    // By group, then by score, then the shorter name, then in the order of the menus.
    const auto length = [&](const Found& each) {
        return isAsked ? ownNameOf(commands_[each.command].path).size() : 0;
    };
    std::stable_sort(found.begin(), found.end(), [&](const Found& a, const Found& b) {
        return a.group != b.group   ? a.group < b.group
               : a.score != b.score ? a.score > b.score
                                    : length(a) < length(b);
    });
    list_->clear();
    QList<QTreeWidgetItem*> items;
    for (const Found& each : found) {
        const MenuCommand& command = commands_[each.command];
        const QAction& action = *command.action;
        const bool isOn = action.isCheckable() && action.isChecked();
        auto* item = new QTreeWidgetItem({isOn ? command.path + QStringLiteral("  ✓") : command.path,
                                          action.shortcut().toString(QKeySequence::NativeText)});
        item->setSizeHint(0, QSize(0, fontMetrics().height() + rowPadding));
        item->setData(0, commandRole, each.command);
        item->setToolTip(0, action.isEnabled() || obstacleOf(action).isEmpty() ? action.toolTip()
                                                                               : obstacleOf(action));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(1, shortcutRole, item->text(1));
        showInRow(*item, item->text(1), false);
        if (!action.isEnabled())
            item->setForeground(0, currentTheme().muted);
        items << item;
    }
    list_->addTopLevelItems(items);
    if (!items.isEmpty()) {
        list_->setCurrentItem(items.first());
        return;
    }
    auto* none = new QTreeWidgetItem(list_, {fill(tr("No command matches “{typed}”"), {{"typed", typed}})});
    none->setFlags(Qt::NoItemFlags);
    none->setFirstColumnSpanned(true);
    none->setForeground(0, currentTheme().muted);
    none->setSizeHint(0, QSize(0, fontMetrics().height() + rowPadding));
}

bool CommandPalette::eventFilter(QObject* object, QEvent* event) {
    if (object != field_ || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(object, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->keyCombination() == shortcut) {
        reject();
        return true;
    }
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return false;
    run();
    return true;
}

QAction* CommandPalette::currentAction() const {
    const QTreeWidgetItem* item = list_->currentItem();
    if (item == nullptr || !item->data(0, commandRole).isValid()) // not a command
        return nullptr;
    QAction* action = commands_[item->data(0, commandRole).toLongLong()].action;
    return action != nullptr && action->isEnabled() ? action : nullptr;
}

QString CommandPalette::whyNotPossible() const {
    const QAction* action = commands_[list_->currentItem()->data(0, commandRole).toLongLong()].action;
    const QString obstacle = action == nullptr ? QString() : obstacleOf(*action);
    return obstacle.isEmpty() ? tr("Not possible at the moment")
                              : fill(tr("Not possible at the moment. {reason}"), {{"reason", obstacle}});
}

void CommandPalette::showChange() {
    const QTreeWidgetItem* item = list_->currentItem();
    const bool hasCommand = item != nullptr && item->data(0, commandRole).isValid();
    const QAction* action = currentAction();
    const bool explains = hasCommand && commands_[item->data(0, commandRole).toLongLong()].isExplanation;
    const QString change = action == nullptr ? QString() : launchChangeOf(*action);
    const QString words = !hasCommand         ? QString()
                          : action == nullptr ? whyNotPossible()
                          : explains          ? tr("Enter shows it in Rules and terms")
                          : change.isEmpty()  ? tr("Enter runs it")
                          : isConfirmed_
                              ? fill(tr("Enter again to change {change}"), {{"change", change}})
                              : fill(tr("Press Enter twice to change {change}"), {{"change", change}});
    change_->setText(words);
    setStyleProperty(change_, "role", isConfirmed_ ? QString() : QStringLiteral("muted"));
    QFont font; // its size is that of the palette
    font.setBold(isConfirmed_);
    change_->setFont(font);
    setAccessibleDescription(words);
}

void CommandPalette::run() {
    const QPointer<QAction> action = currentAction();
    if (!action)
        return;
    if (!isConfirmed_ && !launchChangeOf(*action).isEmpty()) {
        isConfirmed_ = true; // what is changed is read before it is changed
        showInRow(*list_->currentItem(), tr("Enter again to change it"), true);
        showChange();
        return;
    }
    accept();
    action->trigger();
}

} // namespace trichevron::gui
