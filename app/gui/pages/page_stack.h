// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The pages of the window, one of which is shown, and their tabs. A page is made when it is first needed.
#pragma once

#include "app/gui/pages/page.h"
#include "app/gui/pages/page_table.h"
#include "core/session/saved_session.h"

#include <QStackedWidget>
#include <QTabBar>

#include <functional>
#include <map>
#include <vector>

namespace trichevron::gui {

/// A command of a page for the palette.
struct OfferedCommand {
    QString path;              ///< with the page: "Kernel › New source"
    QString obstacle;          ///< why it is not possible; empty where it is
    std::function<void()> run; ///< shows the page first
    QString otherWords = {};   ///< by which it is found, too
    bool isOfNumber = false;   ///< as PageCommand has it
};

class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    /// `tabRow`: the parent of the tabs, which come before the pages in the order of Tab.
    PageStack(PageContext context, QWidget& tabRow, QWidget* parent);

    QTabBar& tabs() { return *tabs_; }
    const QString& shownId() const { return shown_; }
    Page& shownPage() { return page(shown_); }
    /// Makes the page where it was not needed before. Precondition: the table has it.
    Page& page(const QString& id);
    /// An unknown id changes nothing, for instance one from the session file of another version.
    void show(const QString& id);
    /// The page after the shown one, or before it for -1; from the last to the first.
    void showNext(int step);
    /// The page that is shown has the focus where it had it last, or at its beginning.
    void focusShownPage();
    /// Those of all pages, in the order of the table. Makes no page.
    std::vector<OfferedCommand> commands();
    /// As Page::hidesAnswers() of the page that is shown.
    bool hidesAnswers() { return shownPage().hidesAnswers(); }
    /// Of the launch; null without a device, and while a question about the launch is open.
    const core::Evaluation* shownEvaluation() { return hidesAnswers() ? nullptr : session().evaluation(); }
    const LaunchSession& session() const { return context_.app.session; }

    /// As Page::mayClose() of all pages.
    bool mayClose();
    /// As Page::mayReplace() of all pages.
    bool mayReplace();

    void writeTo(core::SavedSession& session) const;
    /// As Page::replacedLaunch() of any page.
    const LaunchState* replacedLaunch() const;
    /// `isInFile`: a session file has it, so that none of it is lost when it is replaced.
    void takeFrom(const core::SavedSession& session, bool isInFile);
    /// A session file has now what writeTo() gives.
    void markSaved();

Q_SIGNALS:
    void shownChanged(const QString& id);
    /// As Page::edited() of any page.
    void edited();
    /// hidesAnswers() is another now, or may be.
    void hidingChanged(bool hides);

private:
    /// What waits for the page.
    void giveState(const QString& id, Page& page);

    PageContext context_;
    QTabBar* tabs_;
    QString shown_;
    std::map<QString, Page*> made_;
    /// By id: of pages that are not made yet, and of pages that only another version has.
    std::map<std::string, core::Json> waiting_;
    bool isWaitingInFile_ = false; ///< a session file has what waits
};

} // namespace trichevron::gui
