// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The dock with the result pages, one tab per page.
#pragma once

#include "app/gui/results/result_pages.h"
#include <QDockWidget>
#include <QKeySequence>
#include <QString>

#include <map>
#include <vector>

class QAction;
class QStackedWidget;

namespace trichevron::gui {

class ResultTabs;

class ResultsPanel : public QDockWidget {
    Q_OBJECT

public:
    /// Creates the first page; another when it is shown for the first time, or by createAllPages().
    explicit ResultsPanel(std::vector<ResultPage> pages, QWidget* parent = nullptr);

    const std::vector<ResultPage>& pages() const { return pages_; }
    /// Creates those that were not shown yet: to show one for the first time then takes no longer than later.
    void createAllPages();
    bool hasAllPages() const;
    QString currentPage() const;
    /// The page in front.
    const ResultPage& shownPage() const;
    /// The page in front can be seen: the panel is neither hidden nor folded.
    bool isSeen() const;
    /// Shows the tabs of the pages that the current launch has something for. Where the page in front has
    /// nothing any more, the default page replaces it.
    void refreshOffers();
    bool isOffered(const ResultPage& page) const { return !page.isOffered || page.isOffered(); }
    /// An unknown id changes nothing, for instance one from the session file of another version; neither does
    /// that of a page that is not offered.
    void setCurrentPage(const QString& id);
    void setDefaultPage();
    /// Also asks for the panel to be seen. Returns the page; null for an unknown id.
    QWidget* showPage(const QString& id);
    /// Shows the page with the result of a job, unless the page in front shows it and can be seen.
    void showResultOf(JobKind job);

    /// The keys that show pages, by id: the tool tips of the tabs name them.
    void setKeys(std::map<QString, QKeySequence> keys);

    /// Checked while the panel takes most of the window's height.
    QAction& enlargeAction() { return *enlarge_; }

protected:
    void changeEvent(QEvent* event) override;

Q_SIGNALS:
    /// A page of the panel was asked for, so the panel has to be seen.
    void requested();
    void offersChanged();

private:
    /// Creates the page unless it exists.
    QWidget& widgetOf(std::size_t page);
    void showCurrent();
    std::size_t current() const;
    void setTexts();
    void setToolTips();
    void setLeastHeight();

    std::vector<ResultPage> pages_;
    std::map<QString, QKeySequence> keys_; ///< by the id of the page
    ResultTabs* tabs_;
    QStackedWidget* stack_;
    std::vector<QWidget*> widgets_; ///< in the order of pages_; null: not created
    QAction* enlarge_;
};

} // namespace trichevron::gui
