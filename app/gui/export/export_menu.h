// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Copies and saves pictures and tables of the window: a menu of the widget that shows them, opened by the
/// right mouse button, the Menu key or Shift+F10.
#pragma once

#include "app/gui/export/pictures.h"
#include "app/gui/text/later_text.h"
#include "core/table/data_table.h"

#include <QMenu>
#include <QObject>
#include <QPointer>

#include <functional>
#include <utility>

class QTableView;
class QWidget;

namespace trichevron::gui {

class ExportMenu : public QObject {
    Q_OBJECT

public:
    enum class Picture { Offered, None };
    using Table = std::function<core::DataTable()>;

    /// The widget owns the menu. `name` is the default file name; if it is empty, the accessible name of the
    /// widget is used. Without `table`, or if it returns an empty one, only pictures are offered. The actions
    /// of the widget come first.
    static ExportMenu* attach(QWidget& widget, const LaterText& name, Picture picture, Table table = {});
    /// For a table view: its visible rows and columns.
    static ExportMenu* attach(QTableView& view, const LaterText& name);
    /// The same, and for other programs (CSV and JSON) `data`: whole names and numbers that are not rounded.
    static ExportMenu* attach(QTableView& view, const LaterText& name, Table data);

    void copyPicture() const;
    /// As image/svg+xml, and as text for programs that accept only text.
    void copySvg() const;
    void copyTable(core::TableFormat format) const;
    /// Throws InputError if it cannot be written.
    void savePicture(const QString& path, const PictureFormat& format) const;
    /// The suffix, .csv, .md or .json, selects the format. Throws InputError if it cannot be written.
    void saveTable(const QString& path) const;

    /// What to know about a picture of vectors, as a sentence; empty: nothing. Asked for after one was saved.
    void setVectorNote(std::function<QString()> note) { vectorNote_ = std::move(note); }

    /// Brings the widget to rest. Called before a picture of it is drawn.
    void setBeforePicture(std::function<void()> before) { beforePicture_ = std::move(before); }

    /// Adds the entries to another menu.
    void addTo(QMenu& menu);
    QString name() const;
    bool isShown() const { return widget_.isVisible(); }

    /// The open menu; null if there is none.
    QMenu* open() const { return menu_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    ExportMenu(QWidget& widget, QWidget& reacting, const LaterText& name, Picture picture, Table table);
    QByteArray drawPicture(const PictureFormat& format) const;
    core::DataTable tableFor(core::TableFormat format) const;
    void popup(const QPoint& place);
    void savePictureDialog();
    void saveTableDialog();
    /// Says in the window's bar where a file went.
    void confirm(const QString& path, const QString& note) const;

    QWidget& widget_;
    LaterText name_;
    Picture picture_;
    Table table_;
    Table data_; ///< instead of table_, for other programs; null: there is none
    std::function<QString()> vectorNote_;
    std::function<void()> beforePicture_; ///< null: the widget does not move
    QPointer<QMenu> menu_;
};

} // namespace trichevron::gui
