// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page keeps in a session file, and whose its kernels are: what the user opens or types is the
// user's, what a session file brings is the session's.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/kernel/kernel_details.h"
#include "app/gui/pages/kernel/kernel_devices.h"
#include "app/gui/pages/kernel/kernel_list.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/problem_line.h"
#include "app/gui/pages/unread_file_row.h"
#include "app/gui/text/text.h"
#include "core/errors/input_error.h"

namespace trichevron::gui {

bool KernelPage::mayBecomeUsers() {
    if (!mayReplace())
        return false;
    isOfSession_ = false;
    return true;
}

void KernelPage::remember() {
    const core::OwnKernel* kernel = list_->current();
    if (kernel == nullptr)
        return;
    if (isOfSession_)
        devices_.ownKernels().addOfSession(*kernel);
    else
        devices_.ownKernels().add(*kernel);
}

core::Json KernelPage::state() const {
    core::Json json = core::Json::object();
    json["filter"] = list_->filter().toStdString();
    json["allDevices"] = details_->devices().showsAll();
    if (const core::OwnKernel* kernel = list_->current(); kernel != nullptr)
        json["kernel"] = toJson(*kernel);
    if (!file_.path.isEmpty())
        json["file"] = file_.toJson();
    if (openSource_.isOpen())
        json["source"] = openSource_.state();
    else if (!waitingSource_.is_null())
        json["source"] = waitingSource_;
    return json;
}

std::optional<QString> KernelPage::fileOfTextIn(const core::Json& state) {
    return state.contains("source") ? OpenSource::fileOfTextIn(core::JsonReader(state["source"]))
                                    : std::nullopt;
}

void KernelPage::setState(const core::Json& state) {
    isOfSession_ = true;
    if (const auto all = state.find("allDevices"); all != state.end() && all->is_boolean())
        details_->devices().setShowsAll(all->get<bool>());
    problem_->end();
    reading_.cancel();
    const auto source = state.find("source");
    const QString unread = source == state.end() ? QString() : unreadSource(*source);
    if (source != state.end() && unread.isEmpty() &&
        openSource([&] { openSource_.setState(core::JsonReader(*source)); }))
        return;
    if (const auto kernel = state.find("kernel"); kernel != state.end()) {
        const auto file = state.find("file");
        takeKernel(*kernel, file == state.end() ? NamedFile() : NamedFile::from(*file));
        if (const auto filter = state.find("filter"); filter != state.end() && filter->is_string())
            list_->setFilter(text(filter->get<std::string>()));
        if (list_->current() == nullptr) // a filter that hides it
            list_->setFilter({});
    }
    if (unread.isEmpty())
        return;
    openSource_.close();
    waitingSource_ = *source;
    unread_->showFile(unread, WhyUnread::NotOpened);
}

QString KernelPage::unreadSource(const core::Json& source) {
    try {
        const QString path = OpenSource::fileToReadIn(core::JsonReader(source));
        const bool mayRead =
            path.isEmpty() || whyUnread({path}, context_.files().recent()) != WhyUnread::NotOpened;
        return mayRead ? QString() : path;
    } catch (const core::InputError&) {
        return {}; // whoever opens it says it
    }
}

void KernelPage::takeKernel(const core::Json& json, const NamedFile& file) {
    try {
        const core::OwnKernel kernel = ownKernelFromJson(core::JsonReader(json));
        openSource_.close();
        showKernels({kernel}, file);
        if (file.path.isEmpty())
            return;
        if (const auto why = whyUnread(file, context_.files().recent()))
            unread_->showFile(file.path, *why);
        else
            readKernels(file, kernel.date);
    } catch (const core::InputError&) {
        // Of another version of the program: the page shows its beginning.
    }
}

void KernelPage::openUnread() {
    if (waitingSource_.is_null()) {
        openFile(QString(file_.path));
        return;
    }
    if (!mayBecomeUsers())
        return;
    const core::Json source = waitingSource_; // opening it ends the wait
    if (openSource([&] { openSource_.setState(core::JsonReader(source)); }))
        context_.files().recent().add(text(openSource_.source().path));
}

} // namespace trichevron::gui
