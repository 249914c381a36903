// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/term_menu.h"

#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/term_links.h"
#include "app/gui/text/application_filter.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTextDocumentFragment>

namespace trichevron::gui {
namespace {

struct TermMenuText {
    Q_DECLARE_TR_FUNCTIONS(TermMenu)
};

/// What stands at this place of the widget, as plain text; empty for what is no label.
QString labelAt(const QWidget& widget, const QPoint& place) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->textFormat() == Qt::RichText
                   ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                   : label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text().remove(QLatin1Char('&'));
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        return group->title();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return tabs->tabText(tabs->tabAt(place));
    const auto* header = qobject_cast<const QHeaderView*>(widget.parentWidget());
    if (header != nullptr && header->model() != nullptr)
        return header->model()->headerData(header->logicalIndexAt(place), header->orientation()).toString();
    return {};
}

class TermMenus : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        auto* widget = qobject_cast<QWidget*>(object);
        if (event->type() != QEvent::ContextMenu || widget == nullptr ||
            widget->contextMenuPolicy() != Qt::DefaultContextMenu)
            return QObject::eventFilter(object, event);
        const auto* asked = static_cast<QContextMenuEvent*>(event);
        QMenu* menu = makeTermMenu(*widget, asked->pos());
        if (menu == nullptr)
            return QObject::eventFilter(object, event);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(asked->globalPos());
        return true;
    }
};

} // namespace

QMenu* makeTermMenu(QWidget& widget, const QPoint& place) {
    const std::vector<TermMention> terms = termsIn(labelAt(widget, place));
    if (terms.empty())
        return nullptr;
    auto* menu = new QMenu(&widget);
    menu->setObjectName(QStringLiteral("termMenu"));
    if (auto* label = qobject_cast<QLabel*>(&widget); label != nullptr && label->hasSelectedText())
        menu->addAction(TermMenuText::tr("Copy"), label,
                        [label] { QApplication::clipboard()->setText(label->selectedText()); });
    for (const TermMention& mention : terms)
        menu->addAction(fill(TermMenuText::tr("Glossary: {term}"), {{"term", text(titleFor(mention.term))}}),
                        &widget, [&widget, term = mention.term] { openTerm(widget.window(), term); });
    return menu;
}

void offerTermsOfLabels(QApplication& application) {
    installApplicationFilter<TermMenus>(application, QStringLiteral("termMenus"));
}

} // namespace trichevron::gui
