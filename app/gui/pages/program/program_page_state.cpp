// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page keeps in a session file, and which of the traces that a session names it reads by itself.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/program/program_grouping.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/pages/unread_file_row.h"
#include "app/gui/text/text.h"
#include "core/program/finding_kind.h"

#include <QLineEdit>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

QString pathIn(const core::Json& state, const char* key) {
    const auto path = state.find(key);
    return path != state.end() && path->is_string() ? text(path->get<std::string>()) : QString();
}

} // namespace

core::Json ProgramPage::state() const {
    core::Json json = core::Json::object();
    // What is being read counts already, so that a copy of the session has it.
    const QString& file = !named_.file.isEmpty() ? named_.file : reading_.isReading() ? readingPath_ : path_;
    if (!file.isEmpty())
        json["file"] = file.toStdString();
    if (!named_.other.isEmpty())
        json["comparedWith"] = named_.other.toStdString();
    else if (other_ || otherReading_.isReading())
        json["comparedWith"] = otherPath_.toStdString();
    json["view"] = tabs_->currentIndex();
    json["group"] = group_->currentIndex();
    json["filter"] = filter_->text().toStdString();
    json["silenced"] = silenced_;
    return json;
}

void ProgramPage::setState(const core::Json& state) {
    if (const auto group = state.find("group"); group != state.end() && group->is_number_integer())
        group_->setCurrentIndex(std::clamp(group->get<int>(), 0, group_->count() - 1));
    if (const auto filter = state.find("filter"); filter != state.end() && filter->is_string())
        filter_->setText(text(filter->get<std::string>()));
    silenced_.clear();
    if (const auto silenced = state.find("silenced"); silenced != state.end() && silenced->is_array())
        for (const core::Json& kind : *silenced)
            if (kind.is_string() && core::findingKind(kind.get<std::string>()) != nullptr)
                silenced_.insert(kind.get<std::string>());
    named_ = {pathIn(state, "file"), pathIn(state, "comparedWith")};
    takeNamed();
    if (const auto view = state.find("view"); view != state.end() && view->is_number_integer())
        tabs_->setCurrentIndex(std::clamp(view->get<int>(), 0, tabs_->count() - 1));
}

void ProgramPage::takeNamed() {
    const auto mayRead = [this](const QString& path) {
        return !path.isEmpty() && !whyUnread({path}, context_.files().recent());
    };
    if (mayRead(named_.file))
        read(std::exchange(named_.file, {}));
    if (mayRead(named_.other))
        compareWith(std::exchange(named_.other, {}));
    showUnread();
}

void ProgramPage::showUnread() {
    const QString path = named_.file.isEmpty() ? named_.other : named_.file;
    const auto why = path.isEmpty() ? std::nullopt : whyUnread({path}, context_.files().recent());
    if (why)
        unread_->showFile(path, *why);
    else
        unread_->clear();
}

void ProgramPage::openUnread() {
    if (!named_.file.isEmpty())
        read(std::exchange(named_.file, {}));
    else
        compareWith(std::exchange(named_.other, {}));
    showUnread(); // the other one
}

} // namespace trichevron::gui
